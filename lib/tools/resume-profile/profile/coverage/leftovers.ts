import { trimEndOf, trimStartOf } from "@/lib/platform/language/outer-letters";
import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";

/** Stands where a value was taken out. */
const TAKEN = "\ue000";
/** Between digits a stroke, a colon or a comma parts nothing: "14/05/1987". */
const SIGN = /[\t|·•●▪;()[\]（）【】、，：\ue000]|(?<!\d)[,:/]|[,:/](?!\d)|\s[–—-]{1,2}\s/u;
const LEAST_LETTERS = 3;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** What is left of a line's text when the values read from it are taken out: its parts between signs, without what labels a value. */
export function leftoversOf(text: string, values: readonly string[], areDatesTaken: boolean): string[] {
	let rest = text;
	for (const range of areDatesTaken ? findDateRanges(text) : []) rest = rest.replace(range.text, TAKEN);
	for (const value of [...values].sort((a, b) => b.length - a.length)) rest = without(rest, value);
	const pieces = rest.split(TAKEN);
	return pieces
		.map((piece, at) => (at < pieces.length - 1 ? withoutLabel(piece) : piece))
		.join(TAKEN)
		.split(SIGN)
		.map((part) => trimEndOf(trimStartOf(part, /[\s\p{P}\p{S}]/u), /[\s\p{P}\p{S}]/u))
		.filter((part) => lettersIn(part) >= LEAST_LETTERS);
}

/** "…, Phone:" before a value that was taken, or one word such as "Tel": the label goes with it. */
function withoutLabel(piece: string): string {
	const text = piece.trimEnd();
	const isLabel = /[:：]$/.test(text);
	const label = (isLabel ? text.slice(0, -1) : text).split(SIGN).at(-1) ?? "";
	return isLabel || !/\S\s+\S/.test(label.trim()) ? text.slice(0, text.length - label.length - (isLabel ? 1 : 0)) : piece;
}

const LEAST_BROKEN = 3;

/** The start of an address at the end of a line that breaks it, or its end at the beginning of the next one. */
function withoutBroken(text: string, address: string): string | null {
	for (let length = address.length - LEAST_BROKEN; length >= LEAST_BROKEN; length -= 1) {
		const [start, end] = [address.slice(0, length), address.slice(length)];
		if (length > address.length / 2 && text.endsWith(start)) return `${text.slice(0, -length)}${TAKEN}`;
		if (text === end || text.startsWith(`${end} `)) return `${TAKEN}${text.slice(end.length)}`;
	}
	return null;
}

/** Takes a value out whole, or word by word where it was put together from parts. */
function without(text: string, value: string): string {
	if (value === "") return text;
	const [folded, sought] = [text.toLowerCase(), value.toLowerCase()];
	const at = folded.length === text.length ? folded.indexOf(sought) : text.indexOf(value);
	if (at >= 0) return text.slice(0, at) + TAKEN + text.slice(at + value.length);
	const unbroken = value.includes("/") && !/\s/u.test(value) ? withoutBroken(text, value) : null;
	if (unbroken !== null) return unbroken;
	const words = new Set(value.toLowerCase().split(/[\s,()]+/));
	return text
		.split(/(\s+)/)
		.map((word) => (words.has(trimEndOf(trimStartOf(word.toLowerCase(), /[\p{P}]/u), /[\p{P}]/u)) ? TAKEN : word))
		.join("");
}
