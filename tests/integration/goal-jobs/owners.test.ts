import { expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { eventually } from "@/tests/world/eventually";
import { createJob, untilPause, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { confirmGoalJob, db } = await verbs();

it("a guest's job that runs goes on as the user's", async () => {
	const [{ moveGuestWork }, { transaction }] = await Promise.all([import("@/app/api/v1/auth/move-guest-work"), import("@/lib/platform/transaction")]);
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
