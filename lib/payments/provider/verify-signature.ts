import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the sender's clock may be from ours, either way. */
const SKEW_SECONDS = 300;
const LONGEST_HEADER = 4_096;
const HASH = /^[0-9a-f]{64}$/i;

/**
 * Whether `Paddle-Signature` (`ts=…;h1=…`) signs these very bytes now. Any of several h1 will do, as while a secret is being replaced; all of them
 * are compared, each in constant time. https://developer.paddle.com/webhooks/signature-verification
 */
export function isSigned(body: Uint8Array, header: string | null, secret: string, now = new Date()): boolean {
	if (header === null || header.length > LONGEST_HEADER) return false;
	const parts = header.split(";").map((part) => part.trim().split("="));
	const times = parts.flatMap(([name, value]) => (name === "ts" && value !== undefined ? [value] : []));
	const [time] = times;
	if (time === undefined || times.length > 1 || !/^\d{1,12}$/.test(time)) return false;
	const expected = createHmac("sha256", secret).update(`${time}:`).update(body).digest();
	const given = parts.flatMap(([name, value]) => (name === "h1" && value !== undefined && HASH.test(value) ? [Buffer.from(value, "hex")] : []));
	const isOurs = given.map((hash) => timingSafeEqual(hash, expected)).includes(true);
	return isOurs && Math.abs(now.getTime() / 1000 - Number(time)) <= SKEW_SECONDS;
}
