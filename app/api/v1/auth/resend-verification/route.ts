import { Acknowledged, EmailBody } from "@/lib/accounts/schemas";
import { resendVerification } from "@/lib/accounts/sign-up/resend-verification";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "resendVerification",
		summary: "Mail a new verification link",
		tag: "Accounts",
		auth: "none",
		body: EmailBody,
		response: Acknowledged,
		addressLimit: "mailAddress",
		errors: ["RATE_LIMITED"],
		handle: ({ context, body }) => resendVerification(context, body),
	}),
});
