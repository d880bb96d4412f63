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
	const old = dates.filter(({ year }) => isOld(year)).map(({ line, start, end }): Match => ({ kind: "birth_date", line, start, end, confidence: OFFERED }));
	return [...old, ...lines.flatMap(({ text }, line) => shortlyIn(foldLine(plainLine(text)), line))];
}

/** "12/03/58": of the years of a century that two figures can tell, those behind today's are old. */
const SHORT_YEAR = /(?<![\d.,/-])\d{1,2}([./-])\d{1,2}\1(?:[3-9]\d)(?![\d]|[.,/-]\d)/g;
/** "b. 1944", "(b. Leeds 1944)". */
const BORN = /(?<=(?:^|[ (,;])b\. (?:\p{L}{3,16}[ ,]{1,2})?)(?:19|20)\d{2}(?!\d)/gu;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|juni|juli|okt|dez|janv|fev|avril|juin|juillet|aout|enero|abril|mayo|agosto|marzo|gennaio|maggio|giugno|luglio|settembre|ottobre|dicembre|setiembre|septiembre|octubre|noviembre|diciembre|maart|mei|augustus|marca|kwietnia|maja|czerwca|lipca)\p{L}{0,9}`;
const DAY_AND_MONTH = new RegExp(
	String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}(?:st|nd|rd|th|\.|er)? (?:de |of )?${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])`,
	"gu",
);
/** "turns 50 on 14 March", "wird am 3. Mai 60", "her 80th is on June 9", "fête ses 70 ans le 3 mai": the day of somebody's birth without its year. */
const TURNS =
	/(?:turns?|turned|turning|will be|celebrates?|celebrating|birthday|wird|wurde|werde|cumple|fete|fetera|aura|compie|faz|wordt|konczy|fyller|fylder)(?: [\p{L}\p{N}]{1,9}){0,4} $/u;
const REACH = 60;

function shortlyIn(folded: string, line: number): Match[] {
	if (!/\d/.test(folded)) return [];
	const match = (start: number, length: number): Match => ({ kind: "birth_date", line, start, end: start + length, confidence: OFFERED });
	return [
		...[...folded.matchAll(SHORT_YEAR), ...folded.matchAll(BORN)].map((found) => match(found.index, found[0].length)),
		...[...folded.matchAll(DAY_AND_MONTH)]
			.filter((found) => TURNS.test(folded.slice(Math.max(0, found.index - REACH), found.index)))
			.map((found) => match(found.index, found[0].length)),
	];
}
