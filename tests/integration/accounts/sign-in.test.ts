import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { POST as signOutAllRoute } from "@/app/api/v1/auth/signout-all/route";
import { GET as profileRoute } from "@/app/api/v1/users/me/route";
import { isOutdated } from "@/lib/accounts/passwords/password-hash";
import { signOutAll } from "@/lib/accounts/sessions/sign-out";
import { db } from "@/lib/platform/database/db";
import type { AppError } from "@/lib/platform/errors";
import { caller, freshEmail, makePerson, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";
import { signIn } from "./verbs";

it("a wrong password and an unknown address get the same answer", async () => {
	const { email } = await makeUser();
	const wrong = await call(signInRoute, "POST", { body: { email, password: "not the password" } });
	const unknown = await call(signInRoute, "POST", { body: { email: freshEmail(), password: "not the password" } });
	const comparable = (answer: typeof wrong) => [answer.status, { ...answer.body, requestId: "" }, [...answer.headers.keys()].sort()];
	expect(comparable(wrong)).toEqual(comparable(unknown));
	expect(wrong.body.code).toBe("INVALID_CREDENTIALS");
	expect(wrong.headers.get("www-authenticate")).toBe("Bearer");
});

it("an unknown address takes as much work as a wrong password", async () => {
	const { email } = await makeUser();
	// In processor time, so that a busy machine changes nothing.
	const work = async (address: string) => {
		const before = process.cpuUsage();
		await signIn(caller(), { email: address, password: "not the password" }).catch(() => undefined);
		const { user, system } = process.cpuUsage(before);
		return user + system;
	};
	await work(email);
	const known: number[] = [];
	const unknown: number[] = [];
	for (let round = 0; round < 8; round++) {
		known.push(await work(email));
		unknown.push(await work(freshEmail()));
	}
	const median = (amounts: number[]) => amounts.sort((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;
	// Without the dummy hash the ratio is about ten.
	expect(median(known) / median(unknown)).toBeLessThan(3);
	expect(median(unknown) / median(known)).toBeLessThan(3);
});

it("an unverified account with a wrong password doesn't tell that it exists", async () => {
	const { email } = await makeUser({ emailVerifiedAt: null });
	await expect(signIn(caller(), { email, password: "not the password" })).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
	await expect(signIn(caller(), { email, password: PASSWORD })).rejects.toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
});

it("the eleventh try for an account is refused, from whatever address it comes", async () => {
	const { email } = await makeUser();
	for (let round = 0; round < 10; round++) await signIn(caller(), { email, password: "not the password" }).catch(() => undefined);
	const refused = await call(signInRoute, "POST", { body: { email, password: PASSWORD } });
	expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
});

it("what strangers use up locks nobody out at an address that the account has been signed in from, nor another account", async () => {
	const [owner, other, stranger] = [await makePerson(), await makeUser(), caller()];
	const attempt = (email: string, from: ReturnType<typeof caller>, password = PASSWORD) =>
		signIn(from, { email, password }).then(
			() => "signed in",
			(error: AppError) => error.code,
		);
	// Making the owner was the first try of ten.
	for (let round = 0; round < 9; round++) expect(await attempt(owner.user.email, stranger, "not the password")).toBe("INVALID_CREDENTIALS");
	expect(await attempt(owner.user.email, stranger)).toBe("RATE_LIMITED");
	expect(await attempt(owner.user.email, { ...owner.context, actor: null })).toBe("signed in");
	expect(await attempt(other.email, stranger)).toBe("signed in");
	for (let round = 0; round < 9; round++) await attempt(owner.user.email, { ...owner.context, actor: null }, "not the password");
	expect(await attempt(owner.user.email, { ...owner.context, actor: null }), "at home tries are counted as well").toBe("RATE_LIMITED");
});

it("a hash of older settings is renewed at sign-in", async () => {
	const user = await makeUser({ passwordHash: await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) });
	await signIn(caller(), { email: user.email, password: PASSWORD });
	const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: user.id } });
	expect(isOutdated(user.passwordHash ?? "")).toBe(true);
	expect(isOutdated(passwordHash ?? "")).toBe(false);
	await expect(signIn(caller(), { email: user.email, password: PASSWORD })).resolves.toBeDefined();
});

it("signing out everywhere ends every session at once", async () => {
	const first = await makePerson();
	const second = await signIn(caller(), { email: first.user.email, password: PASSWORD });
	expect((await call(profileRoute, "GET", { token: second.answer.accessToken })).status).toBe(200);
	await signOutAll(first.context);
	for (const token of [first.token, second.answer.accessToken]) expect((await call(profileRoute, "GET", { token })).status).toBe(401);
	expect(await auditOf(first.user.id)).toEqual(["account.sign_out_all"]);
	expect((await call(signOutAllRoute, "POST")).status).toBe(401);
});

it("a bad body is refused with its fields", async () => {
	const answer = await call(signInRoute, "POST", { body: { email: 5 } });
	expect([answer.status, answer.body.code]).toEqual([422, "VALIDATION_ERROR"]);
	expect(answer.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual(["email", "password"]);
	expect((await call(signInRoute, "POST", { body: "{" })).body.code).toBe("INVALID_REQUEST");
});

it("an address of any length is answered, and the counters learn none", async () => {
	const email = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.test`;
	const answer = await call(signInRoute, "POST", { body: { email, password: PASSWORD } });
	expect([answer.status, answer.body.code]).toEqual([401, "INVALID_CREDENTIALS"]);
	expect(JSON.stringify(await db().rateLimitCounter.findMany(), (_, value) => (typeof value === "bigint" ? String(value) : value))).not.toContain("@");
});
