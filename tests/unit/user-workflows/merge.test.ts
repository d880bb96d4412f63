import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CanvasDocument, emptyDocument } from "@/components/user-workflows/document/document";
import { merge } from "@/components/user-workflows/document/merge";
import { applyOperations } from "@/components/user-workflows/document/operations";
import { anyDeed, anyDocument, operationsOf } from "./random-edits";

const node = (nodeId: string, note = "", x = 0) => ({ nodeId, toolName: `x:${nodeId}`, position: { x, y: 0 }, note });
const base: CanvasDocument = { ...emptyDocument, name: "Old", systemPrompt: "Be brief.", nodes: [node("a"), node("b")], edges: [{ from: "a", to: "b" }] };

describe("bringing two documents together", () => {
	it("takes what only one side changed", () => {
		const mine = { ...base, name: "Mine", nodes: [node("a"), node("b", "", 50), node("c")] };
		const theirs = { ...base, systemPrompt: "Be kind.", nodes: [node("a", "first"), node("b")], edges: [] };
		expect(merge(base, mine, theirs)).toEqual({
			document: { ...base, name: "Mine", systemPrompt: "Be kind.", nodes: [node("a", "first"), node("b", "", 50), node("c")], edges: [] },
			conflicts: [],
		});
	});

	it("asks about what both changed otherwise, and does what is chosen", () => {
		const mine = { ...base, name: "Mine", nodes: [node("a", "my note"), node("b")] };
		const theirs = { ...base, name: "Theirs", nodes: [node("b")], edges: [] };
		const { document, conflicts } = merge(base, mine, theirs);
		expect(conflicts.map(({ key }) => key)).toEqual(["tool:a", "name"]);
		expect([document.name, document.nodes.map(({ nodeId }) => nodeId)]).toEqual(["Mine", ["a", "b"]]);
		const taken = merge(base, mine, theirs, { name: "theirs", "tool:a": "theirs" }).document;
		expect([taken.name, taken.nodes.map(({ nodeId }) => nodeId)]).toEqual(["Theirs", ["b"]]);
	});

	it("does not ask where both did the same, nor about places", () => {
		const both = { ...base, name: "Same" };
		expect(merge(base, both, { ...both, nodes: [node("a", "", 10), node("b")] }).conflicts).toEqual([]);
		const mine = { ...base, nodes: [node("a", "", 5), node("b")] };
		const theirs = { ...base, nodes: [node("a", "", 9), node("b", "", 7)] };
		expect(merge(base, mine, theirs)).toEqual({ document: { ...base, nodes: [node("a", "", 5), node("b", "", 7)] }, conflicts: [] });
	});

	it("drops edges to a tool that the other side removed", () => {
		const mine = { ...base, nodes: [...base.nodes, node("c")], edges: [...base.edges, { from: "b", to: "c" }] };
		const theirs = { ...base, nodes: [node("a")], edges: [] };
		expect(merge(base, mine, theirs).document).toEqual({ ...base, nodes: [node("a"), node("c")], edges: [] });
	});

	it("is the one side where the other changed nothing, whatever was edited", () => {
		fc.assert(
			fc.property(anyDocument, fc.array(anyDeed, { maxLength: 8 }), (start, deeds) => {
				const edited = deeds.reduce((document, deed) => applyOperations(document, operationsOf(document, deed)), start);
				const mine = merge(start, edited, start);
				expect(mine).toEqual({ document: edited, conflicts: [] });
				const theirs = merge(start, start, edited);
				expect(theirs.conflicts).toEqual([]);
				const byId = (document: CanvasDocument) => [...document.nodes].sort((one, other) => (one.nodeId < other.nodeId ? -1 : 1));
				expect(byId(theirs.document)).toEqual(byId(edited));
				expect({ ...theirs.document, nodes: [], edges: [], groups: [] }).toEqual({ ...edited, nodes: [], edges: [], groups: [] });
			}),
		);
	});
});
