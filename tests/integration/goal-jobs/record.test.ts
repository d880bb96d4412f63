import { expect, it } from "vitest";
import { workNode } from "@/lib/goal-jobs/drive/drive";
import { noteStart } from "@/lib/goal-jobs/record/note-start";
import { record } from "@/lib/goal-jobs/record/record";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeResumeFile } from "@/tests/factories/files";
import { makeDrivenJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeReadingSpec } from "@/tests/factories/spec-examples";

async function makeRun() {
	const { userId } = await makePerson();
	const fileIds = [await makeResumeFile(userId)];
	return makeDrivenJob(userId, makeReadingSpec(1_000_000), { fileIds });
}

const message = (text: string) => ({ type: "step_progress" as const, data: { text } });
const transactionOf = () => db().$queryRaw<Array<{ seq: number; xid: string }>>`SELECT "seq", xmin::text AS xid FROM job_event ORDER BY "seq"`;

it("changes of one job that come together are written in few transactions, in the order in which they came, with gapless numbers", async () => {
	const { job, drive } = await makeRun();
	await Promise.all(Array.from({ length: 20 }, (_, index) => record(drive, (change) => change.tell(message(String(index))))));
	const events = await db().jobEvent.findMany({ where: { jobId: job.id, type: "step_progress" }, orderBy: { seq: "asc" } });
	expect(events.map((event) => Object(event.data).text)).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
	expect(events.map((event) => event.seq - (events[0]?.seq ?? 0))).toEqual(Array.from({ length: 20 }, (_, index) => index));
	const numbers = new Set(events.map((event) => event.seq));
	const writers = new Set((await transactionOf()).filter(({ seq }) => numbers.has(seq)).map(({ xid }) => xid));
	expect(writers.size).toBeLessThanOrEqual(2);
	expect((await db().goalJob.findUniqueOrThrow({ where: { id: job.id } })).lastSeq).toBe(events.at(-1)?.seq);
});

it("a change that is refused changes nothing and holds up nobody", async () => {
	const { job, drive } = await makeRun();
	const [first, refused, foreign, last] = await Promise.allSettled([
		record(drive, (change) => change.tell(message("first"))),
		record(drive, () => {
			throw new Error("refused");
		}),
		record({ ...drive, driveId: newId() }, (change) => change.tell(message("foreign"))),
		record(drive, (change) => change.tell(message("last"))),
	]);
	expect([first.status, last.status]).toEqual(["fulfilled", "fulfilled"]);
	expect(refused).toMatchObject({ status: "rejected", reason: { message: "refused" } });
	expect(foreign).toMatchObject({ status: "rejected", reason: { code: "JOB_CANCELLED" } });
	const events = await db().jobEvent.findMany({ where: { jobId: job.id, type: "step_progress" }, orderBy: { seq: "asc" } });
	expect(events.map((event) => Object(event.data).text)).toEqual(["first", "last"]);
});

it("what the database refuses reaches everybody who waited for it, and the next change is made", async () => {
	const { job, drive } = await makeRun();
	const twice = { id: newId(), stepId: "read", itemKey: "", storageKey: "k", fileName: "a", mimeType: "b", sizeBytes: 1, sha256: "c", artifactType: "data" };
	const together = await Promise.allSettled([
		record(drive, (change) => change.tell(message("lost"))),
		record(drive, (change) => change.addArtifacts([twice, { ...twice, fileName: "b" }])),
	]);
	expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	await record(drive, (change) => change.tell(message("kept")));
	const events = await db().jobEvent.findMany({ where: { jobId: job.id, type: "step_progress" } });
	expect(events.map((event) => Object(event.data).text)).toEqual(["kept"]);
});

it("a call whose summary is cut in the middle of a sign, or holds what is no text, is kept with a sign for it", async () => {
	const { job, drive } = await makeRun();
	const invocation = { invocationId: newId(), toolRef: "a:b", declared: true, startedAt: new Date(), argsSummary: "cut \ud83d and \0" };
	await record(drive, (change) => noteStart(change, { node: workNode(change.run, "read"), itemKey: null, items: [] }, { now: new Date(), invocation }));
	const row = await db().toolInvocation.findUniqueOrThrow({ where: { invocationId: invocation.invocationId } });
	expect(row).toMatchObject({ jobId: job.id, argsSummary: "cut \ufffd and \ufffd", status: "started", stepName: "read" });
});
