import type { z } from "zod";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { hashPassword } from "@/lib/accounts/passwords/password-hash";
import * as reset from "@/lib/accounts/passwords/reset-password";
import { ResetPasswordBody, type SignInBody } from "@/lib/accounts/schemas";
import * as signing from "@/lib/accounts/sessions/sign-in";
import * as verification from "@/lib/accounts/sign-up/verify-email";
import type { MailContent } from "@/lib/mail/schemas";
import { unseal } from "@/lib/mail/sealed-content";
import type { RequestOrigin, UserActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { UserModel } from "@/lib/platform/prisma/models";

export const PASSWORD = "seven green kettles";

let addresses = 0;

/** A caller from an address that no other test calls from. */
export function caller(): RequestOrigin & { actor: null } {
	addresses += 1;
	return { actor: null, requestId: newId(), ipAddress: `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`, userAgent: "test browser" };
}

export function freshEmail(): string {
	return `person-${newId()}@example.test`;
}

let passwordHash: Promise<string> | undefined;

/** A verified account with `password`, made without going through sign-up. */
export async function makeUser(overrides: Partial<UserModel> = {}): Promise<UserModel & { email: string }> {
	passwordHash ??= hashPassword(PASSWORD);
	const email = overrides.email ?? freshEmail();
	const user = await db().user.create({ data: { id: newId(), email, passwordHash: await passwordHash, emailVerifiedAt: new Date(), ...overrides } });
	return { ...user, email };
}

type SignInCaller = Parameters<typeof signing.signIn>[0];

/** The verbs as the application puts them together. */
export const signIn = (context: SignInCaller, body: SignInBody) => signing.signIn(context, body, moveGuestWork);
export const verifyEmail = (origin: RequestOrigin, body: { token: string }) => verification.verifyEmail(origin, body, moveGuestWork);
export const resetPassword = (origin: RequestOrigin, body: z.input<typeof ResetPasswordBody>) =>
	reset.resetPassword(origin, ResetPasswordBody.parse(body), moveGuestWork);

/** An account with an open session. */
export async function makeSignedIn(overrides: Partial<UserModel> = {}) {
	const user = await makeUser(overrides);
	const origin = caller();
	const { sessionId, answer } = await signIn(origin, { email: user.email, password: PASSWORD });
	const actor: UserActor = { kind: "user", userId: user.id, sessionId, tier: user.tier, signedInAt: new Date() };
	return { ...answer, user, sessionId, context: { ...origin, actor } };
}

/** The mails to an address, oldest first. */
export async function mailsTo(email: string): Promise<MailContent[]> {
	const rows = await db().mailMessage.findMany({ where: { toAddress: email }, orderBy: { id: "asc" } });
	return Promise.all(rows.map((row) => unseal(String(Object(row.data).sealed))));
}

/** The token in the newest mail of that kind. */
export async function mailedToken(email: string, template: "verify_email" | "reset_password"): Promise<string> {
	const mail = (await mailsTo(email)).findLast((one) => one.template === template);
	const url = mail?.template === "verify_email" ? mail.verifyUrl : mail?.template === "reset_password" ? mail.resetUrl : "";
	const token = URL.canParse(url) ? new URL(url).searchParams.get("token") : null;
	if (!token) throw new Error(`No ${template} mail to ${email}`);
	return token;
}

/** Actions in the audit log about one record, oldest first. */
export async function auditOf(targetId: string): Promise<string[]> {
	const rows = await db().auditEvent.findMany({ where: { targetId }, orderBy: { id: "asc" } });
	return rows.map((row) => row.action);
}
