import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { DELETE as endRoute } from "@/app/api/v1/users/me/sessions/[sessionId]/route";
import { DELETE as endOthersRoute, GET as listRoute } from "@/app/api/v1/users/me/sessions/route";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import type { SessionList } from "@/lib/accounts/schemas";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { forgetSessions } from "@/lib/accounts/sessions/session-check";
import type { RequestOrigin } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { caller, makeApiKey, makePerson, PASSWORD, type Person } from "@/tests/factories/people";
import { placeDatabase } from "@/tests/factories/place-database";
import { call } from "@/tests/world/client";
import { auditOf, mailsTo } from "@/tests/world/traces";
import { signIn } from "./verbs";

const LISBON = "203.0.113.7";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";

beforeAll(async () => {
	const file = path.join(process.env.STORAGE_DIR ?? "/tmp", `places-${newId()}.mmdb`);
	const record = { city: { names: { en: "Lisbon" } }, country: { iso_code: "PT", names: { en: "Portugal" } } };
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, placeDatabase([{ network: "203.0.113.0/24", record }]));
	// Before anything reads the environment.
	process.env.GEOIP_DATABASE = file;
});

async function signInFrom({ user }: Person, origin: Partial<RequestOrigin> = {}) {
	return (await signIn({ ...caller(), ...origin }, { email: user.email, password: PASSWORD })).answer;
}

async function sessionsOf(token: string): Promise<SessionList["items"]> {
	return (await call(listRoute, "GET", { token })).body.items;
}

it("sessions are listed with device, place and last use, the own one marked, and no secret of theirs", async () => {
	const person = await makePerson();
	const { accessToken } = await signInFrom(person, { ipAddress: LISBON, userAgent: FIREFOX });
	const answer = await call(listRoute, "GET", { token: accessToken });
	expect(answer.body).toMatchObject({
		items: [
			{ isCurrent: true, device: { name: "Firefox on Linux", kind: "computer", browser: "Firefox", system: "Linux" }, place: "Lisbon, Portugal" },
			{ isCurrent: false, sessionId: person.sessionId, device: { name: "test", kind: "program" }, place: null },
		],
		nextCursor: null,
	});
	expect(JSON.stringify(answer.body)).not.toMatch(/203\.0|eyJ|Hash/);
	const first = await call(listRoute, "GET", { token: accessToken, query: "?limit=1" });
	const rest = await call(listRoute, "GET", { token: accessToken, query: `?limit=1&cursor=${first.body.nextCursor}` });
	expect([...first.body.items, ...rest.body.items]).toEqual(answer.body.items);
	expect(rest.body.nextCursor).toBeNull();
	expect((await call(listRoute, "GET", { token: accessToken, query: "?cursor=nonsense" })).body.code).toBe("INVALID_REQUEST");
});

