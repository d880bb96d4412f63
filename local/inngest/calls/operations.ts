import type { EngineEvent } from "@/local/inngest/engine/work";
import { untilMs } from "@/local/inngest/rules/durations";
import { assertExpression } from "@/local/inngest/rules/expressions";
import { assertWaitable } from "@/local/inngest/rules/limits";
import { newUlid } from "@/local/inngest/rules/ulid";
import type { PendingStep } from "@/local/inngest/runs/steps";
import type { Operation } from "./outcome";

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
			return { ...base, resumeInMs: assertWaitable(untilMs(operation.name ?? ""), "sleep") };
		case "WaitForEvent":
			if (text(opts.if) !== undefined) assertExpression(text(opts.if) ?? "");
			return {
				...base,
				waitEvent: operation.name ?? "",
				waitIf: text(opts.if),
				resumeInMs: timeout === undefined ? undefined : assertWaitable(untilMs(timeout), "wait"),
			};
		case "InvokeFunction":
			return { ...base, resumeInMs: timeout === undefined ? undefined : untilMs(timeout) };
		default:
			throw new Error(`The operation ${op} of step "${base.name}" is not supported by this engine`);
	}
}

/** The function that an operation invokes, and the event that it receives. */
export function invocation(operation: Operation, runId: string): { functionId: string; event: EngineEvent } {
	const key = newUlid();
	const functionId = text(operation.opts?.function_id) ?? "";
	const payload: Record<string, unknown> = Object(operation.opts?.payload);
	const data = { ...Object(payload.data), _inngest: { fn_id: functionId, correlation_id: `${runId}.${operation.id}` } };
	return { functionId, event: { key, payload: { ...payload, id: key, name: "inngest/function.invoked", data, ts: Date.now(), user: {} } } };
}
