import type { OpenedTable, SourceRow } from "@/lib/tools/tables/cells/cell";

/** A table without the rows above it and below it. Formats that name the cells of each row have none. */
export function windowed(opened: OpenedTable, rowsAbove: number, rowsBelow: number): OpenedTable {
	if (rowsAbove <= 0 && rowsBelow <= 0) return opened;
	async function* batches(): AsyncGenerator<readonly SourceRow[]> {
		let due = rowsAbove;
		let held: SourceRow[] = [];
		for await (const batch of opened.batches) {
			if (opened.names() !== null) {
				yield batch;
				continue;
			}
			const rows = [...held, ...batch.slice(due)];
			due = Math.max(0, due - batch.length);
			const kept = Math.max(0, rows.length - rowsBelow);
			held = rows.slice(kept);
			if (kept > 0) yield rows.slice(0, kept);
		}
	}
	return { ...opened, batches: batches() };
}
