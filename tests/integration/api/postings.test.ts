import { expect, it } from "vitest";
import { GET as eventsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/events/route";
import { GET as postingRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/goal-lane/resume-to-job-suggestions";
import { openCheckpoint } from "@/lib/goal-jobs/drive/pausing/open-checkpoint";
import { comparableSalary } from "@/lib/tools/job-search/comparable-salary";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { makeDrivenJob, makeJob, makeScoring } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeScoredPosting, makeScoredPostings } from "@/tests/factories/postings";
import { call } from "@/tests/world/client";

const listed = ({ description: _description, ...posting }: MatchingJob) => posting;

/** A job that has scored these postings and is about to let its user choose. */
async function makeScored(postings: readonly unknown[], spec = resumeToJobReady) {
	const { token, userId } = await makePerson();
	const { job, drive } = await makeDrivenJob(userId, spec);
	await makeScoring(job.id, postings);
	const params = { jobSpecId: job.id };
	return {
		token,
		params,
		list: async (query = "") => call(listRoute, "GET", { token, params, query }),
		pause: () => openCheckpoint(drive, "job_selection"),
	};
}

/** All pages of a query, one after the other. */
async function readAll(list: (query: string) => ReturnType<typeof call>, query: string, limit: number): Promise<MatchingJob[]> {
	const seen: MatchingJob[] = [];
	for (let cursor = ""; ; ) {
		const { status, body } = await list(`?${query}&limit=${limit}${cursor}`);
		expect(status).toBe(200);
		seen.push(...body.items);
		expect(body.items.length).toBe(body.nextCursor ? limit : body.total - (seen.length - body.items.length));
		if (!body.nextCursor) return seen;
		cursor = `&cursor=${body.nextCursor}`;
	}
}

it("the choice among thousands of postings stays a small job, and any of them may be chosen", async () => {
	const postings = makeScoredPostings(2000);
	const { token, params, pause } = await makeScored(postings);
	await pause();
	const job = (await call(jobRoute, "GET", { token, params })).body;
	expect(JSON.stringify(job).length).toBeLessThan(150_000);
	const [slot] = job.pendingSlots;
	expect(slot.options).toEqual(postings.slice(0, 500).map(({ jobId }) => jobId));
	expect(slot.config).toMatchObject({ optionsTotal: 2000, minItems: 1, maxItems: 10 });
	expect(slot.config.labels).toBeUndefined();
	const preview = job.pendingInterrupts[0].payload.stepOutputPreview;
	expect(preview).toMatchObject({ total: 2000 });
	expect(preview.jobs.map(({ jobId }: MatchingJob) => jobId)).toEqual(postings.slice(0, 50).map(({ jobId }) => jobId));
	expect(preview.jobs[0].description).toBeUndefined();

	const needed = (await call(eventsRoute, "GET", { token, params })).body.items.find((event: { type: string }) => event.type === "slot_needed");
	expect(needed.data).toMatchObject({ checkpointId: "job_selection", interruptId: job.pendingInterrupts[0].interruptId, stepOutputPreview: { total: 2000 } });
	expect(JSON.stringify(needed).length).toBeLessThan(8000);

	const pick = (value: string[]) => call(slotsRoute, "PATCH", { token, params, body: { answers: [{ slotId: "selectedJobIds", value }] } });
	expect(await pick(["job_01999", "job_02000"])).toMatchObject({ status: 422, body: { code: "SLOT_VALIDATION_ERROR" } });
	expect(await pick(["job_01999", "job_00000"])).toMatchObject({
		status: 200,
		body: { filledSlots: { selectedJobIds: ["job_01999", "job_00000"] }, pendingSlots: [] },
	});
});

it("with few postings the options carry their labels", async () => {
	const { token, params, pause } = await makeScored(makeScoredPostings(3));
	await pause();
	const [slot] = (await call(jobRoute, "GET", { token, params })).body.pendingSlots;
	expect(slot.config.labels).toMatchObject({ job_00000: "Platform Engineer, Company 0", job_00001: "Head Chef, Company 1" });
	expect(slot.config.optionsTotal).toBeUndefined();
});

it("pages cover every posting once, in each order and under filters, without the long text", async () => {
	const postings = makeScoredPostings(230);
	const { token, params, list } = await makeScored(postings);
	const first = (await list()).body;
	expect(first.items).toEqual(postings.slice(0, 50).map(listed));
	expect([first.total, first.scored]).toEqual([230, 230]);
	expect(await readAll(list, "", 100)).toEqual(postings.map(listed));

	const newest = await readAll(list, "sort=newest", 37);
	expect(newest.map(({ jobId }) => jobId).sort()).toEqual(postings.map(({ jobId }) => jobId));
	expect(newest.map(({ postedAt }) => postedAt ?? "")).toEqual(newest.map(({ postedAt }) => postedAt ?? "").toSorted((a, b) => (a < b ? 1 : -1)));
	const companies = (await readAll(list, "sort=company", 50)).map(({ company }) => company);
	expect(companies).toEqual(companies.toSorted((a, b) => a.localeCompare(b, "en")));
	const paid = await readAll(list, "sort=salary", 100);
	const amounts = paid.map(({ salary }) => comparableSalary(salary) ?? -1);
	expect(amounts[0]).toBeGreaterThan(amounts.at(-1) ?? 0);
	expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));

	const wanted = postings.filter(({ title, remote, fit }) => title === "Platform Engineer" && remote === null && fit.overall >= 40);
	expect(wanted.length).toBeGreaterThan(10);
	expect(await readAll(list, "q=engineer%20PLATFORM&minFit=40", 7)).toEqual(wanted.map(listed));
	const both = await readAll(list, "remote=Remote&remote=Hybrid&country=Germany&source=lever&status=live", 5);
	expect(both).toEqual(
		postings
			.filter(
				(posting) =>
					(posting.remote === "Remote" || posting.remote === "Hybrid") &&
					posting.country === "Germany" &&
					posting.sources[0]?.provider === "lever" &&
					posting.verification.status === "live",
			)
			.map(listed),
	);
	expect((await list("?jobId=job_00229&jobId=job_00001&jobId=none")).body.items.map(({ jobId }: MatchingJob) => jobId)).toEqual(["job_00001", "job_00229"]);
	expect((await list("?q=kubernetes&seniority=Junior")).body.total).toBe(
		postings.filter(({ fit, seniority }) => fit.matchedSkills.length > 0 && seniority === "Junior").length,
	);
	expect((await list("?q=nothing-like-it")).body).toMatchObject({ items: [], total: 0, scored: 230, nextCursor: null });
	expect(first.facets.remote).toEqual([
		{ value: "Remote", count: 58 },
		{ value: "Hybrid", count: 57 },
		{ value: "On-site", count: 57 },
	]);
	expect(first.facets.source.map(({ value }: { value: string }) => value)).toEqual(["greenhouse", "lever", "ashby"]);
	expect((await call(postingRoute, "GET", { token, params: { ...params, jobId: "job_00229" } })).body).toEqual(postings[229]);
});

