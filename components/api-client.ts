import { z } from "zod";
import { isPageOfAnother, lookAtSession } from "@/components/session";
import type { AnyContract, InputOf, OutputOf } from "@/lib/platform/contract/contract";
import { failureOfError, failureOfStatus, failureWithAdvice, failureWords } from "@/lib/platform/language/failure-words";
import { fieldName } from "./field-names";

const KEPT = "What you entered is kept.";

const ErrorEnvelope = z.object({
	code: z.string(),
	message: z.string(),
	details: z.record(z.string(), z.unknown()).optional(),
	requestId: z.string().optional(),
});

/** A refusal of the API, or NETWORK when there was no answer. `message` is written for people. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly details: Record<string, unknown>;
	readonly requestId: string | null;

	constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}, requestId: string | null = null) {
		super(message);
		this.name = "ApiError";
		this.status = status;
		this.code = code;
		this.details = details;
		this.requestId = requestId;
	}
}

const SERVER = "The server";

/** Reads an error answer of the API. Anything else than our envelope comes from what stands before the server, and is told by its status. */
export function errorFromBody(status: number, body: unknown): ApiError {
	const parsed = ErrorEnvelope.safeParse(body);
	if (!parsed.success) return new ApiError(status, "INTERNAL", `${failureWithAdvice(SERVER, failureOfStatus(status), status)} ${KEPT}`);
	const { code, message, details, requestId } = parsed.data;
	return new ApiError(status, code, message, details, requestId);
}

/** Refusals that are also what somebody else's run or file answers. */
const LIKE_SOMEBODY_ELSES = ["JOB_NOT_FOUND", "FILE_NOT_FOUND", "FILE_FORBIDDEN"];

/** Status 401: what waits for a sign-in waits for this one too. */
function signedInAsAnother(): ApiError {
	return new ApiError(401, "SIGNED_IN_AS_ANOTHER", `Somebody else is signed in in this browser now. ${KEPT}`);
}

/** Why there was no answer at all, as far as a browser tells. */
export function unansweredWords(cause: unknown): string {
	if (typeof navigator !== "undefined" && navigator.onLine === false) return `You are offline. ${KEPT} Try again once you are connected.`;
	return `${failureWithAdvice(SERVER, failureOfError(cause) ?? "unreachable")} ${KEPT}`;
}

interface CallOptions {
	signal?: AbortSignal | undefined;
	/** Give one to make repeated presses of the same button count once; otherwise each call gets its own. */
	idempotencyKey?: string;
	/** False where the caller itself deals with who is signed in, as sign-in forms do. */
	redirectsWhenSignedOut?: boolean;
	/** The call goes on when the page is left. Its body may then have 64 kB. */
	outlivesPage?: boolean;
}

async function readJson(response: Response): Promise<unknown> {
	try {
		return await response.json();
	} catch {
		return null;
	}
}

/** The address of an operation: its path with the parameters filled in, and the query; a list is given value by value. */
function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
	const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
	const given = Object.entries(query).flatMap(([name, value]) => [value].flat().map((entry) => [name, entry] as const));
	const search = new URLSearchParams(
		given.filter(([, entry]) => entry !== undefined && entry !== null && entry !== "").map(([name, entry]) => [name, String(entry)]),
	);
	return `/api/v1${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Calls an operation with the browser's session; input and answer have the types of its contract.
 * Throws ApiError for a refusal, for no answer at all (NETWORK, status 0) and for an answer of another shape (INTERNAL).
 */
export async function callApi<C extends AnyContract>(contract: C, input: InputOf<C>, options: CallOptions = {}): Promise<OutputOf<C>> {
	const { method } = contract;
	const isOfSession = options.redirectsWhenSignedOut !== false;
	if (isOfSession && isPageOfAnother()) throw signedInAsAnother();
	const headers: Record<string, string> = { accept: "application/json" };
	if (input.body !== undefined) headers["content-type"] = "application/json";
	if (method !== "GET" && contract.idempotencyKey !== "ignored") headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
	let response: Response;
	try {
		response = await fetch(addressOf(contract.path, input.params, input.query), {
			method,
			headers,
			body: input.body === undefined ? null : JSON.stringify(input.body),
			signal: options.signal ?? null,
			credentials: "same-origin",
			keepalive: options.outlivesPage ?? false,
		});
	} catch (cause) {
		if (options.signal?.aborted) throw cause;
		throw new ApiError(0, "NETWORK", unansweredWords(cause));
	}
	const body = await readJson(response);
	if (!response.ok) {
		const error = errorFromBody(response.status, body);
		const isSignedOut = response.status === 401;
		const mayBeAnother = isOfSession && (isSignedOut || LIKE_SOMEBODY_ELSES.includes(error.code));
		throw mayBeAnother && (await lookAtSession(isSignedOut)) === "another" ? signedInAsAnother() : error;
	}
	const parsed = contract.response.safeParse(body);
	if (!parsed.success) throw new ApiError(response.status, "INTERNAL", `${failureWords(SERVER, "unreadable")} Reload the page to try again.`);
	return parsed.data as OutputOf<C>;
}

/** What to tell a person about any failure. Wrong fields have the names that people know; those that only the program has are left out. */
export function messageOf(error: unknown): string {
	const fields = Object.entries(fieldErrors(error)).map(([path, message]) => [fieldName(path), message].filter(Boolean).join(": "));
	if (fields.length > 0) return fields.join(" ");
	// The API calls it a job, the screen a run.
	if (error instanceof ApiError && error.code === "JOB_NOT_FOUND") return "There is no such run, or it is not yours.";
	return error instanceof ApiError ? error.message : "Something went wrong on this page. Reload it to try again; what you saved is safe.";
}

/** The field errors of a 422 by their dotted path; the first message of each field. */
export function fieldErrors(error: unknown): Record<string, string> {
	if (!(error instanceof ApiError)) return {};
	const Issues = z.array(z.object({ path: z.string(), message: z.string() }));
	const Slots = z.array(z.object({ slotId: z.string(), message: z.string() }));
	const issues = Issues.safeParse(error.details.issues);
	const slots = Slots.safeParse(error.details.slots);
	const pairs = [
		...(issues.success ? issues.data.map(({ path, message }) => [path, message] as const) : []),
		...(slots.success ? slots.data.map(({ slotId, message }) => [slotId, message] as const) : []),
	];
	const first = new Map<string, string>();
	for (const [field, message] of pairs) if (!first.has(field)) first.set(field, message);
	return Object.fromEntries(first);
}
