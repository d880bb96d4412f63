import { expect, it } from "vitest";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { nextAuthOptions } from "@/lib/accounts/sessions/next-auth";
import { caller } from "@/tests/factories/people";

// Before anything reads the environment.
process.env.APP_URL = "https://app.example.test";

it("over https the cookie is secure, by name as well", () => {
	const { cookies, useSecureCookies } = nextAuthOptions(caller(), moveGuestWork);
	expect(useSecureCookies).toBe(true);
	expect(cookies?.sessionToken?.options).not.toHaveProperty("domain");
	expect(cookies?.sessionToken).toMatchObject({
		name: "__Host-next-auth.session-token",
		options: { secure: true, path: "/", httpOnly: true, sameSite: "lax" },
	});
});
