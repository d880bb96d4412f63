import pg from "pg";
import { expect } from "vitest";
import { z } from "zod";
import { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { EventLog, type JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { makeSampleResume } from "@/prisma/sample-resume";
import { LastingCaller } from "@/tests/world/lasting-caller";
import { killAt, killPart, OUTAGE_MS, type Part } from "./kill-part";
import { stack } from "./stack";

/** The longest that a run may take to its next pause or its end there, an outage and the engine's pause before a retry included. */
const RUN_MS = 100_000;

/** As if no job board had ever been read: the next search asks them all, which takes a while. */
async function forgetPostings(): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	await client.connect();
	await client.query("DELETE FROM tool_shelf_item");
	await client.end();
	await killPart("tool-host");
}

const Invocations = z.object({
	items: z.array(z.object({ stepName: z.string(), status: z.string(), success: z.boolean() })),
	nextCursor: z.string().nullable(),
});

/** A run of its own user, which can be watched, hit and checked. */
class Run {
	private readonly caller = new LastingCaller(stack.web, OUTAGE_MS);
	jobSpecId = "";
	private picks = 0;

	private get url(): string {
		return `/jobs/goal/${this.jobSpecId}`;
	}

	/** Makes the job and confirms it. */
	async start(workflowId: string): Promise<void> {
		await this.caller.enter();
		const form = new FormData();
		form.set("file", new Blob([new Uint8Array((await makeSampleResume()).docx)]), "resume.docx");
		const { fileId } = await this.caller.call("POST", "/files/upload", z.object({ fileId: z.string() }), form);
		const job = await this.caller.call("POST", "/jobs/goal", GoalJob, { workflowId, fileIds: [fileId] });
		this.jobSpecId = job.jobSpecId;
		await this.caller.call("POST", `${this.url}/confirm`, z.object({ status: z.literal("queued") }));
	}

	/** Answers the two pauses: the first as suggested, the second with the best postings. */
	async answerProfile(): Promise<void> {
		const { pendingSlots } = await this.until((job) => job.pendingInterrupts.length > 0);
		await this.caller.call("PATCH", `${this.url}/slots`, GoalJob, {
			answers: pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue })),
		});
	}

	async pickBest(amount: number): Promise<void> {
		const { pendingSlots } = await this.until((job) => job.pendingSlots.some((slot) => slot.slotId === "selectedJobIds"));
		this.picks = amount;
		await this.caller.call("PATCH", `${this.url}/slots`, GoalJob, {
			answers: [{ slotId: "selectedJobIds", value: pendingSlots[0]?.options.slice(0, amount) }],
		});
	}

	private async until(isThere: (job: GoalJob) => boolean): Promise<GoalJob> {
		let seen: GoalJob | undefined;
		await expect
			.poll(
				async () => {
					seen = await this.caller.call("GET", this.url, GoalJob);
					if (seen.status === "failed") throw new Error(`The run failed: ${seen.errorCode} ${seen.errorMessage}`);
					return isThere(seen);
				},
				{ timeout: RUN_MS, interval: 250 },
			)
			.toBe(true);
		if (!seen) throw new Error("The job was never seen");
		return seen;
	}

	/** The run ends as if nothing had happened: completed, told without a gap, each piece of work and each file once. */
	async expectUnharmed(steps: readonly string[], itemSteps: readonly string[], files: number): Promise<void> {
		const job = await this.until((seen) => ["completed", "partial"].includes(seen.status));
		expect(job).toMatchObject({ status: "completed", progress: 100, errorCode: null, pendingInterrupts: [] });
		expect(job.tasks[0]?.dag.map((step) => step.status)).toEqual(job.tasks[0]?.dag.map(() => "completed"));
		const events = await this.events();
		expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
		expect(events).toHaveLength(job.lastSeq);
		expect(new Set(events.map((event) => event.attemptId))).toEqual(new Set([job.attemptId]));
		const wanted = [...steps, ...itemSteps.flatMap((step) => Array.from({ length: this.picks }, () => step))].sort();
		const finished = events.filter((event) => event.type === "tool_finished" && event.data.success === true);
		expect(finished.map((event) => String(event.data.stepId)).sort()).toEqual(wanted);
		expect(new Set(finished.map((event) => `${event.data.stepId} ${event.data.itemKey}`)).size).toBe(finished.length);
		const { items } = await this.caller.call("GET", `/audit/jobs/${this.jobSpecId}/tool-invocations?limit=200`, Invocations);
		expect(
			items
				.filter((call) => call.success)
				.map((call) => call.stepName)
				.sort(),
		).toEqual(wanted);
		expect(items.filter((call) => call.status === "started")).toEqual([]);
		const { artifacts } = await this.caller.call("GET", `${this.url}/artifacts`, z.object({ artifacts: z.array(LinkedArtifact) }));
		expect(new Set(artifacts.map((artifact) => artifact.fileName)).size).toBe(files);
		expect(artifacts).toHaveLength(files);
		for (const artifact of artifacts) {
			const content = await fetch(artifact.downloadUrl);
			expect((await content.arrayBuffer()).byteLength).toBe(artifact.sizeBytes);
		}
	}

	/** The tool that was running when the part was killed was cut off, and called once more. */
	async expectCutOff(stepName: string): Promise<void> {
		const { items } = await this.caller.call("GET", `/audit/jobs/${this.jobSpecId}/tool-invocations?limit=200`, Invocations);
		expect(items.filter((call) => call.stepName === stepName).map((call) => call.success)).toEqual([false, true]);
	}

	private async events(): Promise<JobEvent[]> {
		const found: JobEvent[] = [];
		for (let after: number | null = 0; after !== null; ) {
			const page: z.infer<typeof EventLog> = await this.caller.call("GET", `${this.url}/events?after=${after}&limit=500`, EventLog);
			found.push(...page.items);
			after = page.nextAfter;
		}
		return found;
	}
}

const ANALYSIS = ["parse_resume", "extract_profile", "search_postings", "normalize_postings", "dedupe_postings", "verify_postings", "score_fit"];
const WRITING = ["tailor_resumes", "review_resumes", "render_resumes"];

/** Hits a part while a tool runs: the whole analysis is still done once. */
export async function surviveInTool(part: Part): Promise<void> {
	await forgetPostings();
	const run = new Run();
	await run.start("goal_lane.resume_to_job_suggestions");
	await killAt(part, run.jobSpecId, "tool_started", "search_postings");
	await run.expectUnharmed(ANALYSIS, [], 1);
	// The tool runs in the app. When the engine or the database dies it runs on, and its result counts if they are back by then.
	if (part === "web") await run.expectCutOff("search_postings");
}

/** Hits a part between two steps while documents are being written: none is written twice. */
export async function surviveBetweenSteps(part: Part): Promise<void> {
	const run = new Run();
	await run.start("goal_lane.resume_to_job_ready");
	await run.answerProfile();
	await run.pickBest(2);
	await killAt(part, run.jobSpecId, "step_finished", "tailor_resumes");
	await run.expectUnharmed(ANALYSIS, WRITING, FILES_OF_TWO);
}

/** For each of two postings a Word file, a PDF and a note; the matches; and the archive. */
const FILES_OF_TWO = 2 * 3 + 2;
