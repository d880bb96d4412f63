import { RefreshBody, TokenPair } from "@/lib/accounts/schemas";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "refreshSession",
		summary: "Exchange a refresh token for the next pair",
		tag: "Accounts",
		auth: "none",
		body: RefreshBody,
		response: TokenPair,
		idempotencyKey: "ignored",
		errors: ["REFRESH_TOKEN_INVALID", "REFRESH_TOKEN_REUSED"],
		handle: ({ context, body }) => refreshSession(context, body),
	}),
});
