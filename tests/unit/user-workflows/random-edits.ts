import fc from "fast-check";
import { aligned, laidOut } from "@/components/user-workflows/document/arrange";
import { copiedText, partOf, readCopied, renewed } from "@/components/user-workflows/document/clipboard";
import type { CanvasDocument, CanvasNode } from "@/components/user-workflows/document/document";
import * as edits from "@/components/user-workflows/document/edits";
import type { Operation } from "@/components/user-workflows/document/operations";

const TOOLS = ["documents:convert_to_pdf", "tables:clean_table", "tables:convert_table", "media:make_images"];

export const anyDocument: fc.Arbitrary<CanvasDocument> = fc
	.record({
		names: fc.tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.string({ maxLength: 40 })),
		tags: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 4 }),
		tools: fc.array(fc.record({ toolName: fc.constantFrom(...TOOLS), x: fc.integer(), y: fc.integer(), note: fc.string({ maxLength: 5 }) }), { maxLength: 8 }),
		edges: fc.uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12, selector: ([from, to]) => `${from}>${to}` }),
		groups: fc.uniqueArray(fc.tuple(fc.nat(7), fc.string({ minLength: 1, maxLength: 6 })), { maxLength: 3, selector: ([at]) => at }),
	})
	.map(({ names: [name, description, systemPrompt], tags, tools, edges, groups }) => ({
		name,
		description,
		systemPrompt,
		tags,
		nodes: tools.map(({ toolName, x, y, note }, index): CanvasNode => ({ nodeId: `n${index}`, toolName, position: { x, y }, note })),
		edges: edges.filter(([from, to]) => from < tools.length && to < tools.length && from !== to).map(([from, to]) => ({ from: `n${from}`, to: `n${to}` })),
		groups: groups.filter(([at]) => at < tools.length).map(([at, groupName]) => ({ nodeId: `n${at}`, name: groupName })),
	}));

/** One thing that a person may do; numbers choose among what is there at that time. */
export interface Deed {
	readonly kind: (typeof KINDS)[number];
	readonly one: number;
	readonly other: number;
	readonly text: string;
}

const KINDS = ["type", "tags", "add", "remove", "cut", "drag", "nudge", "note", "connect", "reorder", "name", "layout", "align", "paste", "replace"] as const;

export const anyDeed: fc.Arbitrary<Deed> = fc.record({
	kind: fc.constantFrom(...KINDS),
	one: fc.nat(1000),
	other: fc.nat(1000),
	text: fc.string({ maxLength: 8 }),
});

const ids = (() => {
	let last = 0;
	return () => `new${++last}`;
})();

/** What a deed does to a document, with ids that no other tool has. */
export function operationsOf(document: CanvasDocument, { kind, one, other, text }: Deed): Operation[] {
	const { nodes, edges } = document;
	const pick = <T>(list: readonly T[], index: number): T | undefined => (list.length > 0 ? list[index % list.length] : undefined);
	const [first, second] = [pick(nodes, one), pick(nodes, other)];
	const some = new Set(nodes.filter((_node, index) => (one >> (index % 10)) & 1).map(({ nodeId }) => nodeId));
	switch (kind) {
		case "type":
			return edits.setText(document, pick(["name", "description", "systemPrompt"] as const, one) ?? "name", text);
		case "tags":
			return edits.setTags(document, text.split("").slice(0, 3));
		case "add":
			return edits.addPart(document, {
				nodes: [{ nodeId: ids(), toolName: pick(TOOLS, one) ?? "", position: { x: one, y: other }, note: text }],
				edges: [],
				groups: [],
			});
		case "remove":
			return edits.removeParts(document, some);
		case "cut":
			return edits.removeEdge(document, pick(edges, one) ?? { from: "", to: "" });
		case "drag":
			return edits.moveNodes(document, new Map([...some].map((nodeId) => [nodeId, { x: one, y: other }])));
		case "nudge":
			return edits.nudgeNodes(document, some, { x: other - 500, y: 8 });
		case "note":
			return first ? edits.setNote(document, first.nodeId, text) : [];
		case "connect":
			return first && second && first !== second ? edits.addEdge(document, { from: first.nodeId, to: second.nodeId }) : [];
		case "reorder":
			return first ? edits.reorderNode(document, first.nodeId, other % 12) : [];
		case "name":
			return first ? edits.nameGroup(document, first.nodeId, text) : [];
		case "layout":
			return edits.moveNodes(document, laidOut(document));
		case "align":
			return edits.moveNodes(document, aligned(nodes, pick(["left", "centre", "right", "top", "middle", "bottom", "across", "down"] as const, one) ?? "left"));
		case "paste": {
			const part = partOf(document, { nodeIds: some, edgeIds: new Set() });
			const read = part && readCopied(copiedText(part));
			return read ? edits.addPart(document, renewed(read, ids, { x: 24, y: 24 })) : [];
		}
		case "replace":
			return edits.replaceAll(document, { ...document, name: text, nodes: [...nodes].reverse(), edges: edges.slice(1), groups: [] });
	}
}
