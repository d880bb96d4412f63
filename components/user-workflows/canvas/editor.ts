import type { CanvasDocument } from "@/components/user-workflows/document/document";
import {
	type Edit,
	emptySelection,
	endMerging,
	type History,
	perform,
	redo,
	type Selection,
	select,
	startHistory,
	undo,
} from "@/components/user-workflows/document/history";
import type { Operation } from "@/components/user-workflows/document/operations";

type Listener = () => void;

/** The one place that holds what is edited: canvas, outline and panels show it and change it through here. */
export class Editor {
	private history: History;
	private readonly listeners = new Set<Listener>();
	private readonly documentListeners = new Set<(document: CanvasDocument) => void>();

	constructor(document: CanvasDocument) {
		this.history = startHistory(document);
	}

	readonly subscribe = (listener: Listener): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};

	readonly snapshot = (): History => this.history;

	get document(): CanvasDocument {
		return this.history.document;
	}

	get selection(): Selection {
		return this.history.selection;
	}

	/** Calls `listener` with each new state of the document. */
	onDocument(listener: (document: CanvasDocument) => void): () => void {
		this.documentListeners.add(listener);
		return () => this.documentListeners.delete(listener);
	}

	/** Does one edit, which undo takes back as one. */
	do(label: string, build: (document: CanvasDocument) => Operation[], more: Pick<Edit, "mergeKey" | "selection"> = {}): void {
		this.become(perform(this.history, { label, operations: build(this.history.document), ...more }, Date.now()));
	}

	undo(): string | null {
		const label = this.history.past.at(-1)?.label ?? null;
		this.become(undo(this.history));
		return label;
	}

	redo(): string | null {
		const label = this.history.future.at(-1)?.label ?? null;
		this.become(redo(this.history));
		return label;
	}

	select(nodeIds: Iterable<string>, edgeIds: Iterable<string> = []): void {
		const next = { nodeIds: new Set(nodeIds), edgeIds: new Set(edgeIds) };
		if (areSame(next.nodeIds, this.selection.nodeIds) && areSame(next.edgeIds, this.selection.edgeIds)) return;
		this.become(select(this.history, next));
	}

	selectNothing(): void {
		if (this.selection !== emptySelection) this.become(select(this.history, emptySelection));
	}

	/** The field that was typed in is left. */
	endTyping(): void {
		this.history = endMerging(this.history);
	}

	/** Begins anew with another document: what was undone before belongs to another one. */
	restart(document: CanvasDocument): void {
		this.become(startHistory(document));
	}

	private become(history: History): void {
		const before = this.history.document;
		if (history === this.history) return;
		this.history = history;
		for (const listener of this.listeners) listener();
		if (history.document !== before) for (const listener of this.documentListeners) listener(history.document);
	}
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	return one.size === other.size && [...one].every((id) => other.has(id));
}
