import { expect, it } from "vitest";
import { accountOperations, ask } from "./account-operations";

// Nobody listens there.
Object.assign(process.env, { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "a-client-secret-of-the-tests", GOOGLE_ISSUER: "http://127.0.0.1:9" });

it("a provider that can't be reached is AUTH_OAUTH_PROVIDER_FAILED before anybody is sent there", async () => {
	const start = (await accountOperations()).find(({ operationId }) => operationId === "startGoogleSignIn");
	if (!start) throw new Error("startGoogleSignIn is missing");
	const { status, body } = await ask(start, { headers: { accept: "application/json" } });
	expect([status, body.code]).toEqual([502, "AUTH_OAUTH_PROVIDER_FAILED"]);
	expect(body.message).toContain("Google");
});
