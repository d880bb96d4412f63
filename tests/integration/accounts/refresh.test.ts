import { expect, it } from "vitest";
import { POST as refreshRoute } from "@/app/api/v1/auth/refresh/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { hashSecret } from "@/lib/accounts/secret";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { signOut } from "@/lib/accounts/sessions/sign-out";
import { db } from "@/lib/platform/database/db";
import { caller, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf, mailsTo } from "@/tests/world/traces";

/** Moves the use of a token into the past, beyond the leeway. */
async function age(refreshToken: string, ms: number): Promise<void> {
	await db().refreshToken.update({ where: { tokenHash: hashSecret(refreshToken) }, data: { usedAt: new Date(Date.now() - ms) } });
}

async function refresh(refreshToken: string) {
	return refreshSession(caller(), { refreshToken });
}

it("each refresh gives the next token, and only hashes are stored", async () => {
	const { refreshToken, sessionId } = await makePerson();
	const first = await refresh(refreshToken);
	const second = await refresh(first.refreshToken);
	expect(new Set([refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
	expect(new Date(second.expiresAt).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
	const rows = await db().refreshToken.findMany({ where: { sessionId } });
	expect(rows).toHaveLength(3);
	expect(JSON.stringify(rows)).not.toContain(second.refreshToken.split(".")[2]);
});

it("twenty tabs that refresh at once all get the same next token", async () => {
	const { refreshToken, sessionId } = await makePerson();
	const pairs = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
	expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
	expect(await db().refreshToken.count({ where: { sessionId } })).toBe(2);
	await expect(refresh(pairs[0]?.refreshToken ?? "")).resolves.toBeDefined();
});

it("within the leeway the direct predecessor gets the same successor, after it the session dies and stays dead", async () => {
	const { refreshToken, sessionId, user, token } = await makePerson();
	const { refreshToken: successor } = await refresh(refreshToken);
	await age(refreshToken, 9_000);
	expect((await refresh(refreshToken)).refreshToken).toBe(successor);
	await age(refreshToken, 10_500);

	const replay = await call(refreshRoute, "POST", { body: { refreshToken } });
	expect(replay.status).toBe(401);
	expect(replay.body.code).toBe("REFRESH_TOKEN_REUSED");
	const session = await db().session.findUniqueOrThrow({ where: { id: sessionId } });
	expect(session.revokedAt).not.toBeNull();
	expect(session.revokedReason).toBe("refresh_token_reused");
	expect(await auditOf(sessionId)).toEqual(["account.sign_in", "account.refresh_token_reused"]);
	expect((await mailsTo(user.email)).map((mail) => mail.template)).toEqual(["session_revoked"]);

	const next = await call(refreshRoute, "POST", { body: { refreshToken: successor } });
	expect([next.status, next.body.code]).toEqual([401, "REFRESH_TOKEN_INVALID"]);
	expect((await call(profileRoute, "GET", { token })).status).toBe(401);
});

it("a grandparent is a replay even within the leeway", async () => {
	const { refreshToken } = await makePerson();
	const { refreshToken: parent } = await refresh(refreshToken);
	await refresh(parent);
	await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "REFRESH_TOKEN_REUSED" });
	await expect(refresh(parent)).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
});

it("a replay ends one session and leaves the user's others alone", async () => {
	const { refreshToken, user } = await makePerson();
	const other = await db().session.create({ data: { id: crypto.randomUUID(), userId: user.id, expiresAt: new Date(Date.now() + 60_000) } });
	await refresh(refreshToken);
	await age(refreshToken, 60_000);
	await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "REFRESH_TOKEN_REUSED" });
	expect((await db().session.findUniqueOrThrow({ where: { id: other.id } })).revokedAt).toBeNull();
});

it("what isn't a live refresh token of ours is invalid", async () => {
	const { refreshToken, token } = await makePerson();
	await expect(refresh("nonsense")).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	await expect(refresh(token)).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	await expect(refresh(`${refreshToken}x`)).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	await db().refreshToken.update({ where: { tokenHash: hashSecret(refreshToken) }, data: { expiresAt: new Date(Date.now() - 1) } });
	await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
});

it("a signed-out token can't be refreshed, and signing out succeeds for any token", async () => {
	const { refreshToken, sessionId } = await makePerson();
	expect((await signOut(caller(), { refreshToken })).success).toBe(true);
	expect((await signOut(caller(), { refreshToken })).success).toBe(true);
	expect((await signOut(caller(), { refreshToken: "nonsense" })).success).toBe(true);
	expect(await auditOf(sessionId)).toEqual(["account.sign_in", "account.sign_out"]);
	await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
});

it("no token outlives its session, however fresh", async () => {
	const { refreshToken, sessionId } = await makePerson();
	const endsAt = new Date(Date.now() + 3_600_000);
	await db().session.update({ where: { id: sessionId }, data: { expiresAt: endsAt } });
	const { refreshToken: next } = await refresh(refreshToken);
	const row = await db().refreshToken.findUniqueOrThrow({ where: { tokenHash: hashSecret(next) } });
	expect(row.expiresAt).toEqual(endsAt);
});
