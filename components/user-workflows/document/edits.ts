import { type CanvasDocument, type CanvasEdge, type CanvasNode, edgeIdOf, type GroupName, type Position } from "./document";
import type { ListChange, Operation, TextField } from "./operations";
import { connectedWith } from "./specialists";

/** Each of these says what has to be done to a document; nothing where it changes nothing. */

export function setText(document: CanvasDocument, field: TextField, after: string): Operation[] {
	return document[field] === after ? [] : [{ of: field, before: document[field], after }];
}

export function setTags(document: CanvasDocument, after: readonly string[]): Operation[] {
	return document.tags.join("\n") === after.join("\n") ? [] : [{ of: "tags", before: document.tags, after }];
}

function appended<T>(list: readonly T[], values: readonly T[]): ListChange<T> | null {
	return values.length === 0 ? null : { kind: "insert", at: values.map((value, offset) => ({ index: list.length + offset, value })) };
}

function removed<T>(list: readonly T[], isGone: (value: T) => boolean): ListChange<T> | null {
	const at = list.flatMap((value, index) => (isGone(value) ? [{ index, value }] : []));
	return at.length === 0 ? null : { kind: "remove", at };
}

function set<T>(list: readonly T[], change: (value: T) => T): ListChange<T> | null {
	const at = list.flatMap((before, index) => {
		const after = change(before);
		return after === before ? [] : [{ index, before, after }];
	});
	return at.length === 0 ? null : { kind: "set", at };
}

const ofNodes = (change: ListChange<CanvasNode> | null): Operation[] => (change ? [{ of: "nodes", change }] : []);
const ofEdges = (change: ListChange<CanvasEdge> | null): Operation[] => (change ? [{ of: "edges", change }] : []);
const ofGroups = (change: ListChange<GroupName> | null): Operation[] => (change ? [{ of: "groups", change }] : []);

/** Tools with the edges between them and the names that are kept by them. */
export interface Part {
	readonly nodes: readonly CanvasNode[];
	readonly edges: readonly CanvasEdge[];
	readonly groups: readonly GroupName[];
}

export function addPart(document: CanvasDocument, { nodes, edges, groups }: Part): Operation[] {
	return [...ofNodes(appended(document.nodes, nodes)), ...ofEdges(appended(document.edges, edges)), ...ofGroups(appended(document.groups, groups))];
}

/** Removes tools with their edges, and further edges by id. A name goes over to a tool that stays connected with the one that kept it. */
export function removeParts(document: CanvasDocument, nodeIds: ReadonlySet<string>, edgeIds: ReadonlySet<string> = new Set()): Operation[] {
	const isGone = ({ nodeId }: { nodeId: string }) => nodeIds.has(nodeId);
	const taken = new Set(document.groups.filter((group) => !isGone(group)).map(({ nodeId }) => nodeId));
	const groups = document.groups.flatMap((group) => {
		if (!isGone(group)) return [group];
		const nodeId = [...connectedWith(document, group.nodeId)].find((other) => !nodeIds.has(other) && !taken.has(other));
		if (nodeId === undefined) return [];
		taken.add(nodeId);
		return [{ ...group, nodeId }];
	});
	const hasChanged = groups.length !== document.groups.length || groups.some((group, index) => group !== document.groups[index]);
	return [
		...ofEdges(removed(document.edges, (edge) => nodeIds.has(edge.from) || nodeIds.has(edge.to) || edgeIds.has(edgeIdOf(edge)))),
		...ofNodes(removed(document.nodes, isGone)),
		...(hasChanged ? [...ofGroups(removed(document.groups, () => true)), ...ofGroups(appended([], groups))] : []),
	];
}

export function moveNodes(document: CanvasDocument, positions: ReadonlyMap<string, Position>): Operation[] {
	return ofNodes(
		set(document.nodes, (node) => {
			const to = positions.get(node.nodeId);
			return !to || (to.x === node.position.x && to.y === node.position.y) ? node : { ...node, position: { x: to.x, y: to.y } };
		}),
	);
}

export function nudgeNodes(document: CanvasDocument, nodeIds: ReadonlySet<string>, by: Position): Operation[] {
	const chosen = document.nodes.filter(({ nodeId }) => nodeIds.has(nodeId));
	return moveNodes(document, new Map(chosen.map(({ nodeId, position }) => [nodeId, { x: position.x + by.x, y: position.y + by.y }])));
}

export function setNote(document: CanvasDocument, nodeId: string, note: string): Operation[] {
	return ofNodes(set(document.nodes, (node) => (node.nodeId === nodeId && node.note !== note ? { ...node, note } : node)));
}

export function addEdge(document: CanvasDocument, edge: CanvasEdge): Operation[] {
	return document.edges.some((other) => edgeIdOf(other) === edgeIdOf(edge)) ? [] : ofEdges(appended(document.edges, [edge]));
}

export function removeEdge(document: CanvasDocument, edge: CanvasEdge): Operation[] {
	return removeParts(document, new Set(), new Set([edgeIdOf(edge)]));
}

/** Another place in the order of the outline. */
export function reorderNode(document: CanvasDocument, nodeId: string, to: number): Operation[] {
	const from = document.nodes.findIndex((node) => node.nodeId === nodeId);
	const place = Math.max(0, Math.min(document.nodes.length - 1, to));
	return from < 0 || from === place ? [] : ofNodes({ kind: "move", from, to: place });
}

/** Names the specialist that a tool belongs to. An empty name takes it away. */
export function nameGroup(document: CanvasDocument, nodeId: string, name: string): Operation[] {
	const members = connectedWith(document, nodeId);
	const own = document.groups.find((group) => members.has(group.nodeId));
	if (!own) return name.trim() === "" ? [] : ofGroups(appended(document.groups, [{ nodeId, name }]));
	if (name.trim() === "") return ofGroups(removed(document.groups, (group) => group === own));
	return ofGroups(set(document.groups, (group) => (group === own && group.name !== name ? { ...group, name } : group)));
}

/** Makes one document out of another: for a version restored and for a merge. */
export function replaceAll(document: CanvasDocument, next: CanvasDocument): Operation[] {
	const everything = <T>(list: readonly T[]) => removed(list, () => true);
	const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
	return [
		...setText(document, "name", next.name),
		...setText(document, "description", next.description),
		...setText(document, "systemPrompt", next.systemPrompt),
		...setTags(document, next.tags),
		...(areSame(document.nodes, next.nodes) ? [] : [...ofNodes(everything(document.nodes)), ...ofNodes(appended([], next.nodes))]),
		...(areSame(document.edges, next.edges) ? [] : [...ofEdges(everything(document.edges)), ...ofEdges(appended([], next.edges))]),
		...(areSame(document.groups, next.groups) ? [] : [...ofGroups(everything(document.groups)), ...ofGroups(appended([], next.groups))]),
	];
}
