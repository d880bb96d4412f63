import { serve } from "inngest/next";
import { NextRequest } from "next/server";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { env } from "@/lib/platform/env";
import { engineOrigin } from "@/lib/platform/environment";

const PATH = "/api/inngest";

type Handlers = ReturnType<typeof serve>;
let handlers: Handlers | undefined;

/** Made at the first call: a build loads this module without an environment. */
function sdk(): Handlers {
	handlers ??= serve({ client: inngest, functions, serveOrigin: engineOrigin(env()), servePath: PATH });
	return handlers;
}

/**
 * A sync needs no signature, so nothing of its address may reach the engine: neither the host it names nor its query, which would
 * become part of the address that the engine calls from then on.
 */
function cleaned(request: NextRequest, body: string): NextRequest {
	const url = new URL(PATH, engineOrigin(env()));
	const deployId = request.nextUrl.searchParams.get("deployId");
	if (deployId) url.searchParams.set("deployId", deployId);
	return new NextRequest(url, { method: "PUT", headers: request.headers, body });
}

/** What the engine calls: to run functions (POST), to look (GET) and to have them registered (PUT). */
export const engineEndpoint = {
	GET: (request: NextRequest): Promise<Response> => sdk().GET(request, undefined),
	POST: (request: NextRequest): Promise<Response> => sdk().POST(request, undefined),
	PUT: async (request: NextRequest): Promise<Response> => sdk().PUT(cleaned(request, await request.text()), undefined),
};
