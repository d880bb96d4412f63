import type { Engine } from "@/local/inngest/engine/engine";
import type { EngineEvent } from "@/local/inngest/engine/work";
import { parseSending } from "@/local/inngest/rules/incoming-events";
import { newUlid, seededUlid } from "@/local/inngest/rules/ulid";
import { acceptEvents } from "./accept-events";
import { inUnitOfWork } from "./unit-of-work";

const PATIENCE_MS = 20_000;

/**
 * Stores sent events and starts what they trigger; gives their ids once all of it is committed. The seed makes the ids of a repeated
 * sending the same, so that it changes nothing. Throws InvalidSending on what cannot be taken in, and then takes in none of it.
 */
export async function receiveEvents(engine: Engine, body: unknown, seed: string | undefined): Promise<string[]> {
	const events = parseSending(body).map((sent, index): EngineEvent => {
		const key = seededUlid(seed ?? "", index) ?? newUlid();
		return { key, payload: { ...sent, id: sent.id ?? key, ts: sent.ts ?? Date.now(), user: sent.user ?? {} } };
	});
	await inUnitOfWork(engine, (work) => acceptEvents(work, events), PATIENCE_MS);
	return events.map(({ key }) => key);
}
