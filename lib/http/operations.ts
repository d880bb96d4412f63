import { z } from "zod";
import { contract } from "@/lib/platform/contract/contract";
import { Health } from "./schemas";

export const serviceOperations = {
	echo: contract({
		operationId: "echo",
		method: "POST",
		path: "/echo",
		summary: "Answers the body it was sent",
		tag: "Service",
		auth: "required",
		scope: "any",
		body: z.unknown(),
		response: z.unknown(),
		example: { request: { hello: "world" }, response: { hello: "world" } },
	}),
	getHealth: contract({
		operationId: "getHealth",
		isUnlimited: true,
		method: "GET",
		path: "/health",
		summary: "Whether the service and what it leans on work",
		description: "503 with the same body when a check fails. Also at GET /health, without the prefix.",
		tag: "Service",
		auth: "none",
		response: Health,
		otherAnswers: { 503: "A check fails; the body says which." },
	}),
	getOpenApi: contract({
		operationId: "getOpenApi",
		isUnlimited: true,
		method: "GET",
		path: "/openapi.json",
		summary: "This document",
		tag: "Service",
		auth: "none",
		response: z.record(z.string(), z.unknown()),
	}),
};
