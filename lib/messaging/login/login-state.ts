import "server-only";
import { LIFETIMES } from "@/lib/messaging/lifetimes";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { MessagingConfirmationModel, MessagingLoginModel } from "@/lib/platform/prisma/models";
import { openSealedText, sealText } from "@/lib/platform/sealing/sealed-text";
import { hashSecret, newSecret } from "./login-secret";

/** What a login is for. */
export interface LoginPurpose {
	readonly surveyId: string;
	readonly responseId: string;
	/** Where the browser goes once the account is connected. */
	readonly redirectTo: string;
}

/** A login that was begun, and what its answer is held against. */
export interface StartedLogin extends LoginPurpose {
	readonly state: string;
	readonly nonce: string;
	readonly verifier: string;
}

const PURPOSE = "messaging-login-verifier";
const inTenMinutes = (): Date => new Date(Date.now() + LIFETIMES.loginMs);

/** Remembers a start for ten minutes. Its state carries the ids of survey and response, and a secret; what counts is the row. */
export async function rememberLogin(purpose: LoginPurpose, browser: string): Promise<StartedLogin> {
	const [secret, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
	const state = `${purpose.surveyId}.${purpose.responseId}.${secret}`;
	const kept = { stateHash: hashSecret(state), nonce, verifierSealed: await sealText(PURPOSE, verifier), browserHash: hashSecret(browser) };
	await db().messagingLogin.create({ data: { ...purpose, ...kept, expiresAt: inTenMinutes() }, select: { stateHash: true } });
	return { ...purpose, state, nonce, verifier };
}

function stateInvalid(): AppError {
	return new AppError(
		"MESSAGING_STATE_INVALID",
		"This way back from LINE was used before, or took longer than ten minutes. Start again from your thank-you page.",
	);
}

/** What a state names, whatever it is worth: to lead on, and back to the respondent's page. Null for what is no state of ours. */
export function namedIn(state: string | undefined): { readonly surveyId: string; readonly responseId: string } | null {
	const [surveyId = "", responseId = ""] = (state ?? "").split(".", 2);
	return isId(surveyId) && isId(responseId) ? { surveyId, responseId } : null;
}

/**
 * The login that an answer belongs to. It is gone with this: of parallel answers one gets it, whatever comes of it. `isSameBrowser` says whether
 * the browser that began has come back.
 * @throws AppError MESSAGING_STATE_INVALID when it is missing, unknown, of another survey, too old or used before.
 */
export async function takeLogin(surveyId: string, state: string | undefined, browser: string | null): Promise<StartedLogin & { isSameBrowser: boolean }> {
	const rows = state
		? await db().$queryRaw<MessagingLoginModel[]>`
			DELETE FROM messaging_login WHERE "stateHash" = ${hashSecret(state)} AND "surveyId" = ${surveyId}::uuid AND "expiresAt" > ${new Date()} RETURNING *`
		: [];
	const [row] = rows;
	if (!state || !row) throw stateInvalid();
	const { responseId, nonce, redirectTo, browserHash, verifierSealed } = row;
	const isSameBrowser = browser !== null && hashSecret(browser) === browserHash;
	return { surveyId, responseId, nonce, redirectTo, state, verifier: await openSealedText(PURPOSE, verifierSealed), isSameBrowser };
}

/** An account that came back, and what it would be connected to. */
export interface Confirmation extends LoginPurpose {
	readonly messagingUserId: string;
	readonly displayName: string;
}

/** Keeps an account for ten minutes, for a yes in this browser. Returns the ticket. */
export async function askForConfirmation(confirmation: Confirmation, browser: string): Promise<string> {
	const ticket = newSecret();
	const data = { ...confirmation, ticketHash: hashSecret(ticket), browserHash: hashSecret(browser), expiresAt: inTenMinutes() };
	await db().messagingConfirmation.create({ data, select: { ticketHash: true } });
	return ticket;
}

/** What a ticket asks about, in the browser that it was given to; null for any other. */
export async function findConfirmation(surveyId: string, ticket: string, browser: string | null): Promise<Confirmation | null> {
	if (browser === null) return null;
	return db().messagingConfirmation.findFirst({
		where: { ticketHash: hashSecret(ticket), surveyId, browserHash: hashSecret(browser), expiresAt: { gt: new Date() } },
		select: { surveyId: true, responseId: true, messagingUserId: true, displayName: true, redirectTo: true },
	});
}

/** The same, used up. @throws AppError MESSAGING_STATE_INVALID. */
export async function takeConfirmation(surveyId: string, ticket: string, browser: string | null): Promise<Confirmation> {
	const rows =
		browser === null
			? []
			: await db().$queryRaw<MessagingConfirmationModel[]>`
				DELETE FROM messaging_confirmation WHERE "ticketHash" = ${hashSecret(ticket)} AND "surveyId" = ${surveyId}::uuid
				AND "browserHash" = ${hashSecret(browser)} AND "expiresAt" > ${new Date()} RETURNING *`;
	const [row] = rows;
	if (!row) throw stateInvalid();
	return row;
}

/** Forgets logins that nobody came back from or confirmed. */
export async function pruneLogins(): Promise<number> {
	const old = { where: { expiresAt: { lt: new Date() } } };
	const [logins, confirmations] = [await db().messagingLogin.deleteMany(old), await db().messagingConfirmation.deleteMany(old)];
	return logins.count + confirmations.count;
}
