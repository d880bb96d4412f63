import type { Sql } from "./database";
import type { Engine, Lease } from "./engine";

/** An event as it is stored under `key`, the engine's id, and as functions see it: `payload.id` is the sender's own id, or else the key. */
export interface EngineEvent {
	key: string;
	payload: EventPayload;
}

export interface EventPayload {
	id: string;
	name: string;
	data: unknown;
	ts: number;
	[field: string]: unknown;
}

/** One open transaction and what must follow its commit. */
export interface Work {
	engine: Engine;
	sql: Sql;
	/** Calls leased to this process by the transaction. */
	leases: Lease[];
	/** Events the engine itself sends; accepted within the same transaction. */
	emitted: EngineEvent[];
	wakeIn(delayMs: number): void;
	wakeAfterMs(): number;
}
