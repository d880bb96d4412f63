import type { WaterfallRow } from "./waterfall-rows";

/** What a key does in the tree: go to a row, fold or unfold the one that has the focus, or show what is known of it. */
export type TreeMove = { readonly kind: "go"; readonly to: number } | { readonly kind: "toggle" } | { readonly kind: "open" };

/** What a key means while the row at `at` has the focus; null for a key that isn't the tree's. */
export function treeMove(rows: ReadonlyArray<Pick<WaterfallRow, "level" | "isExpanded">>, at: number, key: string): TreeMove | null {
	const row = rows[at];
	if (!row) return null;
	const go = (to: number): TreeMove => ({ kind: "go", to: Math.min(rows.length - 1, Math.max(0, to)) });
	switch (key) {
		case "ArrowDown":
			return go(at + 1);
		case "ArrowUp":
			return go(at - 1);
		case "Home":
			return go(0);
		case "End":
			return go(rows.length - 1);
		case "ArrowRight":
			return row.isExpanded === false ? { kind: "toggle" } : go(row.isExpanded ? at + 1 : at);
		case "ArrowLeft": {
			if (row.isExpanded) return { kind: "toggle" };
			const parent = rows.findLastIndex((other, index) => index < at && other.level < row.level);
			return go(parent >= 0 ? parent : at);
		}
		case "Enter":
		case " ":
			return { kind: "open" };
		default:
			return null;
	}
}
