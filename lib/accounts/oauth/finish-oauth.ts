import "server-only";
import { claimGuest, type MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { type OpenContext, openSession } from "@/lib/accounts/internal";
import type { TokenPair } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/database/db";
import { isUniqueViolation, transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import type { UserModel } from "@/lib/platform/prisma/models";
import { mailMethodChanged } from "./method-mail";
import { PROVIDER_NAMES } from "./names";
import type { StartedOAuth } from "./oauth-state";
import { addIdentity, findOwner, ownerOrNew } from "./owner-of-identity";
import { getProvider } from "./providers/configured";
import { providerFailed } from "./providers/exchange";
import type { ProviderPerson } from "./providers/provider-client";
import type { CallbackQuery } from "./schemas";

/** A session that was opened in this browser. */
export interface Opened {
	readonly userId: string;
	readonly sessionId: string;
	readonly tokens: TokenPair;
}

/** @throws AppError for an answer without a code: the person said no, or the provider could not. */
function requireCode({ provider }: StartedOAuth, { code, error }: CallbackQuery): void {
	if (code && !error) return;
	if (!error) throw validationError([{ path: "code", message: "The answer has neither a code nor an error. Start again." }]);
	if (code) throw validationError([{ path: "error", message: "The answer has a code and an error. Start again." }]);
	if (error !== "access_denied") throw providerFailed(provider, error);
	throw new AppError("AUTH_OAUTH_DENIED", `You did not agree at ${PROVIDER_NAMES[provider]}. Nothing was changed.`);
}

/** What guests of this browser made: the one that set out, and the one that is there now. */
async function claimGuests(tx: Transaction, { actor, requestId }: OpenContext, started: StartedOAuth, userId: string, moveWork: MoveGuestWork): Promise<void> {
	const guestIds = new Set([started.userId, actor?.kind === "guest" ? actor.userId : null]);
	for (const guestId of guestIds) if (guestId) await claimGuest(tx, { guestId, userId }, moveWork, requestId);
}

async function openFor(tx: Transaction, user: UserModel, context: OpenContext, { provider }: StartedOAuth): Promise<Opened> {
	const { sessionId, tokens } = await openSession(tx, user, context);
	const target = { targetType: "session", targetId: sessionId, details: { provider } };
	await writeAudit(tx, { actorId: user.id, action: "account.sign_in", ...target, requestId: context.requestId });
	return { userId: user.id, sessionId, tokens };
}

/** Only for whoever is signed in: the same account must be linked. */
async function signInAgain(tx: Transaction, context: OpenContext, started: StartedOAuth, person: ProviderPerson): Promise<Opened> {
	const owner = await findOwner(tx, started.provider, person);
	if (owner && owner.id === started.userId) return openFor(tx, owner, context, started);
	const name = PROVIDER_NAMES[started.provider];
	throw new AppError("AUTH_OAUTH_TOKEN_INVALID", `This ${name} account is not the one that is linked to your account. Choose the linked one at ${name}.`);
}

/** Adds the way in. Whoever set out must still be signed in here. */
async function link(tx: Transaction, { actor, requestId }: OpenContext, started: StartedOAuth, person: ProviderPerson): Promise<void> {
	const { provider } = started;
	const name = PROVIDER_NAMES[provider];
	const signedOut = new AppError("AUTH_OAUTH_STATE_INVALID", "You were signed out on the way, so nothing was linked. Sign in and start again.");
	if (actor?.kind !== "user" || actor.userId !== started.userId) throw signedOut;
	const [user] = await tx.$queryRaw<UserModel[]>`SELECT * FROM "user" WHERE "id" = ${actor.userId}::uuid AND "deletedAt" IS NULL FOR UPDATE`;
	if (!user) throw signedOut;
	const owner = await findOwner(tx, provider, person);
	if (owner?.id === actor.userId) return;
	const own = await tx.oAuthIdentity.findUnique({ where: { userId_provider: { userId: actor.userId, provider } } });
	if (owner) throw new AppError("OAUTH_ALREADY_LINKED", `This ${name} account belongs to another account here. Sign in with it, or choose another one.`);
	if (own) throw new AppError("OAUTH_ALREADY_LINKED", `Another ${name} account is linked already. Unlink it first.`);
	await addIdentity(tx, actor.userId, provider, person);
	await writeAudit(tx, {
		actorId: actor.userId,
		action: "account.link_provider",
		targetType: "user",
		targetId: actor.userId,
		details: { provider },
		requestId,
	});
	await mailMethodChanged(tx, user, provider, "linked");
}

/**
 * Does what a visit to a provider was for, once the browser is back. Returns the opened session; null where one was open and stays.
 * @throws AppError AUTH_OAUTH_DENIED, AUTH_OAUTH_TOKEN_INVALID, AUTH_OAUTH_PROVIDER_FAILED, OAuthLinkingRequired, OAUTH_ALREADY_LINKED, AUTH_OAUTH_STATE_INVALID, VALIDATION_ERROR.
 */
export async function finishOAuth(context: OpenContext, started: StartedOAuth, query: CallbackQuery, moveWork: MoveGuestWork): Promise<Opened | null> {
	requireCode(started, query);
	const { provider, purpose } = started;
	const answer = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
	const person = await getProvider(provider).whoCameBack(started, answer);
	const work = () =>
		transaction(async (tx) => {
			if (purpose === "link") return link(tx, context, started, person).then(() => null);
			if (purpose === "again") return signInAgain(tx, context, started, person);
			const owner = await ownerOrNew(tx, provider, person, context.requestId);
			const opened = await openFor(tx, owner, context, started);
			await claimGuests(tx, context, started, owner.id, moveWork);
			return opened;
		});
	try {
		return await work();
	} catch (error) {
		// Somebody was quicker with the same address or identity, who is found now.
		if (!isUniqueViolation(error)) throw error;
		return work();
	}
}
