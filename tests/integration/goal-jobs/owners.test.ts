import { expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { makeResumeFile } from "@/tests/factories/files";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { eventually } from "@/tests/world/eventually";
import { createJob, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, db, deleteGoalJob, retryGoalJob, updateSlots } = await verbs();

it("a guest's job that runs goes on as the user's", async () => {
	const [{ moveGuestWork }, { transaction }] = await Promise.all([import("@/app/api/v1/auth/move-guest-work"), import("@/lib/platform/database/transaction")]);
	const { context: guest, jobId } = await createJob();
	const user = await makePerson();
	await confirmGoalJob(guest, jobId);
	await transaction((tx) => moveGuestWork(tx, { guestId: guest.actor.userId, userId: user.userId }));
	await untilPause(user.context, jobId, "profile_review");
	expect(await db().stepResult.count({ where: { jobId, succeeded: false } })).toBe(0);
});

it("each domain removes what a deleted account had, bytes included", async () => {
	const [{ deleteAccount }, { fileStore }, { fileKey }] = await Promise.all([
		import("@/lib/accounts/profile/delete-account"),
		import("@/lib/files/store/file-store"),
		import("@/lib/files/internal"),
	]);
	const { context, jobId } = await createJob();
	const ownerId = context.actor.userId;
	const spare = await makeResumeFile(context.actor.userId);
	await confirmGoalJob(context, jobId);
	await untilPause(context, jobId, "profile_review");
	await deleteAccount(context);
	await eventually(async () => (await db().goalJob.count({ where: { ownerId } })) + (await db().file.count({ where: { ownerId } })) === 0);
	expect(await fileStore().stat(fileKey(spare))).toBeNull();
	const by = await db().auditEvent.findMany({ where: { targetId: { in: [jobId, spare] }, actorId: null }, select: { details: true } });
	expect(by.map(({ details }) => Object(details).by).sort()).toEqual(["delete-account-files", "delete-account-goal-jobs"]);
});

it("somebody else is told by every operation that there is no such job", async () => {
	const { context, jobId } = await createJob(SUGGESTIONS);
	await confirmGoalJob(context, jobId);
	const done = await untilStatus(context, jobId, "completed");
	const modules = await Promise.all([
		import("@/lib/goal-jobs/views/get-goal-job"),
		import("@/lib/goal-jobs/views/get-status"),
		import("@/lib/goal-jobs/results/list-artifacts"),
		import("@/lib/goal-jobs/stream/list-events"),
		import("@/lib/goal-jobs/results/download-artifact"),
		import("@/lib/goal-jobs/results/download-batch"),
		import("@/lib/goal-jobs/results/download-primary"),
		import("@/lib/goal-jobs/results/submit-feedback"),
		import("@/lib/goal-jobs/results/get-feedback"),
		import("@/lib/goal-jobs/postings/get-posting"),
		import("@/lib/specialists/list-tool-invocations"),
		import("@/lib/specialists/list-handoffs"),
		import("@/lib/specialists/list-exceptions"),
		import("@/lib/specialists/list-specialist-outcomes"),
	]);
	const [get, status, artifacts, events, one, batch, primary, submit, feedback, posting, invocations, handoffs, exceptions, outcomes] = modules;
	const artifactId = done.artifacts[0]?.id ?? "";
	const everything = (who: ActorContext, id: string): Record<string, () => Promise<unknown>> => ({
		get: () => get.getGoalJob(who, id),
		status: () => status.getStatus(who, id),
		artifacts: () => artifacts.listArtifacts(who, id),
		events: () => events.listEvents(who, id, { after: 0, limit: 10 }),
		one: () => one.downloadArtifact(who, id, artifactId),
		batch: () => batch.downloadBatch(who, id, []),
		primary: () => primary.downloadPrimary(who, id),
		submit: () => submit.submitFeedback(who, id, { rating: "positive" }),
		feedback: () => feedback.getFeedback(who, id),
		posting: () => posting.getPosting(who, id, "1"),
		invocations: () => invocations.listToolInvocations(who, id, { limit: 10 }),
		handoffs: () => handoffs.listHandoffs(who, id),
		exceptions: () => exceptions.listExceptions(who, id),
		outcomes: () => outcomes.specialistOutcomes(who, id),
		confirm: () => confirmGoalJob(who, id),
		slots: () => updateSlots(who, id, { answers: [{ slotId: "country", value: "All" }] }),
		cancel: () => cancelGoalJob(who, id),
		retry: () => retryGoalJob(who, id, { rerunMode: "resume" }),
		delete: () => deleteGoalJob(who, id),
	});
	const { context: other } = await makePerson();
	for (const [name, call] of Object.entries(everything(other, jobId))) await expect(call(), name).rejects.toMatchObject({ code: "JOB_NOT_FOUND", status: 404 });
	for (const [name, call] of Object.entries(everything(context, "not-an-id"))) await expect(call(), name).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
	expect((await get.getGoalJob(context, jobId)).status).toBe("completed");
});
