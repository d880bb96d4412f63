import { describe, expect, it } from "vitest";
import type { Reference } from "@/lib/catalog/spec";
import { valueAt } from "@/lib/goal-jobs/plan/long-texts";
import { filesNamedIn, type ReferenceScope, resolveReference } from "@/lib/goal-jobs/plan/references";

const OUTPUTS: Record<string, unknown> = {
	"parse:": { document: { lines: ["a"], pages: 2 } },
	"score:": { jobs: [{ id: "1", title: "One", fit: 9 }, { id: "2", title: "Two" }, "not an object"] },
	"tailor:1": { resume: { summary: "for one" } },
};

const scope: ReferenceScope = {
	fileIds: ["f0", "f1"],
	filledSlots: { country: "All", picks: ["1", "2"] },
	goalText: "Find work",
	item: "1",
	stepOutput: async (stepId, itemKey, path) => {
		const key = `${stepId}:${itemKey ?? ""}`;
		if (!(key in OUTPUTS)) throw new Error(`no output ${key}`);
		return valueAt(OUTPUTS[key], path);
	},
	wholeEntry: async (list, place) => list[place],
};

describe("references", () => {
	it.each([
		["file:1", "f1"],
		["file:9", undefined],
		["files", ["f0", "f1"]],
		["slot:country", "All"],
		["slot:unknown", undefined],
		[{ $first: ["slot:unknown", "slot:country", "file:0"] }, "All"],
		[{ $first: ["slot:unknown"] }, undefined],
		["job:goalText", "Find work"],
		["text:file:0", "file:0"],
		["item", "1"],
		["step:parse.document.pages", 2],
		["step:parse.document.pages.deeper", undefined],
		["step:tailor[item].resume.summary", "for one"],
	])("%s is %j", async (reference, value) => expect(await resolveReference(reference, scope)).toEqual(value));

	it("nests in lists and objects, and leaves out what has no value", async () => {
		expect(await resolveReference({ a: "file:0", b: "slot:unknown", c: ["item", 3] }, scope)).toEqual({ a: "f0", c: ["1", 3] });
	});

	it("finds an entry by a field, for the item or for a given value", async () => {
		expect(await resolveReference({ $find: "step:score.jobs", by: "id", equals: "item" }, scope)).toMatchObject({ title: "One" });
		expect(await resolveReference({ $find: "step:score.jobs", by: "id", equals: "text:2" }, scope)).toMatchObject({ title: "Two" });
		expect(await resolveReference({ $find: "step:score.jobs", by: "id", equals: "text:3" }, scope)).toBeUndefined();
	});

	it("keeps named fields, or one, of entries up to a limit", async () => {
		expect(await resolveReference({ $pick: ["id", "fit"], from: "step:score.jobs", limit: 2 }, scope)).toEqual([{ id: "1", fit: 9 }, { id: "2" }]);
		expect(await resolveReference({ $pick: "title", from: "step:score.jobs", limit: 1 }, scope)).toEqual(["One"]);
		expect(await resolveReference({ $pick: ["pages"], from: "step:parse.document" }, scope)).toEqual({ pages: 2 });
		expect(await resolveReference({ $pick: "id", from: "slot:unknown" }, scope)).toBeUndefined();
	});

	it("counts a list, and nothing else", async () => {
		expect(await resolveReference({ $count: "slot:picks" }, scope)).toBe(2);
		expect(await resolveReference({ $count: "slot:country" }, scope)).toBe(0);
	});

	it.each(["step:", "step:Parse.x", "unknown:1", "", "step:other.x"])("refuses %j", async (reference) => {
		await expect(resolveReference(reference, scope)).rejects.toThrow();
	});
});

describe("the files that inputs name", () => {
	const named = (reference: Reference) =>
		filesNamedIn(reference, { fileIds: ["f0", "f1"], filledSlots: { photo: "f1", more: ["f0", "f1"], town: "Bonn" }, item: "f1" });

	it.each<[Reference, string[]]>([
		["file:0", ["f0"]],
		["files", ["f0", "f1"]],
		["item", ["f1"]],
		["slot:photo", ["f1"]],
		["slot:more", ["f0", "f1"]],
		["slot:town", []],
		["text:f0", []],
		["step:parse.document.fileId", []],
		[{ a: { b: ["file:1", "item"] }, c: 3 }, ["f1"]],
	])("%j: %j", (reference, files) => expect(named(reference)).toEqual(files));
});
