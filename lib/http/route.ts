import "server-only";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { requireRecentSignIn, requireScope } from "@/lib/accounts/sessions/require-access";
import type { AccountActor, RequestOrigin } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { AlreadyAnswered, answerOnce, findAnswer, hashRequest, type IdempotentCall, readIdempotencyKey } from "@/lib/platform/idempotency";
import { logger } from "@/lib/platform/logger";
import { rateLimitHeaders, takeRateLimit } from "@/lib/platform/rate-limit";
import { unitOfWork } from "@/lib/platform/transaction";
import { answerTo, replay, respond } from "./answer";
import type { AnyOperation, Method } from "./operation";
import { parseFields, parseParams } from "./parse-request";
import { readJsonBody } from "./read-body";
import { originOf } from "./request-origin";
import { errorResponse } from "./respond";

type RouteHandler = ((request: Request, segment: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>) & { operation?: AnyOperation };

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

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

	const call: IdempotentCall | null = key ? { scope: actor?.userId ?? `address:${origin.ipAddress}`, key, requestHash: hashRequest(request, rawBody) } : null;
	const stored = call ? await findAnswer(call) : null;
	if (stored) return replay(stored, headers);
	const answer = async () => answerTo(operation, await operation.handle({ context: { ...origin, actor }, params, query, body, request }));
	if (request.method === "GET") return respond(await answer(), headers);
	try {
		return respond(await unitOfWork(answer, call && answerOnce(call, operation.answerKept ?? "day")), headers);
	} catch (error) {
		if (error instanceof AlreadyAnswered) return replay(error.answer, headers);
		throw error;
	}
}
