import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { Acknowledged, MailedTokenBody } from "@/lib/accounts/schemas";
import { verifyEmail } from "@/lib/accounts/sign-up/verify-email";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "verifyEmail",
		summary: "Confirm an e-mail address by the mailed token",
		tag: "Accounts",
		auth: "none",
		body: MailedTokenBody,
		response: Acknowledged,
		errors: ["INVALID_TOKEN"],
		handle: ({ context, body }) => verifyEmail(context, body, moveGuestWork),
	}),
});
