import { untilMs } from "@/local/inngest/rules/durations";
import { isTooLarge, TOO_LARGE } from "@/local/inngest/rules/limits";
import type { SignedAnswer } from "./signed-request";

/** One operation that a function asks for; `opts` depends on `op`. */
export interface Operation {
	op: string;
	id: string;
	name?: string;
	displayName?: string;
	data?: unknown;
	error?: unknown;
	opts?: Record<string, unknown>;
}

export interface Failure {
	error: unknown;
	isRetriable: boolean;
	retryAfterMs?: number | undefined;
}

export type Outcome =
	| { kind: "operations"; operations: Operation[]; isEager: boolean; failure: Omit<Failure, "error"> }
	| { kind: "returned"; data: unknown }
	| ({ kind: "failed" } & Failure)
	/** The connection broke before an answer: the app may have died in the middle of the step. */
	| { kind: "crashed"; message: string }
	/** No connection: the app never saw the call. */
	| { kind: "unreachable"; message: string };

/** An outcome that changes its run. */
export type Settled = Exclude<Outcome, { kind: "unreachable" }>;

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Retry-After in seconds or as a date. */
function retryAfterMs(value: string | string[] | undefined): number | undefined {
	if (typeof value !== "string" || value === "") return undefined;
	if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : untilMs(new Date(date).toISOString());
}

/** What an answer of the app means. */
export function outcomeOf(answer: SignedAnswer): Outcome {
	const { status, headers, text } = answer;
	const content = parseJson(text);
	const failure = { isRetriable: headers["x-inngest-no-retry"] !== "true", retryAfterMs: retryAfterMs(headers["retry-after"]) };
	if (status !== 200 && status !== 206) {
		const isErrorLike = typeof content === "object" && content !== null && ("message" in content || "error" in content);
		const error = isErrorLike ? content : { name: "Error", message: `The app answered ${status}: ${text.slice(0, 500)}` };
		return { kind: "failed", error, ...failure };
	}
	if (!answer.isSigned) return { kind: "failed", error: { name: "Error", message: "The app's answer does not carry our signature" }, isRetriable: true };
	if (status === 200) return { kind: "returned", data: content ?? null };
	const operations: Operation[] = Array.isArray(content) ? content : [];
	if (operations.length === 0) return { kind: "failed", error: { name: "Error", message: "The app answered without operations" }, isRetriable: true };
	// An answer within the limit of one output is not measured piece by piece.
	if (isTooLarge(text) && operations.some(({ data }) => isTooLarge(JSON.stringify(data) ?? "")))
		return { kind: "failed", error: { name: "Error", message: TOO_LARGE }, isRetriable: true };
	return { kind: "operations", operations, isEager: headers["x-inngest-req-version"] === "1", failure };
}
