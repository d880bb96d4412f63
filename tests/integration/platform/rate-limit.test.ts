import { describe, expect, it } from "vitest";
import { newId } from "@/lib/platform/ids";
import { RATE_LIMITS, type RateLimitName, rateLimitHeaders, takeRateLimit } from "@/lib/platform/rate-limit";

async function takeAll(name: RateLimitName, times: number, key = newId()) {
	const outcomes = await Promise.allSettled(Array.from({ length: times }, () => takeRateLimit(name, key)));
	return { passed: outcomes.filter((outcome) => outcome.status === "fulfilled").length, outcomes };
}

describe("rate limits", () => {
	it.each(["general", "signInAccount", "mailAccount", "anonymousAddress"] as const)(
		"%s lets through as many as its table says, at once or not, for each key",
		async (name) => {
			const { points } = RATE_LIMITS[name];
			const { passed, outcomes } = await takeAll(name, points + 5);
			expect(passed).toBe(points);
			for (const outcome of outcomes) {
				if (outcome.status === "rejected")
					expect(outcome.reason).toMatchObject({
						code: "RATE_LIMITED",
						status: 429,
						details: { limit: points, remaining: 0, resetSeconds: expect.any(Number) },
					});
			}
			expect((await takeAll(name, 1)).passed, "another key has its own points").toBe(1);
		},
	);

	it("counts each limit apart, and says what is left in the standard headers", async () => {
		const key = newId();
		const first = await takeRateLimit("signInAccount", key);
		expect((await takeRateLimit("mailAccount", key)).remaining).toBe(RATE_LIMITS.mailAccount.points - 1);
		expect(first).toMatchObject({ limit: 10, remaining: 9 });
		expect(rateLimitHeaders(first)).toEqual({ "RateLimit-Limit": "10", "RateLimit-Remaining": "9", "RateLimit-Reset": String(first.resetSeconds) });
		expect(first.resetSeconds).toBeGreaterThan(15 * 60 - 10);
		expect(first.resetSeconds).toBeLessThanOrEqual(15 * 60);
	});
});
