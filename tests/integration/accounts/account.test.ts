import { expect, it } from "vitest";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { GET as readPreferences, PATCH as writePreferences } from "@/app/api/v1/users/me/notification-preferences/route";
import { DELETE as deleteRoute, GET as profileRoute, PATCH as renameRoute } from "@/app/api/v1/users/me/route";
import { createApiKey } from "@/lib/accounts/api-keys/create-api-key";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { db } from "@/lib/platform/database/db";
import { caller, makePerson, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

it("a profile is read and changed key by key; null clears", async () => {
	const { token, user } = await makePerson();
	const localPart = user.email.split("@")[0];
	expect((await call(profileRoute, "GET", { token })).body).toMatchObject({ id: user.id, name: localPart, locale: null });
	expect((await call(renameRoute, "PATCH", { token, body: { displayName: "Ada", locale: "pt-BR" } })).body).toMatchObject({ name: "Ada", locale: "pt-BR" });
	expect((await call(renameRoute, "PATCH", { token, body: { locale: null } })).body).toMatchObject({ name: "Ada", locale: null });
	expect((await call(renameRoute, "PATCH", { token, body: { displayName: null } })).body).toMatchObject({ name: localPart });
	expect(await auditOf(user.id)).toEqual(Array(3).fill("account.update_profile"));
});

it.each([
	{ displayName: "" },
	{ displayName: "two\nlines" },
	{ displayName: "\u202eturned" },
	{ displayName: "x".repeat(101) },
	{ locale: "not a tag" },
	{ locale: "en-aaaaaaaa-bbbbbbbb-cccc" },
	{ displayName: 5 },
])("the profile refuses %j", async (body) => {
	const { token } = await makePerson();
	expect((await call(renameRoute, "PATCH", { token, body })).body.code).toBe("VALIDATION_ERROR");
});

const RUN_MAILS = { runWaiting: true, runExpiring: true, runFinished: true, reminders: true, lowBalance: true };

it("preferences always have all keys; only given ones are written, null leaves one", async () => {
	const { token } = await makePerson({ newsletter: true });
	expect((await call(readPreferences, "GET", { token })).body).toEqual({ newsletter: true, productUpdates: true, securityAlerts: true, ...RUN_MAILS });
	expect((await call(writePreferences, "PATCH", { token, body: { newsletter: false } })).body).toEqual({
		newsletter: false,
		productUpdates: true,
		securityAlerts: true,
		...RUN_MAILS,
	});
	const body = { newsletter: null, productUpdates: false };
	expect((await call(writePreferences, "PATCH", { token, body })).body).toEqual({
		newsletter: false,
		productUpdates: false,
		securityAlerts: true,
		...RUN_MAILS,
	});
	const stopped = await call(writePreferences, "PATCH", { token, body: { runExpiring: false, runWaiting: null } });
	expect(stopped.body).toEqual({ newsletter: false, productUpdates: false, securityAlerts: true, ...RUN_MAILS, runExpiring: false });
	expect((await call(writePreferences, "PATCH", { token, body: { newsletter: "no" } })).status).toBe(422);
});

it("none of it is open to strangers", async () => {
	const refused = await Promise.all([
		call(profileRoute, "GET"),
		call(renameRoute, "PATCH", { body: {} }),
		call(deleteRoute, "DELETE"),
		call(readPreferences, "GET"),
		call(writePreferences, "PATCH", { body: {} }),
	]);
	expect(refused.map((answer) => answer.body.code)).toEqual(Array(5).fill("UNAUTHENTICATED"));
});

it("deleting an account ends everything at once and leaves nothing personal", async () => {
	const { token, refreshToken, user, context } = await makePerson({ name: "Ada Ferro" });
	const { key } = await createApiKey(context, { name: "script", scopes: ["account:read"] });
	const bystander = await makeUser();
	expect(await call(deleteRoute, "DELETE", { token })).toMatchObject({ status: 200, body: { success: true } });

	for (const credential of [token, key]) expect((await call(profileRoute, "GET", { token: credential })).status).toBe(401);
	await expect(refreshSession(caller(), { refreshToken })).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	expect((await call(signInRoute, "POST", { body: { email: user.email, password: PASSWORD } })).body.code).toBe("INVALID_CREDENTIALS");

	const tables = [db().user.findMany(), db().session.findMany(), db().apiKey.findMany(), db().mailToken.findMany(), db().mailMessage.findMany()];
	const left = JSON.stringify(await Promise.all([...tables, db().auditEvent.findMany({ where: { actorId: user.id } })]));
	expect(left).not.toContain(user.email);
	expect(left).not.toContain("Ada Ferro");
	expect(await auditOf(user.id)).toEqual(["account.delete"]);
	const events = await db().outboxEvent.findMany({ where: { name: "account/deleted" } });
	expect(events.map((event) => event.data)).toContainEqual({ userId: user.id });
	expect((await db().user.findUniqueOrThrow({ where: { id: bystander.id } })).deletedAt).toBeNull();
	await expect(makeUser({ email: user.email })).resolves.toBeDefined();
});
