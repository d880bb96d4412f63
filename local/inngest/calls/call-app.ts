import { randomUUID } from "node:crypto";
import canonicalize from "canonicalize";
import { Agent, request } from "undici";
import type { Engine, Lease } from "@/local/inngest/engine/engine";
import { untilMs } from "@/local/inngest/rules/durations";
import { isTooLarge, TOO_LARGE } from "@/local/inngest/rules/limits";
import { isSigned, sign } from "@/local/inngest/rules/signature";
import { DISCOVERY } from "@/local/inngest/runs/queue";

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

export interface Call {
	url: string;
	events: unknown[];
	steps: { id: string; result: string }[];
	attempt: number;
	maxAttempts: number;
	/** Other steps are still pending, so the app must only plan: running one on the side could run it twice. */
	mustPlan: boolean;
}

const LONGEST_CALL_MS = 2 * 3_600_000;
const LARGEST_INLINE_STATE_BYTES = 4_000_000;
const NEVER_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Connections are dropped before the app's own idle limit (5 s in Node), so that a call never meets a closing one. */
export const appAgent = new Agent({
	keepAliveTimeout: 2_000,
	keepAliveMaxTimeout: 2_000,
	headersTimeout: LONGEST_CALL_MS,
	bodyTimeout: LONGEST_CALL_MS,
	connect: { timeout: 5_000 },
});

export interface SignedAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	text: string;
	isSigned: boolean;
}

/** One signed request to a serve endpoint; tells whether the answer carries our signature too. Rejects when no answer came. */
export async function sendSigned(
	method: "POST" | "PUT",
	url: URL,
	content: unknown,
	signingKey: string,
	headers: Record<string, string>,
): Promise<SignedAnswer> {
	const body = canonicalize(content) ?? "null";
	const answer = await request(url, {
		method,
		body,
		dispatcher: appAgent,
		headers: { "content-type": "application/json", "x-inngest-signature": sign(body, signingKey), "x-inngest-server-kind": "cloud", ...headers },
	});
	const text = await answer.body.text();
	const signature = answer.headers["x-inngest-signature"];
	return {
		status: answer.statusCode,
		headers: answer.headers,
		text,
		isSigned: isSigned(text, typeof signature === "string" ? signature : undefined, signingKey),
	};
}

function contentOf(lease: Lease, call: Call): unknown {
	const stack = call.steps.map(({ id }) => id);
	const isInline = call.steps.reduce((sum, { result }) => sum + result.length, 0) <= LARGEST_INLINE_STATE_BYTES;
	return {
		version: -1,
		event: call.events[0],
		events: isInline ? call.events : [],
		steps: isInline ? Object.fromEntries(call.steps.map(({ id, result }) => [id, JSON.parse(result)])) : {},
		ctx: {
			run_id: lease.runId,
			fn_id: lease.functionId,
			qi_id: `${lease.runId}/${lease.stepId}`,
			attempt: call.attempt,
			max_attempts: call.maxAttempts,
			disable_immediate_execution: call.mustPlan,
			use_api: !isInline,
			stack: { stack, current: Math.max(0, stack.length - 1) },
		},
	};
}

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

function outcomeOf(answer: SignedAnswer): Outcome {
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

/** Runs a function, or one of its steps, in the app and tells what came of it. Never rejects. */
export async function callApp(engine: Engine, lease: Lease, call: Call): Promise<Outcome> {
	const url = new URL(call.url);
	url.searchParams.set("fnId", lease.functionId);
	url.searchParams.set("stepId", lease.stepId === DISCOVERY ? "step" : lease.stepId);
	try {
		const answer = await sendSigned("POST", url, contentOf(lease, call), engine.config.signingKey, {
			"x-run-id": lease.runId,
			"x-request-id": randomUUID(),
			"x-inngest-job-id": `${lease.runId}/${lease.stepId}`,
			"x-inngest-generation-id": String(lease.generation),
		});
		return outcomeOf(answer);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		const message = error instanceof Error ? `${code} ${error.message}`.trim() : String(error);
		return NEVER_CONNECTED.test(code) ? { kind: "unreachable", message } : { kind: "crashed", message };
	}
}
