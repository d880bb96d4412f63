import { rowsOfSample } from "@/lib/tools/tables/layout/delimiter";
import { columnNames } from "@/lib/tools/tables/recognize/header";
import type { TableLayout } from "@/lib/tools/tables/schemas";
import type { TablePreview } from "./preview";

const SHOWN_ROWS = 20;

/** What parts of a layout are where nothing is said of them. */
const USUAL: Partial<TableLayout> = { headerRow: 1, footerRows: 0 };

/** What a layout makes of the first rows. */
export interface TriedRows {
	readonly names: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** The names of the parts of a layout that are not as recognised. */
export function changedParts(table: TablePreview, layout: TableLayout): (keyof TableLayout)[] {
	const parts = ["encoding", "delimiter", "hasHeader", "sheet", "headerRow", "footerRows"] as const;
	return parts.filter((part) => (layout[part] ?? USUAL[part]) !== (table[part] ?? USUAL[part]));
}

/** The first rows parted anew; null where only reading the file again can show them. */
export function tryLayout(table: TablePreview, layout: TableLayout): TriedRows | null {
	const changed = changedParts(table, layout);
	if (table.sampleText === null || layout.delimiter === null || changed.includes("encoding") || changed.includes("sheet")) return null;
	const parted = rowsOfSample(table.sampleText, layout.delimiter, true).slice((layout.headerRow ?? 1) - 1);
	const [first, ...others] = parted;
	const rows = (layout.hasHeader ? others : parted).slice(0, SHOWN_ROWS);
	const width = Math.max(first?.length ?? 0, ...rows.map((row) => row.length));
	return { names: columnNames(layout.hasHeader ? (first ?? null) : null, width), rows };
}
