import { replaceBracketed } from "@/lib/platform/language/brackets";

const SEPARATOR = /[,;，；、،؛•·|\t●▪・⋅◦‣]/u;
const STRONG_SEPARATOR = /[,;，；、،؛•·|\t●▪・]/u;
/** What parts items that may have commas within. */
const BARS = /[;；|\t•●▪]/u;
const COMMAS = /[,，、،]/u;
/** "dry van, tanker. ELD: Samsara": a sentence's end parts items too. */
const SENTENCE_END = /(?<=\p{Ll}{4})\.\s(?=\p{Lu})/u;
/** "Sage 100 – EBP Compta – Silae": so many part items, as commas do. */
const DASHED = /\s[–—-]\s/u;
const LEAST_DASHED = 3;
const SLASHED = /\s\/\s/;
/** "2,500 words a day" */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

export const GROUP = /^[^:：,;]{2,48}[:：](?:\s+|(?=[^\s/]))/u;

const HIDDEN: Readonly<Record<string, string>> = Object.fromEntries([..."，；、,;/|·•."].map((sign, at) => [sign, String.fromCharCode(0xe000 + at)]));
const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(HIDDEN).map(([sign, hidden]) => [hidden, sign]));

const hiddenIn = (text: string): string =>
	replaceBracketed(text, "(", (inner) => inner.replace(/[,;，；、/|·•.]/g, (sign) => HIDDEN[sign] ?? sign)).replace(THOUSANDS, HIDDEN[","] ?? ",");
const shownIn = (text: string): string => text.replace(/[\ue000-\ue009]/g, (sign) => SHOWN[sign] ?? sign).trim();

export const isParted = (text: string): boolean => SEPARATOR.test(text);
/** "Go / Ruby / Java": slashes that stand free part a list as well. */
export const isSlashed = (text: string): boolean => text.split(SLASHED).length > 2;

/** Fewer say nothing of how the others are meant. */
const LEAST_PLAIN = 2;
const MOST_PLAIN = 0.6;

/** Whether most of some parts are items as they are: those among them that have commas are items too, "Pallet jack, manual and electric". */
function areItems(parts: readonly string[]): boolean {
	const plain = parts.filter((part) => !COMMAS.test(part));
	return plain.length >= LEAST_PLAIN && plain.length >= parts.length * MOST_PLAIN;
}

/** Items between separators that stand outside brackets; commas part none where bars do, and a slash only where nothing else does. */
export function itemsOf(text: string): string[] {
	const hidden = hiddenIn(text);
	const dashed = hidden.split(DASHED);
	if (dashed.length > LEAST_DASHED) return dashed.flatMap((part) => part.split("\t")).map(shownIn);
	const barred = hidden.split(BARS).filter((part) => part.trim() !== "");
	if (barred.length > 1 && COMMAS.test(hidden) && areItems(barred)) return barred.map(shownIn);
	return hidden
		.split(!STRONG_SEPARATOR.test(hidden) && isSlashed(hidden) ? SLASHED : SEPARATOR)
		.flatMap((part) => part.split(SENTENCE_END).map((sentence, at) => (at > 0 ? sentence.replace(GROUP, "") : sentence)))
		.map(shownIn);
}

const SIGN_WITHIN = /[,，、،:：]|\s·\s|\s\/\s.+\s\/\s/u;
const LEAST_UNITS = 3;
/** Of items with a mark each, which say themselves what they are. */
const SOME_PLAIN = 0.4;
const LONGEST_UNIT = 60;

const MARK = /^[•·●▪*–-]\s/u;
/** As many signs within one make it a list of its own. */
const SIGNS_OF_LISTS = /[·•|;]/gu;
const LEAST_SIGNS = 2;
const LEAST_COMMAS = 3;

const cellsOf = (text: string): string[] =>
	text
		.split("\t")
		.map((cell) => cell.trim().replace(MARK, ""))
		.filter(Boolean);

/** What stands apart on the page, cells and lines, each an item unless it is a list itself. */
export function unitsOf(text: string): string[] {
	return cellsOf(text).flatMap((cell) => {
		const hidden = hiddenIn(cell);
		const isList = (hidden.match(SIGNS_OF_LISTS)?.length ?? 0) >= LEAST_SIGNS || hidden.split(COMMAS).length > LEAST_COMMAS;
		return isList ? itemsOf(cell) : [cell];
	});
}

/** Whether what stands apart in a list is an item each, as most of it shows, so that a comma within parts nothing: "Micrometers, verniers" below "Excel". */
export function isListOfUnits(texts: readonly string[], areMarked: boolean): boolean {
	const units = texts.flatMap(cellsOf);
	const plain = units.filter((unit) => !SIGN_WITHIN.test(hiddenIn(unit)) && unit.length <= LONGEST_UNIT);
	const least = areMarked && units.length > LEAST_UNITS ? SOME_PLAIN : MOST_PLAIN;
	return units.length > (areMarked ? 2 : LEAST_UNITS) && plain.length >= units.length * least && units.every((unit) => unit.length <= 2 * LONGEST_UNIT);
}
