import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { type DateRange, findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { lookAt, type PrintedRun, printedRuns } from "./printed-runs";

/** A part of a line between signs that may part a title from an employer, or may not. */
export interface Segment {
	readonly line: ResumeLine;
	/** Number of its line within the entry's head, and its own number within the line. */
	readonly row: number;
	readonly at: number;
	readonly start: number;
	readonly end: number;
	readonly text: string;
	/** What stands before it: nothing, a tab, a comma, …, a word such as "at", a change of looks alone, a blank in a script that has none between words. */
	readonly sign: "none" | "tab" | "comma" | "dash" | "bar" | "bracket" | "colon" | "word" | "look" | "blank";
	readonly bold: boolean;
	readonly italic: boolean;
	/** The line holds a date range, and this is it. */
	readonly isDates: boolean;
}

/** A longer line is no head of an entry. */
const MOST_LETTERS = 400;
const SIGN =
	/\t|[,،]\s|[、，]|\s[–—―-]{1,2}\s|\s?[|｜•·●▪]\s?|\s\/\s|[()（）[\]【】]|[:：]\s|;\s|\. (?=\p{Lu})|\s(?:at|@|with|bei|bij|chez|presso|hos|tại|di)\s/gu;

function signOf(text: string): Segment["sign"] {
	if (text.includes("\t") || /^[\s\u3000]+$/.test(text)) return "tab";
	if (/[,،，、;]/.test(text)) return "comma";
	if (/[–—―-]/.test(text)) return "dash";
	if (/[|｜•·●▪/.]/.test(text)) return "bar";
	if (/[()（）[\]【】]/.test(text)) return "bracket";
	return /[:：]/.test(text) ? "colon" : "word";
}

/** "料理長 割烹 浅の川": where letters stand without blanks, and in Korean, a blank may part. */
const BLANK = /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af)）」』]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af「『])/g;
/** "(주)한빛", "(株)青葉": a legal form in brackets is a part of the name that it stands at. */
const FORM_IN_BRACKETS = /[(（](?:주|유|재|사|학|의|株|有|合|資|財|社|学|医|独|福|宗|一社|公財|同)[)）]/g;

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

interface Cut {
	readonly at: number;
	readonly length: number;
	readonly sign: Segment["sign"];
}

/** Where a stretch of a line may part: at signs, and where with nothing between but a blank its letters begin to look different. */
function cutsOf({ text }: ResumeLine, runs: readonly PrintedRun[], from: number, to: number): Cut[] {
	const forms = [...text.slice(from, to).matchAll(FORM_IN_BRACKETS)].map((match) => from + match.index);
	const isOfForm = (at: number) =>
		forms.some((form) => at >= form && at < form + 4 && /[()（）]/.test(text.charAt(at)) && text.slice(form, at).search(/[)）]/) === -1);
	const signs = [...text.slice(from, to).matchAll(SIGN)].flatMap((match): Cut[] => {
		const at = from + match.index;
		if (isOfForm(at)) return [];
		// "S.A. de C.V.", "St. Mary": only after a word does a full stop part.
		if (match[0].startsWith(".") && !/\p{Ll}{4}$|(?<!\p{L})\p{Lu}{3,4}$/u.test(text.slice(Math.max(from, at - 5), at))) return [];
		return [{ at, length: match[0].length, sign: signOf(match[0]) }];
	});
	const looks = runs.flatMap(({ start, bold, italic }, at): Cut[] => {
		const before = runs[at - 1];
		const isOther = before !== undefined && (before.bold !== bold || before.italic !== italic);
		return isOther && start > from && start < to && /[\p{L}\p{N}.)’'] $/u.test(text.slice(0, start)) ? [{ at: start, length: 0, sign: "look" }] : [];
	});
	const blanks = [...text.slice(from, to).matchAll(BLANK)].map((match): Cut => ({ at: from + match.index, length: 1, sign: "blank" }));
	const isParted = ({ at }: Cut) => signs.some((sign) => at >= sign.at && at <= sign.at + sign.length);
	const isBlank = ({ at }: Cut) => blanks.some((blank) => at >= blank.at && at <= blank.at + 1);
	return [...signs, ...blanks.filter((blank) => !isParted(blank)), ...looks.filter((look) => !isParted(look) && !isBlank(look))].sort((a, b) => a.at - b.at);
}

type Part = Omit<Segment, "at">;

/** Parts of a stretch of a line. */
function partsOf(line: ResumeLine, runs: readonly PrintedRun[], row: number, from: number, to: number, first: Segment["sign"]): Part[] {
	const parts: Part[] = [];
	let [start, sign] = [from, first];
	const close = (end: number) => {
		const raw = line.text.slice(start, end);
		const lead = raw.length - raw.trimStart().length;
		const text = raw.trim();
		const own = lookAt(line, runs, start + lead);
		if (/[\p{L}\p{N}]/u.test(text))
			parts.push({ line, row, start: start + lead, end: start + lead + text.length, text, sign, bold: own.bold, italic: own.italic, isDates: false });
	};
	const inCapitals = endOfCapitals(line.text.slice(from, to));
	if (inCapitals !== null) {
		close(from + inCapitals);
		[start, sign] = [from + inCapitals, "tab"];
	}
	for (const cut of cutsOf(line, runs, start, to)) {
		close(cut.at);
		[start, sign] = [cut.at + cut.length, cut.sign];
	}
	close(to);
	return parts;
}

/** "Paketfuchs AG (acquired by Hermes in 2019)", "Consorcio Sabana 2020": a year within a name, where the head has its dates elsewhere, or where an employer tells of itself. */
function isWithinName(text: string, range: DateRange, isDated: boolean): boolean {
	if (range.start !== null || !/^(?:19|20)\d{2}$/.test(range.text.trim())) return false;
	const before = text.slice(0, range.index);
	const bracket = before.lastIndexOf("(");
	const opensBracket = bracket > before.lastIndexOf(")") && /\p{L}{2},?\s$/u.test(before);
	if (!isDated) return opensBracket && isOrganisation(before.slice(0, bracket)) && /\s\S+\s$/u.test(before.slice(bracket));
	return opensBracket || (/\p{L}{3}\s$/u.test(before) && text.slice(range.index + range.length).trim() === "" && !before.includes("\t"));
}

/** The parts of the lines of an entry's head. A date range is one part, whatever signs it holds. */
export function segmentsOf(lines: readonly ResumeLine[]): Segment[] {
	const ranges = lines.map(({ text }) => (text.length > MOST_LETTERS ? null : findDateRange(text)));
	return lines.flatMap((line, row) => {
		const { text, bold, italic } = line;
		if (text.length > MOST_LETTERS) return [{ line, row, at: 0, start: 0, end: text.length, text, sign: "none" as const, bold, italic, isDates: false }];
		const runs = printedRuns(line);
		const isDated = ranges.some((other, at) => at !== row && other !== null && other.start !== null);
		const found = ranges[row] ?? null;
		const range = found !== null && isWithinName(text, found, isDated) ? null : found;
		const end = text.length;
		const dates = range && { start: range.index, end: range.index + range.length, text: range.text, ...lookAt(line, runs, range.index) };
		const parts: Part[] = dates
			? [
					...partsOf(line, runs, row, 0, dates.start, "none"),
					{ line, row, ...dates, sign: signBefore(text, dates.start), isDates: true },
					...partsOf(line, runs, row, dates.end, end, signAfter(text, dates.end)),
				]
			: partsOf(line, runs, row, 0, end, "none");
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
