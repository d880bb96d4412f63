import { setTimeout as delay } from "node:timers/promises";
import type { HostileFile } from "@/tests/hostile/hostile-file";
import type { Answer, Guest } from "./guest";

const WORKFLOW = "goal_lane.resume_to_job_ready";

/** What became of a file: where it was stopped, or that it was read; what its owner was told; and how long each turn took. */
export interface Outcome {
	readonly end: "not taken" | "not fitting" | "not read" | "read";
	readonly status: number;
	readonly code: string | null;
	readonly message: string | null;
	readonly turnsMs: readonly number[];
}

/** Takes a file as far as the service lets it come: upload, the look before a run, and the reading of the resume. */
export async function tryFile(guest: Guest, file: HostileFile): Promise<Outcome> {
	const turnsMs: number[] = [];
	const timed = async (turn: () => Promise<Answer>) => {
		const startedAt = performance.now();
		const answer = await turn();
		turnsMs.push(Math.round(performance.now() - startedAt));
		return answer;
	};
	const ended = (end: Outcome["end"], { status, body }: Answer): Outcome => {
		const code = body.code ?? body.errorCode ?? null;
		return { end, status, code, message: body.message ?? body.errorMessage ?? null, turnsMs };
	};
	const bytes = file.make();
	const uploaded = await timed(() => guest.upload(file.fileName, bytes));
	if (uploaded.status !== 201) return ended("not taken", uploaded);
	const made = await timed(() => guest.ask("POST", "/jobs/goal", { workflowId: WORKFLOW, fileIds: [uploaded.body.fileId] }));
	if (made.status !== 201 || made.body.status === "failed") return ended("not fitting", made);
	const job = `/jobs/goal/${made.body.jobSpecId}`;
	const read = await timed(async () => {
		const confirmed = await guest.ask("POST", `${job}/confirm`);
		return confirmed.status < 300 ? untilRead(guest, job) : confirmed;
	});
	if (read.status >= 300 || read.body.status === "failed") return ended("not read", read);
	await guest.ask("POST", `${job}/cancel`);
	return ended("read", read);
}

/** Until the run asks about the profile that it has read, or has failed. */
async function untilRead(guest: Guest, job: string): Promise<Answer> {
	const giveUpAt = performance.now() + 60_000;
	for (;;) {
		const answer = await guest.ask("GET", job);
		if (answer.status >= 300 || answer.body.status === "failed" || answer.body.pendingInterrupts.length > 0) return answer;
		if (performance.now() > giveUpAt) throw new Error(`The resume was not read in a minute: ${answer.body.status}`);
		await delay(100);
	}
}
