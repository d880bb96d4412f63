import type { EventPayload, Work } from "@/local/inngest/engine/work";
import { durationMs } from "@/local/inngest/rules/durations";
import { isExempt, keyOf } from "@/local/inngest/rules/expressions";
import type { FunctionConfig } from "@/local/inngest/rules/function-config";

/** Of a rate limit, a tenth may come at once beyond the first; the rest is spread evenly over the period. */
const BURST_SHARE = 10;

/** An idempotency key is a rate limit of one run a day, and stands in for any other rate limit. */
function limitOf({ idempotency, rateLimit }: FunctionConfig) {
	return idempotency === undefined ? rateLimit : { limit: 1, period: "24h", key: idempotency };
}

/** Whether an event comes too soon for its function's rate limit, by the generic cell rate algorithm; if not, it has taken its slot. */
export async function isOverRate(work: Work, config: FunctionConfig, event: EventPayload): Promise<boolean> {
	const rate = limitOf(config);
	if (rate === undefined || isExempt(rate.key, { event })) return false;
	const spacingMs = durationMs(rate.period) / rate.limit;
	const taken = await work.sql.rows(
		`insert into rates as r (key, free_at) values ($1, now() + $2 * interval '1 ms')
     on conflict (key) do update set free_at = greatest(r.free_at, now()) + $2 * interval '1 ms' where r.free_at <= now() + $3 * interval '1 ms'
     returning 1`,
		[`${config.id}:${keyOf(rate.key, { event })}`, spacingMs, spacingMs * Math.floor(rate.limit / BURST_SHARE)],
	);
	return taken.length === 0;
}
