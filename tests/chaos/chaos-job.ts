import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { unzipSync } from "fflate";
import { z } from "zod";
import { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { makeSampleResume } from "@/prisma/sample-resume";
import { LastingCaller } from "@/tests/world/lasting-caller";
import { stack } from "./stack";

const OUTAGE_MS = 90_000;
const LOOK_EVERY_MS = 500;
const PICKS = 2;
/** A job that fails this often will not end right. */
const TRIES = 20;
/** For each posting a Word file, a PDF and a note; the matches; and the archive. */
const FILES = PICKS * 3 + 2;

/** How a job has come to its end. */
export interface Ended {
	readonly jobId: string;
	/** Codes of the failures after which it was tried again. */
	readonly failures: readonly string[];
	/** What is not right about its end. */
	readonly wrong: readonly string[];
	readonly endedAt: number;
}

/** A main job of a new guest: made, answered, tried again whenever it fails, and its files looked at. Outlasts whatever befalls the stack. */
export async function liveJob(): Promise<Ended> {
	const caller = new LastingCaller(stack.web, OUTAGE_MS);
	await caller.enter();
	const form = new FormData();
	form.set("file", new Blob([new Uint8Array((await makeSampleResume()).docx)]), "resume.docx");
	const { fileId } = await caller.call("POST", "/files/upload", z.object({ fileId: z.string() }), form);
	const job = await caller.call("POST", "/jobs/goal", GoalJob, { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId] });
	const url = `/jobs/goal/${job.jobSpecId}`;
	if (job.status !== "failed") await caller.call("POST", `${url}/confirm`, z.unknown());
	const failures: string[] = [];
	for (;;) {
		const seen = await caller.call("GET", url, GoalJob);
		if (seen.status === "completed" || seen.status === "partial") {
			const endedAt = Date.now();
			return { jobId: job.jobSpecId, failures, wrong: await wrongWith(caller, url, seen), endedAt };
		}
		if (seen.status === "failed") {
			if (failures.length > TRIES) return { jobId: job.jobSpecId, failures, wrong: ["failed, however often it was tried again"], endedAt: Date.now() };
			failures.push(`${seen.errorCode}: ${seen.errorMessage}`);
			await settled(caller.call("POST", `${url}/retry`, z.unknown(), {}));
		} else if (seen.pendingInterrupts.length > 0 && seen.pendingSlots.length > 0) await settled(answer(caller, url, seen));
		await delay(LOOK_EVERY_MS);
	}
}

/** A call that was answered late may have been taken before: what it would say again is refused then, and the next look tells. */
async function settled(call: Promise<unknown>): Promise<void> {
	await call.catch((error: unknown) => {
		if (!String(error).includes(": 409 ")) throw error;
	});
}

function answer(caller: LastingCaller, url: string, { pendingSlots }: GoalJob): Promise<unknown> {
	const answers = pendingSlots.map(({ slotId, suggestedValue, options }) => ({
		slotId,
		value: slotId === "selectedJobIds" ? options.slice(0, PICKS) : suggestedValue,
	}));
	return caller.call("PATCH", `${url}/slots`, z.unknown(), { answers });
}

async function wrongWith(caller: LastingCaller, url: string, job: GoalJob): Promise<string[]> {
	const wrong: string[] = [];
	if (job.status !== "completed" || job.progress !== 100 || job.errorCode !== null) wrong.push(`${job.status} at ${job.progress} with ${job.errorCode}`);
	const { artifacts } = await caller.call("GET", `${url}/artifacts`, z.object({ artifacts: z.array(LinkedArtifact) }));
	if (artifacts.length !== FILES) wrong.push(`${artifacts.length} files: ${artifacts.map((artifact) => artifact.fileName).join()}`);
	for (const artifact of artifacts) {
		const content = await caller.download(artifact.downloadUrl);
		if (content.byteLength !== artifact.sizeBytes) wrong.push(`${artifact.fileName} has ${content.byteLength} of ${artifact.sizeBytes} bytes`);
		if (artifact.fileName.endsWith(".zip")) wrong.push(...wrongInArchive(content));
	}
	return wrong;
}

function wrongInArchive(content: Buffer): string[] {
	const entries = Object.entries(unzipSync(content)).filter(([name]) => !name.endsWith("/"));
	const empty = entries.filter(([, bytes]) => bytes.byteLength === 0).map(([name]) => `${name} in the archive is empty`);
	const sums = entries.map(([, bytes]) => createHash("sha256").update(bytes).digest("hex"));
	if (new Set(sums).size < sums.length) empty.push("the archive holds a file twice");
	return entries.length < PICKS * 2 ? [...empty, `the archive holds ${entries.length} files`] : empty;
}
