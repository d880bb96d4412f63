import { expect, it } from "vitest";
import { POST as resendRoute } from "@/app/api/v1/auth/resend-verification/route";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { POST as signUpRoute } from "@/app/api/v1/auth/signup/route";
import { POST as verifyRoute } from "@/app/api/v1/auth/verify-email/route";
import { SignedUp } from "@/lib/accounts/schemas";
import { resendVerification } from "@/lib/accounts/sign-up/resend-verification";
import { signUp } from "@/lib/accounts/sign-up/sign-up";
import { db } from "@/lib/platform/database/db";
import { caller, freshEmail, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf, mailedToken, mailsTo } from "@/tests/world/traces";
import { verifyEmail } from "./verbs";

const body = (email: string) => ({ email, password: PASSWORD, fullName: "Ada Ferro", newsletter: true });

it("sign up, verify, sign in", async () => {
	const email = freshEmail();
	const signedUp = await call(signUpRoute, "POST", { body: { ...body(email), email: `  ${email.toUpperCase()} ` } });
	expect(signedUp.status).toBe(201);
	expect(signedUp.body).toMatchObject({ requiresVerification: true, user: { email, name: "Ada Ferro", emailVerified: false, tier: "free", locale: null } });

	const early = await call(signInRoute, "POST", { body: { email, password: PASSWORD } });
	expect([early.status, early.body.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);

	const token = await mailedToken(email, "verify_email");
	expect(await call(verifyRoute, "POST", { body: { token } })).toMatchObject({ status: 200, body: { success: true } });
	const signedIn = await call(signInRoute, "POST", { body: { email, password: PASSWORD } });
	expect(signedIn.status).toBe(200);
	expect(Object.keys(signedIn.body).sort()).toEqual(["accessToken", "expiresAt", "refreshToken", "user"]);
	expect(signedIn.body.user).toMatchObject({ id: signedUp.body.user.id, emailVerified: true });
	expect(signedIn.headers.get("cache-control")).toBe("no-store");

	const user = await db().user.findUniqueOrThrow({ where: { email } });
	expect(user.newsletter).toBe(true);
	expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await auditOf(user.id)).toEqual(["account.sign_up", "account.verify_email"]);
});

it("an address that has an account gets the same answer, no second account, and a mail", async () => {
	const existing = await makeUser({ name: "Somebody Else" });
	const taken = await call(signUpRoute, "POST", { body: body(existing.email) });
	const fresh = await call(signUpRoute, "POST", { body: body(freshEmail()) });
	const shape = (answer: typeof taken) => ({
		status: answer.status,
		body: { ...answer.body, user: { ...answer.body.user, id: "", email: "", createdAt: "", updatedAt: "" } },
		headers: [...answer.headers.keys()].sort(),
	});
	expect(shape(taken)).toEqual(shape(fresh));
	expect(SignedUp.parse(taken.body).user.id).not.toBe(existing.id);
	expect(await db().user.count({ where: { email: existing.email } })).toBe(1);
	expect((await db().user.findUniqueOrThrow({ where: { id: existing.id } })).passwordHash).toBe(existing.passwordHash);
	await signUp(caller(), body(existing.email));
	expect((await mailsTo(existing.email)).map((mail) => mail.template)).toEqual(["existing_account"]);
});

it("ten sign-ups for one address at once make one account", async () => {
	const email = freshEmail();
	const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(caller(), body(email))));
	expect(answers).toHaveLength(10);
	expect(await db().user.count({ where: { email } })).toBe(1);
	expect((await mailsTo(email)).map((mail) => mail.template)).toEqual(["verify_email"]);
});

it("a verification token works once, even for twenty at once", async () => {
	const email = freshEmail();
	await signUp(caller(), body(email));
	const token = await mailedToken(email, "verify_email");
	const results = await Promise.allSettled(Array.from({ length: 20 }, () => verifyEmail(caller(), { token })));
	expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
	await expect(verifyEmail(caller(), { token })).rejects.toMatchObject({ code: "INVALID_TOKEN" });
});

it("an expired token and one of the other kind are refused", async () => {
	const email = freshEmail();
	await signUp(caller(), body(email));
	const token = await mailedToken(email, "verify_email");
	await db().mailToken.updateMany({ where: { email }, data: { purpose: "reset_password" } });
	await expect(verifyEmail(caller(), { token })).rejects.toMatchObject({ code: "INVALID_TOKEN" });
	await db().mailToken.updateMany({ where: { email }, data: { purpose: "verify_email", expiresAt: new Date(Date.now() - 1) } });
	await expect(verifyEmail(caller(), { token })).rejects.toMatchObject({ code: "INVALID_TOKEN" });
	expect((await db().user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt).toBeNull();
});

it("resending answers alike for an unknown, a verified and a waiting address, and mails only the last", async () => {
	const waiting = freshEmail();
	await signUp(caller(), body(waiting));
	const verified = await makeUser();
	const unknown = freshEmail();
	const answers = await Promise.all([waiting, verified.email, unknown].map((email) => call(resendRoute, "POST", { body: { email } })));
	expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
	expect(await mailsTo(waiting)).toHaveLength(2);
	expect(await mailsTo(verified.email)).toHaveLength(0);
	await expect(verifyEmail(caller(), { token: await mailedToken(waiting, "verify_email") })).resolves.toMatchObject({ success: true });
});

it("the sixth mail within an hour to an address is refused, account or not", async () => {
	const email = freshEmail();
	for (let sent = 0; sent < 5; sent++) await resendVerification(caller(), { email });
	const refused = await call(resendRoute, "POST", { body: { email } });
	expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

it.each([
	["no body", undefined],
	["an address that is none", { email: "nobody", password: PASSWORD }],
	["a short password", { email: "a@example.test", password: "short" }],
	["a long password", { email: "a@example.test", password: "x1".repeat(65) }],
	["a common password", { email: "a@example.test", password: "Password123" }],
])("%s is refused with the fields that are wrong", async (_name, given) => {
	const answer = await call(signUpRoute, "POST", { body: given });
	expect([answer.status, answer.body.code]).toEqual([422, "VALIDATION_ERROR"]);
	expect(answer.body.details.issues.length).toBeGreaterThan(0);
});

it("a secret never rests readable: neither the password nor the token", async () => {
	const email = freshEmail();
	await signUp(caller(), body(email));
	const token = await mailedToken(email, "verify_email");
	const tables = [db().user.findMany(), db().mailToken.findMany(), db().mailMessage.findMany(), db().outboxEvent.findMany(), db().auditEvent.findMany()];
	const everything = JSON.stringify(await Promise.all(tables));
	expect(everything).not.toContain(token);
	expect(everything).not.toContain(PASSWORD);
});
