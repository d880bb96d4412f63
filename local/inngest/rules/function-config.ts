import { z } from "zod";
import { nextTick } from "./cron";
import { durationMs } from "./durations";
import { assertExpression } from "./expressions";

/** Turns a checker that throws into a zod refinement that shows its message. */
const checkedBy = (check: (text: string) => unknown) =>
	z.string().superRefine((text, context) => {
		try {
			check(text);
		} catch (error) {
			context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
		}
	});

const Expression = checkedBy(assertExpression);
const Duration = checkedBy(durationMs);

const Concurrency = z.strictObject({
	limit: z.number().int().nonnegative(),
	key: Expression.optional(),
	scope: z.enum(["fn", "env", "account"]).default("fn"),
});

const Trigger = z.union([
	z.strictObject({ event: z.string(), expression: Expression.optional() }),
	z.strictObject({ cron: checkedBy((text) => nextTick(text)), jitter: Duration.optional() }),
]);

/** A function as the SDK registers it. Strict: an option this engine does not know refuses the registration by name. */
export const FunctionConfig = z.strictObject({
	id: z.string().min(1),
	name: z.string().default(""),
	triggers: z.array(Trigger).default([]),
	steps: z.strictObject({
		step: z.strictObject({
			id: z.string(),
			name: z.string(),
			// Calls go to the address that the app was registered under, so its own idea of it is not kept.
			runtime: z
				.strictObject({ type: z.literal("http", "only functions served over HTTP can run here"), url: z.url().optional() })
				.transform(({ type }) => ({ type })),
			retries: z.strictObject({ attempts: z.number().int().min(0).max(20).optional() }).optional(),
		}),
	}),
	cancel: z.array(z.strictObject({ event: z.string(), if: Expression.optional(), timeout: z.string().optional() })).default([]),
	concurrency: z
		.union([
			z
				.number()
				.int()
				.nonnegative()
				.transform((limit) => [{ limit, scope: "fn" as const, key: undefined }]),
			Concurrency.transform((one) => [one]),
			z.array(Concurrency),
		])
		.default([]),
	idempotency: Expression.optional(),
	rateLimit: z.strictObject({ limit: z.number().int().positive(), period: Duration, key: Expression.optional() }).optional(),
	throttle: z
		.strictObject({ limit: z.number().int().positive(), period: Duration, key: Expression.optional(), burst: z.number().int().positive().optional() })
		.optional(),
	debounce: z.strictObject({ period: Duration, key: Expression.optional(), timeout: Duration.optional() }).optional(),
	batchEvents: z.strictObject({ maxSize: z.number().int().positive(), timeout: Duration, key: Expression.optional(), if: Expression.optional() }).optional(),
	priority: z.strictObject({ run: Expression.optional() }).optional(),
	singleton: z.strictObject({ mode: z.enum(["skip", "cancel"]), key: Expression.optional() }).optional(),
	timeouts: z.strictObject({ start: Duration.optional(), finish: Duration.optional() }).optional(),
});
export type FunctionConfig = z.output<typeof FunctionConfig>;

const DEFAULT_RETRIES = 3;

/** How often a step of this function may be tried before it has failed. */
export function maxAttempts(config: FunctionConfig): number {
	return (config.steps.step.retries?.attempts ?? DEFAULT_RETRIES) + 1;
}

/** Reads an app's functions; throws one error that names each function and option that cannot be honoured. */
export function parseFunctions(functions: unknown): FunctionConfig[] {
	const parsed = z.array(FunctionConfig).safeParse(functions);
	if (parsed.success) return parsed.data;
	const idOf = (index: PropertyKey | undefined) => {
		const one: unknown = Array.isArray(functions) ? functions[Number(index)] : undefined;
		return z.object({ id: z.string() }).safeParse(one).data?.id ?? `#${String(index)}`;
	};
	const lines = parsed.error.issues.map(({ path: [index, ...option], message }) =>
		`function "${idOf(index)}": ${option.join(".")} ${message}`.replace("  ", " "),
	);
	throw new Error(`The engine cannot honour this registration. ${lines.join("; ")}`);
}
