import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { resetPassword } from "@/lib/accounts/passwords/reset-password";
import { Acknowledged, ResetPasswordBody } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "resetPassword",
		summary: "Set a new password by the mailed token",
		tag: "Accounts",
		auth: "none",
		body: ResetPasswordBody,
		response: Acknowledged,
		errors: ["INVALID_TOKEN", "RATE_LIMITED"],
		handle: ({ context, body }) => resetPassword(context, body, moveGuestWork),
	}),
});
