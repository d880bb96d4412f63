import { expect, it } from "vitest";
import { POST as uploadRoute } from "@/app/api/v1/files/upload/route";
import { POST as cancelRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route";
import { POST as confirmRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import { GET as eventsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/events/route";
import { GET as feedbackRoute, POST as rateRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/feedback/route";
import { POST as retryRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import { DELETE as deleteRoute, GET as getRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { GET as statusRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/status/route";
import { POST as createRoute } from "@/app/api/v1/jobs/goal/route";
import { STREAM_EVENTS } from "@/lib/http/openapi/stream";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { sampleFiles } from "@/tests/factories/sample-files";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

async function upload(token: string): Promise<string> {
	const form = new FormData();
	form.set("file", new File([Buffer.from((await sampleFiles()).docx)], "resume.docx"));
	return (await call(uploadRoute, "POST", { token, body: form })).body.fileId;
}

it("a job is made, answered, confirmed and cancelled; the log and the audit tell it; repeats with the same key do nothing", async () => {
	const { token, userId } = await makePerson();
	const body = { workflowId: READY, fileIds: [await upload(token)] };
	const once = { "idempotency-key": `create-${newId()}` };
	const [created, again] = await Promise.all([
		call(createRoute, "POST", { token, body, headers: once }),
		call(createRoute, "POST", { token, body, headers: once }),
	]);
	expect([created.status, again.status]).toEqual([201, 201]);
	expect(again.body).toEqual(created.body);
	expect([created.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")].sort()).toEqual([null, "true"].sort());
	expect(await db().goalJob.count({ where: { ownerId: userId } })).toBe(1);
	expect((await call(createRoute, "POST", { token, body: { ...body, slotAnswers: [] }, headers: once })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
	expect(created.body).toMatchObject({ status: "slots_pending", itemVersion: 1, workflowId: READY, inputFileNames: ["resume.docx"], artifacts: [] });
	expect(created.body.resolvedDestinations).toEqual([{ destinationId: READY, confidence: 1, matchReason: "You chose it", requiresDisambiguation: false }]);
	const params = { jobSpecId: created.body.jobSpecId };

	const asked: Array<{ slotId: string }> = created.body.pendingSlots;
	const stale = { answers: [{ slotId: "country", value: null }], expectedVersion: 9 };
	expect(await call(slotsRoute, "PATCH", { token, params, body: stale })).toMatchObject({
		status: 409,
		body: { code: "VERSION_CONFLICT", details: { currentVersion: 1 } },
	});
	const wrong = {
		answers: [
			{ slotId: "remote", value: "Maybe" },
			{ slotId: "nothing", value: 1 },
		],
	};
	const refused = await call(slotsRoute, "PATCH", { token, params, body: wrong });
	expect([refused.status, refused.body.code]).toEqual([422, "SLOT_VALIDATION_ERROR"]);
	expect(refused.body.details.slots.map((slot: { slotId: string }) => slot.slotId)).toEqual(["remote", "nothing"]);
	const answers = asked.map(({ slotId }) => ({ slotId, value: null }));
	const ready = await call(slotsRoute, "PATCH", { token, params, body: { answers, expectedVersion: 1 } });
	expect(ready.body).toMatchObject({ status: "ready", pendingSlots: [], itemVersion: 2 });

	const confirmOnce = { "idempotency-key": `confirm-${newId()}` };
	const queued = await call(confirmRoute, "POST", { token, params, headers: confirmOnce });
	expect(queued).toMatchObject({ status: 202, body: { status: "queued", pollingUrl: `/api/v1/jobs/goal/${params.jobSpecId}/status` } });
	expect(queued.body.tasks[0].dag.length).toBeGreaterThan(8);
	expect((await call(confirmRoute, "POST", { token, params, headers: confirmOnce })).body).toEqual(queued.body);
	expect((await call(confirmRoute, "POST", { token, params })).body.code).toBe("INVALID_STATE_TRANSITION");
	expect(await db().outboxEvent.count({ where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: params.jobSpecId } } })).toBe(1);

	expect((await call(statusRoute, "GET", { token, params })).body).toMatchObject({
		status: "queued",
		tasksTotal: 1,
		tasksCompleted: 0,
		suggestedPollIntervalMs: 1000,
	});
	expect(await call(cancelRoute, "POST", { token, params })).toMatchObject({ status: 200, body: { jobSpecId: params.jobSpecId, status: "cancelled" } });
	expect((await call(statusRoute, "GET", { token, params })).body).toMatchObject({ status: "cancelled", suggestedPollIntervalMs: 0 });
	expect(await auditOf(params.jobSpecId)).toEqual(["goal_job.create", "goal_job.answer", "goal_job.confirm", "goal_job.cancel"]);

	const log = (await call(eventsRoute, "GET", { token, params })).body;
	expect(log.items.map((item: { seq: number }) => item.seq)).toEqual(log.items.map((_item: unknown, index: number) => index + 1));
	for (const { type, data } of log.items) STREAM_EVENTS[type as keyof typeof STREAM_EVENTS].data.parse(data);
	const page = (await call(eventsRoute, "GET", { token, params, query: "?limit=2" })).body;
	expect([page.items.length, page.nextAfter]).toEqual([2, 2]);
	const rest = (await call(eventsRoute, "GET", { token, params, query: `?after=${page.nextAfter}` })).body;
	expect([...page.items, ...rest.items]).toEqual(log.items);
	expect(rest.nextAfter).toBeNull();
});

it("a finished job is rated, rated again, and deleted with all its rows", async () => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId);
	const params = { jobSpecId: id };
	expect(await call(feedbackRoute, "GET", { token, params })).toMatchObject({ status: 404, body: { code: "FEEDBACK_NOT_FOUND" } });
	const first = await call(rateRoute, "POST", { token, params, body: { rating: "negative", note: "Too few." } });
	expect(first).toMatchObject({ status: 200, body: { jobSpecId: id, sourceSpecId: READY, userId, rating: "negative", note: "Too few." } });
	const second = await call(rateRoute, "POST", { token, params, body: { rating: "positive" } });
	expect(second.body).toMatchObject({ rating: "positive", note: null, createdAt: first.body.createdAt });
	expect((await call(feedbackRoute, "GET", { token, params })).body).toEqual(second.body);

	const key = { "idempotency-key": `delete-${newId()}` };
	expect(await call(deleteRoute, "DELETE", { token, params, headers: key })).toMatchObject({ status: 200, body: { success: true } });
	expect((await call(deleteRoute, "DELETE", { token, params, headers: key })).body).toEqual({ success: true, deletedFileIds: [] });
	expect((await call(deleteRoute, "DELETE", { token, params })).body.code).toBe("JOB_NOT_FOUND");
	expect((await call(getRoute, "GET", { token, params })).body.code).toBe("JOB_NOT_FOUND");
	expect(await db().feedback.count({ where: { jobId: id } })).toBe(0);
	expect(await auditOf(id)).toEqual(["goal_job.feedback", "goal_job.feedback", "goal_job.delete"]);
});

it("a failed job is retried once for one key, with a new attempt", async () => {
	const { token, userId } = await makePerson();
	const failed = await makeJob(userId, { status: "failed", errorCode: "ALL_SOURCES_FAILED", errorMessage: "No board answered.", queuedAt: new Date() });
	const params = { jobSpecId: failed.id };
	const key = { "idempotency-key": `retry-${newId()}` };
	const first = await call(retryRoute, "POST", { token, params, headers: key, body: { reason: "Boards are back" } });
	expect(first).toMatchObject({ status: 202, body: { status: "queued" } });
	expect((await call(retryRoute, "POST", { token, params, headers: key, body: { reason: "Boards are back" } })).body).toEqual(first.body);
	const after = (await call(getRoute, "GET", { token, params })).body;
	expect(after).toMatchObject({ status: "queued", errorCode: null, errorMessage: null });
	expect(after.attemptId).not.toBe(failed.attemptId);
	expect(await db().attempt.count({ where: { jobId: failed.id } })).toBe(2);
});

it("the status says what a job waits for without carrying it", async () => {
	const { token, userId } = await makePerson();
	const { id, attemptId } = await makeJob(userId, { status: "executing", progress: 34 });
	const payload = {
		checkpointId: "profile_review",
		slots: [{ slotId: "targetTitles" }, { slotId: "skills" }],
		stepOutputPreview: { large: "x".repeat(100_000) },
	};
	const place = { attemptId, interruptType: "checkpoint", uiSurface: "checkpoint_screen", ownerPath: "extract_profile", checkpointId: "profile_review" };
	const interrupt = await db().interrupt.create({ data: { id: newId(), jobId: id, ...place, payload } });
	for (const _repeat of [1, 2]) {
		const { body } = await call(statusRoute, "GET", { token, params: { jobSpecId: id } });
		expect(body).toMatchObject({ jobSpecId: id, status: "executing", progress: 34, attemptId, suggestedPollIntervalMs: 10_000 });
		expect(body.pendingInterrupts).toEqual([
			{
				interruptId: interrupt.id,
				interruptType: "checkpoint",
				ownerPath: "extract_profile",
				uiSurface: "checkpoint_screen",
				payload: { checkpointId: "profile_review", slotIds: ["targetTitles", "skills"] },
				status: "pending",
			},
		]);
	}
	await db().interrupt.update({ where: { id: interrupt.id }, data: { status: "resolved" } });
	expect((await call(statusRoute, "GET", { token, params: { jobSpecId: id } })).body.pendingInterrupts).toEqual([]);
});
