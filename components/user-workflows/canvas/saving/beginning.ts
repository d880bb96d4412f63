import type { CanvasDocument } from "@/components/user-workflows/document/document";
import { merge } from "@/components/user-workflows/document/merge";
import { fromWire, idsByReference, type WireWorkflow } from "@/components/user-workflows/document/wire";
import type { Draft } from "./draft-store";
import type { Kept } from "./saver";

interface Beginning {
	readonly base: Kept;
	readonly document: CanvasDocument;
	/** Unsaved changes of before are in it. */
	readonly isRecovered: boolean;
}

/** What the editor begins with: what the server has, with the changes that an earlier visit could not save. */
export function beginWith(workflow: WireWorkflow & { readonly itemVersion: number }, draft: Draft | null): Beginning {
	const { itemVersion } = workflow;
	if (!draft) {
		const document = fromWire(workflow);
		return { base: { document, itemVersion }, document, isRecovered: false };
	}
	if (draft.base.itemVersion === itemVersion) return { base: draft.base, document: draft.document, isRecovered: true };
	const theirs = fromWire(workflow, idsByReference(draft.base.document));
	const { conflicts, document } = merge(draft.base.document, draft.document, theirs);
	// With conflicts it begins from where the changes were made: the first save finds out and asks.
	if (conflicts.length > 0) return { base: draft.base, document: draft.document, isRecovered: true };
	return { base: { document: theirs, itemVersion }, document, isRecovered: true };
}
