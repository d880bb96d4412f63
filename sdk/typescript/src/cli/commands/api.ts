import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { type Command, listFlag, textFlag } from "../command.ts";
import { EXIT, UsageError } from "../exit-codes.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

async function bodyOf(source: string | undefined): Promise<unknown> {
	if (source === undefined) return undefined;
	const content = source === "-" ? await text(process.stdin) : await readFile(source, "utf8").catch(() => null);
	if (content === null) throw new UsageError(`The file ${source} can't be read.`);
	try {
		return JSON.parse(content);
	} catch (error) {
		throw new UsageError(`The body is not JSON: ${error instanceof Error ? error.message : ""}`);
	}
}

function queryOf(pairs: readonly string[]): Record<string, string[]> {
	const query: Record<string, string[]> = {};
	for (const pair of pairs) {
		const at = pair.indexOf("=");
		if (at <= 0) throw new UsageError(`--query takes name=value, not ${JSON.stringify(pair)}`);
		const name = pair.slice(0, at);
		query[name] = [...(query[name] ?? []), pair.slice(at + 1)];
	}
	return query;
}

/** Any call of the API, with the credentials, keys and tries of every other. */
export const api: Command = {
	usage: "api METHOD PATH [--body FILE|-] [--query name=value]",
	summary: "Send an authenticated request to the API",
	words: METHODS,
	flags: {
		body: { type: "string", help: "a file with JSON, or - for what comes in" },
		query: { type: "string", multiple: true, help: "name=value, as often as needed" },
	},
	run: async ({ words, flags, output, open, signal }) => {
		const [method, path] = words;
		if (!method || !path) throw new UsageError("Which call? goal-mode api GET /api/v1/health");
		if (!METHODS.some((known) => known === method.toUpperCase())) throw new UsageError(`${method} is no method: GET, POST, PUT, PATCH or DELETE.`);
		if (!path.startsWith("/")) throw new UsageError(`A path begins with a slash: /api/v1/health`);
		const body = await bodyOf(textFlag(flags, "body"));
		const client = await open();
		const answer = await client.request(method, path, { ...(body === undefined ? {} : { body }), query: queryOf(listFlag(flags, "query")) }, { signal });
		output.show(answer, () => JSON.stringify(answer, null, 2));
		return EXIT.ok;
	},
};
