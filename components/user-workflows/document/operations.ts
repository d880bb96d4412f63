import type { CanvasDocument, CanvasEdge, CanvasNode, GroupName } from "./document";

interface Placed<T> {
	readonly index: number;
	readonly value: T;
}

/** A change of a list. Indexes of an insertion are those afterwards, of a removal those before, both rising. */
export type ListChange<T> =
	| { readonly kind: "insert"; readonly at: readonly Placed<T>[] }
	| { readonly kind: "remove"; readonly at: readonly Placed<T>[] }
	| { readonly kind: "set"; readonly at: readonly { readonly index: number; readonly before: T; readonly after: T }[] }
	| { readonly kind: "move"; readonly from: number; readonly to: number };

export type TextField = "name" | "description" | "systemPrompt";

/** One change of the document that knows its own opposite. */
export type Operation =
	| { readonly of: "nodes"; readonly change: ListChange<CanvasNode> }
	| { readonly of: "edges"; readonly change: ListChange<CanvasEdge> }
	| { readonly of: "groups"; readonly change: ListChange<GroupName> }
	| { readonly of: "tags"; readonly before: readonly string[]; readonly after: readonly string[] }
	| { readonly of: TextField; readonly before: string; readonly after: string };

function inserted<T>(list: readonly T[], at: readonly Placed<T>[]): T[] {
	const next: T[] = [];
	let taken = 0;
	for (const { index, value } of at) {
		while (next.length < index && taken < list.length) next.push(list[taken++] as T);
		next.push(value);
	}
	return [...next, ...list.slice(taken)];
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const next = [...list];
	next.splice(to, 0, ...next.splice(from, 1));
	return next;
}

function changeList<T>(list: readonly T[], change: ListChange<T>): readonly T[] {
	switch (change.kind) {
		case "insert":
			return inserted(list, change.at);
		case "remove": {
			const gone = new Set(change.at.map(({ index }) => index));
			return list.filter((_value, index) => !gone.has(index));
		}
		case "set": {
			const next = [...list];
			for (const { index, after } of change.at) next[index] = after;
			return next;
		}
		case "move":
			return moved(list, change.from, change.to);
	}
}

function invertChange<T>(change: ListChange<T>): ListChange<T> {
	switch (change.kind) {
		case "insert":
			return { kind: "remove", at: change.at };
		case "remove":
			return { kind: "insert", at: change.at };
		case "set":
			return { kind: "set", at: change.at.map(({ index, before, after }) => ({ index, before: after, after: before })) };
		case "move":
			return { kind: "move", from: change.to, to: change.from };
	}
}

function applyOne(document: CanvasDocument, operation: Operation): CanvasDocument {
	switch (operation.of) {
		case "nodes":
			return { ...document, nodes: changeList(document.nodes, operation.change) };
		case "edges":
			return { ...document, edges: changeList(document.edges, operation.change) };
		case "groups":
			return { ...document, groups: changeList(document.groups, operation.change) };
		case "tags":
			return { ...document, tags: operation.after };
		default:
			return { ...document, [operation.of]: operation.after };
	}
}

function invertOne(operation: Operation): Operation {
	switch (operation.of) {
		case "nodes":
			return { of: "nodes", change: invertChange(operation.change) };
		case "edges":
			return { of: "edges", change: invertChange(operation.change) };
		case "groups":
			return { of: "groups", change: invertChange(operation.change) };
		case "tags":
			return { of: "tags", before: operation.after, after: operation.before };
		default:
			return { of: operation.of, before: operation.after, after: operation.before };
	}
}

export function applyOperations(document: CanvasDocument, operations: readonly Operation[]): CanvasDocument {
	return operations.reduce(applyOne, document);
}

/** What takes the operations back, exactly. */
export function invertOperations(operations: readonly Operation[]): Operation[] {
	return operations.map(invertOne).reverse();
}
