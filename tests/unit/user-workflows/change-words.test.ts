import { expect, it } from "vitest";
import { changeTitle, stateWords } from "@/components/user-workflows/canvas/parent/change-words";
import type { ParentChange } from "@/lib/user-workflows/versions/schemas";

const change = (given: Partial<ParentChange>): ParentChange => ({
	changeId: "paragraph:1",
	kind: "paragraph",
	action: "changed",
	base: null,
	mine: null,
	theirs: null,
	isConflict: false,
	summary: "",
	...given,
});
const title = (toolName: string) => ({ "a:one": "One", "b:two": "Two" })[toolName] ?? toolName;

it("names what a parent has changed as people know it", () => {
	expect(changeTitle(change({ action: "added" }), title)).toBe("Prompt: a paragraph was added");
	expect(changeTitle(change({ kind: "tool", changeId: "tool:a:one#2", action: "removed" }), title)).toBe("One (2): the tool was removed");
	expect(changeTitle(change({ kind: "tool", changeId: "tool:b:two" }), title)).toBe("Two: its note was changed");
	expect(changeTitle(change({ kind: "edge", changeId: "edge:a:one → b:two#2", action: "removed" }), title)).toBe("One → Two (2): disconnected");
	expect(changeTitle(change({ kind: "tool", changeId: "tool:gone:tool", action: "added" }), title)).toBe("gone:tool: the tool was added");
});

it("says how a tool or a connection is on each side", () => {
	const tool = change({ kind: "tool", changeId: "tool:a:one" });
	expect(stateWords(tool, null)).toBe("Not there");
	expect(stateWords(tool, "a:one")).toBe("There, without a note");
	expect(stateWords(tool, "a:one: keep: all")).toBe("There, with the note “keep: all”");
	expect(stateWords(change({ kind: "edge", changeId: "edge:a → b" }), "a → b")).toBe("Connected");
});
