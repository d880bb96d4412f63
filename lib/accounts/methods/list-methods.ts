import "server-only";
import { PROVIDERS } from "@/lib/accounts/oauth/names";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import type { SignInMethods } from "@/lib/accounts/oauth/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** The ways into the caller's account: those it has and those that are offered. */
export async function listMethods({ actor }: ActorContext): Promise<SignInMethods> {
	const user = await db().user.findUniqueOrThrow({ where: { id: actor.userId }, select: { passwordHash: true, oauthIdentities: true } });
	const offered = configuredProviders();
	const providers = PROVIDERS.map((provider) => {
		const linked = user.oauthIdentities.find((identity) => identity.provider === provider);
		return {
			provider,
			isOffered: offered.includes(provider),
			accountName: linked?.label ?? null,
			linkedAt: linked?.createdAt.toISOString() ?? null,
			lastUsedAt: linked?.lastUsedAt.toISOString() ?? null,
		};
	});
	return { hasPassword: user.passwordHash !== null, providers };
}
