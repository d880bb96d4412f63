import { expect, it } from "vitest";
import { DELETE as revokeRoute } from "@/app/api/v1/users/me/api-keys/[keyId]/route";
import { POST as createRoute, GET as listRoute } from "@/app/api/v1/users/me/api-keys/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { db } from "@/lib/platform/database/db";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

it("a key is shown once, works, shows its last use, and ends when revoked", async () => {
	const { token, user } = await makePerson();
	const created = await call(createRoute, "POST", { token, body: { name: " build server " } });
	expect(created.status).toBe(201);
	const { key, keyId } = created.body;
	expect(key).toMatch(/^ck_[\w-]{43}$/);
	expect(created.body).toMatchObject({ name: "build server", prefix: key.slice(0, 10), lastUsedAt: null, expiresAt: null });

	expect((await call(profileRoute, "GET", { token: key })).body.id).toBe(user.id);
	const listed = await call(listRoute, "GET", { token });
	expect(listed.body.items).toHaveLength(1);
	expect(listed.body.items[0].lastUsedAt).not.toBeNull();
	expect(JSON.stringify(listed.body)).not.toContain(key);
	expect(JSON.stringify(await db().apiKey.findMany())).not.toContain(key);

	expect((await call(revokeRoute, "DELETE", { token, params: { keyId } })).body).toEqual({ success: true });
	expect((await call(profileRoute, "GET", { token: key })).status).toBe(401);
	expect((await call(listRoute, "GET", { token })).body.items).toEqual([]);
	expect((await call(revokeRoute, "DELETE", { token, params: { keyId } })).status).toBe(404);
	expect(await auditOf(keyId)).toEqual(["api_key.create", "api_key.revoke"]);
});

it("a key that has expired is refused", async () => {
	const { token } = await makePerson();
	const expiresAt = new Date(Date.now() + 60_000).toISOString();
	const { body } = await call(createRoute, "POST", { token, body: { name: "short", expiresAt } });
	expect((await call(profileRoute, "GET", { token: body.key })).status).toBe(200);
	await db().apiKey.update({ where: { id: body.keyId }, data: { expiresAt: new Date(Date.now() - 1) } });
	expect((await call(profileRoute, "GET", { token: body.key })).status).toBe(401);
});

it("whoever sends a key that is not accepted is told so, and what is wrong with it; whoever sends nothing is told to sign in", async () => {
	const { token } = await makePerson();
	const { body } = await call(createRoute, "POST", { token, body: { name: "told" } });
	const said = async (sent: string | undefined) => (await call(profileRoute, "GET", sent === undefined ? {} : { token: sent })).body;
	const cases: ReadonlyArray<readonly [sent: string | undefined, says: RegExp]> = [
		[
			`${body.key.slice(0, -1)}${body.key.endsWith("x") ? "y" : "x"}`,
			/^This key is not accepted: it is unknown here, was ended, or has expired\. Make a key in Account settings/,
		],
		[body.prefix, /^This key is not accepted: a key has 46 characters, and this one has 10\. It is shown whole once/],
		[body.key.slice(0, -1), /^This key is not accepted: a key has 46 characters, and this one has 45\./],
		[body.key.slice(3), /^This access token is not accepted: .* An API key begins with ck_\.$/],
		[undefined, /^Sign in, or send/],
	];
	for (const [sent, says] of cases) expect(await said(sent), String(sent)).toMatchObject({ code: "UNAUTHENTICATED", message: expect.stringMatching(says) });
});

it("somebody else's key, a malformed id and a missing one are the same 404", async () => {
	const owner = await makePerson();
	const stranger = await makePerson();
	const { body } = await call(createRoute, "POST", { token: owner.token, body: { name: "mine" } });
	const answers = await Promise.all(
		[body.keyId, crypto.randomUUID(), "nonsense"].map((keyId) => call(revokeRoute, "DELETE", { token: stranger.token, params: { keyId } })),
	);
	expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(Array(3).fill([404, "API_KEY_NOT_FOUND"]));
	expect((await call(profileRoute, "GET", { token: body.key })).status).toBe(200);
});

it("a key can't make keys, and bad names and past dates are refused", async () => {
	const { token } = await makePerson();
	const { body } = await call(createRoute, "POST", { token, body: { name: "first" } });
	expect((await call(createRoute, "POST", { token: body.key, body: { name: "second" } })).body.code).toBe("FORBIDDEN");
	expect((await call(createRoute, "POST", { token, body: { name: " " } })).status).toBe(422);
	expect((await call(createRoute, "POST", { token, body: { name: "x", expiresAt: "2001-01-01T00:00:00Z" } })).status).toBe(422);
	expect((await call(createRoute, "POST", { body: { name: "x" } })).status).toBe(401);
	for (const scopes of [[], ["everything"], ["jobs", "jobs"], "jobs"]) {
		expect((await call(createRoute, "POST", { token, body: { name: "x", scopes } })).status).toBe(422);
	}
});

it("a key has the scopes it was made with, or the usual ones, and shows them", async () => {
	const { token } = await makePerson();
	const usual = await call(createRoute, "POST", { token, body: { name: "usual" } });
	expect(usual.body.scopes).toEqual(["jobs", "files", "workflows", "surveys", "account:read"]);
	const narrow = await call(createRoute, "POST", { token, body: { name: "narrow", scopes: ["developer", "files"] } });
	expect(narrow.body.scopes).toEqual(["files", "developer"]);
	const { body } = await call(listRoute, "GET", { token });
	expect(body.items.map((item: { scopes: string[] }) => item.scopes)).toEqual([narrow.body.scopes, usual.body.scopes]);
	const refused = await call(profileRoute, "GET", { token: narrow.body.key });
	expect([refused.status, refused.body.details]).toEqual([403, { scope: "account:read" }]);
});

it("keys are paged without gaps", async () => {
	const { token } = await makePerson();
	for (const name of ["a", "b", "c"]) await call(createRoute, "POST", { token, body: { name } });
	const first = await call(listRoute, "GET", { token, query: "?limit=2" });
	const second = await call(listRoute, "GET", { token, query: `?limit=2&cursor=${first.body.nextCursor}` });
	expect([...first.body.items, ...second.body.items].map((item: { name: string }) => item.name)).toEqual(["c", "b", "a"]);
	expect(second.body.nextCursor).toBeNull();
	expect((await call(listRoute, "GET", { token, query: "?cursor=nonsense" })).body.code).toBe("INVALID_REQUEST");
	expect((await call(listRoute, "GET", { token, query: "?limit=0" })).status).toBe(422);
});
