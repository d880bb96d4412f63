import { isEmptyCell, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import { cellReadings, textReadings } from "@/lib/tools/tables/cells/cell-readings";

const LONGEST_HEADING = 100;

function isYear(text: string): boolean {
	return /^(?:19|20)\d\d$/.test(text);
}

/** Whether the first of these rows names the columns. Without a hint the other way it does. */
export function recognizeHeader(rows: readonly SourceRow[], isTyped: boolean): boolean {
	const [first, ...others] = rows;
	if (!first) return false;
	const names = first.map((cell) => textOfCell(cell).trim());
	const filled = names.filter((name) => name !== "");
	if (filled.length === 0 || filled.some((name) => name.length > LONGEST_HEADING)) return false;
	const valued = first.filter((cell) => !isEmptyCell(cell) && (typeof cell !== "string" || textReadings(textOfCell(cell).trim()) !== 0));
	if (valued.length > 0) {
		const areYears = valued.every((cell) => isYear(textOfCell(cell).trim()));
		const hasValuesBelow = others.some((row) =>
			row.some((cell) => !isEmptyCell(cell) && !isYear(textOfCell(cell).trim()) && cellReadings(cell, isTyped) !== 0),
		);
		return areYears && valued.length < filled.length && hasValuesBelow;
	}
	if (others.length === 0) return true;
	const isRepeated = names.some((name, index) => name !== "" && others.some((row) => textOfCell(row[index]).trim() === name));
	const isHalfEmpty = filled.length * 2 < Math.max(...others.map((row) => row.length));
	const hasTypedBelow = names.some((_, index) => others.some((row) => !isEmptyCell(row[index]) && cellReadings(row[index] ?? null, isTyped) !== 0));
	return !isHalfEmpty && (!isRepeated || hasTypedBelow) && (new Set(filled).size === filled.length || hasTypedBelow);
}

/** Names for `count` columns, each once: what the header says, and a number where it says nothing. */
export function columnNames(header: SourceRow | readonly string[] | null, count: number): string[] {
	const names: string[] = [];
	const taken = new Set<string>();
	for (let index = 0; index < count; index += 1) {
		const given = textOfCell(header?.[index])
			.trim()
			.slice(0, LONGEST_HEADING * 2);
		const wanted = given === "" ? `Column ${index + 1}` : given;
		let name = wanted;
		for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
		taken.add(name);
		names.push(name);
	}
	return names;
}