it("a cursor stays right when the filters change, and is refused for another order", async () => {
	const { list } = await makeScored(makeScoredPostings(40));
	const { nextCursor } = (await list("?limit=10&sort=newest")).body;
	const narrowed = (await list(`?limit=100&sort=newest&remote=Remote&cursor=${nextCursor}`)).body;
	const before = new Set((await list("?limit=10&sort=newest")).body.items.map(({ jobId }: MatchingJob) => jobId));
	expect(narrowed.items.some(({ jobId }: MatchingJob) => before.has(jobId))).toBe(false);
	for (const wrong of [`?cursor=${nextCursor}`, "?cursor=abc", `?cursor=${Buffer.from('["fit","job_none"]').toString("base64url")}`]) {
		expect(await list(wrong)).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST", details: { parameter: "cursor" } } });
	}
});

it.each(["limit=0", "limit=101", "sort=random", "remote=Moon", "minFit=101", "status=open", "q="])("%s is refused", async (query) => {
	const { list } = await makeScored([]);
	expect(await list(`?${query}`)).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
});

it("a workflow without a pause has its postings in what it delivers; a job that has scored none says so", async () => {
	const postings = makeScoredPostings(3);
	const { list } = await makeScored(postings, resumeToJobSuggestions);
	expect((await list()).body.items).toEqual(postings.map(listed));
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId, { status: "executing" });
	expect(await call(listRoute, "GET", { token, params: { jobSpecId: id } })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

it("a posting that can't be read is left out and hides no other", async () => {
	const good = makeScoredPosting({ jobId: "job_good" });
	const { list } = await makeScored([{ ...good, jobId: "job_bad", title: 7 }, good]);
	expect((await list()).body).toMatchObject({ items: [{ jobId: "job_good" }], total: 1 });
});
