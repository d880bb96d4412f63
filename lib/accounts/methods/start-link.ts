import "server-only";
import { signLinkTicket } from "@/lib/accounts/oauth/link-ticket";
import { PROVIDER_NAMES, type Provider } from "@/lib/accounts/oauth/names";
import { getProvider } from "@/lib/accounts/oauth/providers/configured";
import { requirePerson } from "@/lib/accounts/require-access";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";

/**
 * Lets this session link a provider in the next two minutes. Returns the path to open in its browser.
 * @throws AppError FORBIDDEN for guests, NOT_FOUND (not offered), OAUTH_ALREADY_LINKED.
 */
export async function startLink({ actor }: ActorContext, provider: Provider): Promise<{ startUrl: string }> {
	const person = requirePerson(actor);
	if (person.kind === "guest") throw new AppError("FORBIDDEN", "Sign up to link other ways to sign in.");
	getProvider(provider);
	const name = PROVIDER_NAMES[provider];
	const linked = await db().oAuthIdentity.findUnique({ where: { userId_provider: { userId: person.userId, provider } }, select: { id: true } });
	if (linked) throw new AppError("OAUTH_ALREADY_LINKED", `A ${name} account is linked already. Unlink it first.`);
	const query = new URLSearchParams({ redirect_to: `/account/methods?linked=${provider}`, link: await signLinkTicket(person, provider) });
	return { startUrl: `/api/v1/auth/oauth/${provider}/start?${query}` };
}
