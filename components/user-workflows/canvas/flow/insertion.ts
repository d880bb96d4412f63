import type { CanvasEdge, Position } from "@/components/user-workflows/document/document";

/** Where a tool is wanted: at a place, beside another tool, or in between two. */
export interface Insertion {
	/** Where the list of tools opens, in the window; null in its middle. */
	readonly screen: Position | null;
	/** Where the tool goes, on the canvas. */
	readonly at: Position | null;
	readonly beside: { readonly nodeId: string; readonly side: "after" | "before" } | null;
	readonly between: CanvasEdge | null;
}

const EVENT = "workflow-canvas:insert";

/** Asks the editor to open its list of tools. */
export function askForTool(insertion: Insertion): void {
	window.dispatchEvent(new CustomEvent(EVENT, { detail: insertion }));
}

export function openInsertion(between: CanvasEdge): void {
	askForTool({ screen: null, at: null, beside: null, between });
}

export function onAskedForTool(listener: (insertion: Insertion) => void): () => void {
	const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail as Insertion);
	window.addEventListener(EVENT, hear);
	return () => window.removeEventListener(EVENT, hear);
}
