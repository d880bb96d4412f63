import { fileKey } from "@/lib/files/internal";
import { fileStore } from "@/lib/files/store/file-store";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { sampleFiles } from "@/tests/factories/sample-files";

const MIME_TYPES: Record<string, string> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	txt: "text/plain",
	csv: "text/csv",
	md: "text/markdown",
	html: "text/html",
	jpg: "image/jpeg",
	png: "image/png",
	json: "application/json",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	zip: "application/zip",
};

/** A file of this owner as the database and the store hold it; one that is `local` has no content here. Returns its id. */
export async function makeFile(
	ownerId: string,
	given: { readonly fileName?: string; readonly bytes?: Uint8Array; readonly status?: "ready" | "local" } = {},
): Promise<string> {
	const { fileName = "notes.txt", bytes = new TextEncoder().encode("some notes"), status = "ready" } = given;
	const id = newId();
	const mimeType = MIME_TYPES[fileName.split(".").at(-1) ?? ""] ?? "application/octet-stream";
	const stored = async () => ({ storageKey: fileKey(id), ...(await fileStore().put(fileKey(id), bytes, { mimeType, maxBytes: 100_000_000 })) });
	const content = status === "local" ? { sizeBytes: bytes.byteLength } : await stored();
	await db().file.create({ data: { id, ownerId, fileName, mimeType, status, ...content } });
	return id;
}

/** The sample resume as a ready file of this owner. Returns its id. */
export async function makeResumeFile(ownerId: string, format: "pdf" | "docx" = "docx"): Promise<string> {
	return makeFile(ownerId, { fileName: `resume.${format}`, bytes: (await sampleFiles())[format] });
}
