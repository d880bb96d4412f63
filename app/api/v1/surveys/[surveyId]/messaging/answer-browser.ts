import "server-only";
import type { z } from "zod";
import { finishMessagingLogin } from "@/lib/messaging/login/finish-login";
import { browserSecretOf, keptBrowserSecret } from "@/lib/messaging/login/login-secret";
import { namedIn, takeLogin } from "@/lib/messaging/login/login-state";
import { startMessagingLogin, thankYouPath } from "@/lib/messaging/login/start-login";
import type { RequestOrigin } from "@/lib/platform/context";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import type { SurveyParams } from "@/lib/surveys/schemas/addresses";
import type { MessagingCallbackQuery, MessagingLoginQuery } from "@/lib/surveys/schemas/answering";
import { pickLanguage } from "@/lib/surveys/words/pick-language";

interface Visit<Q> {
	readonly context: RequestOrigin;
	readonly params: z.output<typeof SurveyParams>;
	readonly query: Q;
	readonly request: Request;
}

function redirect(location: string, cookie?: string): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	if (cookie) headers.append("set-cookie", cookie);
	return new Response(null, { status: 302, headers });
}

/** A browser that navigates names text/html; a program that wants our envelope names application/json alone. */
function wantsJson(request: Request): boolean {
	const accept = request.headers.get("accept") ?? "";
	return accept.includes("application/json") && !accept.includes("text/html");
}

function codeOf(error: unknown, requestId: string): ErrorCode {
	if (error instanceof AppError) return error.code;
	logger.error({ err: error, requestId }, "A login at LINE failed unexpectedly");
	return "INTERNAL";
}

/** Leads a browser to the respondent's page, which says what is wrong. Throws for a program, and where there is no such page. */
function refuse({ request, context, params }: Visit<unknown>, error: unknown, responseId: string | null): Response {
	if (wantsJson(request)) throw error;
	const code = codeOf(error, context.requestId);
	if (responseId === null || code === "RESPONSE_NOT_FOUND") throw error;
	return redirect(`${thankYouPath(params.surveyId, responseId)}?line=${code}`);
}

/** The way to LINE. A redirectUri that leads elsewhere is refused in the common envelope, whoever asks. */
export async function answerLogin(visit: Visit<z.output<typeof MessagingLoginQuery>>): Promise<Response> {
	const { context, params, query, request } = visit;
	const { browser, cookie } = keptBrowserSecret(request);
	const language = pickLanguage(request.headers.get("accept-language"));
	try {
		return redirect(await startMessagingLogin(context, { surveyId: params.surveyId, ...query }, browser, language), cookie);
	} catch (error) {
		if (error instanceof AppError && error.code === "AUTH_INVALID_REDIRECT") throw error;
		return refuse(visit, error, query.responseId);
	}
}

/** The way back. */
export async function answerCallback(visit: Visit<z.output<typeof MessagingCallbackQuery>>): Promise<Response> {
	const { context, params, query, request } = visit;
	const { surveyId } = params;
	let responseId = namedIn(query.state)?.responseId ?? null;
	try {
		const started = await takeLogin(surveyId, query.state, browserSecretOf(request));
		responseId = started.responseId;
		const { browser, cookie } = keptBrowserSecret(request);
		const finished = await finishMessagingLogin(started, query, browser, context.requestId);
		return finished.kind === "bound" ? redirect(finished.redirectTo) : redirect(`/s/${surveyId}/connect/${finished.ticket}`, cookie);
	} catch (error) {
		return refuse(visit, error, responseId);
	}
}
