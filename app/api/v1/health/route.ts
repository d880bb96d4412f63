import { bind } from "@/lib/http/operation";
import { serviceOperations } from "@/lib/http/operations";
import { jsonResponse } from "@/lib/http/respond";
import { resource } from "@/lib/http/route";
import { checkHealth } from "./checks";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(serviceOperations.getHealth, async () => {
		const health = await checkHealth();
		return health.status === "ok" ? health : jsonResponse(503, health, {});
	}),
]);
