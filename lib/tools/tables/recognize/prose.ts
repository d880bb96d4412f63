import { type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import { textReadings } from "@/lib/tools/tables/cells/cell-readings";

const LINES_LOOKED_AT = 200;
const FEWEST_LINES = 2;
/** Of the lines of a table so many have as many cells as most. */
const ALIKE = 0.6;
/** Of the lines of a text so many end with a sign of a sentence, and more where they happen to have the same signs in them. */
const [ENDED, ENDED_ALIKE] = [0.3, 0.6];
/** So many words a line of a text has, and a cell of a line that looks like one of a table. */
const [WORDS_OF_LINE, WORDS_OF_CELL] = [3, 3];
/** Of the cells of a table so many are numbers, dates and the like, in one column at least. */
const VALUES = 0.5;

const ENDS_SENTENCE = /[.!?,:;…。！？]["”’»)]{0,2}$/u;

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0;

function mostFrequent(counts: readonly number[]): number {
	const times = new Map<number, number>();
	for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
	return [...times].sort(([one, a], [other, b]) => b - a || other - one)[0]?.[0] ?? 0;
}

function hasValues(rows: readonly (readonly string[])[], width: number): boolean {
	return Array.from({ length: width }, (_, column) => rows.slice(1).map((row) => row[column]?.trim() ?? "")).some((cells) => {
		const filled = cells.filter((cell) => cell !== "");
		return filled.length > 0 && filled.filter((cell) => textReadings(cell) !== 0).length >= filled.length * VALUES;
	});
}

/** Whether the lines of a text that is named like a table are running text, as a letter is: sentences, with nothing that lines up. */
export function isProse(given: readonly SourceRow[]): boolean {
	const rows = given.slice(0, LINES_LOOKED_AT).map((row) => row.map(textOfCell));
	if (rows.length < FEWEST_LINES) return false;
	const width = mostFrequent(rows.map(({ length }) => length));
	const isAlike = width > 1 && rows.filter(({ length }) => length === width).length >= rows.length * ALIKE;
	// A line that ends with the sign between cells has an empty cell there.
	const lines = rows.map((row) => row.map((cell) => cell.trim()).join(", "));
	const ended = lines.filter((line) => ENDS_SENTENCE.test(line.trim())).length;
	const words = lines.reduce((sum, line) => sum + wordsIn(line), 0);
	if (!isAlike) return words >= lines.length * WORDS_OF_LINE && ended >= lines.length * ENDED;
	const cells = rows.flat().filter((cell) => cell.trim() !== "").length;
	// Behind the commas of a sentence stands a space, behind those of a table hardly ever.
	const isSpaced = rows.every((row) => row.slice(1).every((cell) => cell === "" || /^\s/u.test(cell)));
	return isSpaced && !hasValues(rows, width) && words >= cells * WORDS_OF_CELL && ended >= lines.length * ENDED_ALIKE;
}
