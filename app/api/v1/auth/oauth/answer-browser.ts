import "server-only";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import type { OpenContext } from "@/lib/accounts/internal";
import { browserSecretOf, keptBrowserSecret } from "@/lib/accounts/oauth/browser-secret";
import { finishOAuth } from "@/lib/accounts/oauth/finish-oauth";
import type { Provider } from "@/lib/accounts/oauth/names";
import { type StartedOAuth, takeStart } from "@/lib/accounts/oauth/oauth-state";
import type { CallbackQuery, StartQuery } from "@/lib/accounts/oauth/schemas";
import { requireRedirectPath, startOAuth } from "@/lib/accounts/oauth/start-oauth";
import { sessionCookies } from "@/lib/accounts/sessions/browser-cookies";
import { AppError, type ErrorCode } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";

const METHODS_PAGE = "/account/methods";

function redirect(location: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 302, headers });
}

/** A browser that navigates names text/html; a program that wants our envelope names application/json alone. */
function wantsJson(request: Request): boolean {
	const accept = request.headers.get("accept") ?? "";
	return accept.includes("application/json") && !accept.includes("text/html");
}

function codeOf(error: unknown, requestId: string): ErrorCode {
	if (error instanceof AppError) return error.code;
	logger.error({ err: error, requestId }, "A sign-in at a provider failed unexpectedly");
	return "INTERNAL";
}

/** Leads a browser to the page that says what is wrong: to that of sign-in methods whoever is signed in, to sign-in everybody else. Throws for a program. */
function refuse(
	request: Request,
	error: unknown,
	{ requestId }: OpenContext,
	provider: Provider,
	start: Pick<StartedOAuth, "purpose" | "redirectTo"> | null,
): Response {
	if (wantsJson(request)) throw error;
	const query = new URLSearchParams({ error: codeOf(error, requestId), provider });
	if (start && start.purpose !== "sign_in") return redirect(`${METHODS_PAGE}?${query}`);
	if (start && start.redirectTo !== "/") query.set("next", start.redirectTo);
	return redirect(`/sign-in?${query}`);
}

interface Visit<Q> {
	readonly context: OpenContext;
	readonly query: Q;
	readonly request: Request;
}

/** The way to a provider. A redirect_to that leads elsewhere is refused in the common envelope, whoever asks. */
export async function answerStart(provider: Provider, { context, query, request }: Visit<StartQuery>): Promise<Response> {
	const redirectTo = requireRedirectPath(query.redirect_to);
	const { browser, cookie } = keptBrowserSecret(request);
	try {
		return redirect((await startOAuth(context, provider, query, browser)).href, [cookie]);
	} catch (error) {
		return refuse(request, error, context, provider, { purpose: query.link || query.again ? "link" : "sign_in", redirectTo });
	}
}

/** The way back. */
export async function answerCallback(provider: Provider, { context, query, request }: Visit<CallbackQuery>): Promise<Response> {
	let started: StartedOAuth | null = null;
	try {
		started = await takeStart(provider, query.state, browserSecretOf(request));
		const opened = await finishOAuth(context, started, query, moveGuestWork);
		return redirect(started.redirectTo, opened ? await sessionCookies(opened) : []);
	} catch (error) {
		return refuse(request, error, context, provider, started);
	}
}
