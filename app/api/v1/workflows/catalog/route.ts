import { listCatalog } from "@/lib/catalog/registry";
import { Catalog } from "@/lib/catalog/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getCatalog",
		summary: "The workflows that can be run, recommended ones first",
		tag: "Workflows",
		auth: "required",
		scope: "workflows",
		response: Catalog,
		handle: async () => listCatalog(),
	}),
});
