import "server-only";
import { EmailAddress, SignUpBody } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { toPlainText } from "@/lib/platform/language/plain-text";
import type { UserModel } from "@/lib/platform/prisma/models";
import { PROVIDER_NAMES, type Provider } from "./names";
import { tokenInvalid } from "./providers/exchange";
import type { ProviderPerson } from "./providers/provider-client";

function shownLabel(label: string): string {
	return toPlainText(label).slice(0, 254);
}

/** Notes that the provider's account belongs to the user. */
export async function addIdentity(tx: Transaction, userId: string, provider: Provider, { issuer, subject, label }: ProviderPerson): Promise<void> {
	await tx.oAuthIdentity.create({ data: { id: newId(), userId, provider, issuer, subject, label: shownLabel(label) }, select: { id: true } });
}

/**
 * Whom the provider's account is linked to; null for nobody. Both rows are held: taking the link off or deleting the account meanwhile must not
 * be outlived by what comes of this.
 */
export async function findOwner(tx: Transaction, provider: Provider, { issuer, subject, label }: ProviderPerson): Promise<UserModel | null> {
	const rows = await tx.$queryRaw<Array<{ id: string; userId: string }>>`
		SELECT i."id", i."userId" FROM "oauth_identity" i JOIN "user" u ON u."id" = i."userId"
		WHERE i."provider" = ${provider} AND i."issuer" = ${issuer} AND i."subject" = ${subject} AND u."deletedAt" IS NULL FOR UPDATE`;
	const [row] = rows;
	if (!row) return null;
	await tx.oAuthIdentity.update({ where: { id: row.id }, data: { lastUsedAt: new Date(), label: shownLabel(label) }, select: { id: true } });
	return tx.user.findUniqueOrThrow({ where: { id: row.userId } });
}

/** The name as a sign-up would take it; null for one that it would not. */
function nameOf({ name }: ProviderPerson): string | null {
	return SignUpBody.shape.fullName.safeParse(name?.slice(0, 100)).data ?? null;
}

/** Makes the account of somebody who comes for the first time. An address that has one is never taken for the same person. */
async function createOwner(tx: Transaction, provider: Provider, person: ProviderPerson, requestId: string): Promise<UserModel> {
	const name = PROVIDER_NAMES[provider];
	const email = EmailAddress.safeParse(person.email).data;
	if (!email) {
		const why = person.email ? `${name} gave an e-mail address that we can't use.` : `${name} knows no verified e-mail address of yours. Verify one there.`;
		throw tokenInvalid(provider, why);
	}
	const taken = await tx.user.findUnique({ where: { email }, select: { id: true } });
	if (taken) {
		const message = `There is an account with this e-mail address. Sign in to it the way you did before, then link ${name} in your settings under sign-in methods.`;
		throw new AppError("OAuthLinkingRequired", message, { provider });
	}
	const user = await tx.user.create({ data: { id: newId(), email, name: nameOf(person), emailVerifiedAt: new Date() } });
	await addIdentity(tx, user.id, provider, person);
	await writeAudit(tx, { actorId: user.id, action: "account.sign_up", targetType: "user", targetId: user.id, details: { provider }, requestId });
	return user;
}

/**
 * The account that a person at a provider signs in to, made when there is none. Known by the subject, never by the address.
 * @throws AppError AUTH_OAUTH_TOKEN_INVALID (no verified address), OAuthLinkingRequired.
 */
export async function ownerOrNew(tx: Transaction, provider: Provider, person: ProviderPerson, requestId: string): Promise<UserModel> {
	return (await findOwner(tx, provider, person)) ?? createOwner(tx, provider, person, requestId);
}
