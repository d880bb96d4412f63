import { z } from "zod";
import { ApiKeyList, CreateApiKeyBody, CreatedApiKey, Deleted, ListApiKeysQuery } from "@/lib/accounts/schemas";
import { contract } from "@/lib/platform/contract/contract";

export const apiKeyOperations = {
	revokeApiKey: contract({
		operationId: "revokeApiKey",
		method: "DELETE",
		path: "/users/me/api-keys/{keyId}",
		summary: "End an API key at once",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		params: z.object({ keyId: z.uuid() }),
		notFound: "API_KEY_NOT_FOUND",
		response: Deleted,
		errors: ["API_KEY_NOT_FOUND"],
	}),
	listApiKeys: contract({
		operationId: "listApiKeys",
		method: "GET",
		path: "/users/me/api-keys",
		tag: "Accounts",
		auth: "required",
		scope: "account:read",
		summary: "The caller's API keys, newest first",
		query: ListApiKeysQuery,
		response: ApiKeyList,
		errors: ["INVALID_REQUEST"],
	}),
	createApiKey: contract({
		operationId: "createApiKey",
		method: "POST",
		path: "/users/me/api-keys",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		summary: "Make an API key; its value is shown this once",
		body: CreateApiKeyBody,
		response: CreatedApiKey,
		status: 201,
		// A replay would need the key, and it is kept nowhere.
		idempotencyKey: "ignored",
		errors: ["FORBIDDEN"],
		example: { request: { name: "Nightly script" } },
	}),
};
