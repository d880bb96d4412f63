import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import { SignedIn } from "@/lib/accounts/schemas";
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
