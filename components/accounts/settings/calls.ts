import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { accountOperations, apiKeyOperations, notificationOperations } from "@/components/calls/accounts";
import { dataExportOperations } from "@/components/calls/data-exports";
import type { ChangePasswordBody, CreateApiKeyBody, Preferences, UpdateProfileBody } from "@/lib/accounts/schemas";

export const MOST_KEYS_SHOWN = 100;
export const preferencesKey = ["account", "preferences"] as const;
export const apiKeysKey = ["account", "api-keys"] as const;
export const sessionsKey = ["account", "sessions"] as const;
export const exportsKey = ["account", "exports"] as const;

/** More than anybody has open at once; the API pages the rest. */
export const MOST_SESSIONS_SHOWN = 100;
export const MOST_EXPORTS_SHOWN = 10;
const PROGRESS_EVERY_MS = 1000;

/** Where the caller is signed in. */
export function sessionsQuery() {
	return queryOptions({
		queryKey: sessionsKey,
		queryFn: ({ signal }) => callApi(accountOperations.listMySessions, { query: { limit: MOST_SESSIONS_SHOWN } }, { signal }),
	});
}

/** The caller's archives, looked at again and again while one is being made. */
export function exportsQuery() {
	return queryOptions({
		queryKey: exportsKey,
		queryFn: ({ signal }) => callApi(dataExportOperations.listExports, { query: { limit: MOST_EXPORTS_SHOWN } }, { signal }),
		refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === "queued" || status === "running") ? PROGRESS_EVERY_MS : false),
	});
}

/** The caller's API keys that work, newest first. */
export function apiKeysQuery() {
	return queryOptions({
		queryKey: apiKeysKey,
		queryFn: ({ signal }) => callApi(apiKeyOperations.listApiKeys, { query: { limit: MOST_KEYS_SHOWN } }, { signal }),
	});
}

/** What the caller gets mails about. */
export function preferencesQuery() {
	return queryOptions({
		queryKey: preferencesKey,
		queryFn: ({ signal }) => callApi(notificationOperations.getNotificationPreferences, {}, { signal }),
	});
}

export const changePassword = (body: ChangePasswordBody) => callApi(accountOperations.changePassword, { body });
export const createApiKey = (body: CreateApiKeyBody) => callApi(apiKeyOperations.createApiKey, { body });
export const endApiKey = (keyId: string) => callApi(apiKeyOperations.revokeApiKey, { params: { keyId } });
export const updateProfile = (body: UpdateProfileBody) => callApi(accountOperations.updateProfile, { body });
export const endSession = (sessionId: string) => callApi(accountOperations.endSession, { params: { sessionId } });
export const endOtherSessions = () => callApi(accountOperations.endOtherSessions, {});
export const requestExport = () => callApi(dataExportOperations.requestExport, {});
export const linkExport = (exportId: string) => callApi(dataExportOperations.downloadExport, { params: { exportId } });
export const deleteAccount = () => callApi(accountOperations.deleteAccount, {});
export const stopMails = (token: string) => callApi(notificationOperations.stopMails, { query: { token } }, { redirectsWhenSignedOut: false });
export const updatePreferences = (change: Partial<Preferences>) =>
	callApi(notificationOperations.updateNotificationPreferences, { body: change }, { outlivesPage: true });
