import { SignedUp, SignUpBody } from "@/lib/accounts/schemas";
import { signUp } from "@/lib/accounts/sign-up/sign-up";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "signUp",
		summary: "Sign up; a mail with a link verifies the address",
		tag: "Accounts",
		auth: "optional",
		scope: "any",
		body: SignUpBody,
		response: SignedUp,
		status: 201,
		addressLimit: "signUpAddress",
		errors: ["RATE_LIMITED"],
		handle: ({ context, body }) => signUp(context, body),
	}),
});
