import { z } from "zod";
import { Duration, durationWithin, Expression } from "./checked-text";

/** At most so many limits of concurrency, as on the hosted service. */
const MAX_LIMITS = 2;

const Limit = z
	.strictObject({
		limit: z.number().int().nonnegative(),
		key: Expression.optional(),
		scope: z.enum(["fn", "env", "account"]).default("fn"),
	})
	.refine(({ scope, key }) => scope === "fn" || key !== undefined, "a key must be given for a limit beyond the function");

/** A number, one limit or a list of limits. */
export const Concurrency = z.preprocess((value) => {
	if (typeof value === "number") return [{ limit: value }];
	return value === undefined || Array.isArray(value) ? value : [value];
}, z.array(Limit).max(MAX_LIMITS).default([]));

export const RateLimit = z.strictObject({ limit: z.number().int().positive(), period: durationWithin("1ms", "24h"), key: Expression.optional() });

/** A limit of 0 is one of 1; periods are whole seconds. */
export const Throttle = z.strictObject({
	limit: z
		.number()
		.int()
		.nonnegative()
		.transform((limit) => Math.max(1, limit)),
	period: Duration,
	key: Expression.optional(),
	burst: z.number().int().nonnegative().default(0),
});

export const Debounce = z.strictObject({ period: durationWithin("1s", "7d"), key: Expression.optional(), timeout: Duration.optional() });

export const BatchEvents = z.strictObject({
	maxSize: z.number().int().min(2),
	timeout: durationWithin("1s", "24h"),
	key: Expression.optional(),
	if: Expression.optional(),
});

export const Singleton = z.strictObject({ mode: z.enum(["skip", "cancel"]), key: Expression.optional() });

export const Timeouts = z.strictObject({ start: Duration.optional(), finish: Duration.optional() });
