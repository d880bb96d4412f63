import { getPreferences } from "@/lib/accounts/profile/get-preferences";
import { updatePreferences } from "@/lib/accounts/profile/update-preferences";
import { Preferences, UpdatePreferencesBody } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const own = { tag: "Accounts", auth: "required", response: Preferences } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...own,
		operationId: "getNotificationPreferences",
		scope: "account:read",
		summary: "What the caller gets mails about",
		handle: ({ context }) => getPreferences(context),
	}),
	PATCH: operation({
		...own,
		operationId: "updateNotificationPreferences",
		scope: "person",
		summary: "Change the keys that are given; null leaves one as it is",
		body: UpdatePreferencesBody,
		handle: ({ context, body }) => updatePreferences(context, body),
	}),
});
