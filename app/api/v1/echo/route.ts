import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "echo",
		summary: "Answers the body it was sent",
		tag: "Service",
		auth: "required",
		scope: "any",
		body: z.unknown(),
		response: z.unknown(),
		handle: async ({ body }) => body ?? null,
	}),
});
