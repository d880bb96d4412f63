import pg from "pg";
import { expect, it } from "vitest";
import { hashSecret } from "@/lib/accounts/secret";
import type { AnyContract } from "@/lib/platform/contract/contract";
import { db } from "@/lib/platform/database/db";
import { ERRORS, type ErrorCode } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { RATE_LIMITS, takeRateLimit } from "@/lib/platform/rate-limit";
import { freshEmail, makeApiKey, makePerson, PASSWORD } from "@/tests/factories/people";
import type { Answer, Sent } from "@/tests/world/client";
import { accountOperations, ask, mayAnswer } from "./account-operations";

const operations = await accountOperations();

/** Wrong fields, for each operation that looks at any. */
const WRONG_FIELDS: Record<string, Sent> = {
	signIn: { body: { email: "none", password: "" } },
	signUp: { body: { email: "a@b", password: "short" } },
	signOut: { body: {} },
	refreshSession: { body: { refreshToken: "" } },
	verifyEmail: { body: { token: "" } },
	resendVerification: { body: { email: 1 } },
	forgotPassword: { body: { email: null } },
	resetPassword: { body: { token: "x", newPassword: "short" } },
	changePassword: { body: { currentPassword: PASSWORD, newPassword: "password1" } },
	updateProfile: { body: { locale: "no language" } },
	updateNotificationPreferences: { body: { lowBalance: "no" } },
	createApiKey: { body: { name: "", scopes: ["everything"] } },
	startDeviceLogin: { body: { clientName: "" } },
	takeDeviceLogin: { body: {} },
	answerDeviceLogin: { params: { userCode: "BCDF-2345" }, body: { isApproved: "yes" } },
	listApiKeys: { query: "?limit=0" },
	listMySessions: { query: "?limit=101" },
	listExports: { query: "?limit=none" },
	stopMails: {},
	openStopMails: {},
	startGoogleSignIn: { query: "?again=perhaps" },
	startGitHubSignIn: { query: "?redirect_to=/a&redirect_to=/b" },
	finishGoogleSignIn: { query: "?state=a&state=b" },
	finishGitHubSignIn: { query: `?state=${"x".repeat(501)}` },
};

const isGuarded = ({ auth }: AnyContract) => auth === "required";

/** Asks every operation that may answer with `code` for it, and says which did not. */
async function expectOfEach(
	code: ErrorCode,
	sentTo: (operation: AnyContract) => Promise<Sent> | Sent,
	check: (answer: Answer) => boolean = () => true,
	among = operations,
) {
	const asked = among.filter((operation) => mayAnswer(operation, code));
	expect(asked).not.toEqual([]);
	const wrong: unknown[] = [];
	for (const operation of asked) {
		const answer = await ask(operation, await sentTo(operation));
		const { status, body, headers } = answer;
		const isRight =
			status === ERRORS[code].status && body.code === code && body.error === code && body.message !== "" && headers.get("x-request-id") === body.requestId;
		if (!isRight || !check(answer)) wrong.push([operation.operationId, status, body]);
	}
	expect(wrong).toEqual([]);
}

it("the operations are those of the contract, and each that reads fields is known here", () => {
	expect(operations).toHaveLength(38);
	const reading = operations.filter((operation) => mayAnswer(operation, "VALIDATION_ERROR")).map(({ operationId }) => operationId);
	expect(Object.keys(WRONG_FIELDS).sort()).toEqual(reading.sort());
});

it("UNAUTHENTICATED, with the way to authenticate", async () => {
	await expectOfEach(
		"UNAUTHENTICATED",
		() => ({}),
		({ headers }) => headers.get("www-authenticate") === "Bearer",
		operations.filter(isGuarded),
	);
});

it("FORBIDDEN: a key without the scope, or a cookie from elsewhere", async () => {
	const person = await makePerson();
	const bare = await makeApiKey(person, { scopes: ["developer"] });
	const foreign = { cookie: `access_token=${person.token}`, origin: "https://elsewhere.example" };
	await expectOfEach("FORBIDDEN", (operation) => (operation.scope === "any" ? { headers: foreign } : { token: bare }));
	const changes = operations.filter((operation) => operation.method !== "GET" && operation.auth !== "none");
	for (const operation of changes) expect((await ask(operation, { headers: foreign })).body.code, operation.operationId).toBe("FORBIDDEN");
});

it("RECENT_SIGN_IN_REQUIRED, with how recent", async () => {
	const { token, sessionId } = await makePerson();
	await db().session.update({ where: { id: sessionId }, data: { createdAt: new Date(Date.now() - 16 * 60_000) } });
	await expectOfEach(
		"RECENT_SIGN_IN_REQUIRED",
		() => ({ token }),
		({ body }) => body.details.maxAgeSeconds === 900,
	);
});

