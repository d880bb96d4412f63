import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aligned, freePlace, laidOut } from "@/components/user-workflows/document/arrange";
import { documentChanges, wordChanges } from "@/components/user-workflows/document/changes";
import { copiedText, partOf, readCopied, renewed, withoutTools } from "@/components/user-workflows/document/clipboard";
import { canConnect } from "@/components/user-workflows/document/connect";
import { type CanvasDocument, emptyDocument } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import type { CanvasTool, ToolTable } from "@/components/user-workflows/document/fit";
import { applyOperations } from "@/components/user-workflows/document/operations";
import { specialistsOf } from "@/components/user-workflows/document/specialists";
import { fromWire, idsByReference, toWire, wireChanges } from "@/components/user-workflows/document/wire";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";
import { anyDocument } from "./random-edits";

const node = (nodeId: string, x = 0, y = 0) => ({ nodeId, toolName: `x:${nodeId}`, position: { x, y }, note: "" });
const chain: CanvasDocument = {
	...emptyDocument,
	nodes: [node("a"), node("b", 300), node("c", 600, 90)],
	edges: [{ from: "a", to: "b" }],
	groups: [{ nodeId: "a", name: "Readers" }],
};

const tool = (name: string, inputs: string[], outputs: string[]): CanvasTool => ({
	toolName: `x:${name}`,
	title: name.toUpperCase(),
	description: "",
	server: "X",
	inputs: inputs.map((port) => ({ name: port, kind: port, isRequired: true, isList: false })),
	outputs: outputs.map((port) => ({ name: port, kind: port, isRequired: true, isList: false })),
	perInvocationMicroU: 0,
	settings: [],
});
const table: ToolTable = {
	tools: new Map(
		[tool("a", ["fileId"], ["document"]), tool("b", ["document"], ["profile"]), tool("c", ["table"], ["document"])].map((entry) => [entry.toolName, entry]),
	),
	fits: new Map([
		["x:a>x:b", ["document"]],
		["x:b>x:a", ["fileId"]],
		["x:c>x:b", ["document"]],
	]),
};

describe("copy and paste", () => {
	it("keeps every reference inside what was copied, under ids of its own", () => {
		fc.assert(
			fc.property(anyDocument, fc.nat(), (document, mask) => {
				const chosen = new Set(document.nodes.filter((_node, index) => (mask >> index) & 1).map(({ nodeId }) => nodeId));
				const part = partOf(document, { nodeIds: chosen, edgeIds: new Set() });
				if (!part) return;
				let last = 0;
				const pasted = renewed(readCopied(copiedText(part)) ?? part, () => `p${++last}`, { x: 10, y: -5 });
				const place = new Map(pasted.nodes.map(({ nodeId }, index) => [nodeId, index]));
				const before = new Map(part.nodes.map(({ nodeId }, index) => [nodeId, index]));
				expect(pasted.edges.map(({ from, to }) => [place.get(from), place.get(to)])).toEqual(
					part.edges.map(({ from, to }) => [before.get(from), before.get(to)]),
				);
				expect(pasted.groups.map(({ nodeId, name }) => [place.get(nodeId), name])).toEqual(part.groups.map(({ nodeId, name }) => [before.get(nodeId), name]));
				expect(pasted.nodes.map(({ toolName, note }) => [toolName, note])).toEqual(part.nodes.map(({ toolName, note }) => [toolName, note]));
				const whole = applyOperations(document, edits.addPart(document, pasted));
				expect(new Set(whole.nodes.map(({ nodeId }) => nodeId)).size).toBe(whole.nodes.length);
				expect(whole.edges.slice(0, document.edges.length)).toEqual(document.edges);
			}),
		);
	});

	it("reads nothing from other texts, and leaves out edges that lead nowhere", () => {
		for (const text of ["", "hello", "{}", "[1]", '{"kind":"workflow-tools","version":2,"nodes":[]}']) expect(readCopied(text)).toBeNull();
		const part = readCopied(
			JSON.stringify({
				kind: "workflow-tools",
				version: 1,
				nodes: [node("a")],
				edges: [
					{ from: "a", to: "gone" },
					{ from: "a", to: "a" },
				],
				groups: [{ nodeId: "gone", name: "x" }],
			}),
		);
		expect(part).toEqual({ nodes: [node("a")], edges: [], groups: [] });
		expect(readCopied(JSON.stringify({ kind: "workflow-tools", version: 1, nodes: [node("a"), node("a")] }))).toBeNull();
	});

	it("says which tools are not known here and pastes the rest", () => {
		const { part, leftOut } = withoutTools({ nodes: chain.nodes, edges: chain.edges, groups: chain.groups }, (name) => name !== "x:b");
		expect(part).toEqual({ nodes: [chain.nodes[0], chain.nodes[2]], edges: [], groups: chain.groups });
		expect(leftOut).toEqual(["x:b"]);
	});
});

