import { Acknowledged } from "@/lib/accounts/schemas";
import { signOutAll } from "@/lib/accounts/sessions/sign-out";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "signOutAll",
		summary: "End all sessions of the caller",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		response: Acknowledged,
		handle: ({ context }) => signOutAll(context),
	}),
});
