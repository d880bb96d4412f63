import { z } from "zod";
import { findHere, keepHere } from "@/components/device/store/device-store";
import type { RedactableFormat } from "@/lib/tools/documents/redacting/schemas";

const MIME_TYPES: Readonly<Record<RedactableFormat, string>> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	eml: "message/rfc822",
	txt: "text/plain",
	md: "text/markdown",
	csv: "text/csv",
};

const keyOf = (jobSpecId: string) => `redacted ${jobSpecId}`;

/** Keeps the file that a device made for a run, so that it can be saved again. */
export function keepRedacted(jobSpecId: string, bytes: Uint8Array, fileName: string, format: RedactableFormat): Promise<void> {
	return keepHere(keyOf(jobSpecId), new File([new Uint8Array(bytes)], fileName, { type: MIME_TYPES[format] }));
}

/** The file that this browser made for a run; null in another one. */
export async function findRedacted(jobSpecId: string): Promise<File | null> {
	return z.instanceof(File).safeParse(await findHere(keyOf(jobSpecId))).data ?? null;
}

/** Hands a file to its person by the browser's own download. */
export function saveFile(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
