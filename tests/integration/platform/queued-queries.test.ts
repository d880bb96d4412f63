import { afterEach, beforeEach, expect, it } from "vitest";
import { JOB_INCLUDE } from "@/lib/goal-jobs/internal";
import { snapshot, transaction } from "@/lib/platform/database/transaction";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";

const warnings: string[] = [];
const note = (warning: Error) => warnings.push(warning.message);

beforeEach(() => {
	process.on("warning", note);
});

afterEach(() => {
	process.off("warning", note);
});

it("relations and reads that are asked for at once in one transaction wait for each other, and pg has nothing to warn of", async () => {
	const { userId } = await makePerson();
	const { id } = await makeJob(userId);
	const where = { id };
	const job = await transaction(async (tx) => {
		const [first, second] = await Promise.all([
			tx.goalJob.findUniqueOrThrow({ where, include: JOB_INCLUDE }),
			tx.goalJob.findUniqueOrThrow({ where, include: JOB_INCLUDE }),
		]);
		expect(second).toEqual(first);
		return first;
	});
	expect(await snapshot((tx) => tx.goalJob.findUniqueOrThrow({ where, include: JOB_INCLUDE }))).toEqual(job);
	// A warning is told in a later turn.
	await new Promise((resolve) => setImmediate(resolve));
	expect(warnings).toEqual([]);
});
