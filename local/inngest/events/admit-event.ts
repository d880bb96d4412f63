import type { EventPayload, Work } from "@/local/inngest/engine/work";
import { durationMs } from "@/local/inngest/rules/durations";
import { isMatch, keyOf } from "@/local/inngest/rules/expressions";
import type { FunctionConfig } from "@/local/inngest/rules/function-config";
import { lockKey, startRun } from "@/local/inngest/runs/start-run";

const DAY_MS = 86_400_000;

/** Claims keys nobody has claimed within the last day; gives those that are now ours. */
export async function claimKeys(work: Work, keys: string[]): Promise<Set<string>> {
	const rows = await work.sql.rows<{ key: string }>(
		`insert into claims as c (key, expires_at) select distinct key, now() + $2 * interval '1 ms' from unnest($1::text[]) as k(key)
     on conflict (key) do update set expires_at = excluded.expires_at where c.expires_at < now() returning key`,
		[keys, DAY_MS],
	);
	return new Set(rows.map(({ key }) => key));
}

async function isOverRate(work: Work, config: FunctionConfig, event: EventPayload): Promise<boolean> {
	if (config.rateLimit === undefined) return false;
	const key = `${config.id}:${keyOf(config.rateLimit.key, { event })}`;
	await lockKey(work, key);
	const [row] = await work.sql.rows<{ count: number }>(
		"select count(*)::int as count from runs where rate_key = $1 and created_at > now() - $2 * interval '1 ms'",
		[key, durationMs(config.rateLimit.period)],
	);
	return (row?.count ?? 0) >= config.rateLimit.limit;
}

/** Keeps only the last event of a burst; the run starts when the burst has been quiet for the period, or at the timeout. */
async function debounce(work: Work, config: FunctionConfig, event: EventPayload, options: NonNullable<FunctionConfig["debounce"]>): Promise<void> {
	const periodMs = durationMs(options.period);
	await work.sql.rows(
		`insert into gatherings as g (key, function_id, events, due_at) values ($1, $2, array[$3], now() + $4 * interval '1 ms')
     on conflict (key) do update set events = excluded.events,
       due_at = least(excluded.due_at, g.started_at + $5 * interval '1 ms')`,
		[
			`debounce:${config.id}:${keyOf(options.key, { event })}`,
			config.id,
			JSON.stringify(event),
			periodMs,
			options.timeout === undefined ? null : durationMs(options.timeout),
		],
	);
	work.wakeIn(periodMs);
}

/** Collects events into one run, started when the batch is full or its first event has waited for the timeout. */
async function batch(work: Work, config: FunctionConfig, event: EventPayload, options: NonNullable<FunctionConfig["batchEvents"]>): Promise<void> {
	const key = `batch:${config.id}:${keyOf(options.key, { event })}`;
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
	if (row === undefined || config === undefined) return;
	await startRun(
		work,
		config,
		row.events.map((event): EventPayload => JSON.parse(event)),
	);
}

/** Lets one event trigger one function, through the function's flow control. */
export async function admitEvent(work: Work, config: FunctionConfig, event: EventPayload): Promise<void> {
	if (config.idempotency !== undefined) {
		const key = `function:${config.id}:${keyOf(config.idempotency, { event })}`;
		if (!(await claimKeys(work, [key])).has(key)) return;
	}
	if (await isOverRate(work, config, event)) return;
	if (config.debounce !== undefined) return debounce(work, config, event, config.debounce);
	if (config.batchEvents !== undefined && isMatch(config.batchEvents.if, { event })) return batch(work, config, event, config.batchEvents);
	await startRun(work, config, [event]);
}
