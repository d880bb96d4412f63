import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";
import { bind } from "@/lib/http/operation";
import { serviceOperations } from "@/lib/http/operations";
import { resource } from "@/lib/http/route";
import { env } from "@/lib/platform/env";
import document from "./document.json";

let text: string | undefined;

/** The document with examples for this address, which is the same for every request, so that caches may keep it. */
function documentText(): string {
	text ??= JSON.stringify(document).replaceAll(EXAMPLE_ORIGIN, new URL(env().APP_URL).origin);
	return text;
}

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(
		serviceOperations.getOpenApi,
		async () => new Response(documentText(), { headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" } }),
	),
]);
