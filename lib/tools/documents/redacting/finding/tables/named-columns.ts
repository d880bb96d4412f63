import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { isFirmWord } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { isOfCalendar } from "@/lib/tools/documents/redacting/finding/names/offered/calendar-words";
import { headOf, isRemarkAlone } from "./column-heads";
import { looksLikeName, mayBeName } from "./name-cells";
import type { Cell, Table } from "./table-cells";

const LEAST_CELLS = 3;
const LEAST_SHARE = 0.6;
const MOST_LETTERS = 48;
const UNSURE = 0.5;
const SINGLE = /^\p{Lu}[\p{Ll}'’-]{1,24}$/u;

const isSingle = (text: string) => SINGLE.test(text) && !isFirmWord(text) && !isOfCalendar(text);
const isNamed = (text: string) => text.length <= MOST_LETTERS && !/\d/.test(text) && (looksLikeName(text) || (isSingle(text) && isCalledSomewhere(text)));
const mayBeNamed = (text: string) => text.length <= MOST_LETTERS && (mayBeName(text) || isSingle(text));

/** Columns that no head tells but whose cells are mostly names: the others in them may be names, too. */
export function namedColumns({ rows, delimiter }: Table): Match[] {
	const columns = new Map<number, Cell[]>();
	// Commas part what a sentence lists, too.
	for (const row of delimiter === "," ? [] : rows) {
		for (const cell of row)
			if (cell.text !== "" && headOf(cell.text) === null && !isRemarkAlone(cell.text)) columns.set(cell.column, [...(columns.get(cell.column) ?? []), cell]);
	}
	return [...columns.values()].flatMap((cells): Match[] => {
		const named = cells.filter(({ text }) => isNamed(text)).length;
		if (named < LEAST_CELLS || named / cells.length < LEAST_SHARE) return [];
		return cells
			.filter(({ text }) => isNamed(text) || mayBeNamed(text))
			.map(({ line, start, end }): Match => ({ kind: "name", line, start, end, confidence: UNSURE }));
	});
}
