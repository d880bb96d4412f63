import "server-only";
import type { z } from "zod";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { requireRecentSignIn, requireScope } from "@/lib/accounts/sessions/require-access";
import type { AccountActor, RequestOrigin } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { AppError, validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { logger } from "@/lib/platform/logger";
import { rateLimitHeaders, takeRateLimit } from "@/lib/platform/rate-limit";
import { claim, complete, hashRequest, type IdempotentCall, readIdempotencyKey, release } from "./idempotency";
import type { AnyOperation, Method } from "./operation";
import { readJsonBody } from "./read-body";
import { errorResponse, jsonResponse } from "./respond";

type RouteHandler = ((request: Request, segment: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>) & { operation?: AnyOperation };

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const CLIENT_REQUEST_ID = /^[\w-]{8,128}$/;

/**
 * The handlers of one path: `export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: operation({ … }) })`.
 * Methods that are not given answer METHOD_NOT_ALLOWED in the common envelope.
 */
export function resource(operations: Partial<Record<Method, AnyOperation>>): Record<Method, RouteHandler> {
	const allowed = METHODS.filter((method) => operations[method]);
	const entries = METHODS.map((method) => [method, handler(operations[method], allowed)] as const);
	return Object.fromEntries(entries) as Record<Method, RouteHandler>;
}

function handler(operation: AnyOperation | undefined, allowed: readonly Method[]): RouteHandler {
	const handle: RouteHandler = async (request, segment) => {
		const startedAt = performance.now();
		const origin = originOf(request);
		const headers: Record<string, string> = { "x-request-id": origin.requestId };
		let response: Response;
		try {
			if (!operation) {
				headers.allow = allowed.join(", ");
				throw new AppError("METHOD_NOT_ALLOWED", `This path takes ${allowed.join(", ")}.`, { allowed: [...allowed] });
			}
			response = await run(operation, request, await segment.params, origin, headers);
		} catch (error) {
			response = errorResponse(error, origin.requestId, headers);
		}
		const durationMs = Math.round(performance.now() - startedAt);
		// Polls that find what they asked for are most of the traffic and tell nothing.
		const level = request.method === "GET" && response.status < 400 ? "debug" : "info";
		logger[level]({ requestId: origin.requestId, operation: operation?.operationId, method: request.method, status: response.status, durationMs }, "request");
		return response;
	};
	handle.operation = operation;
	return handle;
}

async function run(
	operation: AnyOperation,
	request: Request,
	segments: Record<string, string | string[]>,
	origin: RequestOrigin,
	headers: Record<string, string>,
): Promise<Response> {
	const actor: AccountActor | null = operation.auth === "none" ? null : await authenticate(request);
	if (operation.auth === "required" && !actor) {
		throw new AppError("UNAUTHENTICATED", "Sign in, or send a valid access token or API key as Authorization: Bearer.");
	}
	Object.assign(headers, rateLimitHeaders(await takeRateLimit("general", actor?.userId ?? origin.ipAddress)));
	if (operation.addressLimit) await takeRateLimit(operation.addressLimit, origin.ipAddress);
	if (actor) requireScope(actor, operation.scope ?? "any");
	if (actor && operation.needsRecentSignIn) requireRecentSignIn(actor);

	const key = request.method === "GET" || operation.idempotencyKey === "ignored" ? null : readIdempotencyKey(request, operation.idempotencyKey === "required");
	const rawBody = operation.body ? await readJsonBody(request) : undefined;
	const { query, body } = parseFields(operation, request, rawBody);
	const params = parseParams(operation, segments);

	const idempotent: IdempotentCall | null = key
		? { scope: actor?.userId ?? `address:${origin.ipAddress}`, key, requestHash: hashRequest(request, rawBody) }
		: null;
	const stored = idempotent ? await claim(idempotent) : null;
	if (stored)
		return new Response(stored.body, {
			status: stored.status,
			headers: { ...headers, "content-type": "application/json; charset=utf-8", "idempotent-replayed": "true" },
		});
	try {
		const result = await operation.handle({ context: { ...origin, actor }, params, query, body, request });
		if (result instanceof Response) {
			if (idempotent) await release(idempotent);
			for (const [name, value] of Object.entries(headers)) result.headers.set(name, value);
			return result;
		}
		const status = operation.status ?? 200;
		// A drift between a presenter and the published schema fails the tests instead of reaching a client.
		const answer = env().NODE_ENV === "test" ? operation.response.parse(result) : result;
		if (idempotent) await complete(idempotent, { status, body: JSON.stringify(answer) });
		return jsonResponse(status, answer, headers);
	} catch (error) {
		if (idempotent) await release(idempotent);
		throw error;
	}
}

function parseFields(operation: AnyOperation, request: Request, rawBody: unknown): { query: unknown; body: unknown } {
	const issues: Array<{ path: string; message: string }> = [];
	const collect = (schema: z.ZodType | undefined, value: unknown): unknown => {
		if (!schema) return undefined;
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		for (const issue of result.error.issues) issues.push({ path: issue.path.map(String).join("."), message: issue.message });
		return undefined;
	};
	const query = operation.query ? collect(operation.query, readQuery(request)) : undefined;
	const body = collect(operation.body, rawBody);
	if (issues.length > 0) throw validationError(issues);
	return { query, body };
}

/** One value for a parameter given once, a list for one given several times. */
function readQuery(request: Request): Record<string, string | string[]> {
	const values: Record<string, string | string[]> = {};
	const search = new URL(request.url).searchParams;
	for (const name of new Set(search.keys())) {
		const all = search.getAll(name);
		values[name] = all.length === 1 ? (all[0] ?? "") : all;
	}
	return values;
}

function parseParams(operation: AnyOperation, segments: Record<string, string | string[]>): unknown {
	if (!operation.params) return undefined;
	const result = operation.params.safeParse(segments);
	if (result.success) return result.data;
	throw new AppError(operation.notFound ?? "NOT_FOUND", "There is nothing at this address.");
}

/** Where a request comes from, for logs, limits and the session's page. */
export function originOf(request: Request): RequestOrigin {
	const given = request.headers.get("x-request-id");
	return {
		requestId: given && CLIENT_REQUEST_ID.test(given) ? given : newId(),
		ipAddress: addressOf(request),
		userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? null,
	};
}

/** Longer is no address, and must not fill a counter's key. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * Each trusted proxy appends the address it saw, so the caller's is counted from the right. Without a trusted proxy anyone may have
 * written the header, so all callers share one address and its limits.
 */
function addressOf(request: Request): string {
	const hops = env().TRUSTED_PROXY_HOPS;
	if (hops === 0) return "direct";
	const seen = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
	return seen.at(-hops)?.slice(0, MAX_ADDRESS_LENGTH) || "direct";
}
