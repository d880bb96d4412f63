import { serve } from "inngest/next";
import { NextRequest } from "next/server";
import { z } from "zod";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/functions";
import { onWorkConnections } from "@/lib/platform/database/db";
import { recordRegistration } from "@/lib/platform/engine/record-registration";
import { env } from "@/lib/platform/env";
import { engineOrigin } from "@/lib/platform/environment/environment";
import { logger } from "@/lib/platform/logger";

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

const SyncAnswer = z.object({ message: z.string().default(""), modified: z.boolean().default(false) });

/** An in-band sync only tells the engine what there is; what the engine makes of it is known from a registration that was answered. */
async function record(response: Response): Promise<void> {
	if (response.headers.get("x-inngest-sync-kind") === "in_band") return;
	const { message, modified } = SyncAnswer.parse(await response.clone().json());
	if (response.ok) await recordRegistration({ kind: "accepted", isNewToEngine: modified });
	else await recordRegistration({ kind: response.status < 500 ? "refused" : "unanswered", reason: `${message} (${response.status})` });
}

async function sync(request: NextRequest): Promise<Response> {
	const response = await sdk().PUT(cleaned(request, await request.text()), undefined);
	try {
		await record(response);
		return response;
	} catch (error) {
		logger.error({ err: error }, "A registration could not be kept");
		return Response.json({ message: "The registration could not be kept. Try again." }, { status: 503 });
	}
}

/** What the engine calls: to run functions (POST), to look (GET) and to have them registered (PUT). */
export const engineEndpoint = {
	GET: (request: NextRequest): Promise<Response> => sdk().GET(request, undefined),
	POST: (request: NextRequest): Promise<Response> => onWorkConnections(() => sdk().POST(request, undefined)),
	PUT: sync,
};
