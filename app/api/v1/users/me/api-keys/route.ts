import { createApiKey } from "@/lib/accounts/api-keys/create-api-key";
import { listApiKeys } from "@/lib/accounts/api-keys/list-api-keys";
import { apiKeyOperations } from "@/lib/accounts/api-keys/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(apiKeyOperations.listApiKeys, ({ context, query }) => listApiKeys(context, query)),
	bind(apiKeyOperations.createApiKey, ({ context, body }) => createApiKey(context, body)),
]);
