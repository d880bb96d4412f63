import { createApiKey } from "@/lib/accounts/api-keys/create-api-key";
import { listApiKeys } from "@/lib/accounts/api-keys/list-api-keys";
import { ApiKeyList, CreateApiKeyBody, CreatedApiKey, ListApiKeysQuery } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const own = { tag: "Accounts", auth: "required" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...own,
		operationId: "listApiKeys",
		scope: "account:read",
		summary: "The caller's API keys, newest first",
		query: ListApiKeysQuery,
		response: ApiKeyList,
		errors: ["INVALID_REQUEST"],
		handle: ({ context, query }) => listApiKeys(context, query),
	}),
	POST: operation({
		...own,
		operationId: "createApiKey",
		scope: "person",
		needsRecentSignIn: true,
		summary: "Make an API key; its value is shown this once",
		body: CreateApiKeyBody,
		response: CreatedApiKey,
		status: 201,
		// A replay would need the key, and it is kept nowhere.
		idempotencyKey: "ignored",
		errors: ["FORBIDDEN"],
		handle: ({ context, body }) => createApiKey(context, body),
	}),
});
