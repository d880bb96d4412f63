import { type Block, cellKey, keyOf } from "@/lib/tools/documents/comparing/block";

/** A table of one side: where its rows stand among the blocks, the first with the names of its columns. */
interface Table {
	readonly from: number;
	readonly to: number;
	readonly names: readonly string[];
}

const LEAST_NAMED = 2;
const MOST_COLUMNS = 400;
/** Of a document with more tables the further ones are compared as they stand. */
const MOST_TABLES = 200;
const LEAST_ROWS = 2;

/** One column more would make a change of every row, and the changes that matter would be lost among them. */
const LEFT_OUT = "What stands in them was not compared.";

const nameOf = (cell: string) => keyOf(cell).toLowerCase();

/** The names of a table's columns, where its first row has a different one over each. */
function namesOf(row: Block): readonly string[] | null {
	const names = row.cells.map(nameOf);
	const isNamed = names.length >= LEAST_NAMED && names.length <= MOST_COLUMNS && new Set(names).size === names.length;
	return isNamed && names.every((name) => /\p{L}/u.test(name)) ? names : null;
}

function tablesOf(blocks: readonly Block[]): Table[] {
	const tables: Table[] = [];
	for (let at = 0; at < blocks.length && tables.length < MOST_TABLES; at++) {
		const first = blocks[at];
		if (first?.kind !== "row") continue;
		let to = at + 1;
		while (blocks[to]?.kind === "row") to += 1;
		const names = namesOf(first);
		if (names && to - at >= LEAST_ROWS) tables.push({ from: at, to, names });
		at = to - 1;
	}
	return tables;
}

function sharedNames(one: Table, other: Table): string[] {
	const names = new Set(other.names);
	return one.names.filter((name) => names.has(name));
}

/** How many different cells a column has below its name, none of them empty; 0 where any is. */
function differentCells(blocks: readonly Block[], { from, to }: Table, column: number): number {
	const cells = new Set<string>();
	for (let at = from + 1; at < to; at++) {
		const cell = cellKey(blocks[at]?.cells[column] ?? "");
		if (cell === "") return 0;
		cells.add(cell);
	}
	return cells.size;
}

/** The first column of both tables in which no row is like another. */
function keyColumn(old: readonly Block[], now: readonly Block[], table: Table, other: Table): string | null {
	const isKey = (name: string) =>
		differentCells(old, table, table.names.indexOf(name)) === table.to - table.from - 1 &&
		differentCells(now, other, other.names.indexOf(name)) === other.to - other.from - 1;
	return sharedNames(table, other).find(isKey) ?? null;
}

export interface LaidTables {
	readonly old: readonly Block[];
	readonly now: readonly Block[];
	readonly notes: readonly string[];
}

/** A row with the cells of these columns alone, in this order. */
function inOrder({ cells }: Block, table: Table, order: readonly string[]): readonly string[] {
	return order.map((name) => cells[table.names.indexOf(name)] ?? "");
}

function listed(names: readonly string[], cells: readonly string[]): string {
	return names
		.slice(0, 6)
		.map((name) => `“${cells.find((cell) => nameOf(cell) === name) ?? name}”`)
		.join(", ");
}

function notesOf(old: readonly Block[], now: readonly Block[], table: Table, other: Table): string[] {
	const shared = new Set(sharedNames(table, other));
	const [gone, came] = [table.names.filter((name) => !shared.has(name)), other.names.filter((name) => !shared.has(name))];
	const isReordered = table.names.filter((name) => shared.has(name)).join("\t") !== other.names.filter((name) => shared.has(name)).join("\t");
	return [
		...(isReordered ? ["The columns of a table stand in another order now. They were compared by their names."] : []),
		...(gone.length > 0 ? [`Only the old table has these columns: ${listed(gone, old[table.from]?.cells ?? [])}. ${LEFT_OUT}`] : []),
		...(came.length > 0 ? [`Only the new table has these columns: ${listed(came, now[other.from]?.cells ?? [])}. ${LEFT_OUT}`] : []),
	];
}

/** The old rows in the order in which the new ones stand, by their first cells; rows that went keep their place behind the row before them. */
function sortedRows(rows: readonly Block[], newRows: readonly Block[]): Block[] {
	const places = new Map(newRows.map((row, at) => [cellKey(row.cells[0] ?? ""), at]));
	let last = -1;
	const placed = rows.map((row, at) => {
		const place = places.get(cellKey(row.cells[0] ?? ""));
		if (place !== undefined) last = place;
		return { row, at, place: place ?? last + 0.5 };
	});
	return placed.sort((a, b) => a.place - b.place || a.at - b.at).map(({ row }) => row);
}

/**
 * Lays the tables of two versions out alike: of those that share names of columns the shared ones stand in one order, the row's key first, and rows that a
 * column names stand in one order, so that cells are compared with the cells of the same name.
 */
export function layTablesAlike(old: readonly Block[], now: readonly Block[]): LaidTables {
	const [tables, others] = [tablesOf(old), tablesOf(now)];
	const [olds, news] = [[...old], [...now]];
	const notes: string[] = [];
	const taken = new Set<Table>();
	for (const table of tables) {
		const best = others
			.filter((other) => !taken.has(other))
			.map((other) => ({ other, shared: sharedNames(table, other).length }))
			.sort((a, b) => b.shared - a.shared)[0];
		if (!best || best.shared < LEAST_NAMED || best.shared * 2 < Math.min(table.names.length, best.other.names.length)) continue;
		const { other } = best;
		taken.add(other);
		notes.push(...notesOf(old, now, table, other));
		const key = keyColumn(old, now, table, other);
		const all = other.names.filter((name) => table.names.includes(name));
		// What names the rows stands first: a row is known by its first cell.
		const order = key === null ? all : [key, ...all.filter((name) => name !== key)];
		const isAlike = table.names.join("\t") === other.names.join("\t");
		if (!isAlike || (key !== null && key !== other.names[0])) {
			for (let at = table.from; at < table.to; at++) olds[at] = { ...(old[at] as Block), cells: inOrder(old[at] as Block, table, order) };
			for (let at = other.from; at < other.to; at++) news[at] = { ...(now[at] as Block), cells: inOrder(now[at] as Block, other, order) };
		}
		if (key !== null) {
			const rows = sortedRows(olds.slice(table.from + 1, table.to), news.slice(other.from + 1, other.to));
			if (rows.some((row, at) => row !== olds[table.from + 1 + at]))
				notes.push(`The rows of a table stand in another order now. They were compared by ${listed([key], now[other.from]?.cells ?? [])}.`);
			olds.splice(table.from + 1, rows.length, ...rows);
		}
	}
	return { old: olds, now: news, notes };
}
