import { isPageOfAnother, lookAtSession } from "@/components/session";
import type { Call } from "@/lib/platform/contract/call";
import type { AnyContract, InputOf, OutputOf } from "@/lib/platform/contract/contract";
import { isText } from "@/lib/platform/contract/plain-shapes";
import { failureOfError, failureOfStatus, failureWithAdvice, failureWords } from "@/lib/platform/language/failure-words";
import { isRecord } from "@/lib/platform/records";
import { fieldName } from "./field-names";

const KEPT = "What you entered is kept.";

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
	const { code, message, details = {}, requestId = null } = isRecord(body) ? body : {};
	const isOurs = isText(code) && isText(message) && isRecord(details) && (requestId === null || isText(requestId));
	if (!isOurs) return new ApiError(status, "INTERNAL", `${failureWithAdvice(SERVER, failureOfStatus(status), status)} ${KEPT}`);
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
 * Throws ApiError for a refusal, for no answer at all (NETWORK, status 0) and for an answer that is no JSON object (INTERNAL).
 */
export async function callApi<C extends AnyContract>({ method, path, takesKey }: Call<C>, input: InputOf<C>, options: CallOptions = {}): Promise<OutputOf<C>> {
	const isOfSession = options.redirectsWhenSignedOut !== false;
	if (isOfSession && isPageOfAnother()) throw signedInAsAnother();
	const headers: Record<string, string> = { accept: "application/json" };
	if (input.body !== undefined) headers["content-type"] = "application/json";
	if (method !== "GET" && takesKey) headers["idempotency-key"] = options.idempotencyKey ?? crypto.randomUUID();
	let response: Response;
	try {
		response = await fetch(addressOf(path, input.params, input.query), {
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
	// The server has checked its answer by the contract; what stands before it may have answered in its place.
	if (!isRecord(body)) throw new ApiError(response.status, "INTERNAL", `${failureWords(SERVER, "unreadable")} Reload the page to try again.`);
	return body as OutputOf<C>;
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
	const { issues, slots } = error.details;
	const pairs = [...messagesOf(issues, "path"), ...messagesOf(slots, "slotId")];
	const first = new Map<string, string>();
	for (const [field, message] of pairs) if (!first.has(field)) first.set(field, message);
	return Object.fromEntries(first);
}

/** What a list of details says of each field; nothing where it is another kind of list. */
function messagesOf(list: unknown, name: "path" | "slotId"): Array<readonly [field: string, message: string]> {
	const pairs = Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? ([entry[name], entry.message] as const) : [])) : [];
	return pairs.every((pair): pair is readonly [string, string] => isText(pair[0]) && isText(pair[1])) ? pairs : [];
}
