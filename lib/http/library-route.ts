import "server-only";
import { NextRequest } from "next/server";
import type { Method } from "@/lib/platform/contract/contract";
import { AppError } from "@/lib/platform/errors";
import { readBytes } from "@/lib/platform/network/body-limit";
import { answeredMethods, METHODS } from "./answered-methods";
import { originOf } from "./request-origin";
import { errorResponse } from "./respond";

type Handler<Segment> = (request: NextRequest, segment: Segment) => Promise<Response>;
type Handlers<Segment> = Partial<Record<Method, Handler<Segment>>>;

/**
 * The handlers of a path that a library answers in its own way. What libraries leave open is closed here: the size of a body, which they read
 * whole, and the refusal of other methods. Without `maxBodyBytes` the handler sees to the body itself.
 */
export function libraryRoute<Segment>(
	handlers: Handlers<Segment>,
	maxBodyBytes: number | null,
): Record<Method, (request: Request, segment: Segment) => Promise<Response>> {
	const allowed = answeredMethods(METHODS.filter((method) => handlers[method]));
	const answer = async (request: Request, segment: Segment): Promise<Response> => {
		const handler = handlers[request.method === "HEAD" ? "GET" : (request.method as Method)];
		if (!handler)
			return refuse(request, new AppError("METHOD_NOT_ALLOWED", `This path takes ${allowed.join(", ")}.`, { allowed }), { allow: allowed.join(", ") });
		try {
			return await handler(await bounded(request, maxBodyBytes), segment);
		} catch (error) {
			return refuse(request, error);
		}
	};
	return Object.fromEntries(METHODS.map((method) => [method, answer])) as Record<Method, typeof answer>;
}

async function bounded(request: Request, maxBytes: number | null): Promise<NextRequest> {
	if (maxBytes === null) return request instanceof NextRequest ? request : new NextRequest(request);
	const { method, headers, url } = request;
	const bytes = await readBytes(request, maxBytes);
	return new NextRequest(url, { method, headers, ...(bytes.byteLength > 0 ? { body: bytes } : {}) });
}

function refuse(request: Request, error: unknown, headers: Record<string, string> = {}): Response {
	const { requestId } = originOf(request);
	return errorResponse(error, requestId, { "x-request-id": requestId, ...headers });
}
