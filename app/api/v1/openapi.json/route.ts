import { bind } from "@/lib/http/operation";
import { serviceOperations } from "@/lib/http/operations";
import { resource } from "@/lib/http/route";
import document from "./document.json";

const text = JSON.stringify(document);

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(
		serviceOperations.getOpenApi,
		async () => new Response(text, { headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" } }),
	),
]);
