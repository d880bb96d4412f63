import { z } from "zod";
import { revokeApiKey } from "@/lib/accounts/api-keys/revoke-api-key";
import { Deleted } from "@/lib/accounts/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	DELETE: operation({
		operationId: "revokeApiKey",
		summary: "End an API key at once",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		params: z.object({ keyId: z.uuid() }),
		notFound: "API_KEY_NOT_FOUND",
		response: Deleted,
		errors: ["API_KEY_NOT_FOUND"],
		handle: ({ context, params }) => revokeApiKey(context, params.keyId),
	}),
});
