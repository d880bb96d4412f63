import "server-only";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { requireScope } from "@/lib/accounts/require-access";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { unauthenticated } from "@/lib/accounts/sessions/unauthenticated";
import { readFileBytes } from "@/lib/files/store/read-file-bytes";
import { keepFile, keepUploadedFile } from "@/lib/files/uploads/keep-file";
import { readJsonBody } from "@/lib/http/read-body";
import { originOf } from "@/lib/http/request-origin";
import type { AccountActor } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { rateLimitHeaders, takeRateLimit } from "@/lib/platform/rate-limit";
import { callFiles } from "@/lib/tools/call-files";
import { createGateway } from "@/lib/tools/gateway";
import type { CallReach } from "@/lib/tools/open-calls";
import { findServer } from "@/lib/tools/servers";

/**
 * One message of the Model Context Protocol to a tool server. Stateless: every message stands alone, so any process can answer it.
 * @throws AppError NOT_FOUND, UNAUTHENTICATED, RATE_LIMITED, FORBIDDEN (details.scope), PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST.
 */
export async function serveTools(request: Request, serverName: string): Promise<Response> {
	const toolServer = findServer(serverName);
	if (!toolServer) throw new AppError("NOT_FOUND", "There is no such tool server.");
	const actor = await authenticateClient(request);
	const limit = await takeRateLimit("general", actor.userId);
	requireScope(actor, "jobs");
	const message = await readJsonBody(request);
	if (Array.isArray(message)) throw new AppError("INVALID_REQUEST", "Send one message at a time.");
	const server = createGateway(toolServer, contextFor(actor));
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
	const close = () => void server.close();
	request.signal.addEventListener("abort", close, { once: true });
	try {
		await server.connect(transport);
		const response = await transport.handleRequest(request, { parsedBody: message });
		for (const [name, value] of Object.entries(rateLimitHeaders(limit))) response.headers.set(name, value);
		response.headers.set("x-request-id", originOf(request).requestId);
		return response;
	} finally {
		request.signal.removeEventListener("abort", close);
		await server.close();
	}
}

/** Only the header counts: these clients are programs, and a cookie would let a page in a browser speak for its user. */
async function authenticateClient(request: Request): Promise<AccountActor> {
	const actor = request.headers.has("authorization") ? await authenticate(request) : null;
	if (!actor) throw unauthenticated(request);
	return actor;
}

/** A caller's tools reach the caller's own files. They work by rules alone: outside of a job, nobody has agreed to what a model costs. */
function contextFor(actor: AccountActor): CallReach {
	const owner = () => {
		requireScope(actor, "files");
		return actor;
	};
	return {
		files: callFiles({ owner: actor.userId, ownerOf: () => owner().userId, keep: async (file) => keepUploadedFile(owner(), file) }),
		now: new Date(),
		model: null,
		readFile: async (fileId) => readFileBytes(fileId, owner().userId),
		writeFiles: async (files) => Promise.all(files.map((file) => keepFile(owner(), file))),
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
}
