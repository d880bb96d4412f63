import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Study } from "@/lib/tools/tables/report/study";
import { CellFitter } from "@/lib/tools/tables/writing/fit-cell";
import { KINDS } from "@/lib/tools/tables/writing/out-table";

/** A sum may be told in rounded numbers. */
const ROUNDED = 0.000_5;
const CENT = 0.011;

/** What the row says it is: its first cell that is no number. */
const nameOf = (row: readonly string[]): string => row.find((cell) => /\p{L}/u.test(cell)) ?? "Total";

function statedIn(cell: string, column: FrameColumn): number | null {
	const fitter = new CellFitter(false);
	const kind = fitter.fit(cell, column.setting);
	const value = Number(fitter.text);
	return kind === KINDS.number && Number.isFinite(value) ? value : null;
}

function sumOf(column: FrameColumn): number {
	let sum = 0;
	for (const value of column.numbers ?? []) if (!Number.isNaN(value)) sum += value;
	return sum;
}

function findingOf(row: readonly string[], column: FrameColumn): Draft[] {
	const stated = statedIn(row[column.index] ?? "", column);
	if (stated === null || column.setting.type === "date") return [];
	const sum = sumOf(column);
	const difference = stated - sum;
	if (Math.abs(difference) <= Math.max(CENT, Math.abs(sum) * ROUNDED)) return [];
	const say = new Sentence();
	const said = say.number("Stated total", stated, { op: "stated_total", column: column.name });
	const summed = say.number("Sum of the rows", sum, { op: "sum", column: column.name });
	return [
		{
			kind: "totals",
			area: "quality",
			severity: "high",
			strength: Math.min(1, Math.abs(difference) / Math.max(1, Math.abs(stated))),
			title: `${quoted(column.name)} does not add up to its total`,
			text: `The row ${quoted(nameOf(row))} says ${said} in ${quoted(column.name)}, the rows sum to ${summed}. Rows may be missing or stand there twice, cells may not be read as numbers, or the total may be old.`,
			method: "The number below the table, against the sum of all cells of its column that are numbers.",
			figures: say.figures,
			columns: [column.name],
			rows: [],
		},
	];
}

/** Where the total below a table is not the sum of its rows. One row of totals is compared: several are of parts. */
export function totalFindings({ frame, measures }: Study, totalRows: readonly (readonly string[])[]): Draft[] {
	const [row, ...others] = totalRows;
	if (!row || others.length > 0 || frame.rows < 2) return [];
	return measures.flatMap((column) => (column.numbers && isAdditive(column) ? findingOf(row, column) : []));
}
