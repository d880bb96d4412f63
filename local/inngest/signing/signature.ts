import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const MAX_AGE_SECONDS = 300;

const withoutPrefix = (signingKey: string) => signingKey.replace(/^signkey-\w+-/, "");

function isSame(left: string, right: string): boolean {
	const [a, b] = [Buffer.from(left), Buffer.from(right)];
	return a.length === b.length && timingSafeEqual(a, b);
}

function digest(body: string, signingKey: string, timestamp: string): string {
	return createHmac("sha256", withoutPrefix(signingKey)).update(body).update(timestamp).digest("hex");
}

/** The `x-inngest-signature` of a body. The SDK checks it over canonical JSON, so the body must be canonical. */
export function sign(body: string, signingKey: string, nowMs = Date.now()): string {
	const timestamp = String(Math.round(nowMs / 1_000));
	return `t=${timestamp}&s=${digest(body, signingKey, timestamp)}`;
}

/** Whether a body carries a signature made with our key within the last five minutes. */
export function isSigned(body: string, header: string | undefined, signingKey: string, nowMs = Date.now()): boolean {
	const parts = new URLSearchParams(header ?? "");
	const timestamp = parts.get("t") ?? "";
	const age = Math.abs(nowMs / 1_000 - Number(timestamp));
	return timestamp !== "" && age <= MAX_AGE_SECONDS && isSame(digest(body, signingKey, timestamp), parts.get("s") ?? "");
}

/** Whether an Authorization header proves knowledge of the signing key, as the SDK does: by the hash of its bytes. */
export function isAuthorized(header: string | undefined, signingKey: string): boolean {
	const prefix = signingKey.slice(0, signingKey.length - withoutPrefix(signingKey).length);
	const hash = createHash("sha256")
		.update(Buffer.from(withoutPrefix(signingKey), "hex"))
		.digest("hex");
	return isSame(header ?? "", `Bearer ${prefix}${hash}`);
}

export function isEventKey(given: string, expected: string): boolean {
	return isSame(given, expected);
}
