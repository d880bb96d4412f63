import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { MailTokenPurpose } from "@/lib/platform/prisma/enums";
import { LIFETIMES } from "./lifetimes";
import { hashSecret, newSecret } from "./secret";

const LIFETIME_MS: Record<MailTokenPurpose, number> = { verify_email: LIFETIMES.verifyEmailMs, reset_password: LIFETIMES.resetPasswordMs };

/** Makes a one-time token for a link in a mail to `email`. Earlier ones stay good until they expire or one of them is used. */
export async function issueMailToken(tx: Transaction, user: { id: string; email: string }, purpose: MailTokenPurpose): Promise<string> {
	const token = newSecret();
	const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
	await tx.mailToken.create({
		data: { id: newId(), userId: user.id, email: user.email, purpose, tokenHash: hashSecret(token), expiresAt },
		select: { id: true },
	});
	return token;
}

function invalid(): AppError {
	return new AppError("INVALID_TOKEN", "This link was used before, has expired or is not complete. Ask for a new one.");
}

/** @throws AppError INVALID_TOKEN; a cheap check before expensive work, not a use. */
export async function checkMailToken(tx: Pick<Transaction, "mailToken">, token: string, purpose: MailTokenPurpose): Promise<void> {
	const found = await tx.mailToken.findFirst({ where: { tokenHash: hashSecret(token), purpose, usedAt: null, expiresAt: { gt: new Date() } } });
	if (!found) throw invalid();
}

/** Makes all of a user's tokens of a purpose worthless, as once a password is another one. */
export async function endMailTokens(tx: Transaction, userId: string, purpose: MailTokenPurpose): Promise<void> {
	await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: new Date() } });
}

/**
 * Uses a token up, together with its siblings of the same purpose; one of many parallel uses succeeds. Returns the account
 * it was made for, provided that the account still has the address that the mail went to.
 * @throws AppError INVALID_TOKEN.
 */
export async function consumeMailToken(tx: Transaction, token: string, purpose: MailTokenPurpose): Promise<{ userId: string; email: string }> {
	const now = new Date();
	const unused = { purpose, usedAt: null, expiresAt: { gt: now } };
	const [used] = await tx.mailToken.updateManyAndReturn({ where: { ...unused, tokenHash: hashSecret(token) }, data: { usedAt: now } });
	if (!used) throw invalid();
	await endMailTokens(tx, used.userId, purpose);
	const user = await tx.user.findFirst({ where: { id: used.userId, email: used.email, deletedAt: null }, select: { id: true } });
	if (!user) throw invalid();
	return { userId: used.userId, email: used.email };
}
