import type { EngineEvent, EventPayload, Work } from "@/local/inngest/engine/work";
import { untilMs } from "@/local/inngest/rules/durations";
import { coversName } from "@/local/inngest/rules/event-names";
import { isMatch } from "@/local/inngest/rules/expressions";
import { finishRun } from "@/local/inngest/runs/finish-run";
import { resumeStep } from "@/local/inngest/runs/resume-step";
import { admitEvent } from "./admit-event";

const firstEvent = (events: string): EventPayload | undefined => JSON.parse(events)[0];

/** Stores what is new; an event that was stored before under the same key is a repeated sending. */
async function storeNew(work: Work, events: EngineEvent[]): Promise<EngineEvent[]> {
	const stored = await work.sql.rows<{ id: string }>(
		`insert into events (id, name, payload) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (id) do nothing returning id`,
		[events.map(({ key }) => key), events.map(({ payload }) => payload.name), events.map(({ payload }) => JSON.stringify(payload))],
	);
	const fresh = new Set(stored.map(({ id }) => id));
	return events.filter(({ key }) => fresh.delete(key));
}

async function resumeWaits(work: Work, events: EngineEvent[]): Promise<void> {
	const waits = await work.sql.rows<{ run_id: string; id: string; wait_event: string; wait_if: string | null; events: string }>(
		`select s.run_id, s.id, s.wait_event, s.wait_if, r.events from steps s join runs r on r.id = s.run_id
     where s.status = 'pending' and s.wait_event = any($1::text[]) order by s.run_id, s.id`,
		[events.map(({ payload }) => payload.name)],
	);
	for (const wait of waits) {
		const event = firstEvent(wait.events);
		const match = events.find(({ payload }) => payload.name === wait.wait_event && isMatch(wait.wait_if ?? undefined, { event, async: payload }));
		if (match !== undefined) await resumeStep(work, wait.run_id, wait.id, { data: match.payload });
	}
}

async function cancelRuns(work: Work, events: EngineEvent[]): Promise<void> {
	const { registry } = work.engine;
	const functionIds = registry
		.all()
		.filter(({ cancel }) => cancel.some(({ event }) => events.some(({ payload }) => payload.name === event)))
		.map(({ id }) => id);
	if (functionIds.length === 0) return;
	const runs = await work.sql.rows<{ id: string; function_id: string; events: string; created_at: Date }>(
		"select id, function_id, events, created_at from runs where ended_at is null and function_id = any($1::text[]) order by id",
		[functionIds],
	);
	for (const run of runs) {
		const event = firstEvent(run.events);
		const isCancelled = registry.find(run.function_id)?.cancel.some((rule) => {
			const isListening = rule.timeout === undefined || run.created_at.getTime() + untilMs(rule.timeout, run.created_at.getTime()) > Date.now();
			return isListening && events.some(({ payload }) => payload.name === rule.event && isMatch(rule.if, { event, async: payload }));
		});
		if (isCancelled) await finishRun(work, run.id, { status: "cancelled" });
	}
}

/** Takes events in: stores them, wakes the waits and cancels the runs they name, and starts the functions they trigger. */
export async function acceptEvents(work: Work, events: EngineEvent[]): Promise<void> {
	const fresh = await storeNew(work, events);
	if (fresh.length === 0) return;
	await resumeWaits(work, fresh);
	await cancelRuns(work, fresh);
	for (const event of fresh) {
		for (const config of work.engine.registry.all()) {
			const isTriggered = config.triggers.some(
				(trigger) => "event" in trigger && coversName(trigger.event, event.payload.name) && isMatch(trigger.expression, { event: event.payload }),
			);
			if (isTriggered) await admitEvent(work, config, event);
		}
	}
}
