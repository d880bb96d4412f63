import { expect, it } from "vitest";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/route";
import { SPECS } from "@/lib/catalog/registry";
import { newId } from "@/lib/platform/ids";
import { Prisma } from "@/lib/platform/prisma/client";
import { makeJob, makePausedJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const DAY_MS = 86_400_000;

async function list(token: string, query: string) {
	const { status, body } = await call(listRoute, "GET", { token, query });
	expect(status).toBe(200);
	return body;
}

const idsOf = (body: { sessions: Array<{ jobSpecId: string }> }) => body.sessions.map(({ jobSpecId }) => jobSpecId).sort();

it("the inbox has all that waits for the caller and nothing else, and says what is asked, since when and until when", async () => {
	const { token, userId } = await makePerson();
	const since = new Date(Date.now() - 3 * DAY_MS);
	const { job: paused } = await makePausedJob(userId, { since, slotIds: ["targetTitles", "skills"], suggestedValue: ["Engineer", "Architect"] });
	const asked = await makeJob(userId, { status: "slots_pending", filledSlots: { country: "Germany" } });
	const unsure = await makeJob(userId, { status: "slots_pending", workflowId: null, spec: Prisma.DbNull, agentMessage: "Pick the one you want." });
	const shown = await makeJob(userId, { status: "ready_with_preview" });
	const ready = await makeJob(userId, { status: "ready" });
	await makeJob(userId, { status: "ready", driveId: newId() });
	await makeJob(userId, { status: "executing" });
	await makeJob(userId, { status: "queued" });
	await makeJob(userId);
	await makePausedJob((await makePerson()).userId);

	const inbox = await list(token, "?waiting=true");
	expect(idsOf(inbox)).toEqual([paused, asked, unsure, shown, ready].map(({ id }) => id).sort());
	expect(inbox.total).toBe(5);
	const of = (id: string) => inbox.sessions.find((session: { jobSpecId: string }) => session.jobSpecId === id);
	expect(of(paused.id)).toMatchObject({
		isWaitingForUser: true,
		waitingFor: {
			kind: "checkpoint",
			questions: ["Which titles?", "Which titles?"],
			suggestedCounts: [2, 2],
			mayStart: false,
			checkpointId: "profile_review",
			since: since.toISOString(),
			until: new Date(since.getTime() + 30 * DAY_MS).toISOString(),
		},
	});
	const wording = SPECS.find(({ specId }) => specId === READY)?.slots.filter(({ slotId }) => slotId !== "country");
	expect(of(asked.id)).toMatchObject({
		isWaitingForUser: false,
		waitingFor: { kind: "questions", questions: wording?.map(({ question }) => question), until: null, checkpointId: null },
	});
	expect(of(unsure.id).waitingFor).toMatchObject({ kind: "workflow_choice", title: "Pick the one you want.", questions: [] });
	expect(of(asked.id).waitingFor.mayStart).toBe(wording?.every(({ required }) => !required));
	expect(of(shown.id).waitingFor).toMatchObject({ kind: "preview", mayStart: false });
	expect(of(ready.id).waitingFor).toMatchObject({ kind: "start", mayStart: true });

	const { job: unsuggested } = await makePausedJob(userId);
	const again = await list(token, "?waiting=true");
	expect(again.sessions.find(({ jobSpecId }: { jobSpecId: string }) => jobSpecId === unsuggested.id).waitingFor.suggestedCounts).toEqual([null]);

	const rest = await list(token, "?waiting=false");
	expect(rest.total).toBe(4);
	expect(rest.sessions.every((session: { waitingFor: unknown }) => session.waitingFor === null)).toBe(true);
	expect((await call(listRoute, "GET", { token, query: "?waiting=perhaps" })).body.code).toBe("VALIDATION_ERROR");
});

it("the inbox is paged like every list, and an answered or cancelled pause leaves it", async () => {
	const { token, userId } = await makePerson();
	const made: string[] = [];
	for (let index = 0; index < 5; index++) made.push((await makePausedJob(userId)).job.id);
	const first = await list(token, "?waiting=true&limit=3");
	const second = await list(token, `?waiting=true&limit=3&cursor=${first.nextCursor}`);
	expect(first.total).toBe(5);
	expect(second.nextCursor).toBeNull();
	expect([...idsOf(first), ...idsOf(second)].sort()).toEqual(made.sort());
	const { POST: cancel } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route");
	await call(cancel, "POST", { token, params: { jobSpecId: made[0] ?? "" } });
	expect((await list(token, "?waiting=true")).total).toBe(4);
});

it("hidden questions are not told of", async () => {
	const { token, userId } = await makePerson();
	const { interrupt } = await makePausedJob(userId);
	const { db } = await import("@/lib/platform/database/db");
	const slots = [
		{ slotId: "a", question: "Seen?" },
		{ slotId: "b", question: "Unseen?", hidden: true },
	];
	await db().interrupt.update({ where: { id: interrupt.id }, data: { payload: { slots } } });
	expect((await list(token, "?waiting=true")).sessions[0].waitingFor.questions).toEqual(["Seen?"]);
});

it("states, workflow and days narrow the list together; days that lie the wrong way round are refused", async () => {
	const { token, userId } = await makePerson();
	const at = (day: number) => new Date(Date.UTC(2026, 4, day, 23, 59, 59, 999));
	const failed = await makeJob(userId, { status: "failed", createdAt: at(1) });
	const partial = await makeJob(userId, { status: "partial", createdAt: at(2) });
	await makeJob(userId, { status: "partial", createdAt: at(2), workflowId: "goal_lane.cover_letter" });
	await makeJob(userId, { status: "completed", createdAt: at(2) });
	await makeJob(userId, { status: "failed", createdAt: at(3) });
	expect(idsOf(await list(token, `?statuses=failed&statuses=partial&workflowId=${READY}&from=2026-05-01&to=2026-05-02`))).toEqual(
		[failed.id, partial.id].sort(),
	);
	expect((await list(token, "?status=completed")).total).toBe(1);
	expect((await list(token, "?statuses=completed")).total).toBe(1);
	expect((await list(token, "?status=completed&statuses=failed")).total).toBe(0);
	expect((await list(token, "?workflowId=nobodys")).total).toBe(0);
	expect((await list(token, "?from=2026-05-03")).total).toBe(1);
	const refused = await call(listRoute, "GET", { token, query: "?from=2026-05-03&to=2026-05-01" });
	expect([refused.status, refused.body.details.issues[0].path]).toEqual([422, "from"]);
	expect((await call(listRoute, "GET", { token, query: "?statuses=failed&statuses=asleep" })).status).toBe(422);
});