it("one session is ended from another: its tokens stop, it leaves the list, and it is noted", async () => {
	const person = await makePerson();
	const other = await signInFrom(person);
	const params = { sessionId: person.sessionId };
	expect(await call(endRoute, "DELETE", { token: other.accessToken, params })).toMatchObject({ status: 200, body: { success: true } });
	expect((await call(profileRoute, "GET", { token: person.token })).status).toBe(401);
	await expect(refreshSession(caller(), { refreshToken: person.refreshToken })).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	expect((await sessionsOf(other.accessToken)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
	expect(await auditOf(person.sessionId)).toEqual(["account.sign_in", "account.end_session"]);
	expect((await call(endRoute, "DELETE", { token: other.accessToken, params })).body.code).toBe("SESSION_NOT_FOUND");
});

it("all others are ended at once, and this one stays", async () => {
	const person = await makePerson();
	const [other] = [await signInFrom(person), await signInFrom(person)];
	expect((await call(endOthersRoute, "DELETE", { token: person.token })).body).toEqual({ success: true, ended: 2 });
	expect((await call(profileRoute, "GET", { token: other.accessToken })).status).toBe(401);
	expect(await sessionsOf(person.token)).toMatchObject([{ sessionId: person.sessionId, isCurrent: true }]);
	expect((await call(endOthersRoute, "DELETE", { token: person.token })).body).toEqual({ success: true, ended: 0 });
});

it("nobody ends or sees another's sessions; strangers, keys and old sign-ins are refused", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const params = { sessionId: person.sessionId };
	expect((await call(endRoute, "DELETE", { token: stranger.token, params })).body.code).toBe("SESSION_NOT_FOUND");
	expect((await call(endRoute, "DELETE", { token: stranger.token, params: { sessionId: "not-an-id" } })).status).toBe(404);
	expect(await sessionsOf(stranger.token)).toHaveLength(1);
	const key = await makeApiKey(person);
	for (const [route, method] of [
		[listRoute, "GET"],
		[endOthersRoute, "DELETE"],
		[endRoute, "DELETE"],
	] as const) {
		expect((await call(route, method, { params })).body.code).toBe("UNAUTHENTICATED");
		expect((await call(route, method, { token: key, params })).body).toMatchObject({ code: "FORBIDDEN", details: { scope: "person" } });
	}
	await db().session.update({ where: { id: person.sessionId }, data: { createdAt: new Date(Date.now() - LIFETIMES.recentSignInMs - 1000) } });
	forgetSessions(person.userId);
	expect((await call(endRoute, "DELETE", { token: person.token, params })).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
	expect((await call(endOthersRoute, "DELETE", { token: person.token })).body.code).toBe("RECENT_SIGN_IN_REQUIRED");
	expect(await sessionsOf(person.token)).toHaveLength(1);
});

it("use is noted to the minute, and a session that nobody used for thirty days is over", async () => {
	const { sessionId, userId, token } = await makePerson();
	const aged = async (ms: number) => {
		await db().session.update({ where: { id: sessionId }, data: { lastUsedAt: new Date(Date.now() - ms) } });
		forgetSessions(userId);
	};
	await aged(30_000);
	const { lastUsedAt } = await db().session.findUniqueOrThrow({ where: { id: sessionId } });
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	expect((await db().session.findUniqueOrThrow({ where: { id: sessionId } })).lastUsedAt).toEqual(lastUsedAt);
	await aged(120_000);
	expect((await call(profileRoute, "GET", { token })).status).toBe(200);
	expect(Date.now() - (await db().session.findUniqueOrThrow({ where: { id: sessionId } })).lastUsedAt.getTime()).toBeLessThan(60_000);
	await aged(LIFETIMES.idleSessionMs + 1000);
	expect((await call(profileRoute, "GET", { token })).status).toBe(401);
});

it("whoever signs in again over an open session leaves one, not two", async () => {
	const person = await makePerson();
	const again = await signIn(person.context, { email: person.user.email, password: PASSWORD });
	expect((await call(profileRoute, "GET", { token: person.token })).status).toBe(401);
	expect((await sessionsOf(again.answer.accessToken)).map(({ sessionId }) => sessionId)).toEqual([again.sessionId]);
	// Somebody else's session beside it is not touched.
	const other = await makePerson();
	await signIn(person.context, { email: other.user.email, password: PASSWORD });
	expect((await call(profileRoute, "GET", { token: other.token })).status).toBe(200);
});

it("a device or network that is new to the account is mailed about, once, unless the owner declined", async () => {
	const person = await makePerson({ name: "Ada", timeZone: "Europe/Lisbon" });
	expect(await mailsTo(person.user.email)).toEqual([]);
	const origin = { ipAddress: LISBON, userAgent: FIREFOX };
	await signInFrom(person, origin);
	await signInFrom(person, origin);
	await signInFrom(person, { ...origin, userAgent: FIREFOX.replaceAll("132", "133") });
	expect(await mailsTo(person.user.email)).toMatchObject([
		{ template: "new_device", name: "Ada", device: "Firefox on Linux", place: "Lisbon, Portugal", timeZone: "Europe/Lisbon" },
	]);
	await signInFrom(person, { ...origin, ipAddress: "198.51.100.9" });
	expect(await mailsTo(person.user.email)).toHaveLength(2);
	await db().user.update({ where: { id: person.userId }, data: { securityAlerts: false } });
	await signInFrom(person, { ...origin, ipAddress: "198.51.100.10" });
	expect(await mailsTo(person.user.email)).toHaveLength(2);
});

it("a new key is mailed about, without its value", async () => {
	const person = await makePerson();
	const key = await makeApiKey(person, { name: "Nightly script", scopes: ["jobs"] });
	const [mail] = await mailsTo(person.user.email);
	expect(mail).toMatchObject({ template: "api_key_created", keyName: "Nightly script", scopes: ["jobs"], expiresAt: null, prefix: key.slice(0, 10) });
	expect(JSON.stringify(mail)).not.toContain(key);
});
