import { expect, it } from "vitest";
import { POST as bulkRoute } from "@/app/api/v1/jobs/goal/bulk/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, makePausedJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const statusOf = async (id: string) => (await db().goalJob.findUnique({ where: { id }, select: { status: true } }))?.status ?? null;
const cancelsBy = (actorId: string) => db().auditEvent.count({ where: { actorId, action: "goal_job.cancel" } });

it("each job is changed or says why not, in the order in which they were given, and the others go on", async () => {
	const [{ token, userId }, stranger] = [await makePerson(), await makePerson()];
	const [ended, running] = [await makeJob(userId), await makeJob(userId, { status: "executing" })];
	const { job: paused } = await makePausedJob(userId);
	const [foreign, missing] = [await makeJob(stranger.userId, { status: "executing" }), newId()];
	const jobSpecIds = [ended.id, running.id, foreign.id, missing, paused.id, running.id];
	const { status, body } = await call(bulkRoute, "POST", { token, body: { action: "cancel", jobSpecIds } });
	expect(status).toBe(200);
	expect(body).toMatchObject({ succeeded: 2, failed: 3 });
	expect(body.results.map(({ jobSpecId, code }: { jobSpecId: string; code: string | null }) => [jobSpecId, code])).toEqual([
		[ended.id, "INVALID_STATE_TRANSITION"],
		[running.id, null],
		[foreign.id, "JOB_NOT_FOUND"],
		[missing, "JOB_NOT_FOUND"],
		[paused.id, null],
	]);
	expect(await Promise.all([ended, running, foreign, paused].map(({ id }) => statusOf(id)))).toEqual(["completed", "cancelled", "executing", "cancelled"]);
	expect(await db().interrupt.count({ where: { jobId: paused.id, status: "pending" } })).toBe(0);
	expect(await cancelsBy(userId)).toBe(2);
});

it("only ended jobs are deleted; the files stay, and a repeat with the same key changes nothing more", async () => {
	const { token, userId } = await makePerson();
	const [one, other, open] = [await makeJob(userId), await makeJob(userId, { status: "failed" }), await makeJob(userId, { status: "queued" })];
	const body = { action: "delete", jobSpecIds: [one.id, other.id, open.id] };
	const headers = { "idempotency-key": newId() };
	const first = await call(bulkRoute, "POST", { token, body, headers });
	expect(first.body).toMatchObject({ succeeded: 2, failed: 1 });
	const again = await call(bulkRoute, "POST", { token, body, headers });
	expect(again.body).toEqual(first.body);
	expect(again.headers.get("idempotent-replayed")).toBe("true");
	expect(await Promise.all([one, other, open].map(({ id }) => statusOf(id)))).toEqual([null, null, "queued"]);
	expect(await db().outboxEvent.count({ where: { name: "goal-job/deleted", data: { path: ["jobSpecId"], equals: one.id } } })).toBe(1);
});

it("a hundred go at once, and not one more; without credentials or with a bad body nothing goes", async () => {
	const { token, userId } = await makePerson();
	const ids: string[] = [];
	for (let index = 0; index < 100; index++) ids.push((await makeJob(userId)).id);
	expect((await call(bulkRoute, "POST", { token, body: { action: "delete", jobSpecIds: [...ids, newId()] } })).status).toBe(422);
	expect((await call(bulkRoute, "POST", { token, body: { action: "delete", jobSpecIds: [] } })).status).toBe(422);
	expect((await call(bulkRoute, "POST", { token, body: { action: "retry", jobSpecIds: ids } })).status).toBe(422);
	expect((await call(bulkRoute, "POST", { body: { action: "delete", jobSpecIds: ids } })).status).toBe(401);
	expect(await db().goalJob.count({ where: { ownerId: userId } })).toBe(100);
	expect((await call(bulkRoute, "POST", { token, body: { action: "delete", jobSpecIds: ids } })).body).toMatchObject({ succeeded: 100, failed: 0 });
	expect(await db().goalJob.count({ where: { ownerId: userId } })).toBe(0);
});

it("two that change the same jobs at once each get an answer, and each job is changed once", async () => {
	const { token, userId } = await makePerson();
	const ids: string[] = [];
	for (let index = 0; index < 10; index++) ids.push((await makeJob(userId, { status: "executing" })).id);
	const both = await Promise.all([ids, ids.toReversed()].map((jobSpecIds) => call(bulkRoute, "POST", { token, body: { action: "cancel", jobSpecIds } })));
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(both.reduce((sum, { body }) => sum + body.succeeded, 0)).toBe(10);
	expect(await cancelsBy(userId)).toBe(10);
});
