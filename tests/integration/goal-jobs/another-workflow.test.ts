import { describe, expect, it } from "vitest";
import { Spec } from "@/lib/catalog/spec";
import { faults, makeResumeFile, untilPause, untilStatus, verbs } from "./journey";
import { makeUser, useWorld } from "./world";

useWorld();

/** Another kind of work than job search: several files are read one by one, a person keeps some of them, and those are looked into further. */
const READ_SEVERAL = Spec.parse({
	specId: "user_test.read_several",
	version: "1.0.0",
	name: "Read several documents",
	description: "Reads documents and finds the people in those that you keep.",
	icon: "files",
	category: "Documents",
	useCaseType: "read_several",
	input: { minFiles: 1, maxFiles: 3, types: ["document"], formats: ["pdf", "docx"], maxFileBytes: 1_000_000, inspector: "none" },
	steps: [
		{
			stepId: "read",
			title: "Read each document",
			role: "reader",
			tool: "resume-profile:parse_resume",
			forEach: "files",
			inputs: { fileId: "item" },
			checkpoint: {
				checkpointId: "keep",
				title: "Which ones do you want to keep?",
				slots: [{ slotId: "kept", slotType: "multi_select", question: "Which documents?", optionsFrom: "files", config: { minItems: 1 } }],
			},
		},
		{
			stepId: "find_people",
			title: "Find people",
			role: "analyst",
			tool: "resume-profile:extract_profile",
			forEach: "slot:kept",
			inputs: { document: "step:read[item].document" },
		},
	],
	delivery: {
		documents: [{ from: "slot:kept", fileName: "kept.json", description: "What was kept" }],
		archive: { fileName: "people.zip", description: "Everything" },
	},
	toolPalette: ["resume-profile:parse_resume", "resume-profile:extract_profile"],
	agentConfig: { budgetMicroU: 1_000_000 },
});

async function store(context: Awaited<ReturnType<typeof makeUser>>, workflowId: string, spec: Spec = READ_SEVERAL): Promise<void> {
	const [{ storeSpec }, { transaction }] = await Promise.all([import("@/lib/catalog/spec-store"), import("@/lib/platform/transaction")]);
	await transaction((tx) => storeSpec(tx, { workflowId, ownerId: context.actor.userId, spec }));
}

describe("a workflow of another kind, from the store", () => {
	it("runs on the same driver with its own list, pause and files", async () => {
		const { createGoalJob, confirmGoalJob, updateSlots, pendingSlotsOf } = await verbs();
		const context = await makeUser();
		await store(context, "uw_read_several");
		const fileIds = [await makeResumeFile(context), await makeResumeFile(context), await makeResumeFile(context)];
		const made = await createGoalJob(context, { userWorkflowId: "uw_read_several", fileIds, sensitiveLocalFileIds: [] });
		expect([made.status, made.useCaseType, made.userWorkflowId]).toEqual(["ready", "read_several", "uw_read_several"]);
		await confirmGoalJob(context, made.id);
		const paused = await untilPause(context, made.id, "keep");
		expect(pendingSlotsOf(paused)[0]?.options).toEqual(fileIds);
		await updateSlots(context, made.id, { answers: [{ slotId: "kept", value: fileIds.slice(0, 2) }] });
		const done = await untilStatus(context, made.id, "completed", "partial");
		expect([done.status, done.artifacts.map((artifact) => artifact.fileName)]).toEqual(["completed", ["people.zip", "kept.json"]]);
		expect(await faults(made.id)).toEqual([]);
	}, 120_000);

	it("belongs to its owner, and is not kept with a fault", async () => {
		const { createGoalJob } = await verbs();
		const [owner, stranger] = [await makeUser(), await makeUser()];
		await store(owner, "uw_mine", { ...READ_SEVERAL, specId: "user_test.mine" });
		const fileIds = [await makeResumeFile(stranger)];
		await expect(createGoalJob(stranger, { userWorkflowId: "uw_mine", fileIds, sensitiveLocalFileIds: [] })).rejects.toMatchObject({
			code: "WORKFLOW_NOT_FOUND",
		});
		const faulty = store(owner, "uw_faulty", { ...READ_SEVERAL, specId: "user_test.faulty", toolPalette: [] });
		await expect(faulty).rejects.toMatchObject({ code: "VALIDATION_ERROR", details: { issues: [{ path: "steps.0.tool" }, { path: "steps.1.tool" }] } });
	});
});
