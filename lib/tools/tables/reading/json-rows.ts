import { isRecord } from "@/lib/platform/records";
import type { Cell, OpenedTable, SourceRow } from "@/lib/tools/tables/cells/cell";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";
import type { TextEncoding } from "@/lib/tools/tables/schemas";
import { decodeText } from "./decode-text";
import { JsonEntries, parseEntry } from "./json-entries";

function cellOf(value: unknown): Cell {
	if (value === null || value === undefined) return null;
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
	return { json: JSON.stringify(value) };
}

/** Puts entries into rows: the cells of objects under their names, those of lists by their place, and single values under one name. */
class RowShape {
	private readonly places = new Map<string, number>();
	names: string[] | null = null;
	private kind: "object" | "list" | "value" | null = null;

	rowOf(entry: unknown, number: number): SourceRow {
		const kind = isRecord(entry) ? "object" : Array.isArray(entry) ? "list" : "value";
		this.kind ??= kind;
		if (kind !== this.kind && !(entry === null && this.kind === "object")) {
			throw unreadable(`Entry ${number} is ${WORDS[kind]}, but those before it are ${WORDS_OF_MANY[this.kind]}. A table has entries of one kind.`);
		}
		if (Array.isArray(entry)) return entry.map(cellOf);
		if (isRecord(entry)) return this.rowOfObject(entry);
		if (this.kind === "object") return [];
		this.names ??= ["value"];
		return [cellOf(entry)];
	}

	private rowOfObject(entry: Record<string, unknown>): SourceRow {
		this.names ??= [];
		const row: Cell[] = new Array<Cell>(this.names.length).fill(null);
		for (const [name, value] of Object.entries(entry)) {
			let place = this.places.get(name);
			if (place === undefined) {
				place = this.names.length;
				if (place >= TABLE_LIMITS.columns)
					throw tooLarge(`The entries have more than ${TABLE_LIMITS.columns} different names; that many columns can't be converted.`);
				this.places.set(name, place);
				this.names.push(name);
			}
			row[place] = cellOf(value);
		}
		return row;
	}
}

const WORDS = { object: "an object", list: "a list", value: "a single value" } as const;
const WORDS_OF_MANY = { object: "objects", list: "lists", value: "single values" } as const;

const DEEPEST_WRAPPING = 6;
const MOST_NAMED = 5;

interface Placed<Value> {
	/** The names that lead to it. */
	readonly path: readonly string[];
	readonly value: Value;
}

interface WrappedList extends Placed<readonly unknown[]> {
	/** What stands beside the list and around it. */
	readonly others: readonly string[];
}

/** The lists of objects that lie in an object at one depth, each with its path; an empty answer goes on one deeper. */
function listsIn(levels: readonly Placed<Record<string, unknown>>[], depth: number): Placed<unknown[]>[] {
	const children = levels.flatMap(({ path, value }) =>
		Object.entries(value).map(([name, child]): Placed<unknown> => ({ path: [...path, name], value: child })),
	);
	const lists = children.flatMap(({ path, value }) => (Array.isArray(value) && value.length > 0 && value.every(isRecord) ? [{ path, value }] : []));
	if (lists.length > 0 || depth >= DEEPEST_WRAPPING) return lists;
	const deeper = children.flatMap(({ path, value }) => (isRecord(value) ? [{ path, value }] : []));
	return deeper.length > 0 ? listsIn(deeper, depth + 1) : [];
}

/** An object that holds nothing but one table, with words about it, however deep: its list is the table. */
function wrappedList(entry: unknown): WrappedList | null {
	if (!isRecord(entry)) return null;
	const lists = listsIn([{ path: [], value: entry }], 1);
	const [list] = lists;
	if (!list || lists.length > 1) return null;
	const others: string[] = [];
	let around: unknown = entry;
	for (const [at, step] of list.path.entries()) {
		if (!isRecord(around)) break;
		others.push(
			...Object.keys(around)
				.filter((name) => name !== step)
				.map((name) => [...list.path.slice(0, at), name].join(".")),
		);
		around = around[step];
	}
	return { ...list, others };
}

function wrappingNote({ path, value: entries, others }: WrappedList): string {
	const named = others
		.slice(0, MOST_NAMED)
		.map((name) => `“${name.slice(0, 60)}”`)
		.join(", ");
	const left = others.length === 0 ? "" : ` What stands around it is left out: ${named}${others.length > MOST_NAMED ? ", …" : ""}.`;
	return `The table is the list “${path.join(".").slice(0, 200)}” of the file, with ${entries.length} ${entries.length === 1 ? "entry" : "entries"}.${left}`;
}

/** The rows of a JSON list of objects or lists, or of such values line by line. */
export function openJson(bytes: Uint8Array, encoding: TextEncoding): OpenedTable {
	const entries = new JsonEntries();
	const shape = new RowShape();
	let read = 0;
	let notes: string[] = [];
	async function* batches(): AsyncGenerator<SourceRow[]> {
		let first: unknown;
		for (const { text, bytesRead } of decodeText(bytes, encoding)) {
			read = bytesRead;
			const before = entries.count;
			const values = entries.push(text, bytesRead === bytes.byteLength).map((entry, index) => parseEntry(entry, before + index + 1));
			// The first of values that are no list waits for a second: alone it may be an object around the table.
			const isAlone = !entries.isList && entries.count === 1;
			if (isAlone && values.length > 0) first = values[0];
			const due = isAlone ? [] : first === undefined ? values : [first, ...values];
			if (!isAlone) first = undefined;
			const from = entries.count - due.length;
			if (due.length > 0) yield due.map((value, index) => shape.rowOf(value, from + index + 1));
		}
		if (first === undefined) return;
		const wrapped = wrappedList(first);
		notes = wrapped ? [wrappingNote(wrapped)] : [];
		yield (wrapped?.value ?? [first]).map((value, index) => shape.rowOf(value, index + 1));
	}
	return { isTyped: true, names: () => shape.names, batches: batches(), share: () => read / Math.max(1, bytes.byteLength), notes: () => notes };
}
