import { lineDiff } from "@/lib/goal-jobs/compare/line-diff";
import { type CanvasDocument, edgeIdOf } from "./document";
import { specialistsOf } from "./specialists";

/** A run of words that is in both texts, only in the old or only in the new one. */
export interface WordChange {
	readonly kind: "same" | "removed" | "added";
	readonly text: string;
}

/** Stands for a line break while words are compared line by line. */
const BREAK = "\uE000";

function wordsOf(text: string): string {
	return (text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => (word === "\n" ? BREAK : word)).join("\n");
}

/** What was changed in a text, word by word. */
export function wordChanges(before: string, after: string): WordChange[] {
	if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
	const lines = before === "" || after === "" ? null : lineDiff(wordsOf(before), wordsOf(after));
	const whole: WordChange[] = [
		{ kind: "removed", text: before },
		{ kind: "added", text: after },
	];
	if (!lines) return whole.filter(({ text }) => text !== "");
	const joined: WordChange[] = [];
	for (const { kind, text: word } of lines) {
		const text = word === BREAK ? "\n" : word;
		const last = joined.at(-1);
		if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + text };
		else joined.push({ kind, text });
	}
	return joined;
}

export type DocumentChange =
	| { readonly kind: "text"; readonly field: "name" | "description" | "systemPrompt"; readonly words: readonly WordChange[] }
	| { readonly kind: "tags"; readonly before: readonly string[]; readonly after: readonly string[] }
	| { readonly kind: "tool-added" | "tool-removed"; readonly toolName: string; readonly note: string }
	| { readonly kind: "note"; readonly toolName: string; readonly words: readonly WordChange[] }
	| { readonly kind: "edge-added" | "edge-removed"; readonly from: string; readonly to: string }
	| { readonly kind: "group"; readonly before: string | null; readonly after: string | null; readonly toolNames: readonly string[] };

/** What is different between two documents to a person who runs them. Where tools stand, and in which order, is not. */
export function documentChanges(before: CanvasDocument, after: CanvasDocument): DocumentChange[] {
	const texts = (["name", "description", "systemPrompt"] as const)
		.filter((field) => before[field] !== after[field])
		.map((field): DocumentChange => ({ kind: "text", field, words: wordChanges(before[field], after[field]) }));
	const tags: DocumentChange[] =
		[...before.tags].sort().join("\n") === [...after.tags].sort().join("\n") ? [] : [{ kind: "tags", before: before.tags, after: after.tags }];
	return [...texts, ...tags, ...toolChanges(before, after), ...edgeChanges(before, after), ...groupChanges(before, after)];
}

function toolChanges(before: CanvasDocument, after: CanvasDocument): DocumentChange[] {
	const [old, now] = [new Map(before.nodes.map((node) => [node.nodeId, node])), new Map(after.nodes.map((node) => [node.nodeId, node]))];
	const isKept = (nodeId: string) => old.get(nodeId)?.toolName === now.get(nodeId)?.toolName;
	return [
		...before.nodes.filter(({ nodeId }) => !isKept(nodeId)).map(({ toolName, note }): DocumentChange => ({ kind: "tool-removed", toolName, note })),
		...after.nodes.filter(({ nodeId }) => !isKept(nodeId)).map(({ toolName, note }): DocumentChange => ({ kind: "tool-added", toolName, note })),
		...after.nodes.flatMap((node): DocumentChange[] => {
			const other = old.get(node.nodeId);
			if (!other || !isKept(node.nodeId) || other.note === node.note) return [];
			return [{ kind: "note", toolName: node.toolName, words: wordChanges(other.note, node.note) }];
		}),
	];
}

function edgeChanges(before: CanvasDocument, after: CanvasDocument): DocumentChange[] {
	const [old, now] = [new Set(before.edges.map(edgeIdOf)), new Set(after.edges.map(edgeIdOf))];
	const named = (document: CanvasDocument, nodeId: string) => document.nodes.find((node) => node.nodeId === nodeId)?.toolName ?? nodeId;
	const changed = (document: CanvasDocument, others: ReadonlySet<string>, kind: "edge-added" | "edge-removed") =>
		document.edges
			.filter((edge) => !others.has(edgeIdOf(edge)))
			.map(({ from, to }): DocumentChange => ({ kind, from: named(document, from), to: named(document, to) }));
	return [...changed(before, now, "edge-removed"), ...changed(after, old, "edge-added")];
}

function groupChanges(before: CanvasDocument, after: CanvasDocument): DocumentChange[] {
	const named = (document: CanvasDocument) =>
		new Map(specialistsOf(document).flatMap(({ name, nodeIds }) => (name ? nodeIds.map((id) => [id, name] as const) : [])));
	const [old, now] = [named(before), named(after)];
	const toolOf = new Map([...before.nodes, ...after.nodes].map(({ nodeId, toolName }) => [nodeId, toolName]));
	const pairs = new Map<string, { before: string | null; after: string | null; toolNames: string[] }>();
	for (const nodeId of new Set([...old.keys(), ...now.keys()])) {
		const [was, is] = [old.get(nodeId) ?? null, now.get(nodeId) ?? null];
		const isStill = before.nodes.some((node) => node.nodeId === nodeId) && after.nodes.some((node) => node.nodeId === nodeId);
		if (was === is || !isStill) continue;
		const pair = pairs.get(`${was}>${is}`) ?? { before: was, after: is, toolNames: [] };
		pair.toolNames.push(toolOf.get(nodeId) ?? nodeId);
		pairs.set(`${was}>${is}`, pair);
	}
	return [...pairs.values()].map((pair) => ({ kind: "group", ...pair }));
}
