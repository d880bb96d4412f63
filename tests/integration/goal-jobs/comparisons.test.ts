import { expect, it } from "vitest";
import { GET as compareRoute } from "@/app/api/v1/jobs/goal/compare/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { GoalJob } from "@/lib/platform/prisma/client";
import { makeArtifact, makeDrivenJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { PRICED } from "@/tests/factories/spec-examples";
import { call } from "@/tests/world/client";

const SECOND = 1000;

interface Done {
	readonly stepId: string;
	readonly itemKey?: string;
	readonly digest: string;
	readonly costMicroU: number;
}

async function makeDone(userId: string, done: readonly Done[], filledSlots: Record<string, string>): Promise<GoalJob> {
	const completedAt = new Date();
	const times = { startedAt: new Date(completedAt.getTime() - 10 * SECOND), completedAt, waitedMs: 4 * SECOND };
	const costMicroU = done.reduce((sum, call) => sum + call.costMicroU, 0);
	const { job } = await makeDrivenJob(userId, PRICED, { status: "completed", filledSlots, costMicroU, ...times });
	await db().stepResult.createMany({ data: done.map(({ stepId, itemKey = "", digest }) => ({ jobId: job.id, stepId, itemKey, digest, succeeded: true })) });
	await db().toolInvocation.createMany({
		data: done.map((call) => ({
			invocationId: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			workflowSpecId: "user_test.priced",
			toolRef: "resume-profile:parse_resume",
			declared: true,
			nodeName: call.stepId,
			stepName: call.stepId,
			itemKey: call.itemKey ?? "",
			agentRole: "reader",
			specialistSpanId: newId(),
			status: "succeeded",
			success: true,
			startedAt: new Date(),
			durationMs: 100,
			costMicroU: call.costMicroU,
		})),
	});
	return job;
}

it("two runs stand side by side, step by step, with their answers, costs and files", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const read = (...digests: string[]) => digests.map((digest, index) => ({ stepId: "read", itemKey: `file ${index} ${newId()}`, digest, costMicroU: 1000 }));
	const a = await makeDone(person.userId, [...read("one", "two"), { stepId: "read_again", digest: "same", costMicroU: 1000 }], {
		country: "Germany",
		town: "Jena",
	});
	const b = await makeDone(person.userId, [...read("two", "three"), { stepId: "read_again", digest: "same", costMicroU: 1400 }], {
		country: "France",
		town: "Jena",
	});
	await makeArtifact(a, "report.json", "first");
	await makeArtifact(b, "report.json", "second");
	await makeArtifact(a, "table.csv", "equal");
	await makeArtifact(b, "table.csv", "equal");
	await makeArtifact(b, "letter.txt", "new");

	const token = await makeApiKey(person);
	const compare = (one: string, other: string, key = token) => call(compareRoute, "GET", { token: key, query: `?a=${one}&b=${other}` });
	const { status, body } = await compare(a.id, b.id);
	expect(status).toBe(200);
	expect(body.a).toMatchObject({ jobSpecId: a.id, workedMs: 6 * SECOND, costMicroU: 3000 });
	expect(body.b).toMatchObject({ jobSpecId: b.id, costMicroU: 3400 });
	expect(body.steps.map(({ stepId, hasSameOutput }: { stepId: string; hasSameOutput: boolean | null }) => [stepId, hasSameOutput])).toEqual([
		["read", false],
		["find_people", null],
		["read_again", true],
		// Of what makes files these count.
		["deliver", false],
	]);
	expect(body.steps[0]).toMatchObject({ title: "Read each document", a: { calls: 2, durationMs: 200, costMicroU: 2000 } });
	expect(body.answers).toEqual([
		{ slotId: "country", question: "country", a: "Germany", b: "France", isSame: false },
		{ slotId: "town", question: "town", a: "Jena", b: "Jena", isSame: true },
	]);
	expect(body.files).toMatchObject([
		{ fileName: "report.json", isSame: false },
		{ fileName: "table.csv", isSame: true },
		{ fileName: "letter.txt", a: null, isSame: false },
	]);

	// The order of items says nothing of what they gave.
	const c = await makeDone(person.userId, read("two", "one"), {});
	expect((await compare(a.id, c.id)).body.steps[0]).toMatchObject({ hasSameOutput: true });
	expect((await compare(a.id, b.id, await makeApiKey(stranger))).body.error).toBe("JOB_NOT_FOUND");
	expect((await compare(a.id, newId())).body.error).toBe("JOB_NOT_FOUND");
	expect((await compare(a.id, "nonsense")).status).toBe(422);
	expect((await call(compareRoute, "GET", { query: `?a=${a.id}&b=${b.id}` })).status).toBe(401);
});
