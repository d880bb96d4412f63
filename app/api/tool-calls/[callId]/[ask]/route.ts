import { readJsonBody } from "@/lib/http/read-body";
import { originOf } from "@/lib/http/request-origin";
import { errorResponse } from "@/lib/http/respond";
import { AppError } from "@/lib/platform/errors";
import { answerGrant } from "@/lib/tools/remote/answer-grant";

interface Segment {
	readonly params: Promise<{ callId: string; ask: string }>;
}

const BEARER = /^Bearer ([\w-]{1,100})$/;

/** A tool server in another process asks for what its call may reach. Only the call's own grant opens it, as long as the call is under way. */
export async function POST(request: Request, { params }: Segment): Promise<Response> {
	const { requestId } = originOf(request);
	try {
		const { callId, ask } = await params;
		const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
		return Response.json(await answerGrant(callId, ask, token, await readJsonBody(request), request.signal));
	} catch (error) {
		return errorResponse(error, requestId, { "x-request-id": requestId });
	}
}

async function onlyPost(request: Request): Promise<Response> {
	const { requestId } = originOf(request);
	return errorResponse(new AppError("METHOD_NOT_ALLOWED", "This path takes POST.", { allowed: ["POST"] }), requestId, {
		"x-request-id": requestId,
		allow: "POST",
	});
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as PATCH, onlyPost as PUT };
