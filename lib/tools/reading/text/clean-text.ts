import { trimOf } from "@/lib/platform/language/outer-letters";
import { withoutRadicals } from "./radicals";

const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl", ﬅ: "st", ﬆ: "st" };

/** Control characters that files leave in text, but not tab; zero-width characters; private-use glyphs without a meaning. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const INVISIBLE = /[\u0000-\u0008\u000a-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

const COMBINING: Readonly<Record<string, string>> = { "¨": "\u0308", ˆ: "\u0302", "˜": "\u0303", ˇ: "\u030c", "˚": "\u030a" };

/** A sign and a letter as the one letter that they are; both as they were where there is none such. */
function withAccent(written: string, sign: string, letter: string): string {
	const one = `${letter}${COMBINING[sign] ?? ""}`.normalize("NFC");
	return [...one].length === 1 ? one : written;
}

/** One spelling for equal text: NFKC but for a few raised signs, ligatures spelled out, invisible characters gone, runs of blanks one space. Tabs stay: they part columns of a line. */
export function cleanText(text: string): string {
	return (
		withoutRadicals(text)
			.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
			.replace(/[\u2122\u00ae]/g, "")
			// Some typesetting puts an accent as a sign of its own before its letter.
			.replace(/([¨ˆ˜ˇ˚]) ?(\p{L})/gu, withAccent)
			// No letter carries more marks; putting thousands of them in order takes time with the square of their number.
			.replace(/(\p{M}{8})\p{M}+/gu, "$1")
			// Raised signs say what plain ones don't: "1.º", "m²".
			.replace(/[^ºª²³½¼¾]+/g, (part) => part.normalize("NFKC"))
			// Fonts draw the dash of figures and the slash of fractions like the usual ones, and say so of those too.
			.replace(/[\u2012\u2215]/g, (sign) => (sign === "\u2012" ? "–" : "/"))
			.replace(/\r?\n/g, " ")
			.replace(INVISIBLE, "")
			.replace(/[^\S\t]+/g, " ")
			.replace(/ ?\t[\t ]*/g, "\t")
			.trim()
	);
}

/** After half a word whose other half comes later: "Brücken- und Ingenieurbau". */
const AND_OR = /^(?:und|oder|bzw|sowie|and|or|et|ou|y|e|o|u|en|of|och|eller|og|i|oraz|lub|a|nebo|ve|veya)[\s.,]/u;

/**
 * Joins a wrapped line to the one before it: a hyphen at the break goes when the word goes on in lower case, and stays when its other half comes later;
 * Chinese and Japanese take no space.
 */
export function joinWrapped(before: string, after: string): string {
	// The end alone: what has grown over many lines isn't looked through for each of them.
	const end = before.slice(-3);
	if (/\p{Ll}[-‐]$/u.test(end) && /^\p{Ll}/u.test(after) && !AND_OR.test(after.slice(0, 10))) return before.slice(0, -1) + after;
	// "Georg-Simon-Ohm-" above "Fachhochschule".
	if (/\p{L}[-‐]$/u.test(end) && /^\p{Lu}/u.test(after)) return before + after;
	const isUnspaced = /[\u3040-\u30ff\u3400-\u9fff、。]$/.test(end) && /^[\u3040-\u30ff\u3400-\u9fff、。]/.test(after);
	return isUnspaced ? before + after : `${before} ${after}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function withoutAccents(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/đ/g, "d")
		.replace(/ß/g, "ss");
}

/** Lower case without accents and outer punctuation, for comparing headings and labels. */
export function foldText(text: string): string {
	const plain = ASCII.test(text) ? text.toLowerCase() : withoutAccents(text);
	return trimOf(plain, /[^\p{L}\p{N}]/u).replace(/\s+/g, " ");
}
