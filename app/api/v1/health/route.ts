import { operation } from "@/lib/http/operation";
import { jsonResponse } from "@/lib/http/respond";
import { resource } from "@/lib/http/route";
import { checkHealth, Health } from "./checks";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getHealth",
		summary: "Whether the service and what it leans on work",
		description: "503 with the same body when a check fails. Also at GET /health, without the prefix.",
		tag: "Service",
		auth: "none",
		response: Health,
		handle: async () => {
			const health = await checkHealth();
			return health.status === "ok" ? health : jsonResponse(503, health, {});
		},
	}),
});
