import type { Engine } from "@/local/inngest/engine/engine";

/** Forgets ended runs, events and claims that are older than the keeping time. */
export async function prune(engine: Engine): Promise<void> {
	const { database, config, log } = engine;
	const runs = await database.rows("delete from runs where ended_at < now() - $1 * interval '1 day' returning 1", [config.keepDays]);
	const events = await database.rows("delete from events where received_at < now() - $1 * interval '1 day' returning 1", [config.keepDays]);
	await database.rows("delete from claims where expires_at < now()");
	await database.rows("delete from rates where free_at < now()");
	await database.rows("delete from throttles where next_at < now()");
	if (runs.length + events.length > 0) log.info({ runs: runs.length, events: events.length }, "old runs and events removed");
}
