import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { Acknowledged, EmailBody } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "forgotPassword",
		summary: "Mail a link that sets a new password",
		tag: "Accounts",
		auth: "none",
		body: EmailBody,
		response: Acknowledged,
		addressLimit: "mailAddress",
		errors: ["RATE_LIMITED"],
		handle: ({ context, body }) => forgotPassword(context, body),
	}),
});
