import document from "@/app/api/v1/openapi.json/document.json";
import { originOf } from "@/lib/http/request-origin";
import { errorResponse } from "@/lib/http/respond";
import { isDecodable, methodsOf, UNROUTABLE_HEADER } from "@/lib/http/unroutable";
import { AppError } from "@/lib/platform/errors";

const UNREADABLE_QUERY = "The query holds an encoding that can't be read; a percent sign itself is written %25.";
const NO_OPERATION = "There is no such operation. The reference is at /docs/api, and for programs at /api/v1/openapi.json.";

/** Every address of the API that is none, and every request that no route can take: the common envelope instead of a page. */
async function nothingHere(request: Request): Promise<Response> {
	const { requestId } = originOf(request);
	const headers = { "x-request-id": requestId };
	const [method = "", target = ""] = request.headers.get(UNROUTABLE_HEADER)?.split(" ") ?? [];
	const [path = ""] = target.split("?", 1);
	if (!isDecodable(path)) return errorResponse(new AppError("INVALID_REQUEST", "The path holds an encoding that can't be read."), requestId, headers);
	if (!isDecodable(target)) return errorResponse(new AppError("INVALID_REQUEST", UNREADABLE_QUERY), requestId, headers);
	const allowed = methodsOf(document.paths, path);
	if (allowed.length === 0) return errorResponse(new AppError("NOT_FOUND", NO_OPERATION), requestId, headers);
	const allow = allowed.join(", ");
	if (method === "OPTIONS") return new Response(null, { status: 204, headers: { ...headers, allow } });
	return errorResponse(new AppError("METHOD_NOT_ALLOWED", `This path takes ${allow}.`, { allowed }), requestId, { ...headers, allow });
}

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
