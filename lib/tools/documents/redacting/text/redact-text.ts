import { AppError } from "@/lib/platform/errors";
import { BLACKED } from "@/lib/tools/documents/redacting/covering/black-out";
import { countsOf, occurrencesIn, type Sought, spansOf } from "@/lib/tools/documents/redacting/covering/occurrences";
import { recognizeEncoding } from "@/lib/tools/tables/layout/encoding";
import { decodeText } from "@/lib/tools/tables/reading/decode-text";
import type { TextEncoding } from "@/lib/tools/tables/schemas";
import { decodeOlder } from "./older-encodings";

const MOST_LETTERS = 5_000_000;
const ZERO = String.fromCharCode(0);

/** The text of a file, whatever program saved it. @throws AppError FILE_UNREADABLE or FILE_TOO_LARGE */
export function readText(bytes: Uint8Array): string {
	const encoding: TextEncoding = recognizeEncoding(bytes);
	let text = "";
	for (const slice of encoding === "windows-1252" ? [{ text: decodeOlder(bytes) }] : decodeText(bytes, encoding)) {
		text += slice.text;
		if (text.length > MOST_LETTERS) throw new AppError("FILE_TOO_LARGE", "This text has more than five million letters. Split it and redact the parts.");
	}
	if (text.includes(ZERO))
		throw new AppError("FILE_UNREADABLE", "This file is no text, whatever its name says. Upload the document itself as PDF, DOCX or text.");
	return text;
}

/** The text with a bar of one length in place of every sought text, as UTF-8. */
export function redactText(text: string, sought: readonly Sought[]): { bytes: Uint8Array; counts: Map<number, number> } {
	const found = occurrencesIn(text, sought);
	let written = "";
	let from = 0;
	for (const { start, end } of spansOf(found)) {
		written += text.slice(from, start) + BLACKED;
		from = end;
	}
	return { bytes: new TextEncoder().encode(written + text.slice(from)), counts: countsOf(found) };
}
