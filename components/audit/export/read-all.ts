import type { ExportRow } from "./csv";

/** An export of more would keep a browser busy for minutes; the API pages through everything. */
export const MOST_ROWS = 10_000;

interface Page {
	readonly items: readonly ExportRow[];
	readonly nextCursor: string | null;
}

/** The rows of a list that comes by page, up to `MOST_ROWS`. */
export async function readAll(fetchPage: (cursor: string | null) => Promise<Page>): Promise<ExportRow[]> {
	const rows: ExportRow[] = [];
	let cursor: string | null = null;
	do {
		const page: Page = await fetchPage(cursor);
		rows.push(...page.items);
		cursor = page.nextCursor;
	} while (cursor !== null && rows.length < MOST_ROWS);
	return rows.slice(0, MOST_ROWS);
}
