import { SignedIn } from "@/lib/accounts/schemas";
import { startGuestSession } from "@/lib/accounts/start-guest-session";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "startGuestSession",
		summary: "Open a session for a guest",
		tag: "Accounts",
		auth: "none",
		response: SignedIn,
		status: 201,
		addressLimit: "anonymousAddress",
		idempotencyKey: "ignored",
		errors: ["RATE_LIMITED"],
		handle: async ({ context }) => (await startGuestSession(context)).answer,
	}),
});
