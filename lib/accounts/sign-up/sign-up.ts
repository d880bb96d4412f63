import "server-only";
import { inEqualTime } from "@/lib/accounts/equal-time";
import type { OpenContext } from "@/lib/accounts/internal";
import { EQUAL_TIME_STEP_MS, MAILS_AN_HOUR } from "@/lib/accounts/lifetimes";
import { issueMailToken } from "@/lib/accounts/mail-token";
import { pages } from "@/lib/accounts/pages";
import { hashPassword } from "@/lib/accounts/passwords/password-hash";
import { refuseKnownPassword } from "@/lib/accounts/passwords/refuse-known-password";
import { presentUser } from "@/lib/accounts/present";
import type { SignedUp, SignUpBody } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import { queueMail } from "@/lib/mail/queue-mail";
import { mayMailUnasked, unaskedMailDelayMs } from "@/lib/mail/unasked-mail";
import type { Transaction } from "@/lib/platform/database/db";
import { isUniqueViolation, transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import type { UserModel } from "@/lib/platform/prisma/models";

type NewUser = Omit<UserModel, "deletedAt">;

async function createAccount(user: NewUser, requestId: string): Promise<void> {
	await transaction(async (tx) => {
		await tx.user.create({ data: user, select: { id: true } });
		const email = user.email ?? "";
		await writeAudit(tx, { actorId: user.id, action: "account.sign_up", targetType: "user", targetId: user.id, requestId });
		if (!(await mayMailUnasked(tx, email, MAILS_AN_HOUR.signUp))) return;
		const token = await issueMailToken(tx, { id: user.id, email }, "verify_email");
		await queueMail(tx, {
			to: email,
			userId: user.id,
			delayMs: unaskedMailDelayMs(),
			dedupeKey: `verify-email:${user.id}:sign-up`,
			content: { template: "verify_email", name: user.name, verifyUrl: pages.verify(token) },
		});
	});
}

async function noticeOwner(tx: Transaction, owner: { id: string; name: string | null; email: string }): Promise<void> {
	if (!(await mayMailUnasked(tx, owner.email, MAILS_AN_HOUR.signUp))) return;
	await queueMail(tx, {
		to: owner.email,
		userId: owner.id,
		delayMs: unaskedMailDelayMs(),
		dedupeKey: `existing-account:${owner.id}:${newId()}`,
		content: { template: "existing_account", name: owner.name, signInUrl: pages.signIn(), resetUrl: pages.forgot() },
	});
}

/** Makes the account, or tells the address's owner that there is one. */
async function createOrNotice(user: NewUser, requestId: string): Promise<void> {
	const email = user.email ?? "";
	const isTaken = await transaction(async (tx) => {
		const owner = await tx.user.findUnique({ where: { email } });
		if (owner) await noticeOwner(tx, { ...owner, email });
		return owner !== null;
	});
	if (isTaken) return;
	try {
		await createAccount(user, requestId);
	} catch (error) {
		if (!isUniqueViolation(error)) throw error;
		await createOrNotice(user, requestId);
	}
}

/**
 * Signs a person up and mails a link that verifies the address. For an address that has an account the answer is the same,
 * no account is made, and its owner gets a mail, at most one an hour. What a guest made follows once the address is verified.
 * @throws AppError VALIDATION_ERROR for a common or breached password.
 */
export async function signUp(context: OpenContext, body: SignUpBody): Promise<SignedUp> {
	await refuseKnownPassword(body.password, "password");
	return inEqualTime(EQUAL_TIME_STEP_MS, async () => {
		const now = new Date();
		const user: NewUser = {
			id: newId(),
			email: body.email,
			name: body.fullName ?? null,
			passwordHash: await hashPassword(body.password),
			emailVerifiedAt: null,
			isGuest: false,
			locale: null,
			timeZone: null,
			tier: "free",
			newsletter: body.newsletter,
			productUpdates: true,
			securityAlerts: true,
			runWaiting: true,
			runExpiring: true,
			runFinished: true,
			reminders: true,
			lowBalance: true,
			claimsGuestId: context.actor?.kind === "guest" ? context.actor.userId : null,
			createdAt: now,
			updatedAt: now,
		};
		await createOrNotice(user, context.requestId);
		return { user: presentUser(user), message: "Check your mail: a link there completes your sign-up.", requiresVerification: true };
	});
}
