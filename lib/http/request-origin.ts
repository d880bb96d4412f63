import "server-only";
import type { RequestOrigin } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { readAddress } from "@/lib/platform/network/addresses";
import { peerOf } from "./peer-address";

const CLIENT_REQUEST_ID = /^[\w-]{8,128}$/;

/** Where a request comes from, for logs, limits and the session's page. */
export function originOf(request: Request): RequestOrigin {
	const given = request.headers.get("x-request-id");
	return {
		requestId: given && CLIENT_REQUEST_ID.test(given) ? given : newId(),
		ipAddress: addressOf(request),
		userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? null,
	};
}

/**
 * Each trusted proxy appends the address it saw, so the caller's is counted from the right. Without one, anyone may have written the header,
 * and the connection itself says who calls.
 */
function addressOf({ headers }: Request): string {
	const hops = env().TRUSTED_PROXY_HOPS;
	const seen = hops > 0 ? (headers.get("x-forwarded-for") ?? "").split(",").at(-hops) : undefined;
	return readAddress(seen ?? "") ?? peerOf(headers) ?? "direct";
}
