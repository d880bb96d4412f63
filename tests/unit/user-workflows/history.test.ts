import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CanvasDocument, emptyDocument } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import { endMerging, type History, perform, redo, select, startHistory, undo } from "@/components/user-workflows/document/history";
import { applyOperations, invertOperations } from "@/components/user-workflows/document/operations";
import { anyDeed, anyDocument, type Deed, operationsOf } from "./random-edits";

/** Does the deeds one after the other, far enough apart that each is a step of its own. */
function doAll(start: CanvasDocument, deeds: readonly Deed[]): { history: History; documents: CanvasDocument[] } {
	const documents = [start];
	let history = startHistory(start);
	for (const [index, deed] of deeds.entries()) {
		const operations = operationsOf(history.document, deed);
		history = perform(history, { label: deed.kind, operations }, index * 10_000);
		if (operations.length > 0) documents.push(history.document);
	}
	return { history, documents };
}

const times = (count: number, from: History, move: (history: History) => History): History => Array.from({ length: count }).reduce<History>(move, from);

const twoTools: CanvasDocument = {
	...emptyDocument,
	nodes: ["a", "b"].map((nodeId) => ({ nodeId, toolName: `x:${nodeId}`, position: { x: 0, y: 0 }, note: "" })),
};

describe("a document's history", () => {
	it("takes random edits back, all of them and one by one, to exactly what was there", () => {
		fc.assert(
			fc.property(anyDocument, fc.array(anyDeed, { maxLength: 25 }), (start, deeds) => {
				const { history, documents } = doAll(start, deeds);
				expect(history.past.length).toBe(documents.length - 1);
				let back = history;
				for (const earlier of documents.slice(0, -1).reverse()) {
					back = undo(back);
					expect(back.document).toEqual(earlier);
				}
				const forth = times(documents.length, back, redo);
				expect(forth.document).toEqual(history.document);
				expect(forth.past.length).toBe(history.past.length);
			}),
			{ numRuns: 300 },
		);
	});

	it("goes back and forth at random without losing the way", () => {
		fc.assert(
			fc.property(anyDocument, fc.array(anyDeed, { minLength: 1, maxLength: 15 }), fc.array(fc.boolean(), { maxLength: 40 }), (start, deeds, moves) => {
				const { history, documents } = doAll(start, deeds);
				let at = documents.length - 1;
				let now = history;
				for (const isBack of moves) {
					now = isBack ? undo(now) : redo(now);
					at = Math.max(0, Math.min(documents.length - 1, at + (isBack ? -1 : 1)));
					expect(now.document).toEqual(documents[at]);
				}
			}),
		);
	});

	it("has an exact opposite for every operation", () => {
		fc.assert(
			fc.property(anyDocument, anyDeed, (start, deed) => {
				const operations = operationsOf(start, deed);
				expect(applyOperations(applyOperations(start, operations), invertOperations(operations))).toEqual(start);
			}),
			{ numRuns: 500 },
		);
	});

	it("does not go back beyond what was loaded", () => {
		const history = startHistory(twoTools);
		expect(undo(history)).toBe(history);
		expect(times(3, perform(history, { label: "Note", operations: edits.setNote(twoTools, "a", "x") }, 0), undo).document).toEqual(twoTools);
	});

	it("makes no step of selecting, nor of an edit that changes nothing", () => {
		const chosen = select(startHistory(twoTools), { nodeIds: new Set(["a"]), edgeIds: new Set() });
		const still = perform(chosen, { label: "Move", operations: edits.nudgeNodes(twoTools, new Set(["a"]), { x: 0, y: 0 }) }, 0);
		expect(still.past).toEqual([]);
		expect([...still.selection.nodeIds]).toEqual(["a"]);
	});

	it("makes one step of what is typed without a pause, and two of what a pause parts", () => {
		const typed = (history: History, text: string, atMs: number) =>
			perform(history, { label: "Name", operations: edits.setText(history.document, "name", text), mergeKey: "name" }, atMs);
		let history = typed(typed(typed(startHistory(twoTools), "R", 0), "Re", 200), "Res", 400);
		expect(history.past).toHaveLength(1);
		expect(history.past[0]?.operations).toHaveLength(1);
		history = typed(history, "Resume", 4000);
		expect(history.past).toHaveLength(2);
		expect(undo(history).document.name).toBe("Res");
		const left = typed(endMerging(history), "Resumes", 4100);
		expect(left.past).toHaveLength(3);
	});

	it("does not join what is typed after an undo to the step that was taken back and done again", () => {
		const typed = (history: History, text: string) =>
			perform(history, { label: "Name", operations: edits.setText(history.document, "name", text), mergeKey: "name" }, 0);
		const again = typed(redo(undo(typed(startHistory(twoTools), "A"))), "AB");
		expect(again.past).toHaveLength(2);
		expect(undo(again).document.name).toBe("A");
	});

	it("gives back the selection of the time, without what is not there any more", () => {
		const start = select(startHistory(twoTools), { nodeIds: new Set(["a", "b"]), edgeIds: new Set() });
		const removed = perform(start, { label: "Delete", operations: edits.removeParts(start.document, new Set(["b"])) }, 0);
		expect([...removed.selection.nodeIds]).toEqual(["a"]);
		expect([...undo(removed).selection.nodeIds]).toEqual(["a", "b"]);
	});

	it("gives up what could be done again once something else is done", () => {
		const one = perform(startHistory(twoTools), { label: "Note", operations: edits.setNote(twoTools, "a", "x") }, 0);
		const other = perform(undo(one), { label: "Note", operations: edits.setNote(twoTools, "b", "y") }, 0);
		expect(redo(other)).toBe(other);
	});
});
