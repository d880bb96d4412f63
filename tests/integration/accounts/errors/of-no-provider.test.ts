import { expect, it } from "vitest";
import { PROVIDERS } from "@/lib/accounts/oauth/names";
import { rememberStart } from "@/lib/accounts/oauth/oauth-state";
import { newSecret } from "@/lib/accounts/secret";
import { makePerson } from "@/tests/factories/people";
import { accountOperations, ask } from "./account-operations";

it("a provider that this server does not offer is NOT_FOUND, on the way there, in the settings, and for who is on the way back when it goes", async () => {
	const { token } = await makePerson();
	const asked = (await accountOperations()).filter(({ path, operationId }) => path.startsWith("/auth/oauth/") || operationId === "startLink");
	expect(asked).toHaveLength(5);
	for (const operation of asked) {
		const browser = newSecret();
		const provider = PROVIDERS.find((one) => operation.path.includes(one)) ?? "google";
		const { state } = await rememberStart({ provider, purpose: "sign_in", userId: null, redirectTo: "/" }, browser);
		const headers = { accept: "application/json", cookie: `oauth-browser=${browser}` };
		const caller = operation.auth === "required" ? { token } : {};
		const { status, body } = await ask(operation, { ...caller, params: { provider }, query: `?code=x&state=${state}`, headers });
		expect([operation.operationId, status, body.code]).toEqual([operation.operationId, 404, "NOT_FOUND"]);
	}
});
