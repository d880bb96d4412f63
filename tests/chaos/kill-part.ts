import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { expect } from "vitest";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { pidOf, stack } from "./stack";

/** The longest that a part may be away on a busy machine. */
export const OUTAGE_MS = 50_000;

export type Part = "web" | "inngest" | "postgres" | "tool-host";

/** Ends a part with all its processes as a power cut would, and waits until the supervisor has started another one. */
export async function killPart(part: Part): Promise<void> {
	const pid = pidOf(part);
	if (pid === null) throw new Error(`${part} does not run`);
	process.kill(-pid, "SIGKILL");
	await expect.poll(() => pidOf(part) !== null && pidOf(part) !== pid, { message: `${part} comes back`, timeout: OUTAGE_MS, interval: 50 }).toBe(true);
}

/** Kills a part so long after the event log tells of this. Watches the database itself, so that the moment is not missed. */
export async function killAt(part: Part, jobSpecId: string, type: JobEvent["type"], stepId: string, afterMs = 0): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	client.on("error", () => undefined);
	await client.connect();
	try {
		const giveUpAt = Date.now() + OUTAGE_MS;
		const query = `SELECT 1 FROM job_event WHERE "jobId" = $1 AND type = $2 AND data->>'stepId' = $3`;
		while ((await client.query(query, [jobSpecId, type, stepId])).rowCount === 0) {
			if (Date.now() > giveUpAt) throw new Error(`${type} of ${stepId} never came`);
			await delay(10);
		}
		await delay(afterMs);
	} finally {
		if (part !== "postgres") await client.end();
	}
	await killPart(part);
}
