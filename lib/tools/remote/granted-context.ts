import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import type { NewFile, ToolContext, WrittenFile } from "@/lib/tools/tool";
import { askApp } from "./ask-app";
import { grantedShelf } from "./granted-shelf";
import { bodyBytes, putBytes } from "./linked-content";
import { type Grant, LinkedFile, ModelAnswer, type OpenedUpload, OpenedUploads, WrittenFiles } from "./wire";

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

async function uploadFile({ fileName, mimeType, bytes }: NewFile, opened: OpenedUpload | undefined, signal: AbortSignal): Promise<WrittenFile> {
	if (!opened) throw new Error("The app opened fewer uploads than it was asked for.");
	await putBytes(opened.link, bytes, signal);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	return { storageKey: opened.storageKey, fileName, mimeType, sizeBytes: bytes.byteLength, sha256 };
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
		shelf: grantedShelf(grant, signal),
		model: grant.model === null ? null : grantedModel(grant, grant.model),
		readFile: async (fileId) => {
			const { url, ...file } = await askApp(grant, "file", { fileId }, LinkedFile, signal);
			const response = await fetch(url, { signal });
			if (!response.ok) throw new Error(`A signed link answered ${response.status}.`);
			return { ...file, bytes: await bodyBytes(response) };
		},
		writeFiles: async (files) => {
			if (files.length === 0) return [];
			const sizes = files.map(({ mimeType, bytes }) => ({ mimeType, sizeBytes: bytes.byteLength }));
			const { uploads } = await askApp(grant, "uploads", { files: sizes }, OpenedUploads, signal);
			const written = await Promise.all(files.map((file, index) => uploadFile(file, uploads[index], signal)));
			return (await askApp(grant, "uploaded", { files: written }, WrittenFiles, signal)).files;
		},
		addCostMicroU,
		reportProgress,
	};
}
