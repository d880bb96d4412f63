import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { type BadInput, badInputs } from "@/tests/hostile/bad-inputs";
import { answerOf, SampleRun } from "@/tests/world/sample-run";
import { enterAsGuest, type Guest } from "./guest";
import { stack } from "./stack";

const OUTER_LIMIT_MS = 900_000;
const RUN_MS = 120_000;
const SAMPLES = path.resolve(import.meta.dirname, "../../public/samples");
/** What a person may be told: a sentence, and none about our own parts. */
const SENTENCE = /^\S.{14,}[.!?]$/s;
const OURS = /undefined|\bnull\b|Error:|\bat \/|node_modules|stack|exception/i;

interface End {
	readonly where: "upload" | "look" | "run" | "asked" | "done";
	readonly code: string | null;
	readonly words: string;
}

const workflows = await SampleRun.listWorkflows(stack.web);

/** Answers and starts as a person in a hurry does; false where a question has no answer to be taken. */
async function act(guest: Guest, url: string, { pendingSlots, pendingInterrupts }: GoalJob): Promise<boolean> {
	const isPause = pendingInterrupts.length > 0;
	const answers = pendingSlots.map((slot) => ({ slotId: slot.slotId, value: answerOf(slot) ?? (isPause && slot.slotType === "multi_select" ? [] : null) }));
	const said = answers.filter(({ value }) => value !== null);
	if (said.length > 0 && (await guest.ask("PATCH", `${url}/slots`, { answers: said })).status >= 300) return false;
	return isPause ? said.length > 0 : (await guest.ask("POST", `${url}/confirm`)).status < 300;
}

/** Whatever waits is answered; ends with the run or with a question that has no answer to be taken. */
async function goOn(guest: Guest, url: string): Promise<GoalJob> {
	const giveUpAt = performance.now() + RUN_MS;
	let acted = "";
	for (;;) {
		const { body: job } = await guest.ask("GET", url);
		if (["failed", "completed", "partial", "cancelled"].includes(job.status)) return job;
		const waiting = `${job.status} ${job.pendingInterrupts[0]?.interruptId ?? ""}`;
		if (waiting !== acted && (job.pendingInterrupts.length > 0 || ["slots_pending", "ready", "ready_with_preview"].includes(job.status))) {
			acted = waiting;
			if (!(await act(guest, url, job))) return job;
		}
		if (performance.now() > giveUpAt) throw new Error(`Nothing came of it in two minutes: ${job.status}`);
		await delay(150);
	}
}

/** Good files enough for the workflow to begin at all, beside the bad one. */
async function companions(guest: Guest, { minFiles, samples }: CatalogEntry): Promise<string[]> {
	return Promise.all(
		samples.slice(0, minFiles - 1).map(async ({ fileName }) => (await guest.upload(fileName, await readFile(path.join(SAMPLES, fileName)))).body.fileId),
	);
}

async function tryInput(workflow: CatalogEntry, input: BadInput): Promise<End> {
	const guest = await enterAsGuest();
	const uploaded = await guest.upload(input.fileName, await input.make());
	if (uploaded.status !== 201) return { where: "upload", code: uploaded.body.code, words: uploaded.body.message };
	const fileIds = [...(await companions(guest, workflow)), uploaded.body.fileId];
	const made = await guest.ask("POST", "/jobs/goal", { workflowId: workflow.workflowId, fileIds });
	if (made.status !== 201) return { where: "look", code: made.body.code, words: made.body.message };
	if (made.body.status === "failed") return { where: "look", code: made.body.errorCode, words: made.body.errorMessage };
	const job = await goOn(guest, `/jobs/goal/${made.body.jobSpecId}`);
	if (job.status === "failed") return { where: "run", code: job.errorCode, words: job.errorMessage ?? "" };
	if (job.status === "executing" || job.status === "slots_pending") return { where: "asked", code: job.status, words: job.agentMessage ?? "" };
	const files = job.tasks.flatMap((task) => task.outputArtifacts.map(({ fileName }) => fileName));
	return { where: "done", code: job.status, words: `${job.agentMessage ?? ""} [${files.join(", ")}]` };
}

it.each(workflows)(
	"$workflowId refuses files that are of no use with a sentence",
	async (workflow) => {
		const ends: (End & { input: BadInput })[] = [];
		for (const input of badInputs(workflow.supportedInputFormats, workflow.maxFileBytes)) ends.push({ input, ...(await tryInput(workflow, input)) });
		for (const { input, where, code, words } of ends)
			process.stdout.write(`  ${workflow.workflowId} | ${input.kind} | ${input.fileName} | ${where} | ${code} | ${words}\n`);
		for (const { input, where, code, words } of ends) {
			const what = `${input.kind} ${input.fileName}: ${where} ${code} ${words}`;
			expect(code, what).not.toBe("INTERNAL");
			if (where !== "done" && where !== "asked") {
				expect(words, what).toMatch(SENTENCE);
				expect(words, what).not.toMatch(OURS);
			}
			if (input.kind === "wrong type" || input.kind === "empty" || input.kind === "locked" || input.kind === "too big")
				expect(["upload", "look", "run"], what).toContain(where);
		}
	},
	OUTER_LIMIT_MS,
);
