import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import document from "./document.json";

const text = JSON.stringify(document);

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "getOpenApi",
		summary: "This document",
		tag: "Service",
		auth: "none",
		response: z.record(z.string(), z.unknown()),
		handle: async () => new Response(text, { headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=300" } }),
	}),
});