it("PAYLOAD_TOO_LARGE, by what is announced", async () => {
	const { token } = await makePerson();
	await expectOfEach("PAYLOAD_TOO_LARGE", (operation) => ({ headers: { "content-length": "1048577" }, ...(isGuarded(operation) ? { token } : {}) }));
});

it("PAYLOAD_TOO_LARGE, by what comes", async () => {
	const { token } = await makePerson();
	for (const operation of operations.filter(({ body }) => body)) {
		const sent = { body: `"${"x".repeat(1_048_576)}"`, ...(isGuarded(operation) ? { token } : {}) };
		expect((await ask(operation, sent)).status, operation.operationId).toBe(413);
	}
});

it("UNSUPPORTED_MEDIA_TYPE", async () => {
	const { token } = await makePerson();
	await expectOfEach("UNSUPPORTED_MEDIA_TYPE", (operation) => ({
		body: "a=b",
		headers: { "content-type": "text/plain" },
		...(isGuarded(operation) ? { token } : {}),
	}));
});

it("INVALID_REQUEST: no JSON, else a malformed key of the request, else an unreadable cursor", async () => {
	const { token } = await makePerson();
	await expectOfEach("INVALID_REQUEST", (operation) => {
		const caller = isGuarded(operation) ? { token } : {};
		if (operation.body) return { body: "{", ...caller };
		return operation.method === "GET" ? { query: "?cursor=nonsense", ...caller } : { headers: { "idempotency-key": "short" }, ...caller };
	});
});

it("VALIDATION_ERROR, with every wrong field", async () => {
	const { token } = await makePerson();
	await expectOfEach(
		"VALIDATION_ERROR",
		(operation) => {
			const headers = { accept: "application/json" };
			return { ...WRONG_FIELDS[operation.operationId], headers, ...(isGuarded(operation) ? { token } : {}) };
		},
		({ body }) => body.details.issues.length > 0 && body.details.issues.every(({ path, message }: Record<string, string>) => path !== "" && message !== ""),
	);
});

it("a path id that is malformed answers like one that is missing", async () => {
	const { token } = await makePerson();
	const named = operations.filter(({ params }) => params);
	expect(named.map(({ operationId }) => operationId).sort()).toEqual([
		"answerDeviceLogin",
		"downloadExport",
		"endSession",
		"getDeviceLogin",
		"revokeApiKey",
		"startLink",
		"unlinkProvider",
	]);
	for (const operation of named) {
		const name = /\{(\w+)\}/.exec(operation.path)?.[1] ?? "";
		for (const id of ["nonsense", "%00", newId()]) {
			const { status, body } = await ask(operation, { token, params: { [name]: id }, ...(operation.body ? { body: FIT[operation.operationId] } : {}) });
			expect([operation.operationId, status, body.code]).toEqual([operation.operationId, 404, operation.notFound ?? "NOT_FOUND"]);
		}
	}
});

it("IDEMPOTENCY_KEY_REUSED", async () => {
	const { token } = await makePerson();
	const [preferences, signOut] = ["updateNotificationPreferences", "signOut"].map((id) => operations.find(({ operationId }) => operationId === id));
	if (!preferences || !signOut) throw new Error("An operation is missing");
	await expectOfEach("IDEMPOTENCY_KEY_REUSED", async (operation) => {
		const headers = { "idempotency-key": newId(), "x-forwarded-for": "10.9.8.7" };
		const caller = isGuarded(operation) ? { token } : {};
		const first = isGuarded(operation) ? { token, body: { newsletter: null } } : { body: { refreshToken: "any" } };
		expect((await ask(isGuarded(operation) ? preferences : signOut, { ...first, headers })).status).toBe(200);
		const params = { provider: "google", sessionId: newId(), keyId: newId(), userCode: "BCDF-2345" };
		return { headers, params, ...caller, ...(operation.body ? { body: FIT[operation.operationId] } : {}) };
	});
});

/** Bodies that each operation takes; none is ever acted upon here. */
const FIT: Record<string, unknown> = {
	signUp: { email: freshEmail(), password: PASSWORD },
	signOut: { refreshToken: "another" },
	verifyEmail: { token: "x" },
	resendVerification: { email: freshEmail() },
	forgotPassword: { email: freshEmail() },
	resetPassword: { token: "x", newPassword: PASSWORD },
	changePassword: { currentPassword: PASSWORD, newPassword: "nine green kettles" },
	startDeviceLogin: { clientName: "a program" },
	takeDeviceLogin: { deviceCode: "x" },
	answerDeviceLogin: { isApproved: false },
	updateProfile: { displayName: "Ada" },
	updateNotificationPreferences: { newsletter: true },
};

