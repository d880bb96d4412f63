import "server-only";
import { requireRecentSignIn, requireScope } from "@/lib/accounts/require-access";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { unauthenticated } from "@/lib/accounts/sessions/unauthenticated";
import type { AccountActor, RequestOrigin } from "@/lib/platform/context";
import type { AnyContract, Method } from "@/lib/platform/contract/contract";
import {
	AlreadyAnswered,
	answerOnce,
	findAnswer,
	hashRequest,
	type IdempotentCall,
	readIdempotencyKey,
	recordingAnswer,
} from "@/lib/platform/database/idempotency";
import { unitOfWork } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { networkOf } from "@/lib/platform/network/addresses";
import { refuseLarge } from "@/lib/platform/network/body-limit";
import { rateLimitHeaders, takeRateLimit } from "@/lib/platform/rate-limit";
import { type Answer, answerTo, assertDeclared, replay, respond } from "./answer";
import { answeredMethods, METHODS } from "./answered-methods";
import { deprecationHeaders } from "./deprecation-headers";
import type { Operation } from "./operation";
import { parseFields, parseParams } from "./parse-request";
import { MAX_JSON_BYTES, readJson, refuseFlawed } from "./read-body";
import { originOf } from "./request-origin";
import { errorResponse } from "./respond";

export type RouteHandler = ((request: Request, segment: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>) & {
	operation?: Operation;
};

/**
 * The handlers of one path: `export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(contract, handler), …])`.
 * Methods that are not given answer METHOD_NOT_ALLOWED in the common envelope.
 */
export function resource(operations: readonly Operation[]): Record<Method, RouteHandler> {
	const allowed = answeredMethods(operations.map(({ contract }) => contract.method));
	const entries = METHODS.map(
		(method) =>
			[
				method,
				handler(
					operations.find(({ contract }) => contract.method === method),
					allowed,
				),
			] as const,
	);
	return Object.fromEntries(entries) as Record<Method, RouteHandler>;
}

function handler(operation: Operation | undefined, allowed: readonly string[]): RouteHandler {
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
			if (operation) assertDeclared(operation.contract, error);
			response = errorResponse(error, origin.requestId, headers);
		}
		const durationMs = Math.round(performance.now() - startedAt);
		const { requestId } = origin;
		// Polls that find what they asked for are most of the traffic and tell nothing.
		const level = operation?.contract.method === "GET" && response.status < 400 ? "debug" : "info";
		logger[level]({ requestId, operation: operation?.contract.operationId, method: request.method, status: response.status, durationMs }, "request");
		return response;
	};
	handle.operation = operation;
	return handle;
}

async function run(
	{ contract, handle }: Operation,
	request: Request,
	segments: Record<string, string | string[]>,
	origin: RequestOrigin,
	headers: Record<string, string>,
): Promise<Response> {
	const actor: AccountActor | null = contract.auth === "none" ? null : await authenticate(request);
	if (contract.auth === "required" && !actor) throw unauthenticated(request);
	const network = networkOf(origin.ipAddress);
	if (contract.deprecation) Object.assign(headers, deprecationHeaders(contract.deprecation));
	if (!contract.isUnlimited) Object.assign(headers, rateLimitHeaders(await takeRateLimit("general", actor?.userId ?? network)));
	if (contract.addressLimit) await takeRateLimit(contract.addressLimit, network);
	if (actor) requireScope(actor, contract.scope ?? "any");
	if (actor && contract.needsRecentSignIn) requireRecentSignIn(actor);

	// HEAD comes to the handler of GET, and is one in all but the body.
	const isRead = contract.method === "GET";
	const key = isRead || contract.idempotencyKey === "ignored" ? null : readIdempotencyKey(request, contract.idempotencyKey === "required");
	if (!isRead && !contract.raw) refuseLarge(request.headers, MAX_JSON_BYTES);
	const rawBody = contract.body ? await readJson(request) : undefined;
	const { query, body } = parseFields(contract, request, rawBody);
	// Fields that nobody reads may hold anything.
	refuseFlawed(body);
	const params = parseParams(contract, segments);

	const call: IdempotentCall | null = key
		? { scope: actor?.userId ?? openScope(contract, request, origin), key, requestHash: hashRequest(request, rawBody) }
		: null;
	const answer = async () => answerTo(contract, await handle({ context: { ...origin, actor }, params, query, body, request, idempotentCall: call }));
	if (isRead) return respond(await answer(), headers);
	try {
		return respond(await answeredOnce(contract, call, answer), headers);
	} catch (error) {
		if (error instanceof AlreadyAnswered) return replay(error.answer, headers);
		throw error;
	}
}

/** Whose keys those of a caller without an account are. */
function openScope({ keyScope = "address" }: AnyContract, request: Request, { ipAddress }: RequestOrigin): string {
	return keyScope === "path" ? `path:${new URL(request.url).pathname}` : `address:${ipAddress}`;
}

/** @throws AlreadyAnswered for a call whose key has an answer. */
async function answeredOnce({ recordsOwnAnswer, answerKept }: AnyContract, call: IdempotentCall | null, answer: () => Promise<Answer>): Promise<Answer> {
	if (recordsOwnAnswer) return call ? recordingAnswer(call, answer) : answer();
	if (!call) return unitOfWork(answer, null);
	const stored = await findAnswer(call);
	if (stored) throw new AlreadyAnswered(stored);
	return unitOfWork(answer, answerOnce(call, answerKept ?? "day"));
}
