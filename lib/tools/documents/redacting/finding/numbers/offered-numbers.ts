import { type FinderLine, type Match, plainLine, type Word, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfGoods, startWithLetters, valueAt } from "./number-value";
import { offeredCodes, offeredPlates } from "./offered-codes";

const [LEAST_MIXED, LEAST_PLAIN, LEAST_MARKED] = [3, 7, 4];
const LEAST_SIGNS = 6;
const REACH = 26;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d ?[-/] ?(?:19|20)?\d\d|\d{1,2}[./]\d{4})(?!\d)/;
const AMOUNT = /^\d{1,3}(?:[., ]\d{3})*(?:[.,]\d{1,2})?$/;
const DOTTED = /^\d+(?:\.\d+)+$/;
const UNIT = /^ ?(?:%|€|\$|£|¥|°|eur|usd|gbp|chf|pln|zł|tl|kr|kč|ft|r\b|kg|g\b|mg|ml|l\b|km|m\b|m²|cm|mm|kwh|mb|gb|hours?|h\b|stunden|euros?)/i;

const COUNTING = /^(?:no|nr|num|number|nummer|numero|numer|id|ref|code)$/;
/** What papers of a person are called: their numbers are the person's as often as not. */
const CLAIMS: ReadonlySet<string> = new Set(["claim", "contact"]);
/** Papers about somebody: what they count with letters in it may be told of that person alone. */
const PAPERS: ReadonlySet<string> = new Set(["case", "file", "dossier", "aktenzeichen", "verbale", "expediente"]);

/** What stands there may be a number of a person's by its signs alone. */
function isNumber(value: string, before: string): boolean {
	const figures = value.replace(/\D/g, "").length;
	if (DATE.test(value) || AMOUNT.test(value) || DOTTED.test(value)) return /[#№]$/.test(before) && figures >= LEAST_MARKED && /^\d+$/.test(value);
	const signs = value.replace(/[^\p{L}\p{N}]/gu, "");
	if (/\p{Lu}/u.test(signs)) return figures >= LEAST_MIXED && signs.length >= LEAST_SIGNS;
	return !/\p{L}/u.test(signs) && (figures >= LEAST_PLAIN || (/[#№]$/.test(before) && figures >= LEAST_MARKED));
}

/** Where a number may begin: figures, or capitals that a hyphen or nothing parts from them. */
const begins = (text: string, { start, text: own }: Word) =>
	/^\p{Lu}{0,6}\d/u.test(own) || (/^\p{Lu}{1,6}$/u.test(own) && /^[-/]\p{Lu}{0,4}[-/]?\d/u.test(text.slice(start + own.length, start + own.length + 6)));

/** "社保号0447719028": no blank parts a number from the signs before it. */
function behindSigns(text: string, line: number): Match[] {
	return [...text.matchAll(/[\p{sc=Han}\p{sc=Hangul}](?=[A-Z]{0,3}\d{3})/gu)].flatMap((found): Match[] => {
		const start = found.index + found[0].length;
		const end = valueAt(text, start);
		const isUnit = /^[\p{sc=Han}\p{sc=Hangul}]/u.test(text.slice(end));
		return !isUnit && text.slice(start, end).replace(/\D/g, "").length >= LEAST_PLAIN
			? [{ kind: "document_number", line, start, end, confidence: OFFERED }]
			: [];
	});
}

/** Long numbers and signs of a register that nothing else claims: they are offered, never taken for sure. */
export function offeredNumbers(lines: readonly FinderLine[]): Match[] {
	return lines.flatMap(({ text: given }, line) => {
		const text = plainLine(given);
		const figures = text.replace(/\D/g, "").length;
		const found: Match[] = figures > 0 ? offeredPlates(text, line) : [];
		if (figures < LEAST_MIXED) return found;
		found.push(...offeredCodes(text, line), ...behindSigns(text, line));
		let reached = 0;
		for (const word of wordsOf(text)) {
			if (word.start < reached || !begins(text, word) || /[\d.,/+@_-]$/.test(text.slice(Math.max(0, word.start - 1), word.start))) continue;
			const end = valueAt(text, word.start);
			if (end === word.start) continue;
			reached = end;
			const value = text.slice(word.start, end);
			const before = text.slice(Math.max(0, word.start - REACH), word.start);
			const nouns = before
				.toLowerCase()
				.split(/[^\p{L}]+/u)
				.filter((part) => part.length > 1);
			const isGoods = (COUNTING.test(nouns.at(-1) ?? "") ? nouns.slice(-2) : nouns.slice(-1)).some(
				(noun) => isOfGoods(noun) && !CLAIMS.has(noun) && !(PAPERS.has(noun) && /\p{Lu}/u.test(value)),
			);
			const isMoney = /[$€£¥₹₺₦] ?$/.test(before) || UNIT.test(text.slice(end, end + 10));
			if (!isGoods && !isMoney && isNumber(value, before.trimEnd()))
				found.push({
					kind: "document_number",
					line,
					start: Math.min(startWithLetters(text, word.start), word.start - Number(before.endsWith("#"))),
					end,
					confidence: OFFERED,
				});
		}
		return found;
	});
}
