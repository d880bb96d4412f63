import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { accountOperations } from "@/lib/accounts/operations";
import type { ChangePasswordBody, Preferences } from "@/lib/accounts/schemas";

export const MOST_KEYS_SHOWN = 100;
export const preferencesKey = ["account", "preferences"] as const;
export const apiKeysKey = ["account", "api-keys"] as const;

/** The caller's API keys that work, newest first. */
export function apiKeysQuery() {
	return queryOptions({
		queryKey: apiKeysKey,
		queryFn: ({ signal }) => callApi(accountOperations.listApiKeys, { query: { limit: MOST_KEYS_SHOWN } }, { signal }),
	});
}

/** What the caller gets mails about. */
export function preferencesQuery() {
	return queryOptions({
		queryKey: preferencesKey,
		queryFn: ({ signal }) => callApi(accountOperations.getNotificationPreferences, {}, { signal }),
	});
}

export const changePassword = (body: ChangePasswordBody) => callApi(accountOperations.changePassword, { body });
export const createApiKey = (name: string) => callApi(accountOperations.createApiKey, { body: { name } });
export const endApiKey = (keyId: string) => callApi(accountOperations.revokeApiKey, { params: { keyId } });
export const deleteAccount = () => callApi(accountOperations.deleteAccount, {});
export const stopMails = (token: string) => callApi(accountOperations.stopMails, { query: { token } }, { redirectsWhenSignedOut: false });
export const updatePreferences = (change: Partial<Preferences>) =>
	callApi(accountOperations.updateNotificationPreferences, { body: change }, { outlivesPage: true });
