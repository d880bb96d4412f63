import { z } from "zod";
import { Comparison, checkedBy, Expression } from "./checked-text";
import { untilMs } from "./durations";
import { BatchEvents, Concurrency, Debounce, RateLimit, Singleton, Throttle, Timeouts } from "./flow-options";
import { EventName, Triggers } from "./triggers";

const MAX_CANCELLATIONS = 5;
const MAX_RETRIES = 20;
/** Retries where a function names none: five attempts in all. */
const DEFAULT_RETRIES = 4;

const Step = z.strictObject({
	id: z.string(),
	name: z.string().min(1),
	// Calls go to the address that the app was registered under, so its own idea of it is not kept.
	runtime: z
		.strictObject({
			type: z.literal("http", "only functions served over HTTP can run here"),
			url: z.url({ protocol: /^https?$/, error: "only steps served over HTTP can run here" }).optional(),
		})
		.transform(({ type }) => ({ type })),
	retries: z.strictObject({ attempts: z.number().int().min(0).optional() }).optional(),
});

const Cancellation = z.strictObject({ event: EventName, if: Comparison.optional(), timeout: checkedBy((text) => untilMs(text)).optional() });

/** Options that a function with batches cannot have. */
const NOT_WITH_BATCHES = { cancel: "cancellation", debounce: "debouncing", singleton: "singletons", priority: "a priority" } as const;

/** A function as the SDK registers it. Strict: an option this engine does not know refuses the registration by name. */
const FunctionOptions = z.strictObject({
	id: z.string().min(1),
	name: z.string().min(1, "a function name is required"),
	triggers: Triggers.default([]),
	steps: z.strictObject({ step: Step }),
	cancel: z.array(Cancellation).max(MAX_CANCELLATIONS).default([]),
	concurrency: Concurrency,
	idempotency: Expression.optional(),
	rateLimit: RateLimit.optional(),
	throttle: Throttle.optional(),
	debounce: Debounce.optional(),
	batchEvents: BatchEvents.optional(),
	priority: z.strictObject({ run: Expression.optional() }).optional(),
	singleton: Singleton.optional(),
	timeouts: Timeouts.optional(),
});

export const FunctionConfig = FunctionOptions.superRefine((config, context) => {
	if (config.batchEvents === undefined) return;
	for (const [option, words] of Object.entries(NOT_WITH_BATCHES)) {
		const value = Object(config)[option];
		const isUsed = Array.isArray(value) ? value.length > 0 : value !== undefined;
		if (isUsed) context.addIssue({ code: "custom", path: [option], message: `batching and ${words} are mutually exclusive` });
	}
});
export type FunctionConfig = z.output<typeof FunctionConfig>;

/** How often a step of this function may be tried before it has failed. */
export function maxAttempts(config: FunctionConfig): number {
	return Math.min(config.steps.step.retries?.attempts ?? DEFAULT_RETRIES, MAX_RETRIES) + 1;
}

/** Reads an app's functions; throws one error that names each function and option that cannot be honoured. */
export function parseFunctions(functions: unknown): FunctionConfig[] {
	const parsed = z.array(FunctionConfig).safeParse(functions);
	if (parsed.success) return parsed.data;
	const idOf = (index: PropertyKey | undefined) => {
		const one: unknown = Array.isArray(functions) ? functions[Number(index)] : undefined;
		return z.object({ id: z.string() }).safeParse(one).data?.id ?? `#${String(index)}`;
	};
	const lines = parsed.error.issues.map(({ path: [index, ...option], message }) => `function "${idOf(index)}": ${option.join(".")} ${message}`);
	throw new Error(`At least one function is invalid. ${lines.join("; ")}`);
}
