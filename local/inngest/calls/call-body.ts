import type { Call, Lease } from "@/local/inngest/engine/engine";
import { canonicalJson } from "@/local/inngest/signing/canonical-json";

const LARGEST_INLINE_STATE_BYTES = 4_000_000;

/**
 * The body of a call as canonical JSON, which is what the SDK checks the signature over. Events and results are canonical already and
 * are only put together, so that a long run is not written anew for each of its steps.
 */
export function callBody(lease: Lease, call: Call): string {
	const stack = call.steps.map(({ id }) => id);
	const isInline = call.steps.reduce((sum, { result }) => sum + result.length, 0) <= LARGEST_INLINE_STATE_BYTES;
	const ctx = {
		run_id: lease.runId,
		fn_id: lease.functionId,
		qi_id: `${lease.runId}/${lease.stepId}`,
		attempt: call.attempt,
		max_attempts: call.maxAttempts,
		disable_immediate_execution: call.mustPlan,
		use_api: !isInline,
		stack: { stack, current: Math.max(0, stack.length - 1) },
	};
	const steps = isInline ? call.steps.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, result }) => `${JSON.stringify(id)}:${result}`) : [];
	const events = isInline ? call.events : [];
	return `{"ctx":${canonicalJson(ctx)},"event":${call.events[0] ?? "null"},"events":[${events.join()}],"steps":{${steps.join()}},"version":-1}`;
}
