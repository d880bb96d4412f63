import pg from "pg";
import type { Rig } from "./rig";
import { pause } from "./target";

/** Runs a query on the engine's own tables until it finds or changes something; at once where a real server keeps its state to itself. */
async function untilFound(rig: Rig, query: string, values: unknown[] = []): Promise<void> {
	if (rig.postgres === undefined) return;
	const client = new pg.Client(rig.postgres.adminUrl);
	await client.connect();
	try {
		for (const endAt = Date.now() + 15_000; ; await pause(25)) {
			const { rowCount } = await client.query(query, values);
			if (rowCount !== null && rowCount > 0) return;
			if (Date.now() > endAt) throw new Error(`nothing was found by ${query}`);
		}
	} finally {
		await client.end();
	}
}

/** A wait sees only events that come after it was registered, which happens when its call has been answered. */
export async function untilWaiting(rig: Rig, token: string): Promise<void> {
	const waits = "select from inngest_local.steps s join inngest_local.runs r on r.id = s.run_id where s.wait_event is not null and r.events like $1";
	await (rig.postgres === undefined ? pause(2_000) : untilFound(rig, waits, [`%${token}%`]));
}

/** Clocks of five fields tick once a minute at most: our own engine is told that the minute is over. */
export function makeClocksTick(rig: Rig): Promise<void> {
	return untilFound(rig, "update inngest_local.crons set next_at = date_trunc('milliseconds', now()) where next_at is not null");
}

/** Gives the calls of a function to somebody else, as when an engine is taken for dead. */
export function takeCallsAway(rig: Rig, name: string): Promise<void> {
	return untilFound(rig, "update inngest_local.jobs set generation = 0, leased_by = null where function_id = $1", [rig.functionId(name)]);
}
