import { AppError } from "@/lib/platform/errors";

/** Limits that no honest resume comes near, and that keep a zip bomb from filling the memory. */
export const MAX_ENTRIES = 2_000;
export const MAX_TOTAL_BYTES = 40 * 1024 * 1024;
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 1024 * 1024;

export const PICTURE = /^word\/media\/[^/]+\.(?:png|jpe?g)$/i;

export const NO_WORD_DOCUMENT = "This file is not a Word document. Upload it as PDF or DOCX.";
export const TOO_LARGE_DOCX = "This DOCX unpacks to far more than a document holds.";
export const DAMAGED_DOCX = "This DOCX file is damaged or unpacks to far more than a document holds. Open it in your word processor and save it again.";

/** A DOCX that can't be read, in words for who has it. */
export function unreadable(message: string, cause?: unknown): AppError {
	return new AppError("FILE_UNREADABLE", message, undefined, { cause });
}

/** @throws AppError FILE_UNREADABLE for a part that says it unpacks to far more than it holds. */
export function assertUnfoldsInBounds(unpackedBytes: number, packedBytes: number): void {
	if (unpackedBytes > Math.max(RATIO_FREE_BYTES, packedBytes * MAX_RATIO)) throw unreadable(TOO_LARGE_DOCX);
}
