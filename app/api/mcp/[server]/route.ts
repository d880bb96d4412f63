import { originOf } from "@/lib/http/request-origin";
import { errorResponse } from "@/lib/http/respond";
import { AppError } from "@/lib/platform/errors";
import { serveTools } from "./serve";

interface Segment {
	readonly params: Promise<{ server: string }>;
}

export async function POST(request: Request, { params }: Segment): Promise<Response> {
	try {
		return await serveTools(request, (await params).server);
	} catch (error) {
		return refuse(request, error);
	}
}

/** No message comes unasked and no session is kept, so there is nothing to listen to or to end. */
async function onlyPost(request: Request): Promise<Response> {
	return refuse(request, new AppError("METHOD_NOT_ALLOWED", "This path takes POST.", { allowed: ["POST"] }), { allow: "POST" });
}

function refuse(request: Request, error: unknown, headers: Record<string, string> = {}): Response {
	const { requestId } = originOf(request);
	return errorResponse(error, requestId, { "x-request-id": requestId, ...headers });
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
