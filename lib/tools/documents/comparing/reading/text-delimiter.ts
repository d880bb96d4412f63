import { DELIMITER_SIGNS } from "@/lib/tools/tables/layout/csv-parser";
import { DELIMITERS, type Delimiter } from "@/lib/tools/tables/schemas";

const LOOKED_AT = 20_000;

/** The sign that stands most often in the first lines. */
export function delimiterOfText(text: string): Delimiter {
	const start = text.slice(0, LOOKED_AT);
	const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: start.split(DELIMITER_SIGNS[delimiter]).length }));
	return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? "comma";
}
