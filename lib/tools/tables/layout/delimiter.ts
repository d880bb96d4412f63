import { AppError } from "@/lib/platform/errors";
import { textReadings } from "@/lib/tools/tables/cells/cell-readings";
import { DELIMITERS, type Delimiter } from "@/lib/tools/tables/schemas";
import { CsvParser, DELIMITER_SIGNS } from "./csv-parser";

const LINES_LOOKED_AT = 200;

/** The first rows of a text by a delimiter; what is cut off at its end is left out. */
export function rowsOfSample(sample: string, delimiter: Delimiter, isWhole: boolean): string[][] {
	try {
		return new CsvParser(delimiter).push(sample, isWhole).slice(0, LINES_LOOKED_AT);
	} catch (error) {
		if (error instanceof AppError) return [];
		throw error;
	}
}

/** Whether a cell looks as if another delimiter should part it. */
function isUnparted(cell: string, others: readonly string[]): boolean {
	if (textReadings(cell.trim()) !== 0) return false;
	return others.some((sign) => {
		const at = cell.indexOf(sign);
		return at !== -1 && cell[at + 1] !== " ";
	});
}

interface Score {
	readonly delimiter: Delimiter;
	readonly columns: number;
	readonly score: number;
}

function scoreOf(sample: string, delimiter: Delimiter, isWhole: boolean): Score {
	const rows = rowsOfSample(sample, delimiter, isWhole);
	const counts = new Map<number, number>();
	for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
	const [columns = 0, times = 0] = [...counts].sort(([one, a], [other, b]) => b - a || other - one)[0] ?? [];
	if (columns < 2) return { delimiter, columns, score: 0 };
	const others = DELIMITERS.filter((other) => other !== delimiter).map((other) => DELIMITER_SIGNS[other]);
	const cells = rows.flat().filter((cell) => cell !== "");
	const unparted = cells.filter((cell) => isUnparted(cell, others)).length;
	return { delimiter, columns, score: (times / rows.length) * (1 - unparted / Math.max(1, cells.length)) };
}

/** Some programs name the delimiter in a first line of its own. */
export function namedDelimiter(sample: string): Delimiter | null {
	const named = /^sep=(.)\r?\n/i.exec(sample.slice(0, 20))?.[1];
	return DELIMITERS.find((delimiter) => DELIMITER_SIGNS[delimiter] === named) ?? null;
}

/** The delimiter whose rows are the most alike; `usual` for a table of one column. */
export function recognizeDelimiter(sample: string, isWhole: boolean, usual: Delimiter): Delimiter {
	const named = namedDelimiter(sample);
	if (named) return named;
	const scores = DELIMITERS.map((delimiter) => scoreOf(sample, delimiter, isWhole)).filter(({ score }) => score > 0);
	const best = scores.sort(
		(one, other) => other.score - one.score || Number(other.delimiter === usual) - Number(one.delimiter === usual) || other.columns - one.columns,
	)[0];
	return best?.delimiter ?? usual;
}
