import "server-only";
import type { RequestOrigin } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";

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

/** Longer is no address, and must not fill a counter's key. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * Each trusted proxy appends the address it saw, so the caller's is counted from the right. Without a trusted proxy anyone may have
 * written the header, so all callers share one address and its limits.
 */
function addressOf(request: Request): string {
	const hops = env().TRUSTED_PROXY_HOPS;
	if (hops === 0) return "direct";
	const seen = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
	return seen.at(-hops)?.slice(0, MAX_ADDRESS_LENGTH) || "direct";
}