describe("connections", () => {
	it("lets only what fits be connected and says why not", () => {
		expect(canConnect(chain, table, { from: "c", to: "b" })).toEqual({ fits: true });
		expect(canConnect(chain, table, { from: "a", to: "b" })).toEqual({ fits: false, reason: "These tools are connected already." });
		expect(canConnect(chain, table, { from: "a", to: "a" })).toEqual({ fits: false, reason: "A tool can't be given what it makes itself." });
		expect(canConnect(chain, table, { from: "b", to: "a" })).toEqual({ fits: false, reason: "That would make a circle: B already waits for A." });
		expect(canConnect(chain, table, { from: "b", to: "c" })).toEqual({
			fits: false,
			reason: "B makes profile. C needs table. Nothing of the one is what the other takes.",
		});
		expect(canConnect({ ...chain, nodes: [node("a"), node("gone")] }, table, { from: "a", to: "gone" })).toEqual({
			fits: false,
			reason: "x:gone is not among the tools that there are now.",
		});
	});

	it("never leaves an edge or a name behind that leads nowhere", () => {
		fc.assert(
			fc.property(anyDocument, fc.nat(), (document, mask) => {
				const gone = new Set(document.nodes.filter((_node, index) => (mask >> index) & 1).map(({ nodeId }) => nodeId));
				const left = applyOperations(document, edits.removeParts(document, gone));
				const ids = new Set(left.nodes.map(({ nodeId }) => nodeId));
				for (const { from, to } of left.edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
				for (const { nodeId } of left.groups) expect(ids.has(nodeId)).toBe(true);
			}),
		);
	});
});

describe("specialists", () => {
	it("are the tools that edges connect, each with the name that one of them keeps", () => {
		expect(specialistsOf(chain)).toEqual([
			{ key: "a", name: "Readers", nodeIds: ["a", "b"] },
			{ key: "c", name: null, nodeIds: ["c"] },
		]);
	});

	it("keep their name when the tool that kept it is removed", () => {
		const left = applyOperations(chain, edits.removeParts(chain, new Set(["a"])));
		expect(left.groups).toEqual([{ nodeId: "b", name: "Readers" }]);
	});

	it("are named and renamed by any of their tools", () => {
		const renamed = applyOperations(chain, edits.nameGroup(chain, "b", "Writers"));
		expect(renamed.groups).toEqual([{ nodeId: "a", name: "Writers" }]);
		expect(applyOperations(renamed, edits.nameGroup(renamed, "b", " ")).groups).toEqual([]);
	});
});

describe("arranging", () => {
	it("lays tools out along their edges without covering any", () => {
		fc.assert(
			fc.property(anyDocument, (document) => {
				const places = [...laidOut(document).values()];
				expect(places).toHaveLength(document.nodes.length);
				for (const [index, one] of places.entries()) {
					for (const other of places.slice(index + 1)) {
						expect(Math.abs(one.x - other.x) >= NODE_SIZE.width || Math.abs(one.y - other.y) >= NODE_SIZE.height).toBe(true);
					}
				}
			}),
		);
		const at = laidOut(chain);
		expect((at.get("b")?.x ?? 0) - (at.get("a")?.x ?? 0)).toBeGreaterThan(NODE_SIZE.width);
	});

	it("aligns and spreads", () => {
		expect([...aligned(chain.nodes, "top").values()].map(({ y }) => y)).toEqual([0, 0, 0]);
		expect([...aligned(chain.nodes, "right").values()].map(({ x }) => x)).toEqual([600, 600, 600]);
		expect([...aligned([node("a"), node("b", 10), node("c", 100)], "across").values()].map(({ x }) => x)).toEqual([0, 50, 100]);
	});

	it("finds a free place below what stands there", () => {
		const place = freePlace(chain, { x: 0, y: 0 });
		expect(chain.nodes.every(({ position }) => Math.abs(position.x - place.x) >= NODE_SIZE.width || Math.abs(position.y - place.y) >= NODE_SIZE.height)).toBe(
			true,
		);
	});
});

describe("what the API keeps", () => {
	it("is the document again, whatever was edited", () => {
		fc.assert(
			fc.property(anyDocument, (document) => {
				expect(fromWire(toWire(document), idsByReference(document))).toEqual(document);
				expect(wireChanges(document, document)).toEqual({});
			}),
		);
	});

	it("names a tool that stands there twice by its number", () => {
		const twice: CanvasDocument = { ...emptyDocument, nodes: [node("a"), { ...node("b"), toolName: "x:a" }], edges: [{ from: "a", to: "b" }] };
		expect(toWire(twice).canvasLayout.edges).toEqual([{ from: "x:a", to: "x:a#2" }]);
		expect(fromWire(toWire(twice)).edges).toEqual([{ from: "x:a", to: "x:a#2" }]);
	});

	it("is told only what has changed", () => {
		expect(Object.keys(wireChanges(chain, { ...chain, name: "New" }))).toEqual(["name"]);
		expect(Object.keys(wireChanges(chain, { ...chain, edges: [] }))).toEqual(["toolPalette", "canvasLayout"]);
	});
});

describe("what is different between two documents", () => {
	it("says nothing of places and order", () => {
		const moved = { ...chain, nodes: [...chain.nodes].reverse().map((entry) => ({ ...entry, position: { x: 9, y: 9 } })) };
		expect(documentChanges(chain, moved)).toEqual([]);
	});

	it("tells tools, edges, notes and names", () => {
		const after: CanvasDocument = { ...chain, nodes: [node("a"), { ...node("b"), note: "slow" }, node("d")], edges: [{ from: "b", to: "d" }], groups: [] };
		expect(documentChanges(chain, after)).toEqual([
			{ kind: "tool-removed", toolName: "x:c", note: "" },
			{ kind: "tool-added", toolName: "x:d", note: "" },
			{ kind: "note", toolName: "x:b", words: [{ kind: "added", text: "slow" }] },
			{ kind: "edge-removed", from: "x:a", to: "x:b" },
			{ kind: "edge-added", from: "x:b", to: "x:d" },
			{ kind: "group", before: "Readers", after: null, toolNames: ["x:a", "x:b"] },
		]);
	});

	it("tells a text word by word, and every word of both is there", () => {
		expect(wordChanges("Keep the order.", "Keep the old order.\nAlways.")).toEqual([
			{ kind: "same", text: "Keep the " },
			{ kind: "added", text: "old " },
			{ kind: "same", text: "order." },
			{ kind: "added", text: "\nAlways." },
		]);
		fc.assert(
			fc.property(fc.string(), fc.string(), (before, after) => {
				const words = wordChanges(before, after);
				const of = (...kinds: string[]) => words.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join("");
				expect(of("same", "removed")).toBe(before);
				expect(of("same", "added")).toBe(after);
			}),
		);
	});
});
