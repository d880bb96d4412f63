import { deleteAccount } from "@/lib/accounts/profile/delete-account";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { updateProfile } from "@/lib/accounts/profile/update-profile";
import { Acknowledged, UpdateProfileBody, User } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const own = { tag: "Accounts", auth: "required" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...own,
		operationId: "getProfile",
		scope: "account:read",
		summary: "The caller's profile",
		response: User,
		handle: ({ context }) => getProfile(context),
	}),
	PATCH: operation({
		...own,
		operationId: "updateProfile",
		scope: "person",
		summary: "Change name or language; null clears one",
		body: UpdateProfileBody,
		response: User,
		handle: ({ context, body }) => updateProfile(context, body),
	}),
	DELETE: operation({
		...own,
		operationId: "deleteAccount",
		scope: "person",
		needsRecentSignIn: true,
		summary: "Delete the account with its sessions, keys and personal data",
		response: Acknowledged,
		handle: ({ context }) => deleteAccount(context),
	}),
});
