import { expect, it } from "vitest";
import { rememberOutput, scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";

const KEPT = "kept in memory";

/** A finished step whose row says something else than what this process remembers of it, so that a reading tells where it came from. */
async function makeOutput(jobId: string, stepId: string, bytes: number): Promise<void> {
	const digest = newId();
	await db().stepResult.create({ data: { jobId, stepId, succeeded: true, digest, output: await packJson(Buffer.from('"read anew"')) } });
	rememberOutput(jobId, stepId, "", digest, KEPT, bytes);
}

it("keeps outputs of steps up to 24 MB of JSON together, the last ones, and reads older ones anew", async () => {
	const { userId } = await makePerson();
	const job = await makeJob(userId);
	const { id } = job;
	const steps = Array.from({ length: 10 }, (_, n) => `step_${n}`);
	for (const stepId of steps) await makeOutput(id, stepId, 4_000_000);
	const read = await Promise.all(steps.toReversed().map((stepId) => scopeOf(db(), job, null).stepOutput(stepId, null, [])));
	expect(read.filter((value) => value === KEPT)).toHaveLength(6);
	expect(read.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => KEPT));
});
