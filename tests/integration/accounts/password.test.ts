import { expect, it } from "vitest";
import { POST as changeRoute } from "@/app/api/v1/auth/change-password/route";
import { POST as forgotRoute } from "@/app/api/v1/auth/forgot-password/route";
import { POST as resetRoute } from "@/app/api/v1/auth/reset-password/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { createApiKey } from "@/lib/accounts/api-keys/create-api-key";
import { changePassword } from "@/lib/accounts/passwords/change-password";
import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { db } from "@/lib/platform/database/db";
import { caller, freshEmail, makePerson, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf, mailedToken, mailsTo } from "@/tests/world/traces";
import { resetPassword, signIn } from "./verbs";

const NEW_PASSWORD = "eight blue kettles";

it("a forgotten password is set anew by mail, and every session ends", async () => {
	const { user, token: accessToken, refreshToken } = await makePerson();
	await forgotPassword(caller(), { email: user.email });
	const token = await mailedToken(user.email, "reset_password");
	expect(await call(resetRoute, "POST", { body: { token, newPassword: NEW_PASSWORD } })).toMatchObject({ status: 200, body: { success: true } });

	expect((await call(profileRoute, "GET", { token: accessToken })).status).toBe(401);
	await expect(refreshSession(caller(), { refreshToken })).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	await expect(signIn(caller(), { email: user.email, password: PASSWORD })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
	await expect(signIn(caller(), { email: user.email, password: NEW_PASSWORD })).resolves.toBeDefined();
	expect((await mailsTo(user.email)).map((mail) => mail.template)).toEqual(["reset_password", "password_changed", "new_device"]);
	expect(await auditOf(user.id)).toEqual(["account.forgot_password", "account.reset_password"]);
});

it("of parallel resets with one token one succeeds; siblings die with it", async () => {
	const { email } = await makeUser();
	await forgotPassword(caller(), { email });
	const older = await mailedToken(email, "reset_password");
	await forgotPassword(caller(), { email });
	const token = await mailedToken(email, "reset_password");
	const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => resetPassword(caller(), { token, newPassword: `${NEW_PASSWORD} ${n}` })));
	expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
	await expect(resetPassword(caller(), { token: older, newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "INVALID_TOKEN" });
});

it("a changed password ends the links that were mailed for the one before", async () => {
	const { user, context } = await makePerson();
	await forgotPassword(caller(), { email: user.email });
	const token = await mailedToken(user.email, "reset_password");
	await changePassword(context, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepApiKeys: false });
	await expect(resetPassword(caller(), { token, newPassword: "nine red kettles" })).rejects.toMatchObject({ code: "INVALID_TOKEN" });
	await expect(signIn(caller(), { email: user.email, password: NEW_PASSWORD })).resolves.toBeDefined();
});

it("until an address is confirmed, mails to it don't say the name that somebody signed up with", async () => {
	const name = "Win at evil.example";
	const [stranger, owner] = [await makeUser({ emailVerifiedAt: null, name }), await makeUser({ name })];
	for (const { email } of [stranger, owner]) await forgotPassword(caller(), { email });
	expect(JSON.stringify(await mailsTo(stranger.email))).not.toContain(name);
	expect(JSON.stringify(await mailsTo(owner.email))).toContain(name);
});

it("a reset verifies the address that it was mailed to", async () => {
	const { email } = await makeUser({ emailVerifiedAt: null });
	await forgotPassword(caller(), { email });
	await resetPassword(caller(), { token: await mailedToken(email, "reset_password"), newPassword: NEW_PASSWORD });
	await expect(signIn(caller(), { email, password: NEW_PASSWORD })).resolves.toBeDefined();
});

it("a reset ends the API keys too, unless they are to be kept", async () => {
	const { user, context } = await makePerson();
	const { key } = await createApiKey(context, { name: "script", scopes: ["account:read"] });
	const reset = async (more: { keepApiKeys?: boolean }) => {
		await forgotPassword(caller(), { email: user.email });
		const body = { token: await mailedToken(user.email, "reset_password"), newPassword: NEW_PASSWORD, ...more };
		expect((await call(resetRoute, "POST", { body })).status).toBe(200);
		return (await call(profileRoute, "GET", { token: key })).status;
	};
	expect(await reset({ keepApiKeys: true })).toBe(200);
	expect(await reset({})).toBe(401);
	const told = (await mailsTo(user.email)).filter((mail) => mail.template === "password_changed");
	expect(told.map((mail) => mail.endedApiKeys)).toEqual([false, true]);
});

