import { expect, it } from "vitest";
import { givenArguments } from "@/lib/goal-jobs/agent/given-arguments";

const names = {
	fileIds: ["f1", "f2"],
	resultOf: async (turn: number, path: readonly string[]) => (turn === 1 ? { document: { lines: 3 } }[path[0] ?? ""] : undefined),
	filesOf: async () => ["m1"],
};

it("puts files and earlier results in the place of their names, and nothing else", async () => {
	const given = {
		fileId: "@file2",
		fileIds: ["@files"],
		document: "@turn1.document",
		made: "@turn1.files",
		text: "see @file1 and @turn1",
		deep: { list: ["@file1", 3, null] },
	};
	expect(await givenArguments(JSON.stringify(given), names)).toEqual({
		fileId: "f2",
		fileIds: ["f1", "f2"],
		document: { lines: 3 },
		made: ["m1"],
		text: "see @file1 and @turn1",
		deep: { list: ["f1", 3, null] },
	});
	expect(await givenArguments("", names)).toEqual({});
});

it.each(["{", "[1]", '"text"', '{"a":"@file3"}', '{"a":"@file0"}', '{"a":"@turn9.document"}', '{"a":"@turn1.nothing"}'])(
	"refuses %s with a reason that the model can read",
	async (text) => {
		await expect(givenArguments(text, names)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
	},
);
