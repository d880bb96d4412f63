import { datesIn } from "./find-birth-dates";
import { type FinderLine, type Match, plainLine } from "./finder-line";
import { foldLine } from "./labels";
import { OFFERED } from "./offered";

const FULL_YEAR = /(?:19|20)\d{2}/;
const [FIRST_YEAR, LAST_YEAR] = [1915, 2012];
/** Between the day of a paper and that of a birth lie about so many years. */
const LEAST_AGE = 12;
const MOST_YEARS = 2100;

/** Full dates so much older than the newest of the text that they may be days of birth though nothing says so. */
export function offeredBirthDates(lines: readonly FinderLine[]): Match[] {
	const dates = lines.flatMap(({ text }, line) => {
		const folded = /\d{4}/.test(text) ? foldLine(plainLine(text)) : "";
		const own = folded === "" ? [] : datesIn(folded);
		return own.map(({ start, end }) => ({ line, start, end, year: Number(FULL_YEAR.exec(folded.slice(start, end))?.[0] ?? 0) }));
	});
	const newest = Math.max(...dates.map(({ year }) => (year < MOST_YEARS ? year : 0)), 0);
	const isOld = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR && (year <= newest - LEAST_AGE || dates.every((date) => date.year === year));
	return dates.filter(({ year }) => isOld(year)).map(({ line, start, end }): Match => ({ kind: "birth_date", line, start, end, confidence: OFFERED }));
}
