import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, it } from "vitest";

const BREACHED = "brackish otter 1987 lamp";
const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

type Said = { status: number; body: string } | "silence";
let answer: () => Said;
const asked: { path: string; padding: string | string[] | undefined }[] = [];

/** Speaks the range protocol as it is documented: https://haveibeenpwned.com/API/v3#PwnedPasswords */
const server = createServer((request, response) => {
	const path = request.url ?? "";
	asked.push({ path, padding: request.headers["add-padding"] });
	const said = answer();
	if (said === "silence") return;
	response.writeHead(said.status, { "content-type": "text/plain" });
	response.end(said.body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
process.env.BREACHED_PASSWORDS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`;
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const { POST: signUpRoute } = await import("@/app/api/v1/auth/signup/route");
const { POST: changeRoute } = await import("@/app/api/v1/auth/change-password/route");
const { POST: resetRoute } = await import("@/app/api/v1/auth/reset-password/route");
const { isBreachedPassword } = await import("@/lib/accounts/passwords/breached-passwords");
const { freshEmail, makePerson, PASSWORD } = await import("@/tests/factories/people");
const { call } = await import("@/tests/world/client");

/** A list that has these passwords, others of the same beginning, and padding. */
const listOf = (...passwords: string[]) =>
	[`${"0".repeat(35)}:3`, ...passwords.map((password) => `${sha1(password).slice(5)}:12`), `${"F".repeat(35)}:0`].join("\r\n");

beforeEach(() => {
	asked.length = 0;
	answer = () => ({ status: 200, body: listOf(BREACHED) });
});

it("a password of a breach is refused on its field, wherever one is chosen", async () => {
	const { token } = await makePerson();
	const refused = [
		await call(signUpRoute, "POST", { body: { email: freshEmail(), password: BREACHED } }),
		await call(resetRoute, "POST", { body: { token: "any", newPassword: BREACHED } }),
		await call(changeRoute, "POST", { token, body: { currentPassword: PASSWORD, newPassword: BREACHED } }),
	];
	expect(refused.map(({ status, body }) => [status, body.code, body.details.issues[0].path])).toEqual([
		[422, "VALIDATION_ERROR", "password"],
		[422, "VALIDATION_ERROR", "newPassword"],
		[422, "VALIDATION_ERROR", "newPassword"],
	]);
	expect((await call(changeRoute, "POST", { token, body: { currentPassword: PASSWORD, newPassword: "nine green kettles" } })).status).toBe(200);
});

it("the service learns five characters of a hash, and answers in padding", async () => {
	await isBreachedPassword(BREACHED);
	expect(asked).toEqual([{ path: `/range/${sha1(BREACHED).slice(0, 5)}`, padding: "true" }]);
});

it("padding, and another password of the same beginning, are no breach", async () => {
	answer = () => ({ status: 200, body: `${sha1("nine green kettles").slice(5)}:0\r\n${listOf("another")}` });
	expect(await isBreachedPassword("nine green kettles")).toBe(false);
});

it.each<[string, Said]>([
	["is down", { status: 503, body: "" }],
	["answers without an end", { status: 200, body: "0".repeat(600_000) }],
	["is silent", "silence"],
])("a service that %s keeps nobody out", async (_what, said) => {
	answer = () => said;
	expect(await isBreachedPassword(BREACHED)).toBe(false);
});
