import { findDateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { Setting } from "@/lib/tools/resume-profile/profile/facts";
import { BRACKETED, isDates } from "@/lib/tools/resume-profile/profile/printed/dates-beside";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { cellsIn, type DoubtedSection, isList, linesOf, type PrintedPlace, placesOf, type Sign, wordsIn } from "./sign";

const ENDS_OPEN = /(?:[,&(/]|\s[–—-]|\p{L}-)$/u;
const CLOSED = /[.!?:;。！？]["”’)]?$/u;
const isOpen = (text: string): boolean => (text.match(/[(（]/gu)?.length ?? 0) > (text.match(/[)）]/gu)?.length ?? 0);

/** What stands apart on a line, but for the words before a value that a form has on line after line. */
const valuesIn = (text: string, { labels }: Setting): string[] => cellsIn(text).filter((cell) => !labels.has(cell));

/** "Communication⇥University of Cape Town,⇥Durban": a cell that breaks off goes on below, so its row is none. */
const tornRow = ({ text }: ResumeLine, setting: Setting): boolean =>
	valuesIn(text, setting)
		.slice(0, -1)
		.some((cell) => ENDS_OPEN.test(cell.trim()) && wordsIn(cell) > 1);

/** Two list items on one line. */
const isTwoItems = ({ kind, text }: ResumeLine, setting: Setting): boolean =>
	kind === "bullet" && valuesIn(text, setting).filter((cell) => wordsIn(cell) > 2).length > 1;

/** Two periods on one line, one of them beside it. */
function isTwoPeriods({ line: { text, dates, style } }: PrintedPlace): boolean {
	if (style !== "head") return false;
	const ranges = findDateRanges(text.replace(BRACKETED, "")).filter(
		({ start, end, isCurrent }) => start !== null && (isCurrent || (end !== null && end !== start)),
	);
	return ranges.length + (dates !== null && (findDateRange(dates)?.start ?? null) !== null ? 1 : 0) > 1;
}

const NAME_BEFORE = 8;

/** Dates in the middle of a head: what comes after them may be of something else. */
function hasDatesWithin({ line: { text, style } }: PrintedPlace): boolean {
	const range = style === "head" ? findDateRange(text) : null;
	return range !== null && range.index > NAME_BEFORE && wordsIn(text.slice(range.index + range.length)) > 2;
}

/** Whether a line of the file ended for want of room: it is about as long as its column is wide. */
function isFull({ of }: PrintedPlace, { widths }: Setting): boolean {
	const line = of.at(-1)?.line;
	return line !== undefined && line.text.length >= FULL * (widths.get(`${line.column}|${line.fontSize}`) ?? Number.POSITIVE_INFINITY);
}
const FULL = 0.75;

const LEAST_WORDS = 3;
const LAST_WORD = /^\p{L}[\p{L}-]+\.$/u;

/** A line above which there was room, or that has its own dates, begins where it does, however small its first letter: "kurs pedagogiczny, ASP Kraków⇥2008". */
function standsAlone({ of, line: { text, dates } }: PrintedPlace): boolean {
	const range = findDateRange(text);
	const told = range !== null && range.index > 0 ? text.slice(0, range.index) : text;
	return of[0]?.line.isRest === false || ((dates !== null || range !== null) && wordsIn(told) >= LEAST_WORDS);
}

/** A line that begins or ends within a sentence. Without a heading between, it may go on with the section before. */
function endSigns(sections: readonly DoubtedSection[], setting: Setting): Sign[] {
	let before: PrintedPlace | undefined;
	return sections.flatMap((section) => {
		if (section.headings.length > 0) before = undefined;
		const places = placesOf(section);
		return places.flatMap((place, at): Sign[] => {
			const [above, next] = [before, places[at + 1]];
			before = place;
			const { text, style, dates } = place.line;
			const isRest =
				above !== undefined &&
				!standsAlone(place) &&
				style !== "item" &&
				/^\p{Ll}/u.test(text) &&
				!CLOSED.test(above.line.text) &&
				!isDates(text) &&
				isFull(above, setting);
			// "Nachbarschulen." below a sentence that does not end.
			const isEnd =
				above !== undefined && style === "head" && dates === null && LAST_WORD.test(text) && above.line.style === "text" && !CLOSED.test(above.line.text);
			const endsWithin = next !== undefined && !text.includes(" · ") && (ENDS_OPEN.test(text) || isOpen(text));
			return [
				...(above && (isRest || isEnd) ? [{ name: "goes_on" as const, lines: linesOf(place), beside: linesOf(above) }] : []),
				...(endsWithin ? [{ name: "breaks_off" as const, lines: linesOf(place), beside: linesOf(next) }] : []),
			];
		});
	});
}

function signsIn(section: DoubtedSection, setting: Setting): Sign[] {
	const places = placesOf(section);
	const { section: kind } = section.printed;
	const alone = places.map(({ line: { text, dates, style } }) => style !== "item" && dates === null && isDates(text));
	const stacked = places.filter((_, at) => alone[at] && (alone[at - 1] || alone[at + 1])).flatMap(linesOf);
	const rows = isList(section) ? [] : section.lines.map(({ line }) => line);
	const periods = places.filter((place) => (kind === "experience" || kind === "education") && isTwoPeriods(place));
	return [
		...rows.filter((line) => tornRow(line, setting)).map((line): Sign => ({ name: "torn_row", lines: [line] })),
		...rows.filter((line) => isTwoItems(line, setting)).map((line): Sign => ({ name: "two_items", lines: [line] })),
		...periods.map((place): Sign => ({ name: "two_periods", lines: linesOf(place) })),
		...(stacked.length > 0 ? [{ name: "stacked_dates" as const, lines: stacked }] : []),
		...places.filter((place) => kind === "experience" && hasDatesWithin(place)).map((place): Sign => ({ name: "dates_within", lines: linesOf(place) })),
	];
}

/** What the lines of sections themselves show. */
export function lineSigns(sections: readonly DoubtedSection[], setting: Setting): Sign[] {
	return [...endSigns(sections, setting), ...sections.flatMap((section) => signsIn(section, setting))];
}
