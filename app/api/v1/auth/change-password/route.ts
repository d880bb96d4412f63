import { changePassword } from "@/lib/accounts/passwords/change-password";
import { Acknowledged, ChangePasswordBody } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "changePassword",
		summary: "Change the password; other sessions end",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		body: ChangePasswordBody,
		response: Acknowledged,
		errors: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
		handle: ({ context, body }) => changePassword(context, body),
	}),
});
