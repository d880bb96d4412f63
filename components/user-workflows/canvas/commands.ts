import { toast } from "@/components/ui/overlay/toast";
import { type Alignment, aligned, freePlace, laidOut } from "@/components/user-workflows/document/arrange";
import { copiedText, partOf, readCopied, renewed, shiftTo, withoutTools } from "@/components/user-workflows/document/clipboard";
import { canConnect } from "@/components/user-workflows/document/connect";
import type { CanvasEdge, Position } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { filledInputs, type ToolTable } from "@/components/user-workflows/document/fit";
import type { Selection } from "@/components/user-workflows/document/history";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";
import { LIMITS } from "@/lib/user-workflows/limits";
import type { Editor } from "./editor";

const AND = new Intl.ListFormat("en", { type: "conjunction" });
const STEP = 24;

/** What can be done to the document, the same from the canvas, the outline, the toolbar and the keyboard. */
export interface Commands {
	/** Adds a tool; `link` connects it with another one where that fits. Gives its id, or null where there is no room. */
	add(toolName: string, at?: Position | null, link?: { nodeId: string; side: "after" | "before" } | null): string | null;
	connect(edge: CanvasEdge): boolean;
	disconnect(edge: CanvasEdge): void;
	removeSelected(): void;
	remove(nodeId: string): void;
	duplicate(): void;
	copy(): string | null;
	paste(text: string, at: Position | null): boolean;
	layOut(): void;
	align(alignment: Alignment): void;
	selectAll(): void;
	undo(): void;
	redo(): void;
}

const only = (nodeIds: Iterable<string>): Selection => ({ nodeIds: new Set(nodeIds), edgeIds: new Set() });

export function makeCommands(editor: Editor, table: ToolTable): Commands {
	const titleOf = (toolName: string) => table.tools.get(toolName)?.title ?? toolName;
	const newId = () => crypto.randomUUID().slice(0, 13);

	function hasRoom(count: number): boolean {
		const room = LIMITS.tools - editor.document.nodes.length;
		if (count <= room) return true;
		toast.error(room > 0 ? `There is room for ${room} more` : "The canvas is full", { description: `A workflow may have up to ${LIMITS.tools} tools.` });
		return false;
	}

	/** Beside the tool that it is connected with, or below what there is. */
	function placeFor(nodeId: string | null, side: "after" | "before"): Position {
		const { document } = editor;
		const beside = document.nodes.find((node) => node.nodeId === nodeId) ?? document.nodes.at(-1);
		if (!beside) return { x: 0, y: 0 };
		const shift = (NODE_SIZE.width + 88) * (side === "after" ? 1 : -1);
		return { x: beside.position.x + shift, y: beside.position.y };
	}

	return {
		add(toolName, at = null, link = null) {
			if (!hasRoom(1)) return null;
			const nodeId = newId();
			const { document } = editor;
			const position = freePlace(document, at ?? placeFor(link?.nodeId ?? null, link?.side ?? "after"));
			const other = link && document.nodes.find((node) => node.nodeId === link.nodeId);
			const [from, to] = link?.side === "before" ? [toolName, other?.toolName] : [other?.toolName, toolName];
			const fits = other && from && to && filledInputs(table, from, to).length > 0;
			const edges = !fits || !other ? [] : [link.side === "before" ? { from: nodeId, to: other.nodeId } : { from: other.nodeId, to: nodeId }];
			editor.do(`Add ${titleOf(toolName)}`, (now) => edits.addPart(now, { nodes: [{ nodeId, toolName, position, note: "" }], edges, groups: [] }), {
				selection: only([nodeId]),
			});
			return nodeId;
		},
		connect(edge) {
			const answer = canConnect(editor.document, table, edge);
			if (!answer.fits) {
				toast.error("These don't fit together", { description: answer.reason });
				return false;
			}
			editor.do("Connect", (document) => edits.addEdge(document, edge));
			return true;
		},
		disconnect: (edge) => editor.do("Disconnect", (document) => edits.removeEdge(document, edge)),
		removeSelected() {
			const { nodeIds, edgeIds } = editor.selection;
			editor.do(nodeIds.size > 1 ? `Delete ${nodeIds.size} tools` : "Delete", (document) => edits.removeParts(document, nodeIds, edgeIds));
		},
		remove: (nodeId) => editor.do("Delete", (document) => edits.removeParts(document, new Set([nodeId]))),
		duplicate() {
			const part = partOf(editor.document, editor.selection);
			if (!part || !hasRoom(part.nodes.length)) return;
			const made = renewed({ ...part, groups: [] }, newId, { x: STEP, y: NODE_SIZE.height + STEP });
			editor.do("Duplicate", (document) => edits.addPart(document, made), { selection: only(made.nodes.map(({ nodeId }) => nodeId)) });
		},
		copy() {
			const part = partOf(editor.document, editor.selection);
			return part && copiedText(part);
		},
		paste(text, at) {
			const read = readCopied(text);
			if (!read) return false;
			const { part, leftOut } = withoutTools(read, (toolName) => table.tools.has(toolName));
			if (leftOut.length > 0) toast.warning("Not everything could be pasted", { description: `${AND.format(leftOut)}: not among the tools here.` });
			if (part.nodes.length === 0 || !hasRoom(part.nodes.length)) return true;
			const made = renewed(part, newId, at ? shiftTo(part, at, NODE_SIZE) : { x: STEP, y: STEP });
			editor.do(part.nodes.length === 1 ? "Paste" : `Paste ${part.nodes.length} tools`, (document) => edits.addPart(document, made), {
				selection: only(made.nodes.map(({ nodeId }) => nodeId)),
			});
			return true;
		},
		layOut: () => editor.do("Lay out", (document) => edits.moveNodes(document, laidOut(document))),
		align(alignment) {
			const { nodeIds } = editor.selection;
			const chosen = editor.document.nodes.filter(({ nodeId }) => nodeIds.has(nodeId));
			if (chosen.length > 1) editor.do("Align", (document) => edits.moveNodes(document, aligned(chosen, alignment)));
		},
		selectAll: () => editor.select(editor.document.nodes.map(({ nodeId }) => nodeId)),
		undo() {
			editor.undo();
		},
		redo() {
			editor.redo();
		},
	};
}
