import "server-only";
import { getMessagingAccount } from "@/lib/messaging/configured";
import type { RequestOrigin } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { findResponseForBinding } from "@/lib/surveys/binding/find-response-for-binding";
import type { FormLanguage } from "@/lib/surveys/words/pick-language";
import { loginAddress } from "./line-login";
import { rememberLogin } from "./login-state";

export const thankYouPath = (surveyId: string, responseId: string): string => `/s/${surveyId}/thank-you/${responseId}`;

/** An address of this site to come back to, as a path. @throws AppError AUTH_INVALID_REDIRECT. */
export function readRedirectUri(given: string): string {
	const { APP_URL } = env();
	const origin = new URL(APP_URL).origin;
	const isPath = given.startsWith("/") || given.startsWith(`${origin}/`);
	const url = isPath && !/[\\\p{Cc}]/u.test(given) && URL.canParse(given, origin) ? new URL(given, origin) : null;
	if (!url || url.origin !== origin || url.pathname.startsWith("//"))
		throw new AppError("AUTH_INVALID_REDIRECT", "redirectUri must be an address of this site.");
	return `${url.pathname}${url.search}${url.hash}`;
}

interface Wanted {
	readonly surveyId: string;
	readonly responseId: string;
	readonly redirectUri?: string | undefined;
}

/**
 * Begins a visit to LINE for one response, in the browser that keeps the secret `browser`. Returns where to go: to LINE, or straight back when an
 * account is connected already.
 * @throws AppError RESPONSE_NOT_FOUND; AUTH_INVALID_REDIRECT; SERVICE_UNAVAILABLE where LINE is not set up; RATE_LIMITED.
 */
export async function startMessagingLogin(
	{ ipAddress }: Pick<RequestOrigin, "ipAddress">,
	{ surveyId, responseId, redirectUri }: Wanted,
	browser: string,
	language: FormLanguage,
): Promise<string> {
	const redirectTo = redirectUri === undefined ? thankYouPath(surveyId, responseId) : readRedirectUri(redirectUri);
	const response = await findResponseForBinding({ surveyId, responseId });
	if (!response) throw new AppError("RESPONSE_NOT_FOUND", "The survey has no such response.");
	getMessagingAccount();
	if (response.messagingUserId !== null) return redirectTo;
	await takeRateLimit("messagingLogin", networkOf(ipAddress));
	return (await loginAddress(await rememberLogin({ surveyId, responseId, redirectTo }, browser), language)).href;
}
