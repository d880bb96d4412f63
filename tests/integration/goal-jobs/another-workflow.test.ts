import { describe, expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { READ_SEVERAL } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";
import { faults } from "@/tests/world/faults";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, pendingSlotsOf, updateSlots } = await verbs();

describe("a workflow of another kind, from the store", () => {
	it("runs on the same driver with its own list, pause and files", async () => {
		const { context, userId } = await makePerson();
		await makeStoredSpec(userId, "uw_read_several", READ_SEVERAL);
		const fileIds = [await makeResumeFile(userId), await makeResumeFile(userId), await makeResumeFile(userId)];
		const made = await createGoalJob(context, { userWorkflowId: "uw_read_several", fileIds, sensitiveLocalFileIds: [] });
		expect([made.status, made.useCaseType, made.userWorkflowId]).toEqual(["ready", "read_several", "uw_read_several"]);
		await confirmGoalJob(context, made.id);
		const paused = await untilPause(context, made.id, "keep");
		// The options are the files' ids; a person sees their names.
		expect(pendingSlotsOf(paused)[0]).toMatchObject({ options: fileIds, config: { labels: Object.fromEntries(fileIds.map((id) => [id, "resume.docx"])) } });
		await updateSlots(context, made.id, { answers: [{ slotId: "kept", value: fileIds.slice(0, 2) }] });
		const done = await untilStatus(context, made.id, "completed", "partial");
		expect([done.status, done.artifacts.map((artifact) => artifact.fileName)]).toEqual(["completed", ["people.zip", "kept.json"]]);
		expect(await faults(made.id)).toEqual([]);
	});

	it("belongs to its owner, and is not kept with a fault", async () => {
		const [owner, stranger] = [await makePerson(), await makePerson()];
		await makeStoredSpec(owner.userId, "uw_mine", { ...READ_SEVERAL, specId: "user_test.mine" });
		const fileIds = [await makeResumeFile(stranger.userId)];
		await expect(createGoalJob(stranger.context, { userWorkflowId: "uw_mine", fileIds, sensitiveLocalFileIds: [] })).rejects.toMatchObject({
			code: "WORKFLOW_NOT_FOUND",
		});
		const faulty = makeStoredSpec(owner.userId, "uw_faulty", { ...READ_SEVERAL, specId: "user_test.faulty", toolPalette: [] });
		await expect(faulty).rejects.toMatchObject({ code: "VALIDATION_ERROR", details: { issues: [{ path: "steps.0.tool" }, { path: "steps.1.tool" }] } });
	});
});
