import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { Catalog, type CatalogEntry } from "@/lib/catalog/schemas";
import { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { EventLog, type JobEvent } from "@/lib/goal-jobs/stream/schemas";
import type { Slot } from "@/lib/questions/schemas";
import { PASTED_POSTING } from "@/tests/factories/postings-given";
import { eventually } from "./eventually";
import { LastingCaller } from "./lasting-caller";

const SAMPLES = path.resolve(import.meta.dirname, "../../public/samples");
/** The longest that a run may take to its end, an outage and the engine's pause before a retry included. */
const RUN_MS = 150_000;
const PICKS = 2;
const Invocation = z.object({
	toolRef: z.string(),
	stepName: z.string(),
	status: z.string(),
	success: z.boolean(),
	durationMs: z.number(),
	argsSummary: z.string(),
});
export type Invocation = z.infer<typeof Invocation>;
const Invocations = z.object({ items: z.array(Invocation), nextCursor: z.string().nullable() });

export interface GivenFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

/** A run of a workflow on its samples over HTTP, by a guest of its own who answers what is asked as a person in a hurry does. */
export class SampleRun {
	private readonly caller: LastingCaller;
	jobSpecId = "";
	bytesIn = 0;

	/** `said` are answers, by question, that go before what is suggested. */
	constructor(
		web: string,
		outageMs: number,
		private readonly said: Readonly<Record<string, unknown>> = {},
	) {
		this.caller = new LastingCaller(web, outageMs);
	}

	private get url(): string {
		return `/jobs/goal/${this.jobSpecId}`;
	}

	static async listWorkflows(web: string): Promise<CatalogEntry[]> {
		const caller = new LastingCaller(web, RUN_MS);
		await caller.enter();
		return (await caller.call("GET", "/workflows/catalog", Catalog)).workflows;
	}

	/** Makes the job of as many of the samples as the workflow takes. */
	async make({ workflowId, samples, maxFiles }: CatalogEntry): Promise<void> {
		const files = samples.slice(0, maxFiles).map(async (sample) => ({ ...sample, bytes: await readFile(path.join(SAMPLES, sample.fileName)) }));
		await this.makeOf(workflowId, await Promise.all(files));
	}

	async makeOf(workflowId: string, files: readonly GivenFile[]): Promise<void> {
		await this.caller.enter();
		const fileIds: string[] = [];
		for (const { fileName, mimeType, bytes } of files) {
			this.bytesIn += bytes.byteLength;
			const form = new FormData();
			form.set("file", new Blob([new Uint8Array(bytes)], { type: mimeType }), fileName);
			fileIds.push((await this.caller.call("POST", "/files/upload", z.object({ fileId: z.string() }), form)).fileId);
		}
		const job = await this.caller.call("POST", "/jobs/goal", GoalJob, { workflowId, fileIds });
		this.jobSpecId = job.jobSpecId;
	}

	/** Answers and confirms whatever waits, until the run has ended. */
	async goOn(withinMs = RUN_MS): Promise<GoalJob> {
		let answered = "";
		return eventually(async () => {
			const job = await this.caller.call("GET", this.url, GoalJob);
			if (job.status === "failed") throw new Error(`The run failed: ${job.errorCode} ${job.errorMessage} ${JSON.stringify(job.preflightResult)}`);
			if (["completed", "partial", "cancelled"].includes(job.status)) return job;
			const waiting = job.pendingInterrupts[0]?.interruptId ?? job.status;
			if (waiting !== answered && (await this.act(job))) answered = waiting;
			return null;
		}, withinMs);
	}

	/** Does what a person would do now; false where there is nothing to do but wait. */
	private async act(job: GoalJob): Promise<boolean> {
		if (job.status === "slots_pending" || job.pendingInterrupts.length > 0) await this.answer(job);
		else if (job.status === "ready_with_preview" || (job.status === "ready" && !job.hasPreview))
			await this.caller.call("POST", `${this.url}/confirm`, z.unknown());
		else return false;
		return true;
	}

	private async answer({ pendingSlots, pendingInterrupts }: GoalJob): Promise<void> {
		const answers = pendingSlots.flatMap((slot) => {
			const value = this.said[slot.slotId] ?? answerOf(slot);
			return value === null ? [] : [{ slotId: slot.slotId, value }];
		});
		const answered = answers.length > 0 ? await this.caller.call("PATCH", `${this.url}/slots`, GoalJob, { answers }) : null;
		// What is left open may stay open: the start takes the defaults.
		const mayStart = pendingInterrupts.length === 0 && (answered === null || answered.status === "slots_pending");
		if (mayStart) await this.caller.call("POST", `${this.url}/confirm`, z.unknown());
	}

	async cancel(): Promise<void> {
		await this.caller.call("POST", `${this.url}/cancel`, z.unknown());
	}

	async invocations(): Promise<Invocation[]> {
		return (await this.caller.call("GET", `/audit/jobs/${this.jobSpecId}/tool-invocations?limit=200`, Invocations)).items;
	}

	async events(): Promise<JobEvent[]> {
		const found: JobEvent[] = [];
		for (let after: number | null = 0; after !== null; ) {
			const page: z.infer<typeof EventLog> = await this.caller.call("GET", `${this.url}/events?after=${after}&limit=500`, EventLog);
			found.push(...page.items);
			after = page.nextAfter;
		}
		return found;
	}

	/** The first page of the first result that has a picture of it; null where none has. */
	async picture(): Promise<Buffer | null> {
		const { artifacts } = await this.caller.call("GET", `${this.url}/artifacts`, z.object({ artifacts: z.array(LinkedArtifact) }));
		for (const { artifactId, isPreview } of artifacts) {
			if (isPreview) continue;
			const picture = await this.caller.bytes(`${this.url}/artifacts/${artifactId}/picture`);
			if (picture !== null) return picture;
		}
		return null;
	}

	/** Its results, whole. */
	async files(): Promise<{ fileName: string; mimeType: string; bytes: Buffer }[]> {
		const { artifacts } = await this.caller.call("GET", `${this.url}/artifacts`, z.object({ artifacts: z.array(LinkedArtifact) }));
		return Promise.all(artifacts.map(async ({ fileName, mimeType, downloadUrl }) => ({ fileName, mimeType, bytes: await this.caller.download(downloadUrl) })));
	}
}

/** What is suggested, else the default, else the first that is offered, or the posting that is asked for; null where nothing must be said. */
export function answerOf(slot: Slot): unknown {
	const given = slot.suggestedValue ?? slot.default;
	if (given !== null && !(Array.isArray(given) && given.length === 0)) return given;
	if (slot.slotType === "textarea" && slot.config.oneOf !== undefined) return PASTED_POSTING;
	if (!slot.required) return null;
	if (slot.slotType === "multi_select") return slot.options.slice(0, PICKS);
	return slot.options[0] ?? null;
}
