import { revokeApiKey } from "@/lib/accounts/api-keys/revoke-api-key";
import { accountOperations } from "@/lib/accounts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.revokeApiKey, ({ context, params }) => revokeApiKey(context, params.keyId))]);
