import "server-only";
import type { OpenContext } from "@/lib/accounts/internal";
import { AppError } from "@/lib/platform/errors";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { isLinkTicketOf } from "./link-ticket";
import { PROVIDER_NAMES, type Provider } from "./names";
import { type Purpose, rememberStart } from "./oauth-state";
import { getProvider } from "./providers/configured";
import { readRedirectPath } from "./redirect-path";
import type { StartQuery } from "./schemas";

/** The path to come back to. @throws AppError AUTH_INVALID_REDIRECT. */
export function requireRedirectPath(given: string): string {
	const path = readRedirectPath(given);
	if (path === null) throw new AppError("AUTH_INVALID_REDIRECT", "redirect_to must be a path of this site that begins with one slash, like /runs.");
	return path;
}

/** What the visit is for, by whom. A guest or a stranger can only sign in. */
async function purposeOf({ actor }: OpenContext, provider: Provider, { again, link }: StartQuery): Promise<{ purpose: Purpose; userId: string | null }> {
	if (!again && !link) return { purpose: "sign_in", userId: actor?.kind === "guest" ? actor.userId : null };
	if (actor?.kind !== "user") throw new AppError("UNAUTHENTICATED", "You are signed out. Sign in first, then try once more.");
	if (!link) return { purpose: "again", userId: actor.userId };
	if (!(await isLinkTicketOf(link, actor, provider))) {
		throw new AppError("AUTH_OAUTH_STATE_INVALID", `The link to ${PROVIDER_NAMES[provider]} took too long, or was begun in another browser. Start it again.`);
	}
	return { purpose: "link", userId: actor.userId };
}

/**
 * Begins a visit to a provider for the browser that keeps the secret `browser`. Returns the provider's address.
 * @throws AppError AUTH_INVALID_REDIRECT, NOT_FOUND (not offered), UNAUTHENTICATED, AUTH_OAUTH_STATE_INVALID (the link's ticket), AUTH_OAUTH_PROVIDER_FAILED, RATE_LIMITED.
 */
export async function startOAuth(context: OpenContext, provider: Provider, query: StartQuery, browser: string): Promise<URL> {
	const redirectTo = requireRedirectPath(query.redirect_to);
	const client = getProvider(provider);
	await takeRateLimit("signInAddress", networkOf(context.ipAddress));
	const started = await rememberStart({ provider, redirectTo, ...(await purposeOf(context, provider, query)) }, browser);
	return client.addressFor(started);
}
