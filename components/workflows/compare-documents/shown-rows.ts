import { type ComparedRow, ComparisonReport } from "@/lib/tools/documents/comparing/schemas";

/** A report from its file; null for one that is not as this version writes it. */
export function readReport(text: string): ComparisonReport | null {
	try {
		return ComparisonReport.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

/** Whether a row is one of the changes that are counted: what moved is one, in its new place. */
export function isChange({ kind, partner }: ComparedRow): boolean {
	return kind !== "same" && !(kind === "moved_from" && partner !== null);
}

/** A row to show, or how many rows that stayed the same are folded there. */
export type ShownRow = { readonly row: ComparedRow } | { readonly folded: number; readonly key: string };

/** Rows that stayed beside a change are shown with it; longer stretches fold. */
const NEAR = 1;
const LEAST_FOLDED = 3;

/** The rows of a comparison: all of them, or the changes with what stands beside them. */
export function shownRows(rows: readonly ComparedRow[], isWhole: boolean): ShownRow[] {
	if (isWhole) return rows.map((row) => ({ row }));
	const shown: ShownRow[] = [];
	for (let at = 0; at < rows.length; ) {
		const row = rows[at];
		if (!row) break;
		if (row.kind !== "same") {
			shown.push({ row });
			at += 1;
			continue;
		}
		let end = at;
		while (rows[end]?.kind === "same") end += 1;
		const [before, behind] = [at === 0 ? 0 : NEAR, end === rows.length ? 0 : NEAR];
		if (end - at - before - behind < LEAST_FOLDED) shown.push(...rows.slice(at, end).map((same) => ({ row: same })));
		else {
			shown.push(...rows.slice(at, at + before).map((same) => ({ row: same })));
			shown.push({ folded: end - at - before - behind, key: `folded-${row.rowId}` });
			shown.push(...rows.slice(end - behind, end).map((same) => ({ row: same })));
		}
		at = end;
	}
	return shown;
}
