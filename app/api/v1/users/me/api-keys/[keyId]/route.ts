import { apiKeyOperations } from "@/lib/accounts/api-keys/operations";
import { revokeApiKey } from "@/lib/accounts/api-keys/revoke-api-key";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(apiKeyOperations.revokeApiKey, ({ context, params }) => revokeApiKey(context, params.keyId))]);
