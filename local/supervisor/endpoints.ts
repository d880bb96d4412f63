import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { OWNER_ONLY } from "@/local/processes/private-folder";
import { DEMO_EMAIL, loopback, type StackContext } from "./stack-context";

export interface Endpoints {
	web: string;
	inngest: string | null;
	channels: string | null;
	mail: string | null;
	jobBoards: string | null;
	paddle: string | null;
	line: string | null;
	google: string | null;
	github: string | null;
	databaseUrl: string;
	demo: { email: string; password: string } | null;
	secrets: Record<string, string>;
}

/** Where everything answers. Null: that service is one of the user's own. */
export function describeEndpoints({ ports, secrets, databaseUrl, webUrl }: StackContext, running: Set<string>): Endpoints {
	const address = (name: string, port: number) => (running.has(name) ? loopback(port) : null);
	return {
		web: webUrl,
		inngest: address("inngest", ports.inngest),
		channels: address("channels", ports.channels),
		mail: address("mailbox", ports.mailHttp),
		jobBoards: address("job-boards", ports.jobBoards),
		paddle: address("paddle", ports.paddle),
		line: address("line", ports.line),
		google: address("google", ports.google),
		github: address("github", ports.github),
		databaseUrl,
		demo: running.has("postgres") ? { email: DEMO_EMAIL, password: secrets.demo } : null,
		secrets: {
			...(running.has("paddle") ? { paddleWebhook: secrets.paddleWebhook } : {}),
			...(running.has("line") ? { lineWebhook: secrets.lineWebhook } : {}),
		},
	};
}

function endpointsFile(localDir: string): string {
	return path.join(localDir, "endpoints.json");
}

/** Publishes the addresses to tools and tests, readable by the owner alone. */
export function writeEndpoints(localDir: string, endpoints: Endpoints): void {
	const file = endpointsFile(localDir);
	writeFileSync(`${file}.new`, `${JSON.stringify(endpoints, null, 2)}\n`, { mode: OWNER_ONLY });
	renameSync(`${file}.new`, file);
}

const Known = z.object({ web: z.string(), databaseUrl: z.string() });

/** Where the stack of this folder answers; null while it isn't up. */
export function readEndpoints(localDir: string): z.infer<typeof Known> | null {
	const file = endpointsFile(localDir);
	return existsSync(file) ? Known.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** A stack that isn't up has no addresses. */
export function removeEndpoints(localDir: string): void {
	rmSync(endpointsFile(localDir), { force: true });
}
