import type { ColumnSetting } from "@/lib/tools/tables/schemas";

/** What a written cell is. Its text is spelled as JSON spells such a value, but for text itself. */
export const KINDS = { empty: 0, text: 1, number: 2, boolean: 3, date: 4, moment: 5, json: 6 } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface OutRow {
	readonly kinds: readonly Kind[];
	readonly texts: readonly string[];
}

/** A table as it is written. `batches` begins anew each time it is asked for. */
export interface OutTable {
	readonly columns: readonly ColumnSetting[];
	readonly batches: () => AsyncIterable<readonly OutRow[]>;
}
