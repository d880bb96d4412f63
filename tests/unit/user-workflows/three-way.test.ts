import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMPTY_LAYOUT } from "@/lib/user-workflows/schemas";
import type { Content } from "@/lib/user-workflows/versions/content";
import { versionDiff } from "@/lib/user-workflows/versions/content";
import { offeredChanges, takeChanges } from "@/lib/user-workflows/versions/three-way";
import { wordDiff } from "@/lib/user-workflows/versions/word-diff";

const content = (prompt: string[], tools: string[] = [], edges: [string, string][] = []): Content => ({
	systemPrompt: prompt.join("\n\n"),
	toolPalette: tools.map((tool) => {
		const [toolName = "", note = ""] = tool.split("|");
		return { toolName, position: { x: 0, y: 0 }, note };
	}),
	canvasLayout: { ...EMPTY_LAYOUT, edges: edges.map(([from, to]) => ({ from, to })) },
});
const take = (base: Content, mine: Content, theirs: Content, ids?: string[]) => {
	const offered = offeredChanges(base, mine, theirs);
	return takeChanges(mine, offered, ids ?? offered.map(({ change }) => change.changeId));
};

describe("changes of a parent", () => {
	it("are offered by paragraph, those that both changed as conflicts", () => {
		const base = content(["one", "two", "three"]);
		const mine = content(["one", "TWO of mine", "three", "four"]);
		const theirs = content(["ONE", "two of theirs", "three"]);
		const changes = offeredChanges(base, mine, theirs).map(({ change }) => change);
		expect(changes).toEqual([
			expect.objectContaining({ kind: "paragraph", action: "changed", base: "one", mine: "one", theirs: "ONE", isConflict: false }),
			expect.objectContaining({ kind: "paragraph", action: "changed", base: "two", mine: "TWO of mine", theirs: "two of theirs", isConflict: true }),
		]);
		const apart = content(["one", "two", "three", "mine"]);
		const other = content(["zero", "one", "two", "THREE"]);
		expect(offeredChanges(base, apart, other).map(({ change }) => [change.action, change.base, change.mine, change.theirs, change.isConflict])).toEqual([
			["added", null, null, "zero", false],
			["changed", "three", "three\n\nmine", "THREE", true],
		]);
		expect(take(base, apart, other, ["paragraph:1"]).systemPrompt).toBe("zero\n\none\n\ntwo\n\nthree\n\nmine");
	});

	it("are not offered where both came to the same", () => {
		const base = content(["one"], ["a:x"]);
		expect(offeredChanges(base, content(["ONE"], ["a:x", "b:y"]), content(["ONE"], ["a:x", "b:y"]))).toEqual([]);
	});

	it("of tools and edges are taken one by one", () => {
		const base = content([], ["a:x", "b:y|old"], [["a:x", "b:y"]]);
		const mine = content([], ["a:x", "b:y|old", "m:m"], [["a:x", "b:y"]]);
		const theirs = content([], ["b:y|new", "c:z"], [["b:y", "c:z"]]);
		expect(offeredChanges(base, mine, theirs).map(({ change }) => [change.changeId, change.action])).toEqual([
			["tool:a:x", "removed"],
			["tool:b:y", "changed"],
			["tool:c:z", "added"],
			["edge:b:y → c:z", "added"],
			["edge:a:x → b:y", "removed"],
		]);
		const taken = take(base, mine, theirs, ["tool:a:x", "tool:c:z", "edge:b:y → c:z"]);
		expect([taken.toolPalette.map(({ toolName, note }) => `${toolName}|${note}`), taken.canvasLayout.edges]).toEqual([
			["b:y|old", "m:m|", "c:z|"],
			[{ from: "b:y", to: "c:z" }],
		]);
		// An edge whose end was not taken leads nowhere and goes.
		expect(take(base, mine, theirs, ["edge:b:y → c:z"]).canvasLayout.edges).toEqual([{ from: "a:x", to: "b:y" }]);
	});

	const paragraphs = fc.array(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 7 });
	it("taken all by who changed nothing make the parent; taken none leave everything", () => {
		fc.assert(
			fc.property(paragraphs, paragraphs, paragraphs, (base, mine, theirs) => {
				expect(take(content(base), content(base), content(theirs)).systemPrompt).toBe(theirs.join("\n\n"));
				expect(take(content(base), content(mine), content(theirs), []).systemPrompt).toBe(mine.join("\n\n"));
				expect(take(content(base), content(mine), content(base)).systemPrompt).toBe(mine.join("\n\n"));
			}),
		);
	});
});

describe("versions", () => {
	it("are told apart by words, tools and edges, not by places", () => {
		const before = { name: "One", ...content(["Keep the order.", "Be short."], ["a:x", "b:y|n"], [["a:x", "b:y"]]) };
		const moved = { ...before, toolPalette: before.toolPalette.map((item) => ({ ...item, position: { x: 9, y: 9 } })) };
		expect(versionDiff(before, moved)).toEqual({
			name: null,
			prompt: [],
			toolsAdded: [],
			toolsRemoved: [],
			notesChanged: [],
			edgesAdded: [],
			edgesRemoved: [],
		});
		const after = { name: "Two", ...content(["Keep the order.", "Be very short."], ["b:y|m", "c:z"]) };
		const diff = versionDiff(before, after);
		expect(diff).toMatchObject({
			name: { from: "One", to: "Two" },
			toolsAdded: ["c:z"],
			toolsRemoved: ["a:x"],
			notesChanged: ["b:y"],
			edgesRemoved: [{ from: "a:x", to: "b:y" }],
		});
		expect(diff.prompt.filter(({ kind }) => kind !== "same")).toEqual([{ kind: "added", text: "very " }]);
	});

	it("by words lose nothing", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", "\n") }), fc.string({ unit: fc.constantFrom("a", "b", " ", "\n") }), (before, after) => {
				const runs = wordDiff(before, after);
				if (before === after) {
					expect(runs).toEqual([]);
					return;
				}
				const side = (kind: string) => runs.flatMap((run) => (run.kind === "same" || run.kind === kind ? [run.text] : [])).join("");
				expect([side("removed"), side("added")]).toEqual([before, after]);
			}),
		);
	});
});
