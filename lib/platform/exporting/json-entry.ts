import type { ExportEntry } from "./entry";

const encoder = new TextEncoder();

function textOf(value: unknown): string {
	return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === "bigint" ? Number(inner) : inner), "\t");
}

/** A JSON file of one value, read when its turn comes. */
export function jsonEntry(path: string, modifiedAt: Date, read: () => Promise<unknown>): ExportEntry {
	return {
		path,
		modifiedAt,
		open: async () => {
			const text = textOf(await read());
			return (async function* () {
				yield encoder.encode(`${text}\n`);
			})();
		},
	};
}

/** A JSON file of a list that is written while it is read: however long it is, a page of it is held. */
export function jsonListEntry(path: string, modifiedAt: Date, rows: () => AsyncIterable<unknown>): ExportEntry {
	return {
		path,
		modifiedAt,
		open: async () =>
			(async function* () {
				let separator = "[\n";
				for await (const row of rows()) {
					yield encoder.encode(separator + textOf(row));
					separator = ",\n";
				}
				yield encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n");
			})(),
	};
}

const ROWS_AT_ONCE = 200;

/** All rows of a list, read page by page in the order of their keys. */
export async function* inPages<Row, Key>(read: (after: Key | null, take: number) => Promise<Row[]>, keyOf: (row: Row) => Key): AsyncGenerator<Row, void> {
	let after: Key | null = null;
	for (;;) {
		const rows: Row[] = await read(after, ROWS_AT_ONCE);
		yield* rows;
		const last = rows.at(-1);
		if (last === undefined || rows.length < ROWS_AT_ONCE) return;
		after = keyOf(last);
	}
}

/** What a page of a table is asked by: `beyond` belongs into its condition. */
interface IdPage {
	readonly beyond: { readonly id?: { readonly gt: string } };
	readonly orderBy: { readonly id: "asc" };
	readonly take: number;
}

/** The same of a table in the order of its ids, which is the order in which its rows were made. */
export function byId<Row extends { id: string }>(read: (page: IdPage) => Promise<Row[]>): AsyncGenerator<Row, void> {
	return inPages(
		(after: string | null, take) => read({ beyond: after === null ? {} : { id: { gt: after } }, orderBy: { id: "asc" }, take }),
		({ id }) => id,
	);
}
