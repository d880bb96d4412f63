import "server-only";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { isRecord } from "@/lib/platform/records";
import type { CallContext } from "@/lib/tools/open-calls";
import type { NewFile } from "@/lib/tools/tool";

/** Arguments for somebody else's server: where one names a file that the call may read, a link of a few minutes to its content stands for it. */
export async function withLinks(args: Record<string, unknown>, context: Pick<CallContext, "files">): Promise<Record<string, unknown>> {
	const fields: [string, unknown][] = [];
	for (const [name, value] of Object.entries(args)) fields.push([name, await linked(value, context)]);
	return Object.fromEntries(fields);
}

async function linked(value: unknown, context: Pick<CallContext, "files">): Promise<unknown> {
	if (Array.isArray(value)) return Promise.all(value.map((entry) => linked(entry, context)));
	if (isRecord(value)) return withLinks(value, context);
	if (typeof value !== "string" || !isId(value)) return value;
	try {
		return (await context.files.link(value)).url;
	} catch (error) {
		// It names something else.
		if (error instanceof AppError && (error.code === "FILE_NOT_FOUND" || error.code === "FILE_FORBIDDEN")) return value;
		throw error;
	}
}

/** Above what a run keeps of one answer. */
const MOST_FILES = 20;
const MOST_BYTES = 50 * 1024 * 1024;

type Part = CallToolResult["content"][number];

/** Files that an answer holds are kept as a tool of ours would keep them, and stand in it by their names alone. */
export async function withKeptFiles(result: CallToolResult, context: Pick<CallContext, "writeFiles">): Promise<CallToolResult> {
	if (result.isError || result.structuredContent) return result;
	const found = result.content.map((part, at) => fileOf(part, at));
	const files = found.flatMap((file) => file ?? []).slice(0, MOST_FILES);
	if (files.length === 0) return result;
	if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > MOST_BYTES) {
		throw new AppError("TOOL_FAILED", "The tool server answered with more than a run can keep.");
	}
	const written = await context.writeFiles(files);
	const content = result.content.map((part, at) => {
		const file = found[at];
		return file ? { type: "text" as const, text: file.fileName } : part;
	});
	return { ...result, content, structuredContent: { content, files: written.map((file) => ({ kind: file.mimeType.split("/")[0] ?? "file", file })) } };
}

function fileOf(part: Part, at: number): NewFile | null {
	if (part.type === "image" || part.type === "audio") return newFile(`${part.type}-${at + 1}`, part.mimeType, Buffer.from(part.data, "base64"));
	if (part.type !== "resource") return null;
	const { uri, mimeType = "application/octet-stream" } = part.resource;
	const name =
		uri
			.slice(uri.lastIndexOf("/") + 1)
			.replace(/[^\w.-]/g, "_")
			.slice(0, 80) || `resource-${at + 1}`;
	if ("blob" in part.resource && typeof part.resource.blob === "string") return newFile(name, mimeType, Buffer.from(part.resource.blob, "base64"));
	return "text" in part.resource && typeof part.resource.text === "string" ? newFile(name, mimeType, Buffer.from(part.resource.text)) : null;
}

const ENDINGS: Readonly<Record<string, string>> = {
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/webp": "webp",
	"audio/wav": "wav",
	"audio/mpeg": "mp3",
	"text/plain": "txt",
	"application/pdf": "pdf",
	"application/json": "json",
	"text/csv": "csv",
};

function newFile(name: string, mimeType: string, bytes: Uint8Array): NewFile {
	const ending = ENDINGS[mimeType];
	return { fileName: name.includes(".") || ending === undefined ? name : `${name}.${ending}`, mimeType, bytes };
}
