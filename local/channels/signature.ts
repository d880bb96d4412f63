import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { AppCredentials } from "./credentials";

const CLOCK_SKEW_SECONDS = 600;

function hmac(secret: string, text: string): string {
	return createHmac("sha256", secret).update(text).digest("hex");
}

function isSame(expected: string, given: string): boolean {
	const [left, right] = [Buffer.from(expected), Buffer.from(given)];
	return left.length === right.length && timingSafeEqual(left, right);
}

export interface ApiRequest {
	method: string;
	path: string;
	query: URLSearchParams;
	body: string;
	nowSeconds: number;
}

/**
 * Checks the signature of a call to the HTTP API: HMAC-SHA256 over method, path and the sorted query, the body's MD5 among it.
 * Returns why the call is refused, or null. (Pusher Channels HTTP API, "Authentication".)
 */
export function refusalOf(request: ApiRequest, app: AppCredentials): string | null {
	const { query } = request;
	if (query.get("auth_key") !== app.key) return "Unknown auth_key";
	if (query.get("auth_version") !== "1.0") return "Unknown auth_version";
	const timestamp = Number(query.get("auth_timestamp"));
	if (!Number.isFinite(timestamp) || Math.abs(request.nowSeconds - timestamp) > CLOCK_SKEW_SECONDS) {
		return `auth_timestamp is more than ${CLOCK_SKEW_SECONDS} seconds away from now`;
	}
	const bodyMd5 = request.body === "" ? null : createHash("md5").update(request.body).digest("hex");
	if (bodyMd5 !== null && query.get("body_md5") !== bodyMd5) return "body_md5 doesn't match the body";
	const signed = [...query]
		.filter(([name]) => name !== "auth_signature")
		.map(([name, value]) => [name.toLowerCase(), value] as const)
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join("&");
	const expected = hmac(app.secret, `${request.method}\n${request.path}\n${signed}`);
	return isSame(expected, query.get("auth_signature") ?? "") ? null : "auth_signature is wrong";
}

/** Whether `auth` (`<key>:<hex>`) lets this socket subscribe to this private or presence channel. */
export function mayJoin(app: AppCredentials, socketId: string, channel: string, auth: string, channelData: string | undefined): boolean {
	const signed = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(":");
	return isSame(`${app.key}:${hmac(app.secret, signed)}`, auth);
}
