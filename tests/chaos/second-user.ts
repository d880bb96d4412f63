import { setTimeout as delay } from "node:timers/promises";
import { watchStolenTime } from "@/local/processes/machine-time";
import { paragraph, writeDocx } from "@/tests/hostile/docx-writer";
import { PLAIN_TEXT } from "@/tests/hostile/hostile-file";
import { type Answer, enterAsGuest } from "./guest";
import { stack } from "./stack";

/** How one kind of the second user's requests went. */
export interface Timing {
	/** Answers that were timed. */
	count: number;
	/** Answers that say nothing of the service, because the machine's host gave its processors to others meanwhile. */
	untimed: number;
	worstMs: number;
	/** The most that an answer took longer than one of another process of the same machine, asked at the same moment. */
	worstExcessMs: number;
	/** Statuses other than those of a good answer, or why none came. */
	failures: string[];
}

const EVERY_MS = 100;
const MOST_STOLEN = 0.1;
const timings: Record<string, Timing> = {};
let isOver = false;

/** What this machine takes for a bare answer of a part that is not under attack. */
async function bareMs(): Promise<number> {
	const startedAt = performance.now();
	await fetch(`${stack.jobBoards}/health`).then((response) => response.text());
	return performance.now() - startedAt;
}

async function timed(kind: string, request: () => Promise<Answer>): Promise<void> {
	timings[kind] ??= { count: 0, untimed: 0, worstMs: 0, worstExcessMs: 0, failures: [] };
	const timing = timings[kind];
	const stolenShare = await watchStolenTime();
	const startedAt = performance.now();
	const bare = bareMs();
	const failure = await request().then(
		({ status }) => (status < 300 ? null : String(status)),
		(error: unknown) => String(error),
	);
	const tookMs = performance.now() - startedAt;
	if (failure !== null) timing.failures.push(failure);
	const excessMs = tookMs - (await bare);
	if ((await stolenShare()) > MOST_STOLEN) timing.untimed += 1;
	else {
		timing.count += 1;
		timing.worstMs = Math.max(timing.worstMs, tookMs);
		timing.worstExcessMs = Math.max(timing.worstExcessMs, excessMs);
	}
}

/** A program of its own, so that nothing which its parent does takes from its time: asks like somebody at work until it is told to stop, and tells its times. */
async function work(): Promise<void> {
	const user = await enterAsGuest();
	const good = writeDocx(paragraph(PLAIN_TEXT));
	const { body: file } = await user.upload("resume.docx", good);
	const { body: job } = await user.ask("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [file.fileId] });
	const requests: Readonly<Record<string, () => Promise<Answer>>> = {
		status: () => user.ask("GET", `/jobs/goal/${job.jobSpecId}/status`),
		catalog: () => user.ask("GET", "/workflows/catalog"),
		health: () => user.ask("GET", "/health"),
		upload: () => user.upload("resume.docx", good),
	};
	process.send?.("ready");
	const kinds = Object.entries(requests);
	const pending: Promise<void>[] = [];
	for (let at = 0; !isOver; at++) {
		const [kind, request] = kinds[at % kinds.length] ?? [];
		if (kind && request) pending.push(timed(kind, request));
		await delay(EVERY_MS);
	}
	await Promise.all(pending);
	process.send?.(timings, () => process.exit(0));
}

process.once("message", () => {
	isOver = true;
});
process.once("disconnect", () => process.exit(0));
await work();
