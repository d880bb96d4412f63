import { contract } from "@/lib/platform/contract/contract";
import { Catalog } from "./schemas";

export const catalogOperations = {
	getCatalog: contract({
		operationId: "getCatalog",
		method: "GET",
		path: "/workflows/catalog",
		summary: "The workflows that can be run, recommended ones first",
		tag: "Workflows",
		auth: "required",
		scope: "workflows",
		response: Catalog,
	}),
};
