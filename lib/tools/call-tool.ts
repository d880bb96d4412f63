import "server-only";
import { createHash } from "node:crypto";
import type { LanguageModel } from "@/lib/models/language-model";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { FAULT_OF_OURS, failureOfError, failureWithAdvice, whatWasSaid } from "@/lib/platform/language/failure-words";
import { logger } from "@/lib/platform/logger";
import { keptArguments } from "./kept/kept-arguments";
import type { CallReach } from "./open-calls";
import { readyRemoteTools } from "./remote/remote-tools";
import { runTool, TRY_AGAIN } from "./run-tool";
import { findTool } from "./servers";

const MAX_SUMMARY_CHARACTERS = 500;

export interface ToolCall {
	/** `server:tool`. */
	readonly toolRef: string;
	readonly args: Record<string, unknown>;
	/** The tools that the spec names; another one of the same palette counts as an extra tool. */
	readonly declaredTools: readonly string[];
	readonly palette: readonly string[];
	readonly context: Omit<CallReach, "addCostMicroU">;
	readonly signal: AbortSignal;
}

/** What is known when a call starts. */
export interface StartedInvocation {
	readonly invocationId: string;
	readonly toolRef: string;
	readonly declared: boolean;
	readonly startedAt: Date;
	readonly argsSummary: string;
	/** The arguments as JSON, bounded and without secrets (kept/kept-arguments); none of a call on a user's device. */
	readonly keptArgs?: string;
}

/** What is known when it has ended. */
export interface FinishedInvocation extends StartedInvocation {
	readonly success: boolean;
	readonly finishedAt: Date;
	readonly durationMs: number;
	readonly costMicroU: number;
	readonly outputSummary: string;
	/** SHA-256 of the output as JSON. */
	readonly outputDigest: string | null;
	readonly errorCode: ErrorCode | null;
	readonly errorMessage: string | null;
	/** What a provider, a library or the program itself said, for developers: users never see it. */
	readonly errorDetail: string | null;
}

/** How a call ended: with an output, or with an error. */
export interface ToolOutcome {
	readonly invocation: FinishedInvocation;
	readonly output: Record<string, unknown> | null;
	/** The output as JSON in UTF-8. */
	readonly outputBytes: Uint8Array | null;
	readonly error: AppError | null;
}

/**
 * The one door to tools. Enforces the palette, the time limit and the budget, lets the server check both directions, and reports the start
 * and gives back the end of the invocation for the caller to record. Never throws for a failing tool: the outcome carries the error.
 *
 * `onStart` answers what the call may spend, in millionths of a US dollar. A call whose price is more than that does not begin and costs nothing.
 * Once it is spent no model is asked any more, so that a call goes over by at most the answers that were under way.
 */
export async function callTool(call: ToolCall, onStart: (invocation: StartedInvocation) => Promise<number>): Promise<ToolOutcome> {
	// What a server elsewhere has is asked of it before the first call in a process.
	if (!findTool(call.toolRef)) await readyRemoteTools();
	const tool = findTool(call.toolRef);
	const started: StartedInvocation = {
		invocationId: newId(),
		toolRef: call.toolRef,
		declared: call.declaredTools.includes(call.toolRef),
		startedAt: new Date(),
		argsSummary: summarize(call.args),
		keptArgs: keptArguments(call.args),
	};
	const budgetMicroU = await onStart(started);
	const cost = { microU: 0 };
	const startedMs = performance.now();
	const end = (
		rest: Pick<FinishedInvocation, "success" | "outputSummary" | "outputDigest" | "errorCode" | "errorMessage" | "errorDetail">,
	): FinishedInvocation => ({
		...started,
		...rest,
		finishedAt: new Date(),
		durationMs: Math.round(performance.now() - startedMs),
		costMicroU: Math.ceil(cost.microU),
	});
	try {
		if (!tool || !call.palette.includes(call.toolRef)) throw new AppError("TOOL_NOT_ALLOWED", `This workflow may not use the tool ${call.toolRef}.`);
		if (tool.perInvocationMicroU > budgetMicroU) throw new AppError("BUDGET_EXCEEDED", "This run has used up its budget. What is finished is kept.");
		cost.microU = tool.perInvocationMicroU;
		const model = withinBudget(call.context.model, () => cost.microU < budgetMicroU);
		const addCostMicroU = (microU: number) => {
			cost.microU += microU;
		};
		const output = await runTool({ toolRef: call.toolRef, tool, args: call.args, context: { ...call.context, model, addCostMicroU }, signal: call.signal });
		const outputBytes = Buffer.from(JSON.stringify(output));
		const outputDigest = createHash("sha256").update(outputBytes).digest("hex");
		return {
			invocation: end({ success: true, outputSummary: summarize(output), outputDigest, errorCode: null, errorMessage: null, errorDetail: null }),
			output,
			outputBytes,
			error: null,
		};
	} catch (caught) {
		const error = asAppError(caught);
		const errorDetail = whatWasSaid(error.cause) || null;
		if (error.code !== "JOB_CANCELLED") {
			const { invocationId, toolRef } = started;
			logger.warn({ invocationId, toolRef, code: error.code, said: errorDetail }, "A tool call failed");
		}
		return {
			invocation: end({ success: false, outputSummary: "", outputDigest: null, errorCode: error.code, errorMessage: error.message, errorDetail }),
			output: null,
			outputBytes: null,
			error,
		};
	}
}

/** The model as long as there is money for it; then the tools go on by their rules, as when the model fails. */
function withinBudget(model: LanguageModel | null, mayAsk: () => boolean): LanguageModel | null {
	if (!model) return null;
	return {
		name: model.name,
		generateObject: async (request) => {
			if (!mayAsk()) throw new AppError("MODEL_FAILED", "The budget of this call is spent, so the model is not asked.");
			return model.generateObject(request);
		},
	};
}

/** A tool server that could not be asked, or our own program at fault. */
function asAppError(error: unknown): AppError {
	if (error instanceof AppError) return error;
	const kind = failureOfError(error);
	const words = kind === null ? `${FAULT_OF_OURS} ${TRY_AGAIN}` : failureWithAdvice("A service that this step needs", kind);
	return new AppError("TOOL_FAILED", words, undefined, { cause: error });
}

/** The shape of a value in a line: short texts and numbers as they are, lists by length. Long texts of files and pages never enter. */
export function summarize(value: Record<string, unknown>): string {
	const parts = Object.entries(value).map(([name, field]) => `${name}: ${brief(field)}`);
	const text = parts.join(", ");
	return text.length > MAX_SUMMARY_CHARACTERS ? `${text.slice(0, MAX_SUMMARY_CHARACTERS - 1)}…` : text;
}

function brief(value: unknown): string {
	if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
	if (typeof value === "string") return value.length > 60 ? `${value.length} characters` : value;
	if (typeof value === "object" && value !== null) return `{${Object.keys(value).slice(0, 8).join(", ")}}`;
	return String(value);
}
