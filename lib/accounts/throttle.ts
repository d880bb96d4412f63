import "server-only";
import { type RateLimitName, takeRateLimit } from "@/lib/platform/rate-limit";
import { hashSecret } from "./secret";

/** Counts a try against an account, known or not; the table of counters learns no addresses. @throws AppError RATE_LIMITED. */
export async function throttle(name: RateLimitName, purpose: "sign-in" | "verify" | "reset" | "change", account: string): Promise<void> {
	await takeRateLimit(name, `${purpose}:${hashSecret(account)}`);
}
