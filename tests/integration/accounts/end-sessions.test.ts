import { expect, it } from "vitest";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { endSessionsOf } from "@/lib/accounts/devices/end-sessions-of";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { caller, makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";
import { signIn } from "./verbs";

const statusOf = async (token: string) => (await call(profileRoute, "GET", { token })).status;

it("an operator ends all sessions of one account, told by its address; its keys and other people's sessions go on", async () => {
	const [person, bystander] = [await makePerson(), await makePerson()];
	const key = await makeApiKey(person, { name: "Nightly" });
	const { answer: second } = await signIn({ ...caller(), userAgent: "curl/8.5.0" }, { email: person.user.email, password: "seven green kettles" });
	const ended = await endSessionsOf(` ${person.user.email.toUpperCase()} `, { endsApiKeys: false });
	expect(ended).toMatchObject({ userId: person.userId, apiKeys: [], keptApiKeys: 1 });
	expect(ended.sessions.map(({ device }) => device).sort()).toEqual(["curl", "test"]);
	for (const token of [person.token, second.accessToken]) expect(await statusOf(token)).toBe(401);
	await expect(refreshSession(caller(), { refreshToken: person.refreshToken })).rejects.toMatchObject({ code: "REFRESH_TOKEN_INVALID" });
	expect([await statusOf(key), await statusOf(bystander.token)]).toEqual([200, 200]);
	expect(await auditOf(person.userId)).toContain("account.end_sessions_by_operator");
	// Only what was open is ended; the way in stays.
	expect((await endSessionsOf(person.userId, { endsApiKeys: false })).sessions).toEqual([]);
	await expect(signIn(caller(), { email: person.user.email, password: "seven green kettles" })).resolves.toBeDefined();
});

it("asked for, the keys end too, and are named", async () => {
	const person = await makePerson();
	const key = await makeApiKey(person, { name: "Nightly" });
	const ended = await endSessionsOf(person.userId, { endsApiKeys: true });
	expect(ended).toMatchObject({ apiKeys: [{ name: "Nightly", prefix: key.slice(0, 10) }], keptApiKeys: 0 });
	expect(await statusOf(key)).toBe(401);
});

it("an account that isn't there is said", async () => {
	for (const account of ["nobody@example.test", crypto.randomUUID()]) {
		await expect(endSessionsOf(account, { endsApiKeys: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
	}
});
