import { originOf } from "@/lib/http/request-origin";
import { errorResponse } from "@/lib/http/respond";
import { AppError } from "@/lib/platform/errors";

/** Every address of the API that is none: the common envelope instead of a page. */
async function nothingHere(request: Request): Promise<Response> {
	const { requestId } = originOf(request);
	return errorResponse(new AppError("NOT_FOUND", "There is no such operation. The reference is at /docs/api."), requestId, { "x-request-id": requestId });
}

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
