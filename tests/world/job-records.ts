import { db } from "@/lib/platform/database/db";
import { eventually } from "./eventually";

/** What the events of one type in a job's log carry, oldest first. */
export async function eventsOf(jobId: string, type: string): Promise<Record<string, unknown>[]> {
	const events = await db().jobEvent.findMany({ where: { jobId, type }, orderBy: { seq: "asc" } });
	return events.map((event) => Object(event.data));
}

/** A step's tool calls, oldest first. */
export async function callsOf(jobId: string, stepName: string) {
	return db().toolInvocation.findMany({ where: { jobId, stepName }, orderBy: { startedAt: "asc" } });
}

/** Waits until the engine has ended this many runs of the job's drives, and has no other. */
export async function untilRunsEnded(jobId: string, count: number): Promise<void> {
	await eventually(async () => {
		const runs = await db().$queryRaw<{ status: string }[]>`
			SELECT status FROM inngest_local.runs WHERE function_id = 'goal-mode-drive-goal-job' AND events LIKE ${`%${jobId}%`}`;
		return runs.length === count && runs.every(({ status }) => status !== "queued" && status !== "running");
	});
}
