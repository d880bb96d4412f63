/** A tool of the picture, in its column and row. */
export interface DrawnNode {
	readonly index: number;
	readonly column: number;
	readonly row: number;
}

/**
 * Puts tools into columns by what leads to them, so that every arrow points to the right. What goes round in a circle stays where its first tool
 * stands: a picture is no place to complain.
 */
export function columnsOf(count: number, edges: ReadonlyArray<{ readonly from: number; readonly to: number }>): DrawnNode[] {
	const columns = new Array<number>(count).fill(0);
	for (let round = 0; round < count; round += 1) {
		let isMoved = false;
		for (const { from, to } of edges) {
			const wanted = (columns[from] ?? 0) + 1;
			if (from === to || (columns[to] ?? 0) >= wanted || wanted >= count) continue;
			columns[to] = wanted;
			isMoved = true;
		}
		if (!isMoved) break;
	}
	const filled = new Map<number, number>();
	return columns.map((column, index) => {
		const row = filled.get(column) ?? 0;
		filled.set(column, row + 1);
		return { index, column, row };
	});
}
