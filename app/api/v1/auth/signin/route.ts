import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { SignedIn, SignInBody } from "@/lib/accounts/schemas";
import { signIn } from "@/lib/accounts/sessions/sign-in";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "signIn",
		summary: "Sign in with e-mail address and password",
		tag: "Accounts",
		auth: "optional",
		scope: "any",
		body: SignInBody,
		response: SignedIn,
		addressLimit: "signInAddress",
		idempotencyKey: "ignored",
		errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "RATE_LIMITED"],
		handle: async ({ context, body }) => (await signIn(context, body, moveGuestWork)).answer,
	}),
});
