import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import { AppError, knownCode } from "@/lib/platform/errors";
import type { ToolContext } from "@/lib/tools/tool";
import { type Grant, LinkedFile, ModelAnswer, OpenedUpload, Refusal, WrittenFile } from "./wire";

/** Asks the app, whose call this is. @throws AppError with the app's own code and words. */
async function askApp<T extends z.ZodType>(grant: Grant, asked: string, body: unknown, answer: T, signal: AbortSignal): Promise<z.output<T>> {
	const response = await fetch(`${grant.url}/${asked}`, {
		method: "POST",
		headers: { authorization: `Bearer ${grant.token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
		signal,
	});
	const said: unknown = await response.json();
	if (response.ok) return answer.parse(said);
	const refusal = Refusal.safeParse(said);
	if (!refusal.success) throw new Error(`The app answered ${response.status} to a tool.`);
	throw new AppError(knownCode(refusal.data.code, "TOOL_FAILED"), refusal.data.message);
}

function grantedModel(grant: Grant, name: string): LanguageModel {
	return {
		name,
		generateObject: async ({ schema, signal, ...request }) => {
			const body = { ...request, schema: z.toJSONSchema(schema, { unrepresentable: "any" }) };
			const { object, ...tokens } = await askApp(grant, "model", body, ModelAnswer, signal);
			// The app has counted what it cost.
			return { ...tokens, object: schema.parse(object), costMicroU: 0 };
		},
	};
}

interface Reporting {
	readonly signal: AbortSignal;
	readonly reportProgress: ToolContext["reportProgress"];
	readonly addCostMicroU: ToolContext["addCostMicroU"];
}

/** What a call may reach, for a tool that runs in another process than the app: files by signed links, the model by asking the app for it. */
export function grantedContext(grant: Grant, { signal, reportProgress, addCostMicroU }: Reporting): ToolContext {
	return {
		signal,
		now: new Date(grant.now),
		model: grant.model === null ? null : grantedModel(grant, grant.model),
		readFile: async (fileId) => {
			const { url, ...file } = await askApp(grant, "file", { fileId }, LinkedFile, signal);
			const response = await fetch(url, { signal });
			if (!response.ok) throw new Error(`A signed link answered ${response.status}.`);
			return { ...file, bytes: new Uint8Array(await response.arrayBuffer()) };
		},
		writeFile: async ({ fileName, mimeType, bytes }) => {
			const sizeBytes = bytes.byteLength;
			const { storageKey, link } = await askApp(grant, "upload", { mimeType, sizeBytes }, OpenedUpload, signal);
			const { url, method, headers } = link;
			const response = await fetch(url, { method, headers, body: Buffer.from(bytes), signal });
			if (!response.ok) throw new Error(`An upload link answered ${response.status}.`);
			const sha256 = createHash("sha256").update(bytes).digest("hex");
			return askApp(grant, "uploaded", { storageKey, fileName, mimeType, sizeBytes, sha256 }, WrittenFile, signal);
		},
		addCostMicroU,
		reportProgress,
	};
}