it("IDEMPOTENCY_IN_PROGRESS, of what is still being done", async () => {
	const [changing, leaving] = [await makePerson(), await makePerson()];
	const key = newId();
	const address = "10.9.8.6";
	const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
	await client.connect();
	await client.query("BEGIN");
	for (const scope of [changing.userId, leaving.userId, `address:${address}`])
		await client.query(`INSERT INTO idempotency_record ("scope", "key", "requestHash") VALUES ($1, $2, 'x')`, [scope, key]);
	const headers = { "idempotency-key": key, "x-forwarded-for": address };
	const sent: Record<string, Sent> = {
		signUp: { headers, body: FIT.signUp },
		changePassword: { headers, token: changing.token, body: FIT.changePassword },
		deleteAccount: { headers, token: leaving.token },
	};
	const answers = await Promise.all(
		operations.filter(({ operationId }) => operationId in sent).map((operation) => ask(operation, sent[operation.operationId])),
	);
	await client.query("ROLLBACK");
	await client.end();
	expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, "IDEMPOTENCY_IN_PROGRESS"]));
	expect(await db().user.count({ where: { id: leaving.userId, deletedAt: null } })).toBe(1);
}, 60_000);

const exhaust = (name: keyof typeof RATE_LIMITS, key: string) =>
	Promise.allSettled(Array.from({ length: RATE_LIMITS[name].points }, () => takeRateLimit(name, key)));

it("RATE_LIMITED, with when to come again", async () => {
	const { token, userId } = await makePerson();
	const address = "10.9.8.5";
	await Promise.all([exhaust("general", userId), exhaust("general", address)]);
	await expectOfEach(
		"RATE_LIMITED",
		(operation) => (isGuarded(operation) ? { token } : { headers: { "x-forwarded-for": address, accept: "application/json" } }),
		({ headers }) => Number(headers.get("retry-after")) > 0,
	);
});

it("RATE_LIMITED by the narrower limits of an address", async () => {
	const narrow = operations.filter(({ addressLimit }) => addressLimit);
	expect(narrow.map(({ operationId }) => operationId).sort()).toEqual([
		"forgotPassword",
		"resendVerification",
		"signIn",
		"signUp",
		"startDeviceLogin",
		"startGuestSession",
	]);
	for (const [index, operation] of narrow.entries()) {
		const address = `10.9.7.${index}`;
		const name = operation.addressLimit;
		if (!name) continue;
		await exhaust(name, address);
		const { status, body, headers } = await ask(operation, { headers: { "x-forwarded-for": address }, body: FIT[operation.operationId] });
		expect([operation.operationId, status, body.code]).toEqual([operation.operationId, 429, "RATE_LIMITED"]);
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
	}
});

it("RATE_LIMITED by the narrower limits of an account", async () => {
	const { token, userId, user } = await makePerson();
	const limited: Record<string, [keyof typeof RATE_LIMITS, string, Sent]> = {
		requestExport: ["dataExport", userId, { token }],
		changePassword: ["signInAccount", `change:${hashSecret(userId)}`, { token, body: FIT.changePassword }],
		signIn: ["signInAccount", `sign-in:${hashSecret(user.email)}`, { body: { email: user.email, password: PASSWORD } }],
	};
	for (const operation of operations.filter(({ operationId }) => operationId in limited)) {
		const [name, key, sent] = limited[operation.operationId] ?? ["general", "", {}];
		await exhaust(name, key);
		const { status, body } = await ask(operation, sent);
		expect([operation.operationId, status, body.code]).toEqual([operation.operationId, 429, "RATE_LIMITED"]);
	}
});

it("INTERNAL tells what to report, and nothing of what is inside", async () => {
	const { token } = await makePerson();
	const asked = operations.filter(({ operationId }) => operationId === "getProfile" || operationId === "forgotPassword");
	await db().$executeRaw`ALTER TABLE "user" RENAME TO "user_elsewhere"`;
	try {
		for (const operation of asked) {
			const { status, body } = await ask(operation, isGuarded(operation) ? { token } : { body: FIT.forgotPassword });
			expect([operation.operationId, status, body.code]).toEqual([operation.operationId, 500, "INTERNAL"]);
			expect(Object.keys(body).sort()).toEqual(["code", "error", "message", "requestId"]);
			expect(body.message).not.toMatch(/prisma|select|relation|\.ts|user_elsewhere|column/i);
		}
	} finally {
		await db().$executeRaw`ALTER TABLE "user_elsewhere" RENAME TO "user"`;
	}
});
