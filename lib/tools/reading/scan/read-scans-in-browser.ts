import { AppError } from "@/lib/platform/errors";
import type { ReadScans, ScannedPage } from "./read-scans";

/** What recognises letters in pictures is far too large for a browser. @throws AppError FILE_SCANNED always. */
export async function readScans(_pages: readonly ScannedPage[], _options: unknown): Promise<ReadScans> {
	throw new AppError(
		"FILE_SCANNED",
		"Pages of this file are pictures, and text in pictures can't be recognised on your device. Export it as a PDF with text or as DOCX, or start again and let us read it.",
	);
}
