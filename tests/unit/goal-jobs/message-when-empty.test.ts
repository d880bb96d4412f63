import { expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { messageWhenEmpty } from "@/lib/goal-jobs/pauses/message-when-empty";
import { valueAt } from "@/lib/goal-jobs/plan/long-texts";
import type { ReferenceScope } from "@/lib/goal-jobs/plan/references";

const selection = SPECS.flatMap(({ steps }) => steps.flatMap(({ checkpoint }) => (checkpoint?.checkpointId === "job_selection" ? checkpoint.slots : []))).find(
	({ slotId }) => slotId === "selectedJobIds",
);

function messageFor(counts: unknown): Promise<string> {
	const scope: ReferenceScope = {
		fileIds: [],
		filledSlots: {},
		goalText: "",
		item: null,
		stepOutput: async (stepId, _itemKey, path) => valueAt(stepId === "score_fit" ? { result: { counts } } : {}, path),
		wholeEntry: async (list, place) => list[place],
	};
	if (selection === undefined) throw new Error("No spec asks for the jobs to apply for");
	return messageWhenEmpty(selection.whenEmpty, scope);
}

it("says how many postings were left out where all fit too little", async () => {
	expect(await messageFor({ belowFloor: 37 })).toMatch(/^No open posting fits .*: 37 were compared with your resume, and all fit too little to be offered\./);
});

it.each([{ belowFloor: 0 }, {}])("says that none was found where none was left out: %j", async (counts) => {
	expect(await messageFor(counts)).toMatch(/^No open posting was found /);
});

it("keeps to the plain words where the question names no count", async () => {
	const scope = { fileIds: [], filledSlots: {}, goalText: "", item: null, stepOutput: async () => undefined, wholeEntry: async () => undefined };
	expect(await messageWhenEmpty({ errorCode: "NOTHING_TO_CHOOSE", message: "Nothing here." }, scope)).toBe("Nothing here.");
});
