import { expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "@/lib/platform/errors";
import type { Answer, Sent } from "@/tests/world/client";
import { agreeAt, openProviders } from "@/tests/world/identity";

await openProviders();

const { accountOperations, ask, ownErrorsOf } = await import("./account-operations");
const { caller, freshEmail, makePerson, makeUser, PASSWORD } = await import("@/tests/factories/people");
const { freshPerson, OAuthBrowser } = await import("@/tests/world/oauth-browser");
const { newId } = await import("@/lib/platform/ids");
const { db } = await import("@/lib/platform/database/db");
const { hashSecret } = await import("@/lib/accounts/secret");
const { requestExport } = await import("@/lib/data-exports/request-export");
const { refreshSession } = await import("@/lib/accounts/sessions/refresh-session");

const operations = await accountOperations();
const shown = new Set<string>();

async function asking(operationId: string, sent: Sent): Promise<Answer> {
	const operation = operations.find((one) => one.operationId === operationId);
	if (!operation) throw new Error(`There is no ${operationId}`);
	return ask(operation, sent);
}

function expectRefusal(operationId: string, code: ErrorCode, { status, body, headers }: Answer): void {
	shown.add(`${operationId} ${code}`);
	expect([operationId, status, body.code, body.error]).toEqual([operationId, ERRORS[code].status, code, code]);
	expect(body.message).not.toMatch(/^See the message/);
	expect(body.requestId).toBe(headers.get("x-request-id"));
}

it("signing in", async () => {
	const { email } = await makeUser({ emailVerifiedAt: null });
	expectRefusal("signIn", "INVALID_CREDENTIALS", await asking("signIn", { body: { email: freshEmail(), password: PASSWORD } }));
	expectRefusal("signIn", "EMAIL_NOT_VERIFIED", await asking("signIn", { body: { email, password: PASSWORD } }));
});

it("refreshing", async () => {
	const { refreshToken } = await makePerson();
	expectRefusal("refreshSession", "REFRESH_TOKEN_INVALID", await asking("refreshSession", { body: { refreshToken: "none of ours" } }));
	await refreshSession(caller(), { refreshToken });
	await db().refreshToken.update({ where: { tokenHash: hashSecret(refreshToken) }, data: { usedAt: new Date(Date.now() - 11_000) } });
	expectRefusal("refreshSession", "REFRESH_TOKEN_REUSED", await asking("refreshSession", { body: { refreshToken } }));
});

it("links of mails", async () => {
	expectRefusal("verifyEmail", "INVALID_TOKEN", await asking("verifyEmail", { body: { token: "made-up" } }));
	expectRefusal("resetPassword", "INVALID_TOKEN", await asking("resetPassword", { body: { token: "made-up", newPassword: "nine green kettles" } }));
	expectRefusal("stopMails", "INVALID_TOKEN", await asking("stopMails", { query: "?token=made-up" }));
});

it("programs that ask to be signed in", async () => {
	const { token } = await makePerson();
	const { body: asked } = await asking("startDeviceLogin", { body: { clientName: "a program" } });
	const take = (deviceCode: string) => asking("takeDeviceLogin", { body: { deviceCode } });
	expectRefusal("takeDeviceLogin", "INVALID_TOKEN", await take("made-up"));
	expectRefusal("takeDeviceLogin", "DEVICE_LOGIN_PENDING", await take(asked.deviceCode));
	const unknown = { token, params: { userCode: "BCDF-2345" } };
	expectRefusal("getDeviceLogin", "DEVICE_LOGIN_NOT_FOUND", await asking("getDeviceLogin", unknown));
	expectRefusal("answerDeviceLogin", "DEVICE_LOGIN_NOT_FOUND", await asking("answerDeviceLogin", { ...unknown, body: { isApproved: true } }));
	await asking("answerDeviceLogin", { token, params: { userCode: asked.userCode }, body: { isApproved: false } });
	expectRefusal("takeDeviceLogin", "DEVICE_LOGIN_DENIED", await take(asked.deviceCode));
});

it("the password", async () => {
	const { token } = await makePerson();
	const body = { currentPassword: "not the one", newPassword: "nine green kettles" };
	expectRefusal("changePassword", "INVALID_CREDENTIALS", await asking("changePassword", { token, body }));
});

it("sessions, keys and archives that are not there, another's or not ready", async () => {
	const [owner, stranger] = [await makePerson(), await makePerson()];
	const key = await asking("createApiKey", { token: owner.token, body: { name: "mine" } });
	const { exportId } = await requestExport(owner.context);
	const { token } = stranger;
	expectRefusal("endSession", "SESSION_NOT_FOUND", await asking("endSession", { token, params: { sessionId: owner.sessionId } }));
	expectRefusal("revokeApiKey", "API_KEY_NOT_FOUND", await asking("revokeApiKey", { token, params: { keyId: key.body.keyId } }));
	expectRefusal("downloadExport", "EXPORT_NOT_FOUND", await asking("downloadExport", { token, params: { exportId } }));
	const early = await asking("downloadExport", { token: owner.token, params: { exportId } });
	expectRefusal("downloadExport", "INVALID_STATE_TRANSITION", early);
	expect(early.body.details).toMatchObject({ status: "queued" });
});

it("what a guest can't have", async () => {
	const token = (await asking("startGuestSession", {})).body.accessToken;
	for (const operationId of ["createApiKey", "startLink"]) {
		const answer = await asking(operationId, { token, params: { provider: "google" }, body: operationId === "createApiKey" ? { name: "x" } : undefined });
		expect([operationId, answer.status, answer.body.code]).toEqual([operationId, 403, "FORBIDDEN"]);
	}
});

const PROVIDERS = [
	["google", "Google"],
	["github", "GitHub"],
] as const;

it.each(PROVIDERS)("the way to %s", async (_provider, name) => {
	const start = `start${name}SignIn`;
	const json = { accept: "application/json" };
	const { token } = await makePerson();
	expectRefusal(start, "AUTH_INVALID_REDIRECT", await asking(start, { query: "?redirect_to=//elsewhere.example", headers: json }));
	expectRefusal(start, "UNAUTHENTICATED", await asking(start, { query: "?again=yes", headers: json }));
	expectRefusal(start, "AUTH_OAUTH_STATE_INVALID", await asking(start, { query: "?link=made-up", headers: json, token }));
});

it.each(PROVIDERS)("the way back from %s", async (provider, name) => {
	const finish = `finish${name}SignIn`;
	const { email } = await makeUser();
	const visit = async (choice: Parameters<InstanceType<typeof OAuthBrowser>["visit"]>[1]) => {
		const browser = new OAuthBrowser();
		return browser.comeBack(provider, await browser.visit(provider, choice), "application/json");
	};
	expectRefusal(finish, "AUTH_OAUTH_STATE_INVALID", await asking(finish, { query: "?code=x&state=made-up", headers: { accept: "application/json" } }));
	expectRefusal(finish, "AUTH_OAUTH_DENIED", await visit("no"));
	expectRefusal(finish, "AUTH_OAUTH_TOKEN_INVALID", await visit(freshPerson({ isVerified: false })));
	expectRefusal(finish, "OAuthLinkingRequired", await visit(freshPerson({ email })));
	const browser = new OAuthBrowser();
	const failed = await browser.visit(provider, freshPerson());
	failed.searchParams.delete("code");
	failed.searchParams.set("error", "server_error");
	expectRefusal(finish, "AUTH_OAUTH_PROVIDER_FAILED", await browser.comeBack(provider, failed, "application/json"));
});

/** An identity that is linked, without a visit. */
const linkTo = (userId: string, provider: string) =>
	db().oAuthIdentity.create({ data: { id: newId(), userId, provider, issuer: "https://issuer.example", subject: newId(), label: "ada" } });

it.each(PROVIDERS)("linking %s", async (provider, name) => {
	const person = await makePerson();
	const { token, userId } = person;
	const params = { provider };
	expectRefusal("unlinkProvider", "NOT_FOUND", await asking("unlinkProvider", { token, params }));
	const begun = await asking("startLink", { token, params });
	await linkTo(userId, provider);
	expectRefusal("startLink", "OAUTH_ALREADY_LINKED", await asking("startLink", { token, params }));

	const browser = new OAuthBrowser();
	browser.take(new Headers({ "set-cookie": `access_token=${token}; Path=/` }));
	const { headers } = await browser.start(provider, Object.fromEntries(new URL(begun.body.startUrl, "http://127.0.0.1:3000").searchParams));
	const answered = await agreeAt(headers.get("location") ?? "", freshPerson());
	expectRefusal(`finish${name}SignIn`, "OAUTH_ALREADY_LINKED", await browser.comeBack(provider, answered, "application/json"));

	await db().user.update({ where: { id: userId }, data: { passwordHash: null } });
	const last = await asking("unlinkProvider", { token, params });
	expectRefusal("unlinkProvider", "INVALID_STATE_TRANSITION", last);
	expect(last.body.details).toMatchObject({ status: "only_sign_in_method" });
});

/** Of a server without these providers, or whose provider does not answer: a process reads its variables once, so these have files of their own. */
const ELSEWHERE = [
	"startLink NOT_FOUND",
	...["startGoogleSignIn", "finishGoogleSignIn", "startGitHubSignIn", "finishGitHubSignIn"].map((operationId) => `${operationId} NOT_FOUND`),
	"startGoogleSignIn AUTH_OAUTH_PROVIDER_FAILED",
];

it("nothing that an operation names is left out", () => {
	const named = operations.flatMap((operation) => ownErrorsOf(operation).map((code) => `${operation.operationId} ${code}`));
	expect([...shown, ...ELSEWHERE].sort()).toEqual(named.sort());
});
