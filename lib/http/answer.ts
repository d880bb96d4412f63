import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { AnyContract } from "@/lib/platform/contract/contract";
import type { StoredAnswer } from "@/lib/platform/database/idempotency";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { errorCodesOf } from "./openapi/errors";
import { jsonText } from "./respond";

/** What an operation answers: text to keep and send, or a response of its own making. */
export type Answer = Response | StoredAnswer;

/** The answer of a result, with the fields of the published schema and no others. */
export function answerTo(operation: AnyContract, result: unknown): Answer {
	if (result instanceof Response) return result;
	return { status: operation.status ?? 200, body: JSON.stringify(published(operation, result)) };
}

/** In tests a field that the schema does not have is a fault; in production it is left out. */
function published({ operationId, response }: { operationId: string; response: z.ZodType }, result: unknown): unknown {
	const parsed = response.parse(result);
	if (env().NODE_ENV === "test" && !isDeepStrictEqual(onTheWire(parsed), onTheWire(result))) {
		throw new Error(`${operationId} answers with fields that its schema does not publish: ${JSON.stringify(result).slice(0, 500)}`);
	}
	return parsed;
}

/** In tests a refusal by a code that the contract does not list is a fault, for who branches on codes can't know of it. */
export function assertDeclared(operation: AnyContract, error: unknown): void {
	if (env().NODE_ENV !== "test" || !(error instanceof AppError) || errorCodesOf(operation).includes(error.code)) return;
	throw new Error(`${operation.operationId} answers ${error.code}, which its contract does not list: ${error.message}`, { cause: error });
}

function onTheWire(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value ?? null));
}

export function respond(answer: Answer, headers: Record<string, string>): Response {
	if (!(answer instanceof Response)) return jsonText(answer.status, answer.body, headers);
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
	return answer;
}

/** The stored answer of an earlier call. */
export function replay(stored: StoredAnswer, headers: Record<string, string>): Response {
	return jsonText(stored.status, stored.body, { ...headers, "idempotent-replayed": "true" });
}
