import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";

type Columns = FoundTable["columns"];

/** Which of some columns each of the fewer others is, by where they stand; null where one stands over none or two over one. */
export function columnsAmong(fewer: Columns, columns: Columns): number[] | null {
	const overlap = (one: Columns[number], other: Columns[number]) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const places = fewer.map((own) => {
		const shares = columns.map((column) => overlap(own, column));
		const most = Math.max(...shares);
		return most > 0 ? shares.indexOf(most) : -1;
	});
	return places.includes(-1) || new Set(places).size < places.length ? null : places;
}

/** Cells of a row on more columns than they have: `places` tells the column of each, what stands between them is blank. */
export function spread<C extends { readonly columnSpan: number }>(cells: readonly C[], places: readonly number[], count: number, blank: C): C[] {
	const row: C[] = [];
	let filled = 0;
	let at = 0;
	for (const cell of cells) {
		const from = places[at] ?? filled;
		const to = places[at + cell.columnSpan - 1] ?? from;
		for (; filled < from; filled += 1) row.push(blank);
		row.push({ ...cell, columnSpan: to - from + 1 });
		filled = to + 1;
		at += cell.columnSpan;
	}
	for (; filled < count; filled += 1) row.push(blank);
	return row;
}
