import type { CanvasDocument } from "./document";
import { applyOperations, invertOperations, type Operation } from "./operations";

/** What is selected. It is kept beside the document: selecting is no edit and no step of undo. */
export interface Selection {
	readonly nodeIds: ReadonlySet<string>;
	readonly edgeIds: ReadonlySet<string>;
}

export const emptySelection: Selection = { nodeIds: new Set(), edgeIds: new Set() };

/** One step of undo: what a person would call one thing that they did. */
export interface HistoryStep {
	readonly label: string;
	readonly operations: readonly Operation[];
	/** Steps with the same key that follow each other closely are one: typing in a field, nudging with the arrows. */
	readonly mergeKey: string | null;
	readonly atMs: number;
	readonly before: Selection;
	readonly after: Selection;
}

export interface History {
	readonly document: CanvasDocument;
	readonly selection: Selection;
	readonly past: readonly HistoryStep[];
	readonly future: readonly HistoryStep[];
}

/** A pause in typing this long begins a new step. */
const PAUSE_MS = 1500;
const MOST_STEPS = 500;

export function startHistory(document: CanvasDocument): History {
	return { document, selection: emptySelection, past: [], future: [] };
}

export interface Edit {
	readonly label: string;
	readonly operations: readonly Operation[];
	readonly mergeKey?: string | undefined;
	/** What is selected afterwards; by default what was, as far as it is still there. */
	readonly selection?: Selection;
}

/** Does an edit. One that changes nothing leaves the history as it is. */
export function perform(history: History, { label, operations, mergeKey, selection }: Edit, nowMs: number): History {
	if (operations.length === 0) return selection ? { ...history, selection } : history;
	const document = applyOperations(history.document, operations);
	const after = selection ?? stillThere(history.selection, document);
	const last = history.past.at(-1);
	const isSame = mergeKey !== undefined && last?.mergeKey === mergeKey && history.future.length === 0 && nowMs - last.atMs < PAUSE_MS;
	const step: HistoryStep = isSame
		? { ...last, operations: compact([...last.operations, ...operations]), atMs: nowMs, after }
		: { label, operations, mergeKey: mergeKey ?? null, atMs: nowMs, before: history.selection, after };
	const past = isSame ? [...history.past.slice(0, -1), step] : [...history.past.slice(-MOST_STEPS + 1), step];
	return { document, selection: after, past, future: [] };
}

/** Ends what is being typed: the next letter begins a new step. */
export function endMerging(history: History): History {
	const last = history.past.at(-1);
	return last?.mergeKey == null ? history : { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: null }] };
}

export function undo(history: History): History {
	const step = history.past.at(-1);
	if (!step) return history;
	const document = applyOperations(history.document, invertOperations(step.operations));
	return { document, selection: stillThere(step.before, document), past: history.past.slice(0, -1), future: [...history.future, step] };
}

export function redo(history: History): History {
	const step = history.future.at(-1);
	if (!step) return history;
	const document = applyOperations(history.document, step.operations);
	// A step that was taken back is finished: what is typed next does not join it.
	return { document, selection: stillThere(step.after, document), past: [...history.past, { ...step, mergeKey: null }], future: history.future.slice(0, -1) };
}

export function select(history: History, selection: Selection): History {
	return { ...history, selection };
}

function stillThere(selection: Selection, document: CanvasDocument): Selection {
	if (selection.nodeIds.size === 0 && selection.edgeIds.size === 0) return selection;
	const nodes = new Set(document.nodes.map(({ nodeId }) => nodeId));
	const edges = new Set(document.edges.map(({ from, to }) => `${from}>${to}`));
	return {
		nodeIds: new Set([...selection.nodeIds].filter((id) => nodes.has(id))),
		edgeIds: new Set([...selection.edgeIds].filter((id) => edges.has(id))),
	};
}

/** A text that is typed letter by letter is kept as one change. */
function compact(operations: readonly Operation[]): Operation[] {
	const kept: Operation[] = [];
	for (const operation of operations) {
		const last = kept.at(-1);
		const isText = operation.of === "name" || operation.of === "description" || operation.of === "systemPrompt";
		if (isText && last?.of === operation.of) kept[kept.length - 1] = { of: operation.of, before: last.before, after: operation.after };
		else kept.push(operation);
	}
	return kept;
}
