import { Acknowledged, SignOutBody } from "@/lib/accounts/schemas";
import { signOut } from "@/lib/accounts/sessions/sign-out";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "signOut",
		summary: "End the session of a refresh token",
		tag: "Accounts",
		auth: "none",
		body: SignOutBody,
		response: Acknowledged,
		handle: ({ context, body }) => signOut(context, body),
	}),
});
