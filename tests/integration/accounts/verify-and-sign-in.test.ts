import { expect, it } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import { findVerification } from "@/lib/accounts/sign-up/find-verification";
import { signUp } from "@/lib/accounts/sign-up/sign-up";
import { verifyAndSignIn } from "@/lib/accounts/sign-up/verify-and-sign-in";
import type { GuestActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { makeJob } from "@/tests/factories/jobs";
import { caller, freshEmail, makePerson, PASSWORD } from "@/tests/factories/people";
import { auditOf, mailedToken } from "@/tests/world/traces";

async function makeGuest() {
	const { sessionId, answer } = await startGuestSession(caller());
	const actor: GuestActor = { kind: "guest", userId: answer.user.id, sessionId, tier: "free", signedInAt: new Date() };
	return { ...caller(), actor };
}

/** Somebody who has signed up, as a stranger or as a guest, with the token of their mail. */
async function signedUp(context: Parameters<typeof signUp>[0]) {
	const email = freshEmail();
	await signUp(context, { email, password: PASSWORD, fullName: "Ada", newsletter: false });
	const { id } = await db().user.findFirstOrThrow({ where: { email } });
	return { email, userId: id, token: await mailedToken(email, "verify_email") };
}

it("the link of a mail confirms, signs in and brings along what the guest made, once", async () => {
	const guest = await makeGuest();
	const job = await makeJob(guest.actor.userId);
	const { email, userId, token } = await signedUp(guest);
	expect(await findVerification(token, guest.actor)).toEqual({ email, maySignIn: true });
	const opened = await verifyAndSignIn(guest, token, moveGuestWork);
	expect(opened.userId).toBe(userId);
	expect(await db().session.findUniqueOrThrow({ where: { id: opened.sessionId } })).toMatchObject({ userId, revokedAt: null });
	expect((await db().user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt).not.toBeNull();
	expect((await db().goalJob.findUniqueOrThrow({ where: { id: job.id } })).ownerId).toBe(userId);
	expect(await auditOf(userId)).toContain("account.verify_email");
	expect(await auditOf(opened.sessionId)).toContain("account.sign_in");
	await expect(verifyAndSignIn({ ...caller(), actor: null }, token, moveGuestWork)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
	expect(await findVerification(token, null)).toBeNull();
});

it("in another browser, where nobody is, it signs in as well", async () => {
	const { userId, token } = await signedUp({ ...caller(), actor: null });
	expect((await verifyAndSignIn({ ...caller(), actor: null }, token, moveGuestWork)).userId).toBe(userId);
});

it("it takes nobody else's place: neither an account's nor that of a guest who has not signed up with it, whose work stays theirs", async () => {
	const { userId, token } = await signedUp({ ...caller(), actor: null });
	const person = await makePerson();
	const guest = await makeGuest();
	const job = await makeJob(guest.actor.userId);
	for (const context of [{ ...caller(), actor: person.context.actor }, guest]) {
		expect(await findVerification(token, context.actor)).toMatchObject({ maySignIn: false });
		await expect(verifyAndSignIn(context, token, moveGuestWork)).rejects.toMatchObject({ code: "FORBIDDEN" });
	}
	expect((await db().goalJob.findUniqueOrThrow({ where: { id: job.id } })).ownerId).toBe(guest.actor.userId);
	expect((await db().user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt).toBeNull();
	// The refusal has not used the link up.
	expect(await findVerification(token, null)).toMatchObject({ maySignIn: true });
});
