import type { Sql } from "@/local/inngest/engine/database";
import type { Engine, Lease } from "@/local/inngest/engine/engine";
import type { EngineEvent, Work } from "@/local/inngest/engine/work";
import { acceptEvents } from "./accept-events";

function newWork(engine: Engine, sql: Sql): Work {
	const leases: Lease[] = [];
	const emitted: EngineEvent[] = [];
	let wakeAfterMs = Number.POSITIVE_INFINITY;
	return {
		engine,
		sql,
		leases,
		emitted,
		wakeIn: (delayMs) => {
			wakeAfterMs = Math.min(wakeAfterMs, delayMs);
		},
		wakeAfterMs: () => wakeAfterMs,
	};
}

/**
 * Runs one change of the engine's state in one transaction, with the events it emits, and only then starts the calls it leased.
 * Repeated as a whole when the database goes away, so `run` must do nothing but SQL.
 */
export async function inUnitOfWork<Result>(engine: Engine, run: (work: Work) => Promise<Result>, patienceMs?: number): Promise<Result> {
	const tries: Work[] = [];
	const abandonLast = () => {
		for (const { generation } of tries.at(-1)?.leases.splice(0) ?? []) engine.leases.leave(generation);
	};
	try {
		const result = await engine.database.transaction(async (sql) => {
			abandonLast();
			const work = newWork(engine, sql);
			tries.push(work);
			const value = await run(work);
			while (work.emitted.length > 0) await acceptEvents(work, work.emitted.splice(0));
			return value;
		}, patienceMs);
		const work = tries.at(-1);
		for (const lease of work?.leases ?? []) engine.dispatcher.start(lease);
		engine.dispatcher.wakeIn(work?.wakeAfterMs() ?? 0);
		return result;
	} catch (error) {
		abandonLast();
		throw error;
	}
}
