import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import type { Spelling } from "@/lib/tools/tables/report/frame/words";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";

const MOST_WORDS = 500;
const SHORTEST = 5;
const LONGEST = 60;
/** A value is rare beside one that comes so many times as often, and at least so often. */
const TIMES = 10;
const FREQUENT = 10;
const EXAMPLES = 5;
const WORDS_ONLY = /^[\p{L}\p{M} '’.-]+$/u;

/** Whether one slip makes a word of the other: a letter too many, too few, another one, or two that changed places. */
export function isOneSlip(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1 || short === long) return false;
	let from = 0;
	while (from < short.length && short[from] === long[from]) from += 1;
	let back = 0;
	while (back < short.length - from && short[short.length - 1 - back] === long[long.length - 1 - back]) back += 1;
	const [left, right] = [short.slice(from, short.length - back), long.slice(from, long.length - back)];
	if (left.length <= 1 && right.length <= 1) return true;
	return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function usualOf({ word, count }: Spelling, frequent: readonly Spelling[]): Spelling | undefined {
	const low = word.toLowerCase();
	// A letter at the end may be a plural, and then it is another value.
	return frequent.find(
		(usual) => usual.count >= count * TIMES && isOneSlip(low, usual.word.toLowerCase()) && !`${low}s`.startsWith(`${usual.word.toLowerCase()}s`),
	);
}

/** Rare values that are one slip of the pen away from a frequent one. They are counted apart until somebody says so. */
export function misspelledFindings(column: FrameColumn): Draft[] {
	const spellings = column.spellings().filter(({ word }) => word.length >= SHORTEST && word.length <= LONGEST && WORDS_ONLY.test(word));
	if (spellings.length > MOST_WORDS) return [];
	const frequent = spellings.filter(({ count }) => count >= FREQUENT);
	const slips = spellings.flatMap((rare) => {
		const usual = usualOf(rare, frequent);
		return usual ? [{ rare, usual }] : [];
	});
	if (slips.length === 0) return [];
	const say = new Sentence();
	const rows = ({ word, count }: Spelling) =>
		say.count(`Rows with ${word}`, count, { op: "rows", where: [{ column: column.name, equals: word }] }, ["row", "rows"]);
	const told = slips.slice(0, EXAMPLES).map(({ rare, usual }) => `${quoted(rare.word)} (${rows(rare)}) is most likely ${quoted(usual.word)} (${rows(usual)})`);
	const wrong = slips.reduce((sum, { rare }) => sum + rare.count, 0);
	return [
		{
			kind: "misspelled",
			area: "quality",
			severity: "medium",
			strength: wrong / column.filled,
			title: `${quoted(column.name)} has likely misspellings`,
			text: `In ${quoted(column.name)} ${told.join("; ")}. ${wrong === 1 ? "It is" : "They are"} counted apart here: correct ${wrong === 1 ? "it" : "them"} in the table if so.`,
			method: "A value that differs by one letter, or by two that changed places, from one that is at least ten times as frequent.",
			figures: say.figures,
			columns: [column.name],
			rows: rowsWith(column, new Set(slips.map(({ rare }) => rare))),
		},
	];
}

const PLACES = 20;

function rowsWith(column: FrameColumn, slips: ReadonlySet<Spelling>): { row: number; text: string }[] {
	const words = new Map([...slips].flatMap(({ places, word }) => places.map((place) => [place, word] as const)));
	const rows: { row: number; text: string }[] = [];
	for (const [at, code] of (column.codes ?? new Uint16Array()).entries()) {
		const word = words.get(code);
		if (word !== undefined && rows.length < PLACES) rows.push({ row: at + 1, text: word });
	}
	return rows;
}
