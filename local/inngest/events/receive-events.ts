import { v7 as newId, v5 as uuidFrom } from "uuid";
import { z } from "zod";
import type { Engine } from "@/local/inngest/engine/engine";
import type { EngineEvent } from "@/local/inngest/engine/work";
import { acceptEvents } from "./accept-events";
import { inUnitOfWork } from "./unit-of-work";

const SEED_NAMESPACE = "c3a1f0d2-7b52-4f0e-9d3a-2f5f6f6d9e41";
const PATIENCE_MS = 20_000;

const IncomingEvent = z.looseObject({
	name: z.string().min(1),
	data: z.unknown().optional(),
	id: z.string().min(1).optional(),
	ts: z.number().int().positive().optional(),
});
const IncomingEvents = z.union([z.array(IncomingEvent), IncomingEvent.transform((one) => [one])]);

/**
 * Stores sent events and starts what they trigger; gives their ids once all of it is committed. The seed makes the ids of a repeated
 * sending the same, so that it changes nothing. Throws ZodError on a body that is not events.
 */
export async function receiveEvents(engine: Engine, body: unknown, seed: string | undefined): Promise<string[]> {
	const events = IncomingEvents.parse(body).map((sent, index): EngineEvent => {
		const key = seed === undefined ? newId() : uuidFrom(`${seed}/${index}`, SEED_NAMESPACE);
		return { key, name: sent.name, dedupeId: sent.id, payload: { ...sent, id: sent.id ?? key, data: sent.data ?? {}, ts: sent.ts ?? Date.now() } };
	});
	await inUnitOfWork(engine, (work) => acceptEvents(work, events), PATIENCE_MS);
	return events.map(({ key }) => key);
}