it("asking for a reset answers alike whether or not the address has an account", async () => {
	const { email } = await makeUser();
	const known = await call(forgotRoute, "POST", { body: { email } });
	const unknown = await call(forgotRoute, "POST", { body: { email: freshEmail() } });
	expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

it("a reset refuses bad tokens and common passwords", async () => {
	expect((await call(resetRoute, "POST", { body: { token: "nonsense", newPassword: NEW_PASSWORD } })).body.code).toBe("INVALID_TOKEN");
	const reset = await call(resetRoute, "POST", { body: { token: "nonsense", newPassword: "qwertyuiop" } });
	expect([reset.status, reset.body.details.issues]).toEqual([422, [{ path: "newPassword", message: expect.stringContaining("most common") }]]);
});

it("a change keeps this session and ends the others", async () => {
	const { user, token, context } = await makePerson();
	const other = await signIn(caller(), { email: user.email, password: PASSWORD });
	await changePassword(context, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepApiKeys: false });
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	expect((await call(profileRoute, "GET", { token: other.answer.accessToken })).status).toBe(401);
	await expect(signIn(caller(), { email: user.email, password: NEW_PASSWORD })).resolves.toBeDefined();
	expect((await mailsTo(user.email)).map((mail) => mail.template)).toEqual(["new_device", "password_changed", "new_device"]);
	expect(await auditOf(user.id)).toEqual(["account.change_password"]);
});

it("a change ends the API keys too, unless they are to be kept", async () => {
	const { user, token, context } = await makePerson();
	const { key } = await createApiKey(context, { name: "script", scopes: ["account:read"] });
	const change = async (currentPassword: string, newPassword: string, more: { keepApiKeys?: boolean }) => {
		expect((await call(changeRoute, "POST", { token, body: { currentPassword, newPassword, ...more } })).status).toBe(200);
		return (await call(profileRoute, "GET", { token: key })).status;
	};
	expect(await change(PASSWORD, NEW_PASSWORD, { keepApiKeys: true })).toBe(200);
	expect(await change(NEW_PASSWORD, `${NEW_PASSWORD} again`, {})).toBe(401);
	const told = (await mailsTo(user.email)).filter((mail) => mail.template === "password_changed");
	expect(told.map((mail) => mail.endedApiKeys)).toEqual([false, true]);
});

it("a change needs the current password, and credentials", async () => {
	const { token, user } = await makePerson();
	const wrong = await call(changeRoute, "POST", { token, body: { currentPassword: "not the password", newPassword: NEW_PASSWORD } });
	expect([wrong.status, wrong.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
	expect((await call(changeRoute, "POST", { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })).body.code).toBe("UNAUTHENTICATED");
	const common = await call(changeRoute, "POST", { token, body: { currentPassword: PASSWORD, newPassword: "Football2024!" } });
	expect([common.status, common.body.details.issues]).toEqual([422, [{ path: "newPassword", message: expect.stringContaining("most common") }]]);
	expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(user.passwordHash);
});

it("of two changes at once one wins", async () => {
	const { context } = await makePerson();
	const change = (n: number) => changePassword(context, { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD} ${n}`, keepApiKeys: false });
	const results = await Promise.allSettled([change(1), change(2)]);
	expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("no session opened with the old password outlives a reset, however they interleave", async () => {
	const { email, id } = await makeUser();
	await forgotPassword(caller(), { email });
	const token = await mailedToken(email, "reset_password");
	const signIns = Array.from({ length: 8 }, async (_, n) => {
		await new Promise((resolve) => setTimeout(resolve, n * 25));
		return signIn(caller(), { email, password: PASSWORD });
	});
	await Promise.allSettled([...signIns, resetPassword(caller(), { token, newPassword: NEW_PASSWORD })]);
	expect(await db().session.count({ where: { userId: id, revokedAt: null } })).toBe(0);
	await expect(signIn(caller(), { email, password: NEW_PASSWORD })).resolves.toBeDefined();
});
