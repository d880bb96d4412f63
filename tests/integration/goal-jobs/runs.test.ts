import { describe, expect, it } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { JobListResult } from "@/lib/tools/job-search/schemas";
import { PROVIDER_WORDS } from "@/tests/factories/foreign-words";
import { SUGGESTIONS } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { eventually } from "@/tests/world/eventually";
import { faults } from "@/tests/world/faults";
import { answerProfile, createJob, pick, runToSelection, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

const world = await openWorld("engine", "channels", "boards");
const { cancelGoalJob, confirmGoalJob, db, deleteGoalJob, loadJob, presentGoalJob, retryGoalJob, updateSlots } = await verbs();
const { inngest } = await import("@/inngest/client");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { expireCheckpoints } = await import("@/lib/goal-jobs/drive/sweep");
const { sweepArtifacts } = await import("@/lib/goal-jobs/results/sweep-artifacts");
const { newId } = await import("@/lib/platform/ids");

type Row = Record<string, unknown>;

async function eventsOf(jobId: string, type: string): Promise<Row[]> {
	const events = await db().jobEvent.findMany({ where: { jobId, type }, orderBy: { seq: "asc" } });
	return events.map((event) => Object(event.data));
}

async function callsOf(jobId: string, stepName: string) {
	return db().toolInvocation.findMany({ where: { jobId, stepName }, orderBy: { startedAt: "asc" } });
}

/** Waits until the engine has ended this many runs of the job's drives, and has no other. */
async function untilRunsEnded(jobId: string, count: number): Promise<void> {
	await eventually(async () => {
		const runs = await db().$queryRaw<{ status: string }[]>`
			SELECT status FROM inngest_local.runs WHERE function_id = 'goal-mode-drive-goal-job' AND events LIKE ${`%${jobId}%`}`;
		return runs.length === count && runs.every(({ status }) => status !== "queued" && status !== "running");
	});
}

/** Changes one posting in the stored result of the scoring, as a damaged row would; `mend` puts it back. */
async function damagePostings(jobId: string, damaged: readonly string[]): Promise<{ mend(): Promise<void> }> {
	const where = { jobId_stepId_itemKey: { jobId, stepId: "score_fit", itemKey: "" } };
	const { output, digest } = await db().stepResult.findUniqueOrThrow({ where });
	const stored = JSON.parse(output ?? "{}");
	for (const posting of stored.result.jobs) if (damaged.includes(posting.jobId)) posting.title = 7;
	await db().stepResult.update({ where, data: { output: JSON.stringify(stored), digest: `${digest}-damaged` } });
	return { mend: async () => void (await db().stepResult.update({ where, data: { output, digest } })) };
}

/** The company of a scored posting, as it stands in a pattern. */
async function companyOf(jobId: string, postingId: string): Promise<string> {
	const { output } = await db().stepResult.findUniqueOrThrow({ where: { jobId_stepId_itemKey: { jobId, stepId: "score_fit", itemKey: "" } } });
	const posting = JSON.parse(output ?? "{}").result.jobs.find((candidate: { jobId: string }) => candidate.jobId === postingId);
	return posting.company.replace(/[^\w\s]/g, ".");
}

const documentsOf = (job: { artifacts: Array<{ stepId: string; itemKey: string }> }, item: string) =>
	job.artifacts.filter((artifact) => artifact.itemKey === item).length;

describe("the suggestions workflow", () => {
	it("delivers one JSON document whose numbers add up", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		await confirmGoalJob(context, jobId);
		const job = await untilStatus(context, jobId, "completed");
		expect(job.artifacts).toMatchObject([{ fileName: "matches.json", mimeType: "application/json", artifactType: "data", isPrimary: true }]);
		const result = JobListResult.parse(JSON.parse(new TextDecoder().decode(await readStoredBytes(job.artifacts[0]?.storageKey ?? ""))));
		const { counts, sources, jobs } = result;
		expect(sources.reduce((sum, source) => sum + source.found, 0)).toBe(counts.found);
		expect(counts.live + counts.closed + counts.unreachable).toBe(counts.normalized - counts.duplicates);
		expect(result.total).toBe(jobs.length);
		expect(jobs.length).toBe(counts.live + counts.unreachable);
		expect(jobs.length).toBeGreaterThan(20);
		expect(jobs.some((posting) => posting.verification.status === "closed")).toBe(false);
		expect(jobs.map((posting) => posting.fit.overall)).toEqual(jobs.map((posting) => posting.fit.overall).sort((left, right) => right - left));
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("at the pauses", () => {
	it("wrong answers change nothing, own entries count, of ten answers at once one is taken, and each change of hands is told", async () => {
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		const paused = await untilPause(context, jobId, "profile_review");
		const answer = (targetTitles: unknown, skills: unknown, expectedVersion?: number) =>
			updateSlots(context, jobId, {
				answers: [
					{ slotId: "targetTitles", value: targetTitles },
					{ slotId: "skills", value: skills },
				],
				...(expectedVersion === undefined ? {} : { expectedVersion }),
			});
		await expect(answer([], ["x".repeat(61)])).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			details: { slots: [{ slotId: "targetTitles" }, { slotId: "skills" }] },
		});
		await expect(answer([..."abcdef"], ["TypeScript"])).rejects.toMatchObject({
			details: { slots: [{ slotId: "targetTitles", message: "Pick 1 to 5; you picked 6." }] },
		});
		await expect(answer(null, ["TypeScript"])).rejects.toMatchObject({ details: { slots: [{ slotId: "targetTitles" }] } });
		await expect(updateSlots(context, jobId, { answers: [{ slotId: "country", value: "Germany" }] })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		await expect(answer(["Beekeeper"], ["Bees"], paused.itemVersion - 1)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
		expect((await loadJob(context, jobId)).itemVersion).toBe(paused.itemVersion);

		const half = await updateSlots(context, jobId, { answers: [{ slotId: "skills", value: ["TypeScript", "React"] }] });
		expect(half).toMatchObject({ status: "executing", interrupts: [{ status: "pending" }] });
		const title = { answers: [{ slotId: "targetTitles", value: ["Senior Frontend Engineer", "Keeper of Bees"] }], expectedVersion: half.itemVersion };
		const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => updateSlots(context, jobId, title)));
		expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		const selection = await untilPause(context, jobId, "job_selection");
		expect(selection.filledSlots).toMatchObject({ targetTitles: ["Senior Frontend Engineer", "Keeper of Bees"], skills: ["TypeScript", "React"] });
		expect(selection.attemptId).toBe(paused.attemptId);

		const options = Object(selection.interrupts[0]?.payload).slots[0].options as string[];
		await expect(pick(context, jobId, [])).rejects.toMatchObject({ details: { slots: [{ message: "Pick 1 to 10; you picked 0." }] } });
		await expect(pick(context, jobId, options.slice(0, 11))).rejects.toMatchObject({ details: { slots: [{ message: "Pick 1 to 10; you picked 11." }] } });
		await expect(pick(context, jobId, ["nothing"])).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR" });
		const picks = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => pick(context, jobId, [options[index]])));
		expect(picks.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
		await untilStatus(context, jobId, "completed");
		expect(await faults(jobId)).toEqual([]);
		const handoffs = await db().handoff.findMany({ where: { jobId }, orderBy: [{ ts: "asc" }, { id: "asc" }] });
		expect(handoffs.map(({ fromRole, toRole, reasonCode }) => `${fromRole} > ${toRole}: ${reasonCode}`)).toEqual([
			"resume analyst > user: human_review_required",
			"user > posting scout: phase_complete",
			"posting scout > link verifier: phase_complete",
			"link verifier > fit scorer: phase_complete",
			"fit scorer > user: human_review_required",
			"user > resume writer: phase_complete",
			"resume writer > reviewer: phase_complete",
			"reviewer > resume writer: phase_complete",
		]);
		expect(await eventsOf(jobId, "handoff")).toHaveLength(8);
		expect(await eventsOf(jobId, "slot_needed")).toMatchObject([{ checkpointId: "profile_review" }, { checkpointId: "job_selection" }]);
	});

	it("a drive that is sent again does nothing", async () => {
		const { context, jobId, options } = await runToSelection();
		const before = await loadJob(context, jobId);
		const drives = await db().outboxEvent.findMany({ where: { name: "goal-job/drive.requested", data: { path: ["jobSpecId"], equals: jobId } } });
		expect(drives).toHaveLength(2);
		await inngest.send(drives.map((drive) => ({ name: drive.name, data: Object(drive.data) })));
		await pick(context, jobId, options.slice(0, 1));
		await untilStatus(context, jobId, "completed");
		await inngest.send(drives.map((drive) => ({ name: drive.name, data: Object(drive.data) })));
		// Three drives that were asked for, and two that came twice more.
		await untilRunsEnded(jobId, 7);
		const after = await loadJob(context, jobId);
		expect(after.itemVersion).toBe(before.itemVersion + 2);
		expect(await faults(jobId)).toEqual([]);
	});

	it("one that waited 30 days fails, and a retry asks again from there", async () => {
		const { context, jobId, options } = await runToSelection();
		const day = 86_400_000;
		await expireCheckpoints(new Date(Date.now() + 29.9 * day));
		expect((await loadJob(context, jobId)).status).toBe("executing");
		await expireCheckpoints(new Date(Date.now() + 30.1 * day));
		const failed = await loadJob(context, jobId);
		expect(failed).toMatchObject({ status: "failed", errorCode: "CHECKPOINT_EXPIRED", interrupts: [] });
		await expect(pick(context, jobId, options.slice(0, 1))).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		await retryGoalJob(context, jobId, { rerunMode: "resume" });
		const again = await untilPause(context, jobId, "job_selection");
		expect(again.attemptId).not.toBe(failed.attemptId);
		expect(await callsOf(jobId, "search_postings")).toHaveLength(1);
		await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 1) }] });
		await untilStatus(context, jobId, "completed");
		expect(await faults(jobId)).toEqual([]);
		const interrupts = await db().interrupt.findMany({ where: { jobId }, orderBy: { createdAt: "asc" } });
		expect(interrupts.map((interrupt) => interrupt.status)).toEqual(["resolved", "expired", "resolved"]);
	});
});

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
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "profile_review");
		const boards = await world.crash("boards");
		await answerProfile(context, jobId);
		const failed = await untilStatus(context, jobId, "failed");
		expect(failed).toMatchObject({ errorCode: "ALL_SOURCES_FAILED", driveId: null });
		await expectSaidToDevelopersAlone(context, jobId, /ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET/);
		expect(failed.steps.find((step) => step.stepId === "search_postings")).toMatchObject({ status: "failed" });
		expect((await callsOf(jobId, "search_postings")).map((call) => call.success)).toEqual([false, false, false, false]);
		expect(await eventsOf(jobId, "exception_raised")).toContainEqual(expect.objectContaining({ exceptionType: "run_failed" }));
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
		const honest = await db().stepResult.findUniqueOrThrow({ where: { jobId_stepId_itemKey: { jobId: first.jobId, stepId: "tailor_resumes", itemKey: bad } } });
		// The same text, but for one number that the resume does not have.
		const invented = (honest.output ?? "").replace(/("text":"[A-Z][a-z]+) /, "$1 4711 ");
		expect(invented).not.toBe(honest.output);

		const { context, jobId } = await runToSelection();
		await db().stepResult.create({ data: { ...honest, jobId, output: invented, digest: `${honest.digest}-invented` } });
		await pick(context, jobId, [bad, good]);
		const job = await untilStatus(context, jobId, "partial");
		expect([documentsOf(job, bad), documentsOf(job, good)]).toEqual([0, 3]);
		expect(job.errorMessage).toMatch(/^1 of 2 could not be made\.\n.*held back/);
		expect(job.errorCode).toBe("CLAIM_CHECK_FAILED");
		expect(await callsOf(jobId, "review_resumes")).toContainEqual(expect.objectContaining({ itemKey: bad, errorCode: "CLAIM_CHECK_FAILED" }));
		const tickets = await db().exceptionTicket.findMany({ where: { jobId, exceptionType: "claim_not_supported" } });
		expect(tickets).toMatchObject([{ requiresHuman: true, severity: "high", affectedRows: [{ item: bad }, expect.anything()] }]);
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

describe("cancel", () => {
	it("aborts a running tool at once, and nothing is written after", async () => {
		const { context, jobId } = await createJob();
		await confirmGoalJob(context, jobId);
		await untilPause(context, jobId, "profile_review");
		const pid = world.pidOf("boards");
		process.kill(pid, "SIGSTOP");
		try {
			await answerProfile(context, jobId);
			await eventually(async () => (await eventsOf(jobId, "tool_started")).some((event) => event.stepId === "search_postings"));
			const { goalModeRunning } = globalThis as { goalModeRunning?: Map<string, Set<AbortController>> };
			const [controller] = goalModeRunning?.get(jobId) ?? [];
			expect(controller?.signal.aborted).toBe(false);
			await cancelGoalJob(context, jobId);
			await eventually(async () => controller?.signal.aborted);
			await eventually(async () => !goalModeRunning?.has(jobId));
		} finally {
			process.kill(pid, "SIGCONT");
		}
		const cancelled = await loadJob(context, jobId);
		expect(cancelled).toMatchObject({ status: "cancelled", driveId: null, progressMessage: null });
		expect(cancelled.steps.filter((step) => step.status === "cancelled").length).toBe(cancelled.steps.length - 3);
		expect(await callsOf(jobId, "search_postings")).toMatchObject([{ status: "cancelled", errorCode: "JOB_CANCELLED" }]);
		await untilRunsEnded(jobId, 2);
		expect((await loadJob(context, jobId)).lastSeq).toBe(cancelled.lastSeq);
		expect(await faults(jobId)).toEqual([]);
	});

	it("at a pause closes the question, and an answer is then refused", async () => {
		const { context, jobId, options } = await runToSelection();
		await cancelGoalJob(context, jobId);
		await expect(pick(context, jobId, options.slice(0, 1))).rejects.toMatchObject({ code: "INVALID_STATE_TRANSITION" });
		expect(await db().interrupt.findMany({ where: { jobId }, orderBy: { createdAt: "asc" } })).toMatchObject([{ status: "resolved" }, { status: "cancelled" }]);
		expect(await db().attempt.findMany({ where: { jobId } })).toMatchObject([{ outcome: "cancelled", finishedAt: expect.any(Date) }]);
		expect(await faults(jobId)).toEqual([]);
	});
});

describe("somebody else", () => {
	it("is told by every operation that there is no such job", async () => {
		const { context, jobId } = await createJob(SUGGESTIONS);
		await confirmGoalJob(context, jobId);
		const done = await untilStatus(context, jobId, "completed");
		const modules = await Promise.all([
			import("@/lib/goal-jobs/views/get-goal-job"),
			import("@/lib/goal-jobs/views/get-status"),
			import("@/lib/goal-jobs/results/list-artifacts"),
			import("@/lib/goal-jobs/stream/list-events"),
			import("@/lib/goal-jobs/results/download-artifact"),
			import("@/lib/goal-jobs/results/download-batch"),
			import("@/lib/goal-jobs/results/download-primary"),
			import("@/lib/goal-jobs/results/submit-feedback"),
			import("@/lib/goal-jobs/results/get-feedback"),
			import("@/lib/goal-jobs/views/get-posting"),
			import("@/lib/specialists/list-tool-invocations"),
			import("@/lib/specialists/list-handoffs"),
			import("@/lib/specialists/list-exceptions"),
			import("@/lib/specialists/list-specialist-outcomes"),
		]);
		const [get, status, artifacts, events, one, batch, primary, submit, feedback, posting, invocations, handoffs, exceptions, outcomes] = modules;
		const artifactId = done.artifacts[0]?.id ?? "";
		const everything = (who: ActorContext, id: string): Record<string, () => Promise<unknown>> => ({
			get: () => get.getGoalJob(who, id),
			status: () => status.getStatus(who, id),
			artifacts: () => artifacts.listArtifacts(who, id),
			events: () => events.listEvents(who, id, { after: 0, limit: 10 }),
			one: () => one.downloadArtifact(who, id, artifactId),
			batch: () => batch.downloadBatch(who, id, []),
			primary: () => primary.downloadPrimary(who, id),
			submit: () => submit.submitFeedback(who, id, { rating: "positive" }),
			feedback: () => feedback.getFeedback(who, id),
			posting: () => posting.getPosting(who, id, "1"),
			invocations: () => invocations.listToolInvocations(who, id, { limit: 10 }),
			handoffs: () => handoffs.listHandoffs(who, id),
			exceptions: () => exceptions.listExceptions(who, id),
			outcomes: () => outcomes.specialistOutcomes(who, id),
			confirm: () => confirmGoalJob(who, id),
			slots: () => updateSlots(who, id, { answers: [{ slotId: "country", value: "All" }] }),
			cancel: () => cancelGoalJob(who, id),
			retry: () => retryGoalJob(who, id, { rerunMode: "resume" }),
			delete: () => deleteGoalJob(who, id),
		});
		const { context: other } = await makePerson();
		for (const [name, call] of Object.entries(everything(other, jobId)))
			await expect(call(), name).rejects.toMatchObject({ code: "JOB_NOT_FOUND", status: 404 });
		for (const [name, call] of Object.entries(everything(context, "not-an-id"))) await expect(call(), name).rejects.toMatchObject({ code: "JOB_NOT_FOUND" });
		expect((await get.getGoalJob(context, jobId)).status).toBe("completed");
	});
});
