import type { EventPayload } from "@/local/inngest/engine/work";
import { untilMs } from "@/local/inngest/rules/durations";
import { assertExpression } from "@/local/inngest/rules/expressions";
import type { PendingStep } from "@/local/inngest/runs/steps";
import type { Operation } from "./call-app";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Reads an operation that leaves its step pending; throws on one this engine cannot perform. */
export function pendingStep(operation: Operation, isEagerRun: boolean): PendingStep {
	const { op, id, opts = {} } = operation;
	const base = { id, op, name: operation.displayName ?? operation.name ?? "", isEager: isEagerRun || opts.parallelMode === "race" };
	const timeout = text(opts.timeout);
	switch (op) {
		case "StepPlanned":
			return base;
		case "Sleep":
			return { ...base, resumeInMs: untilMs(operation.name ?? "") };
		case "WaitForEvent":
			if (text(opts.if) !== undefined) assertExpression(text(opts.if) ?? "");
			return { ...base, waitEvent: operation.name ?? "", waitIf: text(opts.if), resumeInMs: timeout === undefined ? undefined : untilMs(timeout) };
		case "InvokeFunction":
			return { ...base, resumeInMs: timeout === undefined ? undefined : untilMs(timeout) };
		default:
			throw new Error(`The operation ${op} of step "${base.name}" is not supported by this engine`);
	}
}

/** The event that an invoked function receives. */
export function invocation(operation: Operation, key: string): { functionId: string; event: EventPayload } {
	const payload = operation.opts?.payload;
	const fields = typeof payload === "object" && payload !== null ? payload : {};
	const event = { ...fields, id: key, name: "inngest/function.invoked", data: "data" in fields ? (fields.data ?? {}) : {}, ts: Date.now() };
	return { functionId: text(operation.opts?.function_id) ?? "", event };
}
