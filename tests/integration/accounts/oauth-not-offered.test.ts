import { expect, it } from "vitest";
import { POST as linkRoute } from "@/app/api/v1/users/me/sign-in-methods/[provider]/route";
import { GET as methodsRoute } from "@/app/api/v1/users/me/sign-in-methods/route";
import { configuredProviders } from "@/lib/accounts/oauth/providers/configured";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { OAuthBrowser, placeOf } from "@/tests/world/oauth-browser";

it("without its variables a provider is not offered, and says so to whoever comes all the same", async () => {
	expect(configuredProviders()).toEqual([]);
	for (const provider of ["google", "github"] as const) {
		expect(placeOf(await new OAuthBrowser().start(provider))).toEqual({ status: 302, path: "/sign-in", error: "NOT_FOUND" });
		const { status, body } = await new OAuthBrowser().start(provider, {}, "application/json");
		expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
	}
	const { token } = await makePerson();
	expect((await call(methodsRoute, "GET", { token })).body.providers.map((one: { isOffered: boolean }) => one.isOffered)).toEqual([false, false]);
	expect((await call(linkRoute, "POST", { token, params: { provider: "google" } })).status).toBe(404);
});
