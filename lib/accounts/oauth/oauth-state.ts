import "server-only";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { hashSecret, newSecret } from "@/lib/accounts/secret";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { OAuthStateModel } from "@/lib/platform/prisma/models";
import { openSealedText, sealText } from "@/lib/platform/sealing/sealed-text";
import type { Provider } from "./names";

/** What somebody set out for: to sign in, to add a way in to their account, or to prove once more who they are. */
export type Purpose = "sign_in" | "link" | "again";

interface Start {
	readonly provider: Provider;
	readonly purpose: Purpose;
	/** The user that links or signs in again, or the guest whose work comes along; null for a stranger. */
	readonly userId: string | null;
	readonly redirectTo: string;
}

/** A way to a provider that was begun in this browser, and what its answer is held against. */
export interface StartedOAuth extends Start {
	readonly state: string;
	readonly nonce: string;
	readonly verifier: string;
}

const PURPOSE = "oauth-verifier";

/** Remembers a start for ten minutes, for the browser that knows the secret `browser`. */
export async function rememberStart(start: Start, browser: string): Promise<StartedOAuth> {
	const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
	const row = { stateHash: hashSecret(state), nonce, verifierSealed: await sealText(PURPOSE, verifier), browserHash: hashSecret(browser) };
	await db().oAuthState.create({ data: { ...start, ...row, expiresAt: new Date(Date.now() + LIFETIMES.oauthStateMs) }, select: { stateHash: true } });
	return { ...start, state, nonce, verifier };
}

/**
 * The start that a provider's answer belongs to. It is gone with this: of parallel answers one gets it, whatever comes of it.
 * @throws AppError AUTH_OAUTH_STATE_INVALID when it is missing, unknown, too old, used before, another provider's or another browser's.
 */
export async function takeStart(provider: Provider, state: string | undefined, browser: string | null): Promise<StartedOAuth> {
	const rows =
		state && browser
			? await db().$queryRaw<OAuthStateModel[]>`
				DELETE FROM "oauth_state" WHERE "stateHash" = ${hashSecret(state)} AND "provider" = ${provider}
				AND "browserHash" = ${hashSecret(browser)} AND "expiresAt" > ${new Date()} RETURNING *`
			: [];
	const [row] = rows;
	if (!state || !row)
		throw new AppError("AUTH_OAUTH_STATE_INVALID", "This sign-in was used before, is too old, or was started in another browser. Start it again.");
	const { purpose, userId, nonce, redirectTo } = row;
	const verifier = await openSealedText(PURPOSE, row.verifierSealed);
	return { provider, purpose: purpose as Purpose, userId, nonce, redirectTo, state, verifier };
}

/** Forgets starts that nobody came back from. Returns how many. */
export async function pruneStarts(): Promise<number> {
	const { count } = await db().oAuthState.deleteMany({ where: { expiresAt: { lt: new Date() } } });
	return count;
}
