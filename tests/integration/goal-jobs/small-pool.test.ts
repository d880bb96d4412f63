import { expect, it } from "vitest";
import { faults } from "@/tests/world/faults";
import { pick, runToSelection, untilStatus } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

// Four connections for many jobs of many items each: whoever holds one and asks for another would wait for ever.
process.env.DATABASE_POOL_SIZE = "4";
await openWorld("engine", "channels", "boards");

it("two jobs with eight picks each end well on a pool of four connections", async () => {
	const runs = await Promise.all(Array.from({ length: 2 }, () => runToSelection()));
	await Promise.all(runs.map(({ context, jobId, options }) => pick(context, jobId, options.slice(0, 8))));
	const jobs = await Promise.all(runs.map(({ context, jobId }) => untilStatus(context, jobId, "completed", "partial")));
	expect(jobs.map((job) => job.status)).toEqual(Array.from({ length: 2 }, () => "completed"));
	for (const { jobId } of runs) expect(await faults(jobId)).toEqual([]);
});
