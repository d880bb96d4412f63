import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { makeSampleResume } from "@/prisma/sample-resume";
import { enterAsGuest } from "./guest";
import { startOnlookers } from "./onlookers";
import { SLOWNESS } from "./stack";
import { forgetPostings, setMood } from "./strike";

const ANSWER_WITHIN_MS = 1_000 * SLOWNESS;
const MOST_MB = 600;
/** Longer than any search may take; one that comes so far hangs. */
const ENDED_WITHIN_MS = 110_000;

afterAll(() => setMood("well"));

/** A whole search of a new guest's, to its end. */
async function search() {
	const guest = await enterAsGuest();
	const { body: file } = await guest.upload("resume.docx", (await makeSampleResume()).docx);
	const { body: job } = await guest.ask("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_suggestions", fileIds: [file.fileId] });
	await guest.ask("POST", `/jobs/goal/${job.jobSpecId}/confirm`);
	const until = Date.now() + ENDED_WITHIN_MS;
	for (;;) {
		const { body } = await guest.ask("GET", `/jobs/goal/${job.jobSpecId}`);
		if (["completed", "partial", "failed"].includes(body.status)) return body;
		if (Date.now() > until) throw new Error(`The search did not end: ${body.status} at ${body.progress}`);
		await delay(250);
	}
}

// Boards that err or keep silent for a while are among the rounds of chaos.
it.each(["lies"] as const)("boards that answer with %s: the search ends rightly, and a second user is served as ever", async (mood) => {
	const onlookers = await startOnlookers();
	await setMood(mood);
	await forgetPostings();
	const startedAt = Date.now();
	const job = await search();
	const asked = await setMood("well");
	const seen = await onlookers.stop();
	const worst = Object.fromEntries(Object.entries(seen.timings).map(([kind, { worstMs, worstExcessMs }]) => [kind, [worstMs, worstExcessMs].map(Math.round)]));
	process.stdout.write(
		`${mood}: ${asked} requests came to the boards; ${job.status} ${job.errorCode ?? ""} in ${Date.now() - startedAt} ms; slowest answers ${JSON.stringify(worst)} ms; web process at most ${Math.round(seen.mostMb)} MB\n`,
	);
	expect(asked).toBeGreaterThan(0);
	expect(job.status).toBe("completed");
	for (const [kind, { failures, worstExcessMs }] of Object.entries(seen.timings)) {
		expect(failures, kind).toEqual([]);
		expect(worstExcessMs, kind).toBeLessThan(ANSWER_WITHIN_MS);
	}
	expect(seen.mostMb).toBeLessThan(MOST_MB);
});
