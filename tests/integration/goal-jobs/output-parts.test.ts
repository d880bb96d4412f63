import { beforeEach, describe, expect, it } from "vitest";
import { GET as postingRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { openCheckpoint } from "@/lib/goal-jobs/drive/pausing/open-checkpoint";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { packedOutput } from "@/lib/goal-jobs/record/packed-output";
import { record, recordIn } from "@/lib/goal-jobs/record/record";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import { makeDrivenJob, makeScoring } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeScoredPostings } from "@/tests/factories/postings";
import { call } from "@/tests/world/client";

const COUNT = 600;
const POSTINGS = makeScoredPostings(COUNT).map((posting, at) => ({
	...posting,
	description: `${posting.jobId}: ${"so much to do. ".repeat(100 + (at % 60))}`,
}));
const OUTPUT = {
	result: { total: COUNT, jobs: POSTINGS, counts: { found: 700 }, sources: [], query: {}, profile: {}, generatedAt: "2026-01-01T00:00:00.000Z" },
};
const CHOSEN = { $find: "step:score_fit.result.jobs", by: "jobId", equals: "item" };
const outputBytes = Buffer.from(JSON.stringify(OUTPUT));

/** A job whose scoring was recorded as a run records it: by a drive, or inside a transaction that changes more. */
async function makeRecorded(recordedBy: "drive" | "transaction") {
	const { token, userId } = await makePerson();
	const { job, drive } = await makeDrivenJob(userId, resumeToJobReady);
	await makeScoring(job.id, []);
	const at = { jobId: job.id, stepId: "score_fit" };
	await db().stepResult.deleteMany({ where: at });
	const packed = await packedOutput("resume-profile:score_fit", { output: OUTPUT, outputBytes });
	const head = { stepId: at.stepId, itemKey: "", succeeded: true, digest: newId(), errorCode: null, errorMessage: null };
	if (recordedBy === "drive") await record(drive, (run) => run.keepResult(head, packed));
	else await transaction((tx) => recordIn(tx, job.id, (run) => run.keepResult(head, packed)));
	const params = { jobSpecId: job.id };
	return {
		at,
		job,
		drive,
		list: (query: string) => call(listRoute, "GET", { token, params, query }),
		posting: (jobId: string) => call(postingRoute, "GET", { token, params: { ...params, jobId } }),
		question: async () => (await call(jobRoute, "GET", { token, params })).body,
		pick: (value: string[]) => call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "selectedJobIds", value }] } }),
		resolve: (reference: Parameters<typeof resolveReference>[0], item: string | null = null) => resolveReference(reference, scopeOf(db(), job, item)),
	};
}

/** What is sent for a row of the output, and for all its parts, in bytes. */
async function storedBytes(jobId: string) {
	const [row] = await db().$queryRaw<{ brief: number; parts: number; count: number }[]>`
		SELECT octet_length(r.output) AS brief, sum(octet_length(p.texts))::int AS parts, count(*)::int AS count
		FROM step_result r JOIN step_result_part p USING ("jobId", "stepId", "itemKey") WHERE r."jobId" = ${jobId}::uuid GROUP BY r.output`;
	if (!row) throw new Error("The output has no parts");
	return row;
}

describe.each(["drive", "transaction"] as const)("the scored list of a run that a %s recorded", (recordedBy) => {
	let run: Awaited<ReturnType<typeof makeRecorded>>;
	beforeEach(async () => {
		run = await makeRecorded(recordedBy);
	});

	it("is shown, asked for and chosen from without any of its long texts", async () => {
		await db().stepResultPart.updateMany({ where: run.at, data: { texts: Buffer.from("not to be read") } });
		for (const sort of ["fit", "newest", "salary", "company"]) {
			const { status, body } = await run.list(`?sort=${sort}&limit=100&minFit=10`);
			expect([status, body.scored, body.items.length]).toEqual([200, COUNT, 100]);
		}
		await openCheckpoint(run.drive, "job_selection");
		const { pendingSlots, pendingInterrupts } = await run.question();
		expect(pendingSlots[0].config.optionsTotal).toBe(COUNT);
		expect(pendingInterrupts[0].payload.stepOutputPreview.jobs).toHaveLength(20);
		expect(await run.pick(["job_00599", "job_00600"])).toMatchObject({ status: 422 });
		expect(await run.pick(["job_00599", "job_00000"])).toMatchObject({ status: 200 });
		expect((await run.posting("job_00599")).status).toBe(500);
	});

	it("gives one posting by reading the part that it is in", async () => {
		const { count } = await storedBytes(run.job.id);
		expect(count).toBeGreaterThan(10);
		const first = await db().stepResultPart.findFirstOrThrow({ where: { ...run.at, part: 0 } });
		await db().stepResultPart.deleteMany({ where: { ...run.at, part: { not: 0 } } });
		await db().stepResultPart.create({ data: { ...first, part: count - 1, texts: await packJson(Buffer.from("no text")) } });
		expect((await run.posting("job_00003")).body).toEqual(POSTINGS[3]);
		expect(JSON.stringify(await run.resolve(CHOSEN, "job_00007"))).toBe(JSON.stringify(POSTINGS[7]));
		expect(await run.resolve(CHOSEN, "job_none")).toBeUndefined();
	});

	it("is handed on as the tool gave it, byte by byte, and read for counts without it", async () => {
		expect(JSON.stringify(await run.resolve("step:score_fit.result"))).toBe(JSON.stringify(OUTPUT.result));
		expect(await run.resolve({ $pick: "description", from: "step:score_fit.result.jobs", limit: 2 })).toEqual(
			POSTINGS.slice(0, 2).map(({ description }) => description),
		);
		await db().stepResultPart.deleteMany({ where: run.at });
		expect(await run.resolve("step:score_fit.result.counts.found")).toBe(700);
		expect(await run.resolve({ $count: "step:score_fit.result.jobs" })).toBe(COUNT);
	});

	it("keeps most of its bytes in parts, which go with the job", async () => {
		const { brief, parts } = await storedBytes(run.job.id);
		expect(brief).toBeLessThan((await packJson(outputBytes)).byteLength);
		expect(parts).toBeGreaterThan(0);
		await db().goalJob.delete({ where: { id: run.job.id } });
		expect(await db().stepResultPart.count({ where: run.at })).toBe(0);
	});
});
