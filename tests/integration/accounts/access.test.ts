import { expect, it } from "vitest";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { hashSecret, newSecret } from "@/lib/accounts/secret";
import { allContracts } from "@/lib/http/openapi/generate";
import type { RouteHandler } from "@/lib/http/route";
import type { AnyContract, Method } from "@/lib/platform/contract/contract";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeApiKey, makePerson, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

/** Every operation of the API that looks at credentials. */
async function guardedOperations(): Promise<AnyContract[]> {
	return (await allContracts(process.cwd())).filter((operation) => operation.auth !== "none");
}

/** Sends what no operation would take, so that only the order of refusal decides what comes back. */
async function callOperation(operation: AnyContract, token: string | undefined) {
	const { method } = operation;
	const handler = (await routeOf(operation))[method];
	const hasBody = method !== "GET";
	return call(handler, method, { ...(token ? { token } : {}), ...(hasBody ? { body: "not json", headers: { "content-type": "text/plain" } } : {}) });
}

function routeOf({ path }: AnyContract): Promise<Record<Method, RouteHandler>> {
	const folder = path.replace(/\{(\w+)\}/g, "[$1]");
	return import(/* @vite-ignore */ `${process.cwd()}/app/api/v1${folder}/route.ts`);
}

/** An access token whose session was opened so long ago. */
async function signedInAgo(minutes: number) {
	const person = await makePerson();
	await db().session.update({ where: { id: person.sessionId }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } });
	return person;
}

it("an API key without the scope is refused by every operation before its body is looked at, and told which scope it lacks", async () => {
	const bare = await makeApiKey(await makePerson(), { scopes: ["developer"] });
	const guarded = await guardedOperations();
	expect(guarded.length).toBeGreaterThan(30);
	const wrong: unknown[] = [];
	for (const declared of guarded) {
		const { operationId, scope } = declared;
		const { status, body } = await callOperation(declared, bare);
		const isRefused = status === 403 && body.code === "FORBIDDEN" && body.details?.scope === scope;
		if (isRefused !== (scope !== "any" && scope !== "developer")) wrong.push([operationId, scope, status, body]);
	}
	expect(wrong).toEqual([]);
});

it("an API key with the scope gets past it, everywhere but where only a person may", async () => {
	const full = await makeApiKey(await makePerson(), { scopes: ["jobs", "files", "workflows", "surveys", "account:read", "developer"] });
	const wrong: unknown[] = [];
	for (const declared of await guardedOperations()) {
		const { operationId, scope } = declared;
		const { status } = await callOperation(declared, full);
		if ((status === 403) !== (scope === "person")) wrong.push([operationId, scope, status]);
	}
	expect(wrong).toEqual([]);
});

it("no credentials are refused before the scope is asked", async () => {
	for (const declared of await guardedOperations()) {
		if (declared.auth === "required") expect((await callOperation(declared, undefined)).status).toBe(401);
	}
});

it("what changes passwords, providers and keys or deletes the account needs a sign-in of the last 15 minutes", async () => {
	const { token, user } = await signedInAgo(16);
	const guarded = await guardedOperations();
	const strict = guarded.filter((operation) => operation.needsRecentSignIn);
	expect(strict.map((operation) => operation.operationId).sort()).toEqual([
		"answerDeviceLogin",
		"changePassword",
		"createApiKey",
		"deleteAccount",
		"downloadExport",
		"endOtherSessions",
		"endSession",
		"requestExport",
		"revokeApiKey",
		"startLink",
		"unlinkProvider",
	]);
	for (const declared of guarded) {
		if (declared.operationId === "signOutAll") continue;
		const { status, body } = await callOperation(declared, token);
		const isRefused = status === 403 && body.code === "RECENT_SIGN_IN_REQUIRED" && body.details.maxAgeSeconds === 900;
		expect([declared.operationId, isRefused]).toEqual([declared.operationId, strict.includes(declared)]);
	}
	expect(await db().user.count({ where: { id: user.id, deletedAt: null } })).toBe(1);

	const again = await call(signInRoute, "POST", { body: { email: user.email, password: PASSWORD } });
	const remove = strict.find((operation) => operation.operationId === "deleteAccount");
	if (!remove) throw new Error("deleteAccount is missing");
	expect((await call((await routeOf(remove)).DELETE, "DELETE", { token: again.body.accessToken })).status).toBe(200);
});

it("fourteen minutes are recent enough", async () => {
	const { token } = await signedInAgo(14);
	const strict = (await guardedOperations()).filter((operation) => operation.needsRecentSignIn);
	for (const declared of strict.filter((operation) => operation.operationId !== "deleteAccount")) {
		expect((await callOperation(declared, token)).body.code).not.toBe("RECENT_SIGN_IN_REQUIRED");
	}
});

it("a key from before there were scopes keeps what keys usually may", async () => {
	const { id: userId } = await makeUser();
	const key = `ck_${newSecret()}`;
	const row = { id: newId(), name: "old", prefix: "ck_old", keyHash: hashSecret(key) };
	await db()
		.$executeRaw`INSERT INTO api_key ("id", "userId", "name", "prefix", "keyHash") VALUES (${row.id}::uuid, ${userId}::uuid, ${row.name}, ${row.prefix}, ${row.keyHash})`;
	const statuses: Record<string, number[]> = {};
	for (const declared of await guardedOperations()) {
		const { status } = await callOperation(declared, key);
		const scope = String(declared.scope);
		statuses[scope] = [...(statuses[scope] ?? []), status];
	}
	expect(Object.keys(statuses).filter((scope) => statuses[scope]?.includes(403))).toEqual(expect.arrayContaining(["person", "developer"]));
	expect(Object.keys(statuses).filter((scope) => statuses[scope]?.includes(403))).toHaveLength(2);
	expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["jobs", "files", "workflows", "account:read"]));
});
