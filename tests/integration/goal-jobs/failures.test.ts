import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { PROVIDER_WORDS } from "@/tests/factories/foreign-words";
import { faults } from "@/tests/world/faults";
import { callsOf, eventsOf } from "@/tests/world/job-records";
import { answerProfile, createJob, pick, runToSelection, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { confirmGoalJob, db, loadJob, presentGoalJob, retryGoalJob, updateSlots } = await verbs();
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { sweepArtifacts } = await import("@/lib/goal-jobs/results/sweep-artifacts");
const { newId } = await import("@/lib/platform/ids");

const { packJson, unpackJson } = await import("@/lib/platform/packed-json");

const readPacked = async (output: Uint8Array | null) => JSON.parse(output ? await unpackJson(output) : "{}");

/** Changes one posting in the stored result of the scoring, as a damaged row would; `mend` puts it back. */
async function damagePostings(jobId: string, damaged: readonly string[]): Promise<{ mend(): Promise<void> }> {
	const where = { jobId_stepId_itemKey: { jobId, stepId: "score_fit", itemKey: "" } };
	const { output, digest } = await db().stepResult.findUniqueOrThrow({ where });
	const stored = await readPacked(output);
	for (const posting of stored.result.jobs) if (damaged.includes(posting.jobId)) posting.title = 7;
	await db().stepResult.update({ where, data: { output: await packJson(Buffer.from(JSON.stringify(stored))), digest: `${digest}-damaged` } });
	return { mend: async () => void (await db().stepResult.update({ where, data: { output, digest } })) };
}

/** The company of a scored posting, as it stands in a pattern. */
async function companyOf(jobId: string, postingId: string): Promise<string> {
	const { output } = await db().stepResult.findUniqueOrThrow({ where: { jobId_stepId_itemKey: { jobId, stepId: "score_fit", itemKey: "" } } });
	const posting = (await readPacked(output)).result.jobs.find((candidate: { jobId: string }) => candidate.jobId === postingId);
	return posting.company.replace(/[^\w\s]/g, ".");
}

const documentsOf = (job: { artifacts: Array<{ stepId: string; itemKey: string }> }, item: string) =>
	job.artifacts.filter((artifact) => artifact.itemKey === item).length;

/** What the network said is in the record of the call, and in nothing that the owner of the job can read. */
async function expectSaidToDevelopersAlone(context: ActorContext, jobId: string, said: RegExp): Promise<void> {
	const [{ listToolInvocations }, { listExceptions }] = await Promise.all([
		import("@/lib/specialists/list-tool-invocations"),
		import("@/lib/specialists/list-exceptions"),
	]);
	const calls = await db().toolInvocation.findMany({ where: { jobId, success: false } });
	for (const call of calls) expect(call.errorDetail).toMatch(said);
	const events = await db().jobEvent.findMany({ where: { jobId } });
	const shown = JSON.stringify([
		presentGoalJob(await loadJob(context, jobId)),
		await listToolInvocations(context, jobId, { limit: 100 }),
		await listExceptions(context, jobId),
		events.map(({ data }) => data),
	]);
	expect(shown).not.toMatch(said);
	expect(shown).not.toContain("errorDetail");
	expect(shown).not.toMatch(PROVIDER_WORDS);
	expect(shown).toMatch(/None of the job boards could be read just now\.|The list of job boards cannot be reached\./);
}

describe("when something fails", () => {
	it("all boards down: the job fails, and a retry goes on from the search with everything kept", async () => {
		const { context, jobId } = await createJob();
		// From the start: boards are read ahead while the profile is reviewed.
		const boards = await world.crash("boards");
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "profile_review");
		await answerProfile(context, jobId);
		const failed = await untilStatus(context, jobId, "failed");
		expect(failed).toMatchObject({ errorCode: "ALL_SOURCES_FAILED", driveId: null });
		await expectSaidToDevelopersAlone(context, jobId, /ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/);
		expect(failed.steps.find((step) => step.stepId === "search_postings")).toMatchObject({ status: "failed" });
		expect((await callsOf(jobId, "search_postings")).map((call) => call.success)).toEqual([false, false, false, false]);
		expect(await eventsOf(jobId, "exception_raised")).toContainEqual(expect.objectContaining({ exceptionType: "run_failed" }));
		// What watchers are told of a step's times is what the step itself has.
		const timesOf = (stepId: unknown) => {
			const step = failed.steps.find((one) => one.stepId === stepId);
			return { startedAt: step?.startedAt?.toISOString(), finishedAt: step?.finishedAt?.toISOString() };
		};
		const ends = await eventsOf(jobId, "step_finished");
		expect(ends.length).toBeGreaterThan(2);
		for (const { stepId, startedAt, finishedAt } of ends) expect({ startedAt, finishedAt }).toEqual(timesOf(stepId));
		const told = (await eventsOf(jobId, "job_updated")).map(({ progressMessage }) => String(progressMessage));
		expect(told.filter((words) => /^Trying again soon\. (?:None of the|The list of) job boards/.test(words)).length).toBeGreaterThan(0);
		expect(await faults(jobId)).toEqual([]);
		await boards.start();

		const { job } = await retryGoalJob(context, jobId, { rerunMode: "retry_same_thread", reason: "The boards are back" });
		expect(job).toMatchObject({ status: "queued", errorCode: null, filledSlots: failed.filledSlots });
		const selection = await untilPause(context, jobId, "job_selection");
		expect(selection.progress).toBeGreaterThanOrEqual(failed.progress);
		expect(await callsOf(jobId, "parse_resume")).toHaveLength(1);
		expect(await callsOf(jobId, "search_postings")).toHaveLength(5);
		const attempts = await db().attempt.findMany({ where: { jobId }, orderBy: { number: "asc" } });
		expect(attempts).toMatchObject([
			{ number: 1, outcome: "failed", errorCode: "ALL_SOURCES_FAILED" },
			{ number: 2, outcome: null, reason: "The boards are back" },
		]);
		expect(await faults(jobId)).toEqual([]);
	});

	it("one pick that can't be written: the others are delivered and the job is partial", async () => {
		const { context, jobId, options } = await runToSelection();
		const [bad = "", ...good] = options.slice(0, 3);
		await damagePostings(jobId, [bad]);
		await pick(context, jobId, [bad, ...good]);
		const job = await untilStatus(context, jobId, "partial");
		const company = await companyOf(jobId, bad);
		expect(job.errorMessage).toMatch(new RegExp(`^1 of 3 could not be made\\.\\n7, ${company}: `));
		expect(job.errorCode).toBe("VALIDATION_ERROR");
		const shown = presentGoalJob(job);
		expect(shown.tasks[0]).toMatchObject({ status: "partial", errorMessage: job.errorMessage });
		const steps = Object.fromEntries(job.steps.map((step) => [step.stepId, step]));
		expect(steps.tailor_resumes).toMatchObject({ status: "completed", errorMessage: job.errorMessage, errorCode: null });
		expect(steps.review_resumes?.errorMessage).toBeNull();
		expect((await eventsOf(jobId, "job_updated")).at(-1)).toMatchObject({ status: "partial", errorCode: "VALIDATION_ERROR", errorMessage: job.errorMessage });
		expect(await db().attempt.findUnique({ where: { id: job.attemptId } })).toMatchObject({ outcome: "partial", errorMessage: job.errorMessage });
		expect([bad, ...good].map((item) => documentsOf(job, item))).toEqual([0, 3, 3]);
		expect(job.artifacts.find((artifact) => artifact.isPrimary)?.mimeType).toBe("application/zip");
		expect(await eventsOf(jobId, "exception_raised")).toContainEqual(expect.objectContaining({ exceptionType: "item_failed" }));
		for (const step of ["review_resumes", "render_resumes"]) expect((await callsOf(jobId, step)).map((call) => call.itemKey).sort()).toEqual([...good].sort());
		expect(await faults(jobId)).toEqual([]);
	});

	it("every pick refused: the job fails with their error, and a retry writes them once they are mended", async () => {
		const { context, jobId, options } = await runToSelection();
		const picks = options.slice(0, 2);
		const damage = await damagePostings(jobId, picks);
		await pick(context, jobId, picks);
		expect(await untilStatus(context, jobId, "failed")).toMatchObject({ errorCode: "VALIDATION_ERROR" });
		await damage.mend();
		await retryGoalJob(context, jobId, { rerunMode: "resume" });
		const job = await untilStatus(context, jobId, "completed");
		for (const item of picks) expect(documentsOf(job, item)).toBeGreaterThan(1);
		expect(await faults(jobId)).toEqual([]);
	});

	it("a question with nothing to choose from: the job fails with its words, and a retry asks the boards again", async () => {
		const { context, jobId } = await createJob();
		// An intern's level is far from what the boards offer, so that even what a few skills of the resume speak for fits too little.
		await updateSlots(context, jobId, { answers: [{ slotId: "seniority", value: "Intern" }] });
		await confirmGoalJob(context, jobId);
		const odd = { targetTitles: ["Glassblower of lighthouses"], skills: ["lighthouse glassblowing"] };
		await answerProfile(context, jobId, odd);
		expect(await untilStatus(context, jobId, "failed")).toMatchObject({ errorCode: "NO_POSTINGS_FOUND" });
		const before = await callsOf(jobId, "extract_profile");

		await retryGoalJob(context, jobId, { rerunMode: "retry_same_thread" });
		expect(await untilStatus(context, jobId, "failed")).toMatchObject({ errorCode: "NO_POSTINGS_FOUND", filledSlots: expect.objectContaining(odd) });
		for (const step of ["search_postings", "score_fit"]) expect((await callsOf(jobId, step)).filter((call) => call.success).length, step).toBe(2);
		expect(await callsOf(jobId, "extract_profile")).toEqual(before);
		expect(await faults(jobId)).toEqual([]);
	});

	it("a pick that failed before the job did is written, reviewed and delivered by the retry", async () => {
		const { context, jobId, options } = await runToSelection();
		const [bad = "", good = ""] = options;
		const damage = await damagePostings(jobId, [bad]);
		// The delivery writes its files and then can't note them, as when the database is full.
		await db().$executeRawUnsafe(`CREATE FUNCTION refuse_delivery() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'`);
		await db().$executeRawUnsafe(
			`CREATE TRIGGER refuse_delivery BEFORE INSERT ON artifact FOR EACH ROW WHEN (NEW."stepId" = 'deliver') EXECUTE FUNCTION refuse_delivery()`,
		);
		await pick(context, jobId, [bad, good]);
		expect((await untilStatus(context, jobId, "failed")).steps.find((step) => step.stepId === "deliver")?.status).toBe("failed");
		expect(await faults(jobId)).toEqual([]);
		await damage.mend();
		await db().$executeRawUnsafe("DROP FUNCTION refuse_delivery CASCADE");
		await retryGoalJob(context, jobId, { rerunMode: "resume" });
		const job = await untilStatus(context, jobId, "completed");
		expect(documentsOf(job, bad)).toBe(documentsOf(job, good));
		expect((await sweepArtifacts(null, new Date(Date.now() + 2 * 86_400_000))).deleted).toBeGreaterThanOrEqual(2);
		for (const artifact of job.artifacts) expect((await readStoredBytes(artifact.storageKey)).byteLength).toBe(artifact.sizeBytes);
		for (const step of ["tailor_resumes", "review_resumes", "render_resumes"]) {
			const done = (await callsOf(jobId, step)).filter((call) => call.success).map((call) => call.itemKey);
			expect(done.sort(), step).toEqual([bad, good].sort());
		}
		expect(await faults(jobId)).toEqual([]);
	});

	it("a tailored resume with a claim of its own is held back by the review, and the other one is delivered", async () => {
		const first = await runToSelection();
		const [bad = "", good = ""] = first.options;
		await pick(first.context, first.jobId, [bad]);
		await untilStatus(first.context, first.jobId, "completed");
		const { longTexts: _none, ...honest } = await db().stepResult.findUniqueOrThrow({
			where: { jobId_stepId_itemKey: { jobId: first.jobId, stepId: "tailor_resumes", itemKey: bad } },
		});
		// The same text, but for one number that the resume does not have.
		const text = JSON.stringify(await readPacked(honest.output));
		const invented = text.replace(/("text":"[A-Z][a-z]+) /, "$1 4711 ");
		expect(invented).not.toBe(text);

		const { context, jobId } = await runToSelection();
		await db().stepResult.create({ data: { ...honest, jobId, output: await packJson(Buffer.from(invented)), digest: `${honest.digest}-invented` } });
		await pick(context, jobId, [bad, good]);
		const job = await untilStatus(context, jobId, "partial");
		expect([documentsOf(job, bad), documentsOf(job, good)]).toEqual([0, 3]);
		expect(job.errorMessage).toMatch(/^1 of 2 could not be made\.\n.*held back/);
		expect(job.errorCode).toBe("CLAIM_CHECK_FAILED");
		expect(await callsOf(jobId, "review_resumes")).toContainEqual(expect.objectContaining({ itemKey: bad, errorCode: "CLAIM_CHECK_FAILED" }));
		const tickets = await db().exceptionTicket.findMany({ where: { jobId, exceptionType: "claim_not_supported" } });
		expect(tickets).toMatchObject([{ requiresHuman: true, severity: "high", affectedRows: expect.arrayContaining([expect.objectContaining({ item: bad })]) }]);
	});

	it("a call that a crash left open is closed as failed, and the work is done once", async () => {
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "profile_review");
		const parsed = await db().toolInvocation.findFirstOrThrow({ where: { jobId, stepName: "parse_resume" } });
		const left = { ...parsed, invocationId: newId(), toolRef: "job-search:search_postings", nodeName: "search_postings", stepName: "search_postings" };
		await db().toolInvocation.create({ data: { ...left, status: "started", success: false, costMicroU: 0, finishedAt: null } });
		await db().jobStep.update({ where: { jobId_stepId: { jobId, stepId: "search_postings" } }, data: { status: "running", startedAt: new Date() } });
		await answerProfile(context, jobId);
		await untilPause(context, jobId, "job_selection");
		const calls = await db().toolInvocation.findMany({ where: { jobId, stepName: "search_postings" }, orderBy: { success: "asc" } });
		expect(calls).toMatchObject([
			{ invocationId: left.invocationId, status: "failed", errorMessage: expect.stringContaining("called again"), finishedAt: expect.any(Date) },
			{ status: "succeeded", success: true },
		]);
	});
});
