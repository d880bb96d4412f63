import { expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { eventually } from "@/tests/world/eventually";
import { faults } from "@/tests/world/faults";
import { untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

process.env.GOAL_JOBS_AT_ONCE = "2";
process.env.GOAL_JOBS_AT_ONCE_PER_OWNER = "1";
await openWorld("engine", "channels", "boards");
const { confirmGoalJob, createGoalJob, db } = await verbs();

async function makeJobs(count: number) {
	const { context, userId } = await makePerson();
	const fileId = await makeResumeFile(userId);
	const make = () => createGoalJob(context, { workflowId: SUGGESTIONS, fileIds: [fileId], sensitiveLocalFileIds: [] });
	const jobs = [];
	for (let n = 0; n < count; n++) jobs.push(await make());
	return jobs.map(({ id }) => ({ context, jobId: id, ownerId: userId }));
}

/** The most that were worked on at a time until `ended`, over all and for one owner. */
async function mostAtWork(ended: Promise<unknown>): Promise<{ overall: number; perOwner: number }> {
	let isOver = false;
	const over = ended.finally(() => {
		isOver = true;
	});
	const most = { overall: 0, perOwner: 0 };
	while (!isOver) {
		const atWork = await db().goalJob.findMany({ where: { status: "executing", interrupts: { none: {} } }, select: { ownerId: true } });
		const owners = atWork.map(({ ownerId }) => ownerId);
		most.overall = Math.max(most.overall, owners.length);
		for (const owner of owners) most.perOwner = Math.max(most.perOwner, owners.filter((other) => other === owner).length);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	await over;
	return most;
}

it("works on as many as are configured, over all and for an owner, and lets nobody wait behind all of another's", async () => {
	const many = await makeJobs(4);
	const [one, other] = [...(await makeJobs(1)), ...(await makeJobs(1))];
	if (!one || !other) throw new Error("Two were made");
	for (const { context, jobId } of [...many, one, other]) {
		await confirmGoalJob(context, jobId);
		// What is confirmed within one second stands in line as its messages arrive, and each leaves by itself.
		await eventually(async () => (await db().outboxEvent.count({ where: { sentAt: null } })) === 0);
	}
	const all = [...many, one, other];
	expect(await mostAtWork(Promise.all(all.map(({ context, jobId }) => untilStatus(context, jobId, "completed"))))).toEqual({ overall: 2, perOwner: 1 });
	const ended = await db().goalJob.findMany({ where: { id: { in: all.map(({ jobId }) => jobId) } }, orderBy: { completedAt: "asc" }, select: { id: true } });
	const placeOf = (jobId: string) => ended.findIndex(({ id }) => id === jobId);
	expect(Math.max(placeOf(one.jobId), placeOf(other.jobId))).toBeLessThan(4);
	const places = many.map(({ jobId }) => placeOf(jobId));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	for (const { jobId } of all) expect(await faults(jobId)).toEqual([]);
});
