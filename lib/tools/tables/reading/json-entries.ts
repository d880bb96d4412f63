import { refuseLongRow, unreadable } from "@/lib/tools/tables/limits";

const DEEPEST = 100;
/** Numbers of more digits than a program keeps are taken as text, so that none is changed. */
const LONG_NUMBER = /^-?\d{16,}$/;

const BROKEN = "This JSON is broken";

/**
 * Cuts JSON into its entries without holding more than one of them: those of one list, or values one after the other, as in NDJSON.
 * Long whole numbers are turned into text.
 */
export class JsonEntries {
	private rest = "";
	private isInList: boolean | null = null;
	private hasEnded = false;
	private needsComma = false;
	private isEntryDue = false;
	count = 0;

	/** Whether the text is one list, as far as it is known. */
	get isList(): boolean {
		return this.isInList === true;
	}

	/** The texts of the entries that end in this slice. @throws AppError FILE_UNREADABLE with the place. */
	push(slice: string, isLast: boolean): string[] {
		const text = this.rest + slice;
		const entries: string[] = [];
		let at = 0;
		for (;;) {
			at = behindSpace(text, at);
			if (at >= text.length) break;
			const sign = text[at];
			if (this.isInList === null) {
				this.isInList = sign === "[" && !looksLikeRows(text, at);
				if (this.isInList) {
					at += 1;
					continue;
				}
			}
			if (this.hasEnded) throw unreadable(`${BROKEN}: something stands behind the end of its list.`);
			if (this.isInList && sign === "]") {
				if (this.isEntryDue) throw unreadable(`${BROKEN}: a comma stands before the end of its list.`);
				this.hasEnded = true;
				at += 1;
				continue;
			}
			if (this.isInList && this.needsComma) {
				if (sign !== ",") throw unreadable(`${BROKEN} behind entry ${this.count}: a comma is missing.`);
				this.needsComma = false;
				this.isEntryDue = true;
				at += 1;
				continue;
			}
			const end = endOfValue(text, at, isLast);
			if (end === -1) break;
			entries.push(text.slice(at, end));
			this.count += 1;
			this.needsComma = true;
			this.isEntryDue = false;
			at = end;
		}
		this.rest = text.slice(at);
		refuseLongRow(this.rest.length, this.count + 1);
		if (isLast && (this.rest.trim() !== "" || (this.isInList && !this.hasEnded)))
			throw unreadable(`${BROKEN}: it ends in the middle of entry ${this.count + 1}.`);
		return entries;
	}
}

/** A line that is a list by itself with another line behind it belongs to NDJSON. */
function looksLikeRows(text: string, at: number): boolean {
	const lineEnd = text.indexOf("\n", at);
	if (lineEnd === -1) return false;
	const line = text.slice(at, lineEnd).trim();
	const next = text[behindSpace(text, lineEnd)];
	return line.endsWith("]") && line !== "[]" && next === "[";
}

function behindSpace(text: string, from: number): number {
	let at = from;
	for (; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
	}
	return at;
}

/** Where the value that begins here ends, or -1 when it is not whole. */
function endOfValue(text: string, from: number, isLast: boolean): number {
	const first = text[from];
	if (first === '"') return endOfText(text, from);
	if (first !== "{" && first !== "[") return endOfWord(text, from, isLast);
	let depth = 0;
	for (let at = from; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === 0x22) {
			const end = endOfText(text, at);
			if (end === -1) return -1;
			at = end - 1;
		} else if (code === 0x7b || code === 0x5b) {
			depth += 1;
			if (depth > DEEPEST) throw unreadable("This JSON is nested too deep for a table.");
		} else if (code === 0x7d || code === 0x5d) {
			depth -= 1;
			if (depth === 0) return at + 1;
		}
	}
	return -1;
}

function endOfText(text: string, from: number): number {
	for (let at = from + 1; ; ) {
		const quote = text.indexOf('"', at);
		if (quote === -1) return -1;
		let slashes = 0;
		while (text[quote - 1 - slashes] === "\\") slashes += 1;
		if (slashes % 2 === 0) return quote + 1;
		at = quote + 1;
	}
}

function endOfWord(text: string, from: number, isLast: boolean): number {
	let at = from;
	while (at < text.length && !" \n\r\t,]}".includes(text[at] ?? "")) at += 1;
	if (at === from) throw unreadable(`${BROKEN}: ${text[at]} stands where an entry is expected.`);
	return at < text.length || isLast ? at : -1;
}

/** The value of an entry, with long whole numbers as text. @throws AppError FILE_UNREADABLE */
export function parseEntry(text: string, number: number): unknown {
	try {
		return JSON.parse(/\d{16}/.test(text) ? withLongNumbersAsText(text) : text);
	} catch (cause) {
		throw unreadable(`${BROKEN} in entry ${number}. Check it, and upload the file again.`, cause);
	}
}

function withLongNumbersAsText(text: string): string {
	let made = "";
	for (let at = 0; at < text.length; ) {
		if (text[at] === '"') {
			const end = endOfText(text, at);
			made += text.slice(at, end === -1 ? text.length : end);
			at = end === -1 ? text.length : end;
			continue;
		}
		let end = at;
		while (end < text.length && !'",:[]{} \n\r\t'.includes(text[end] ?? "")) end += 1;
		if (end === at) end += 1;
		const piece = text.slice(at, end);
		made += LONG_NUMBER.test(piece) ? `"${piece}"` : piece;
		at = end;
	}
	return made;
}
