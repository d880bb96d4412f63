import { type CanvasDocument, type CanvasEdge, type CanvasNode, edgeIdOf, type GroupName } from "./document";

export type Side = "mine" | "theirs";

/** Something that both sides changed, each otherwise. */
export type Conflict =
	| { readonly key: string; readonly kind: "text"; readonly field: "name" | "description" | "systemPrompt"; readonly mine: string; readonly theirs: string }
	| { readonly key: string; readonly kind: "tags"; readonly mine: readonly string[]; readonly theirs: readonly string[] }
	| { readonly key: string; readonly kind: "tool"; readonly toolName: string; readonly mine: CanvasNode | null; readonly theirs: CanvasNode | null }
	| { readonly key: string; readonly kind: "group"; readonly mine: string | null; readonly theirs: string | null };

interface Merged {
	/** What comes of the two where every conflict is decided as `choices` says; undecided ones keep mine. */
	readonly document: CanvasDocument;
	readonly conflicts: readonly Conflict[];
}

export type Choices = Readonly<Record<string, Side>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A tool without its place: moving one is never a conflict, the newer place of mine wins. */
const meaningOf = (node: CanvasNode | undefined) => node && { toolName: node.toolName, note: node.note };

/**
 * Brings two documents together that came from one: by field, tool, edge and group. What only one side changed is taken; what both changed
 * otherwise is a conflict, never lost silently.
 */
export function merge(base: CanvasDocument, mine: CanvasDocument, theirs: CanvasDocument, choices: Choices = {}): Merged {
	const conflicts: Conflict[] = [];
	/** Decides one value; `conflict` is made only where it is needed. */
	function decide<T>(key: string, values: { base: T; mine: T; theirs: T }, conflict: () => Conflict, meaning: (value: T) => unknown = (value) => value): T {
		const [was, my, their] = [meaning(values.base), meaning(values.mine), meaning(values.theirs)];
		if (same(my, their) || same(their, was)) return values.mine;
		if (same(my, was)) return values.theirs;
		conflicts.push(conflict());
		return choices[key] === "theirs" ? values.theirs : values.mine;
	}
	const text = (field: "name" | "description" | "systemPrompt") =>
		decide(field, { base: base[field], mine: mine[field], theirs: theirs[field] }, () => ({
			key: field,
			kind: "text",
			field,
			mine: mine[field],
			theirs: theirs[field],
		}));
	const groups = mergeList(base.groups, mine.groups, theirs.groups, ({ nodeId }) => nodeId, decideGroup);
	const nodes = mergeList(base.nodes, mine.nodes, theirs.nodes, ({ nodeId }) => nodeId, decideNode);
	const edges = mergeList(base.edges, mine.edges, theirs.edges, edgeIdOf, decideEdge);
	function decideGroup(id: string, values: Values<GroupName>): GroupName | undefined {
		const key = `group:${id}`;
		return decide(key, values, () => ({ key, kind: "group", mine: values.mine?.name ?? null, theirs: values.theirs?.name ?? null }));
	}
	function decideNode(id: string, values: Values<CanvasNode>): CanvasNode | undefined {
		const key = `tool:${id}`;
		const toolName = (values.mine ?? values.theirs ?? values.base)?.toolName ?? "";
		const chosen = decide(key, values, () => ({ key, kind: "tool", toolName, mine: values.mine ?? null, theirs: values.theirs ?? null }), meaningOf);
		if (!chosen) return undefined;
		return { ...chosen, position: placeOf(values) ?? chosen.position };
	}
	function decideEdge(_id: string, values: Values<CanvasEdge>): CanvasEdge | undefined {
		// An edge is there or not: only one side can have changed that, or both alike.
		return values.base ? (values.mine && values.theirs ? values.mine : undefined) : (values.mine ?? values.theirs);
	}
	const merged: CanvasDocument = {
		name: text("name"),
		description: text("description"),
		systemPrompt: text("systemPrompt"),
		tags: decide("tags", { base: base.tags, mine: mine.tags, theirs: theirs.tags }, () => ({
			key: "tags",
			kind: "tags",
			mine: mine.tags,
			theirs: theirs.tags,
		})),
		nodes,
		edges,
		groups,
	};
	return { document: whole(merged), conflicts };
}

interface Values<T> {
	readonly base: T | undefined;
	readonly mine: T | undefined;
	readonly theirs: T | undefined;
}

function placeOf({ base, mine, theirs }: Values<CanvasNode>) {
	if (!mine || !theirs) return (mine ?? theirs)?.position;
	return same(mine.position, base?.position) ? theirs.position : mine.position;
}

/** In my order; what only they have comes after it. */
function mergeList<T>(
	base: readonly T[],
	mine: readonly T[],
	theirs: readonly T[],
	idOf: (value: T) => string,
	decide: (id: string, values: Values<T>) => T | undefined,
): T[] {
	const tables = [base, mine, theirs].map((list) => new Map(list.map((value) => [idOf(value), value])));
	const [old, my, their] = tables;
	const ids = new Set([...mine, ...theirs, ...base].map(idOf));
	return [...ids].flatMap((id) => {
		const value = decide(id, { base: old?.get(id), mine: my?.get(id), theirs: their?.get(id) });
		return value === undefined ? [] : [value];
	});
}

/** Leaves out what leads nowhere: an edge to a tool that one side removed, a name that no tool keeps. */
function whole(document: CanvasDocument): CanvasDocument {
	const ids = new Set(document.nodes.map(({ nodeId }) => nodeId));
	return {
		...document,
		edges: document.edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
		groups: document.groups.filter(({ nodeId }) => ids.has(nodeId)),
	};
}
