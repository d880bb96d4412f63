import "server-only";
import { isDatabaseUnavailable } from "@/lib/platform/database/unavailable";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";

const RETRY_AFTER_SECONDS = 10;
/** Below this many letters packing costs more than it saves: the answer asks to be passed on as it is. */
const WORTH_PACKING = 1_024;

/** A JSON answer that no cache keeps. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
	return jsonText(status, JSON.stringify(body), headers);
}

/** The same of a body that is JSON text already. */
export function jsonText(status: number, body: string, headers: Record<string, string>): Response {
	return new Response(body, {
		status,
		headers: {
			"content-type": "application/json; charset=utf-8",
			"cache-control": body.length < WORTH_PACKING ? "no-store, no-transform" : "no-store",
			...headers,
		},
	});
}

/** The one error envelope. What is not an AppError is logged with its cause and answered as INTERNAL, with nothing of its inside. */
export function errorResponse(error: unknown, requestId: string, headers: Record<string, string> = {}): Response {
	const known = error instanceof AppError ? error : unforeseen(error, requestId);
	const body = { error: known.code, code: known.code, message: known.message, ...(known.details ? { details: known.details } : {}), requestId };
	const extra: Record<string, string> = {};
	if (known.status === 401) extra["www-authenticate"] = "Bearer";
	if (known.code === "SERVICE_UNAVAILABLE") extra["retry-after"] = String(RETRY_AFTER_SECONDS);
	if (known.code === "RATE_LIMITED") {
		extra["retry-after"] = String(known.details?.resetSeconds ?? 1);
		extra["RateLimit-Limit"] = String(known.details?.limit ?? 0);
		extra["RateLimit-Remaining"] = "0";
		extra["RateLimit-Reset"] = String(known.details?.resetSeconds ?? 1);
	}
	return jsonResponse(known.status, body, { ...headers, ...extra });
}

function unforeseen(error: unknown, requestId: string): AppError {
	if (isDatabaseUnavailable(error)) {
		logger.error({ err: error, requestId }, "The database is not available");
		return new AppError("SERVICE_UNAVAILABLE", "The database does not answer at the moment. Nothing was lost; try again in a minute.");
	}
	logger.error({ err: error, requestId }, "An operation failed unexpectedly");
	return new AppError("INTERNAL", `Something went wrong on our side. Nothing was lost; try again, and name request ${requestId} if it stays.`);
}
