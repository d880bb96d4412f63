import { expect, it } from "vitest";
import { GET as bestRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/best-postings/route";
import { GET as eventsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/events/route";
import { PUT as markRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/mark/route";
import { GET as postingRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/route";
import { GET as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { PATCH as slotsRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/goal-lane/resume-to-job-suggestions";
import { openCheckpoint } from "@/lib/goal-jobs/drive/pausing/open-checkpoint";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import { comparableSalary, salaryPerYear } from "@/lib/tools/job-search/comparable-salary";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { makeDrivenJob, makeJob, makeScoring } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeScoredPosting, makeScoredPostings } from "@/tests/factories/postings";
import { call } from "@/tests/world/client";

/** A posting as a page offers it: without its long text, with its standing and its pay in the currency of most of them. */
function listed({ description: _description, ...posting }: MatchingJob) {
	const score = posting.fit.overall;
	const band = score >= 70 ? "strong" : score >= 45 ? "possible" : "weak";
	return { ...posting, score, band, salaryPerYear: salaryPerYear(posting.salary, "EUR"), mark: null };
}

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
	expect(JSON.stringify(job).length).toBeLessThan(90_000);
	const [slot] = job.pendingSlots;
	expect(slot.options).toEqual(postings.slice(0, 500).map(({ jobId }) => jobId));
	expect(slot.config).toMatchObject({ optionsTotal: 2000, minItems: 1, maxItems: 10 });
	expect(slot.config.labels).toBeUndefined();
	const preview = job.pendingInterrupts[0].payload.stepOutputPreview;
	expect(preview).toMatchObject({ total: 2000 });
	expect(preview.jobs.map(({ jobId }: MatchingJob) => jobId)).toEqual(postings.slice(0, 20).map(({ jobId }) => jobId));
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

it("a country is understood in any language; facets count what each value would leave, and weights order anew", async () => {
	const postings = makeScoredPostings(120).map((posting, index) => ({
		...posting,
		location: null,
		// The second best brings the skills, the others the title.
		fit: { ...posting.fit, skills: index === 1 ? 100 : 40, title: index === 1 ? 40 : 100, missingSkills: index % 2 === 0 ? ["Go"] : [] },
	}));
	const { list } = await makeScored(postings);
	const german = (await list("?country=Alemania&remote=Remote&limit=100")).body;
	expect(german.total).toBe(postings.filter(({ country, remote }) => country === "Germany" && remote === "Remote").length);
	expect(german.facets.remote).toContainEqual({
		value: "Hybrid",
		count: postings.filter(({ country, remote }) => country === "Germany" && remote === "Hybrid").length,
	});
	expect(german.facets.country).toContainEqual({
		value: "none",
		count: postings.filter(({ country, remote }) => country === null && remote === "Remote").length,
	});
	expect((await list("?skill=Go")).body.total).toBe(60);
	const weighed = (await list("?skillsWeight=100&titleWeight=0&locationWeight=0&seniorityWeight=0&limit=5")).body;
	expect(weighed.items.slice(0, 2).map(({ jobId }: OfferedPosting) => jobId)).toEqual(["job_00001", "job_00000"]);
	expect(weighed.items[1].fit.overall).toBe(100);
	expect(weighed.items[1].score).toBeLessThan(70);
	const scores = weighed.items.map(({ score }: OfferedPosting) => score);
	expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
	// A page of one order is no place in another.
	expect(await list(`?limit=5&cursor=${weighed.nextCursor}`)).toMatchObject({ status: 400, body: { details: { parameter: "cursor" } } });
	const dollars = (await list("?currency=usd&minSalary=1&sort=salary")).body;
	expect(dollars.currency).toBe("USD");
	expect(dollars.items[0].salaryPerYear).toMatchObject({ currency: "USD", isConverted: true });
	expect(dollars.total).toBe(dollars.facets.minSalary[0].count);
});

it("a posting is pinned or dismissed by its owner alone, and a dismissed one leaves the list until it is asked for", async () => {
	const { token, params, list } = await makeScored(makeScoredPostings(6));
	const mark = (postingId: string, value: unknown, as = token) =>
		call(markRoute, "PUT", { token: as, params: { ...params, jobId: postingId }, body: { mark: value } });
	expect(await mark("job_00000", "dismissed")).toMatchObject({ status: 200, body: { jobId: "job_00000", mark: "dismissed" } });
	expect((await mark("job_00001", "pinned")).status).toBe(200);
	expect((await mark("job_00001", "pinned")).status).toBe(200);
	const ids = async (query: string) => (await list(query)).body.items.map(({ jobId }: OfferedPosting) => jobId);
	expect(await ids("")).toEqual(["job_00001", "job_00002", "job_00003", "job_00004", "job_00005"]);
	expect(await ids("?mark=dismissed")).toEqual(["job_00000"]);
	expect(await ids("?jobId=job_00000")).toEqual(["job_00000"]);
	const { items, facets, scored } = (await list("?mark=pinned")).body;
	expect([items[0].mark, items.length, scored]).toEqual(["pinned", 1, 6]);
	expect(facets.mark).toEqual([
		{ value: "dismissed", count: 1 },
		{ value: "pinned", count: 1 },
	]);
	await mark("job_00000", null);
	expect(await ids("?limit=1")).toEqual(["job_00000"]);

	const other = await makePerson();
	expect(await mark("job_00001", "dismissed", other.token)).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
	expect(await mark("job_none", "pinned")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
	expect(await mark("job_00001", "starred")).toMatchObject({ status: 422, body: { code: "VALIDATION_ERROR" } });
});

it("the best are those that pass the filters, with reasons, and without what was dismissed", async () => {
	const { token, params } = await makeScored(makeScoredPostings(60).map((posting) => ({ ...posting, location: null })));
	const best = (query: string, as = token) => call(bestRoute, "GET", { token: as, params, query });
	const { items } = (await best("?country=Germany&count=3")).body;
	expect(items).toHaveLength(3);
	for (const { posting, reasons } of items) {
		expect(posting.country).toBe("Germany");
		expect(posting.description).toBeUndefined();
		expect(reasons.length).toBeGreaterThan(0);
	}
	await call(markRoute, "PUT", { token, params: { ...params, jobId: items[0].posting.jobId }, body: { mark: "dismissed" } });
	const again = (await best("?country=Germany&count=3")).body.items.map(({ posting }: { posting: OfferedPosting }) => posting.jobId);
	expect(again).not.toContain(items[0].posting.jobId);
	expect((await best("?q=nothing-like-it")).body.items).toEqual([]);
	expect((await best("?count=11")).status).toBe(422);
	expect(await best("", (await makePerson()).token)).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
});

it.each([
	"limit=0",
	"limit=101",
	"sort=random",
	"remote=Moon",
	"minFit=101",
	"status=open",
	"q=",
	"band=best",
	"skillsWeight=101",
	"currency=euro",
	"minSalary=-1",
	"mark=starred",
])("%s is refused", async (query) => {
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
