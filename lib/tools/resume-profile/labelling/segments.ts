import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { type DateRange, findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";

/** A part of a line between signs that may part a title from an employer, or may not. */
export interface Segment {
	readonly line: ResumeLine;
	/** Number of its line within the entry's head, and its own number within the line. */
	readonly row: number;
	readonly at: number;
	readonly start: number;
	readonly end: number;
	readonly text: string;
	/** What stands before it: nothing, a tab, a comma, a dash, a bar, a bracket, a colon, a word such as "at". */
	readonly sign: "none" | "tab" | "comma" | "dash" | "bar" | "bracket" | "colon" | "word";
	/** The line holds a date range, and this is it. */
	readonly isDates: boolean;
}

/** A longer line is no head of an entry. */
const MOST_LETTERS = 400;
const SIGN = /\t|,\s|[、，]|\s[–—―-]{1,2}\s|\s?[|｜•·●▪]\s?|\s\/\s|[()（）[\]【】]|[:：]\s|;\s|\. (?=\p{Lu})|\s(?:at|@|bei|bij|chez|presso|hos|tại|di)\s/gu;

function signOf(text: string): Segment["sign"] {
	if (text.includes("\t") || /^[\s\u3000]+$/.test(text)) return "tab";
	if (/[,，、;]/.test(text)) return "comma";
	if (/[–—―-]/.test(text)) return "dash";
	if (/[|｜•·●▪/.]/.test(text)) return "bar";
	if (/[()（）[\]【】]/.test(text)) return "bracket";
	return /[:：]/.test(text) ? "colon" : "word";
}

const LEAST_CAPITALS = 7;
/** Words in capitals, brackets and signs among them, from the start of a stretch. */
const IN_CAPITALS = /^(?:[\p{Lu}\p{M}\p{N}&/.,'’()–-]{1,40}\s){1,10}(?=\p{Lu}\p{Ll})/u;

/** "FARMACISTA COLLABORATRICE Farmacia Comunale": where a title in capitals ends and its employer begins; null where none does. */
function endOfCapitals(text: string): number | null {
	const run = IN_CAPITALS.exec(text)?.[0];
	const words = run?.split(/\s+/).filter((word) => /\p{Lu}{2}/u.test(word)) ?? [];
	const isTitle = words.some((word) => word.length >= LEAST_CAPITALS) && (words.length > 1 || titleScore(words[0] ?? "") > 0);
	return run && isTitle ? run.length : null;
}

/** Parts of a stretch of a line. */
function partsOf(line: ResumeLine, row: number, from: number, to: number, first: Segment["sign"]): Omit<Segment, "at">[] {
	const parts: Omit<Segment, "at">[] = [];
	let [start, sign] = [from, first];
	const close = (end: number) => {
		const raw = line.text.slice(start, end);
		const lead = raw.length - raw.trimStart().length;
		const text = raw.trim();
		if (/[\p{L}\p{N}]/u.test(text)) parts.push({ line, row, start: start + lead, end: start + lead + text.length, text, sign, isDates: false });
	};
	const inCapitals = endOfCapitals(line.text.slice(from, to));
	if (inCapitals !== null) {
		close(from + inCapitals);
		[start, sign] = [from + inCapitals, "tab"];
	}
	const offset = start;
	for (const match of line.text.slice(offset, to).matchAll(SIGN)) {
		const at = offset + match.index;
		// "S.A. de C.V.", "St. Mary": only after a word does a full stop part.
		if (match[0].startsWith(".") && !/\p{Ll}{4}$|(?<!\p{L})\p{Lu}{3,4}$/u.test(line.text.slice(Math.max(from, at - 5), at))) continue;
		close(at);
		[start, sign] = [at + match[0].length, signOf(match[0])];
	}
	close(to);
	return parts;
}

/** "Paketfuchs AG (acquired by Hermes in 2019)", "Consorcio Sabana 2020": a year within a name, where the head has its dates elsewhere. */
function isWithinName(text: string, range: DateRange): boolean {
	if (range.start !== null || !/^(?:19|20)\d{2}$/.test(range.text.trim())) return false;
	const before = text.slice(0, range.index);
	const opensBracket = before.lastIndexOf("(") > before.lastIndexOf(")") && /\p{L}{2}\s$/u.test(before);
	return opensBracket || (/\p{L}{3}\s$/u.test(before) && text.slice(range.index + range.length).trim() === "" && !before.includes("\t"));
}

/** The parts of the lines of an entry's head. A date range is one part, whatever signs it holds. */
export function segmentsOf(lines: readonly ResumeLine[]): Segment[] {
	const ranges = lines.map(({ text }) => (text.length > MOST_LETTERS ? null : findDateRange(text)));
	return lines.flatMap((line, row) => {
		if (line.text.length > MOST_LETTERS) return [{ line, row, at: 0, start: 0, end: line.text.length, text: line.text, sign: "none" as const, isDates: false }];
		const isDated = ranges.some((other, at) => at !== row && other !== null && other.start !== null);
		const found = ranges[row] ?? null;
		const range = found !== null && isDated && isWithinName(line.text, found) ? null : found;
		const end = line.text.length;
		const parts = range
			? [
					...partsOf(line, row, 0, range.index, "none"),
					{ line, row, start: range.index, end: range.index + range.length, text: range.text, sign: signBefore(line.text, range.index), isDates: true },
					...partsOf(line, row, range.index + range.length, end, signAfter(line.text, range.index + range.length)),
				]
			: partsOf(line, row, 0, end, "none");
		return parts.map((part, at) => ({ ...part, at }));
	});
}

function signBefore(text: string, at: number): Segment["sign"] {
	const before = text.slice(trimEndOf(text.slice(0, at), /[^\p{L}\p{N}]/u).length, at);
	return at === 0 || before === "" ? "none" : signOf(before);
}

function signAfter(text: string, at: number): Segment["sign"] {
	const after = /^[^\p{L}\p{N}]+/u.exec(text.slice(at))?.[0] ?? "";
	return after === "" ? "none" : signOf(after);
}
