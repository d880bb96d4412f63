import { inflateRawSync, inflateSync } from "#zlib";
import { BLACKED } from "@/lib/tools/documents/redacting/covering/black-out";
import { occurrencesIn, type Sought } from "@/lib/tools/documents/redacting/covering/occurrences";

const MOST_BYTES = 300 * 1024 * 1024;
const STREAM = Buffer.from("stream");
const STREAM_END = Buffer.from("endstream");
const IMAGE = /\/Subtype ?\/Image\b/;

/** What a PDF holds beside the points of its pictures: its objects as they stand, its streams unpacked, its strings in hexadecimal signs. */
export function textsOfPdf(bytes: Uint8Array): string[] {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const texts: string[] = [];
	let outside = "";
	let from = 0;
	for (let at = file.indexOf(STREAM); at !== -1; at = file.indexOf(STREAM, from)) {
		const head = file.toString("latin1", from, at);
		outside += head;
		const start = at + STREAM.byteLength + (file[at + STREAM.byteLength] === 0x0d ? 2 : 1);
		const end = file.indexOf(STREAM_END, start);
		from = end === -1 ? file.byteLength : end + STREAM_END.byteLength;
		if (IMAGE.test(head.slice(-600))) continue;
		const body = file.subarray(start, end === -1 ? file.byteLength : end);
		texts.push(...viewsOf(withoutPlaces(unpacked(body))));
		if (end === -1) break;
	}
	outside += file.toString("latin1", from);
	return [...texts, ...viewsOf(Buffer.from(withoutOwnNumbers(outside), "latin1"))];
}

const CONTENT = /\b(?:cm|Tm|Tf|Tj|TJ|Do)\b/;
/** Where a string in round brackets ends, which may hold others and signs behind a backslash; the end of the text where it does not. */
function endOfString(syntax: string, from: number): number {
	let depth = 0;
	for (let at = from; at < syntax.length; at++) {
		if (syntax[at] === "\\") at += 1;
		else if (syntax[at] === "(") depth += 1;
		else if (syntax[at] === ")") depth -= 1;
		if (depth === 0) return at + 1;
	}
	return syntax.length;
}

function endOfRun(syntax: string, from: number, goesOn: RegExp): number {
	let at = from;
	while (at < syntax.length && goesOn.test(syntax[at] ?? "")) at += 1;
	return at;
}

/** The numbers by which a PDF counts its objects and places its letters say nothing of a person; those in strings, names and remarks stay. */
function withoutOwnNumbers(syntax: string): string {
	const kept: string[] = [];
	let from = 0;
	for (let at = 0; at < syntax.length; ) {
		const sign = syntax[at] ?? "";
		if (sign === "(") at = endOfString(syntax, at);
		else if (sign === "%") at = endOfRun(syntax, at, /[^\r\n]/);
		else if (syntax.startsWith("<<", at)) at += 2;
		else if (sign === "<") at = endOfRun(syntax, at + 1, /[^>]/);
		else if (/\d/.test(sign)) {
			kept.push(syntax.slice(from, at), " ");
			at = endOfRun(syntax, at, /[\d.]/);
			from = at;
		} else at = /[\w/#]/.test(sign) ? endOfRun(syntax, at, /[\w/#.]/) : at + 1;
	}
	return kept.join("") + syntax.slice(from);
}

function withoutPlaces(stream: Buffer): Buffer {
	const latin = stream.toString("latin1");
	return CONTENT.test(latin) && !latin.startsWith("<?") ? Buffer.from(withoutOwnNumbers(latin), "latin1") : stream;
}

function unpacked(body: Buffer): Buffer {
	for (const unpack of [inflateSync, inflateRawSync]) {
		try {
			return unpack(body, { maxOutputLength: MOST_BYTES });
		} catch {
			// Not packed, or not this way.
		}
	}
	return body;
}

/** Bytes as each text that they may be: single bytes, two bytes a letter from either end, and strings in hexadecimal signs. */
function viewsOf(bytes: Buffer): string[] {
	const latin = bytes.toString("latin1");
	const wide = bytes.includes(0) ? [bytes.toString("utf16le"), bytes.subarray(1).toString("utf16le")] : [];
	const strings = [...latin.matchAll(/<([0-9a-fA-F\s]{4,})>/g)].map(([, signs = ""]) => Buffer.from(signs.replace(/\s/g, ""), "hex"));
	const joined = strings.map((string) => bigEndian(string)).join("");
	const single = strings.map((string) => string.toString("latin1")).join("");
	return [latin, bytes.toString("utf8"), ...wide, joined, single].map(withBars);
}

/** A bar is written as four times one sign of its font, whose code is another than the bar's own. What stands on either side of it is not one text. */
const WRITTEN_BAR = /([!-/:-@[-`{-~])(?:\0?\1){3}/g;
/** Where its font has the bar's own code (U+2588), that is two bytes, and single bytes show them as a percent sign and a mark that is no letter. */
const OWN_BAR = /(?:%[\u0088\ufffd]){4}|(?:[\u0088\ufffd]%){4}/g;
const withBars = (text: string): string => text.replace(WRITTEN_BAR, BLACKED).replace(OWN_BAR, BLACKED);

function bigEndian(bytes: Buffer): string {
	return Buffer.from(bytes.subarray(0, bytes.byteLength & ~1))
		.swap16()
		.toString("utf16le");
}

/** Which of the sought texts stand in one of these; by their index. */
export function stillThere(texts: readonly string[], sought: readonly Sought[]): Set<number> {
	return new Set(texts.flatMap((text) => occurrencesIn(text, sought).map(({ text: index }) => index)));
}
