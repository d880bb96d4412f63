import type { EngineEvent, Work } from "@/local/inngest/engine/work";
import { durationMs } from "@/local/inngest/rules/durations";
import { isMatch, keyOf } from "@/local/inngest/rules/expressions";
import type { FunctionConfig } from "@/local/inngest/rules/function-config";
import { startRun } from "@/local/inngest/runs/start-run";
import { isOverRate } from "./rate-limit";

/** Keeps only the last event of a burst; the run starts when the burst has been quiet for the period, or at the timeout. */
async function debounce(work: Work, config: FunctionConfig, event: EngineEvent, options: NonNullable<FunctionConfig["debounce"]>): Promise<void> {
	const periodMs = durationMs(options.period);
	await work.sql.rows(
		`insert into gatherings as g (key, function_id, events, due_at) values ($1, $2, array[$3], now() + $4 * interval '1 ms')
     on conflict (key) do update set events = excluded.events,
       due_at = least(excluded.due_at, g.started_at + $5 * interval '1 ms')`,
		[
			`debounce:${config.id}:${keyOf(options.key, { event: event.payload })}`,
			config.id,
			JSON.stringify(event),
			periodMs,
			options.timeout === undefined ? null : durationMs(options.timeout),
		],
	);
	work.wakeIn(periodMs);
}

/** Collects events into one run, started when the batch is full or its first event has waited for the timeout. */
async function batch(work: Work, config: FunctionConfig, event: EngineEvent, options: NonNullable<FunctionConfig["batchEvents"]>): Promise<void> {
	const key = `batch:${config.id}:${keyOf(options.key, { event: event.payload })}`;
	const timeoutMs = durationMs(options.timeout);
	const [row] = await work.sql.rows<{ events: string[] }>(
		`insert into gatherings as g (key, function_id, events, due_at) values ($1, $2, array[$3], now() + $4 * interval '1 ms')
     on conflict (key) do update set events = g.events || excluded.events returning events`,
		[key, config.id, JSON.stringify(event), timeoutMs],
	);
	work.wakeIn(timeoutMs);
	if ((row?.events.length ?? 0) >= options.maxSize) await startGathering(work, key);
}

/** Starts the run of a finished burst or batch. */
export async function startGathering(work: Work, key: string): Promise<void> {
	const [row] = await work.sql.rows<{ function_id: string; events: string[] }>("delete from gatherings where key = $1 returning function_id, events", [key]);
	const config = row === undefined ? undefined : work.engine.registry.find(row.function_id);
	const events = row?.events.map((event): EngineEvent => JSON.parse(event)) ?? [];
	const [first] = events;
	if (config === undefined || first === undefined) return;
	// A burst has passed its rate limit event by event.
	if (config.debounce === undefined && (await isOverRate(work, config, first.payload))) return;
	await startRun(work, config, events);
}

/** Lets one event trigger one function, through the function's flow control. */
export async function admitEvent(work: Work, config: FunctionConfig, event: EngineEvent): Promise<void> {
	const scope = { event: event.payload };
	if (config.batchEvents !== undefined && isMatch(config.batchEvents.if, scope)) return batch(work, config, event, config.batchEvents);
	if (await isOverRate(work, config, event.payload)) return;
	if (config.debounce !== undefined) return debounce(work, config, event, config.debounce);
	await startRun(work, config, [event]);
}
