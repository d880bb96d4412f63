import type { EngineEvent, Work } from "@/local/inngest/engine/work";
import { durationMs } from "@/local/inngest/rules/durations";
import { isExempt, keyOf, numberOf, type Scope } from "@/local/inngest/rules/expressions";
import { type FunctionConfig, maxAttempts } from "@/local/inngest/rules/function-config";
import { newUlid } from "@/local/inngest/rules/ulid";
import { finishRun } from "./finish-run";
import { DISCOVERY, enqueue } from "./queue";

const MAX_PRIORITY_SECONDS = 12 * 3_600;
const IDEMPOTENCY_MS = 24 * 3_600_000;

interface Parent {
	runId: string;
	stepId: string;
}

/** Concurrency keys: a limit counts the calls in hand under `scope:value`; a limit of 0 means none. */
function concurrencyOf(config: FunctionConfig, scope: Scope): { keys: string[]; limits: number[] } {
	const bounds = config.concurrency
		.filter(({ limit }) => limit > 0)
		.map((bound, index) => ({
			key: bound.scope === "fn" ? `fn:${config.id}:${index}:${keyOf(bound.key, scope)}` : `${bound.scope}:${keyOf(bound.key, scope)}`,
			limit: bound.limit,
		}));
	return { keys: bounds.map(({ key }) => key), limits: bounds.map(({ limit }) => limit) };
}

/** Holds other transactions off a key until this one commits. */
export async function lockKey(work: Work, key: string): Promise<void> {
	await work.sql.rows("select pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
}

/** Makes room for a singleton run, or says that it must be skipped. */
async function admitSingleton(work: Work, mode: "skip" | "cancel", key: string): Promise<boolean> {
	await lockKey(work, key);
	const [active] = await work.sql.rows<{ id: string }>("select id from runs where singleton_key = $1 and ended_at is null", [key]);
	if (active === undefined) return true;
	if (mode === "skip") return false;
	await finishRun(work, active.id, { status: "cancelled" });
	return true;
}

/**
 * Milliseconds a throttled start must wait: the generic cell rate algorithm. As many as the limit, and the burst, may start at once, the
 * others spaced by period / limit. Periods are whole seconds.
 */
async function throttleDelayMs(work: Work, config: FunctionConfig, scope: Scope): Promise<number> {
	const { throttle } = config;
	if (throttle === undefined) return 0;
	const spacingMs = (Math.floor(durationMs(throttle.period) / 1_000) * 1_000) / throttle.limit;
	const [row] = await work.sql.rows<{ delay: number }>(
		`insert into throttles as t (key, next_at) values ($1, now() + $2 * interval '1 ms')
     on conflict (key) do update set next_at = greatest(t.next_at, now()) + $2 * interval '1 ms'
     returning extract(epoch from next_at - now())::float8 * 1000 as delay`,
		[`${config.id}:${keyOf(throttle.key, scope)}`, spacingMs],
	);
	return Math.max(0, Math.round((row?.delay ?? 0) - spacingMs * (throttle.limit + throttle.burst)));
}

/** Claims the sender's own id of an event for a function; false when an event with that id has started a run within the last day. */
async function claimEventId(work: Work, config: FunctionConfig, { key, payload }: EngineEvent): Promise<boolean> {
	if (payload.id === key) return true;
	const claimed = await work.sql.rows(
		`insert into claims as c (key, expires_at) values ($1, now() + $2 * interval '1 ms')
     on conflict (key) do update set expires_at = excluded.expires_at where c.expires_at < now() returning 1`,
		[`${config.id}:${payload.id}`, IDEMPOTENCY_MS],
	);
	return claimed.length > 0;
}

/** Creates a run and owes its first call. Undefined when its event has run before, or the function's singleton option skips it. */
export async function startRun(work: Work, config: FunctionConfig, events: EngineEvent[], parent?: Parent): Promise<string | undefined> {
	const [first] = events;
	const isBatch = config.batchEvents !== undefined;
	if (first === undefined || (!isBatch && !(await claimEventId(work, config, first)))) return undefined;
	const scope = { event: first.payload };
	const singleton = config.singleton !== undefined && !isExempt(config.singleton.key, scope) ? config.singleton : undefined;
	const singletonKey = singleton === undefined ? null : `${config.id}:${keyOf(singleton.key, scope)}`;
	if (singleton !== undefined && singletonKey !== null && !(await admitSingleton(work, singleton.mode, singletonKey))) return undefined;
	const runId = newUlid();
	const { keys, limits } = concurrencyOf(config, scope);
	const priority = Math.max(-MAX_PRIORITY_SECONDS, Math.min(MAX_PRIORITY_SECONDS, Math.round(numberOf(config.priority?.run, scope))));
	const { start, finish } = config.timeouts ?? {};
	// The clock's time and not the transaction's: runs of one sending keep their order.
	await work.sql.rows(
		`insert into runs (id, function_id, events, max_attempts, priority_seconds, keys, limits, singleton_key, start_by, finish_within_ms, parent_run_id, parent_step_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 ms', $10, $11, $12, clock_timestamp())`,
		[
			runId,
			config.id,
			JSON.stringify(events.map(({ payload }) => payload)),
			maxAttempts(config),
			priority,
			keys,
			limits,
			singletonKey,
			start === undefined ? null : durationMs(start),
			finish === undefined ? null : durationMs(finish),
			parent?.runId ?? null,
			parent?.stepId ?? null,
		],
	);
	const untilEventMs = isBatch ? 0 : first.payload.ts - Date.now();
	await enqueue(work, runId, DISCOVERY, config.id, Math.max(0, untilEventMs, await throttleDelayMs(work, config, scope)));
	return runId;
}
