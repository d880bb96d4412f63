import { expect, test } from "vitest";
import { POST as guestRoute } from "@/app/api/v1/auth/anonymous/route";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { POST as signUpRoute } from "@/app/api/v1/auth/signup/route";
import { POST as keyRoute } from "@/app/api/v1/users/me/api-keys/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { resetPassword } from "@/lib/accounts/passwords/reset-password";
import { verifyEmail } from "@/lib/accounts/sign-up/verify-email";
import { claimFiles } from "@/lib/files/claim-files";
import { registerFile } from "@/lib/files/uploads/register-file";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { transaction } from "@/lib/platform/transaction";
import { call } from "./call";
import { auditOf, caller, freshEmail, mailedToken, makeUser, password } from "./people";

async function startGuest() {
	const { status, body } = await call(guestRoute, "POST");
	expect(status).toBe(201);
	return { token: String(body.accessToken), userId: String(body.user.id), user: body.user };
}

async function claims(guestId: string): Promise<unknown[]> {
	const events = await db().outboxEvent.findMany({ where: { name: "account/guest.claimed" } });
	return events.map((event) => event.data).filter((data) => Object(data).guestId === guestId);
}

test("a guest has a session and no address, and can't make keys", async () => {
	const guest = await startGuest();
	expect(guest.user).toMatchObject({ email: null, name: "Guest", emailVerified: false });
	expect((await call(profileRoute, "GET", { token: guest.token })).body.id).toBe(guest.userId);
	expect((await call(keyRoute, "POST", { token: guest.token, body: { name: "x" } })).body.code).toBe("FORBIDDEN");
});

test("signing in with the guest's token claims it once and ends it", async () => {
	const guest = await startGuest();
	const user = await makeUser();
	const signedIn = await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password } });
	expect(signedIn.body.user.id).toBe(user.id);
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: user.id }]);
	expect(await auditOf(guest.userId)).toEqual(["account.claim_guest"]);
	expect((await call(profileRoute, "GET", { token: guest.token })).status).toBe(401);
	await call(signInRoute, "POST", { token: guest.token, body: { email: user.email, password } });
	expect(await claims(guest.userId)).toHaveLength(1);
});

test("signing up with the guest's token claims it when the address is verified, not before", async () => {
	const guest = await startGuest();
	const email = freshEmail();
	const { body } = await call(signUpRoute, "POST", { token: guest.token, body: { email, password } });
	expect(await claims(guest.userId)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: guest.token })).body.email).toBeNull();
	await verifyEmail(caller(), { token: await mailedToken(email, "verify_email") });
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: body.user.id }]);
});

test("a reset proves the address as well, so it claims the guest too", async () => {
	const guest = await startGuest();
	const email = freshEmail();
	const { body } = await call(signUpRoute, "POST", { token: guest.token, body: { email, password } });
	await forgotPassword(caller(), { email });
	await resetPassword(caller(), { token: await mailedToken(email, "reset_password"), newPassword: "another long phrase" });
	expect(await claims(guest.userId)).toEqual([{ guestId: guest.userId, userId: body.user.id }]);
});

test("a guest that signs up for a taken address is not handed to its owner", async () => {
	const guest = await startGuest();
	const owner = await makeUser();
	await call(signUpRoute, "POST", { token: guest.token, body: { email: owner.email, password: "another long phrase" } });
	expect(await claims(guest.userId)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: guest.token })).status).toBe(200);
});

test("an account's own token claims nothing", async () => {
	const first = await makeUser();
	const second = await makeUser();
	const { body } = await call(signInRoute, "POST", { body: { email: first.email, password } });
	await call(signInRoute, "POST", { token: body.accessToken, body: { email: second.email, password } });
	expect(await claims(first.id)).toEqual([]);
	expect((await call(profileRoute, "GET", { token: body.accessToken })).status).toBe(200);
});

test("claimed files change hands", async () => {
	const guest = await startGuest();
	const user = await makeUser();
	const actor = { kind: "guest", userId: guest.userId, sessionId: newId(), tier: "free", signedInAt: new Date() } as const;
	const { fileId } = await registerFile({ ...caller(), actor }, { fileName: "a.pdf", mimeType: "application/pdf", sizeBytes: 5, local: true });
	const move = () => transaction((tx) => claimFiles(tx, { guestId: guest.userId, userId: user.id }));
	expect(await move()).toBe(1);
	expect(await move()).toBe(0);
	expect((await db().file.findUniqueOrThrow({ where: { id: fileId } })).ownerId).toBe(user.id);
});
