import { expect, test } from "vitest";
import { retryDelays } from "@/local/paddle/webhooks/schedule";

const sumOf = (delays: number[]) => delays.reduce((sum, seconds) => sum + seconds, 0);

test("a live account is tried 60 times more over three days: 20 within the hour, 47 within the day", () => {
	const delays = retryDelays("live");
	expect(delays).toHaveLength(60);
	expect(sumOf(delays.slice(0, 20))).toBeLessThanOrEqual(3_600);
	expect(sumOf(delays.slice(0, 47))).toBeLessThanOrEqual(86_400);
	expect(sumOf(delays)).toBeLessThanOrEqual(259_200);
	expect(sumOf(delays)).toBeGreaterThan(250_000);
	expect(Math.min(...delays)).toBeGreaterThan(0);
});

test("a sandbox three times in a quarter of an hour", () => {
	expect(sumOf(retryDelays("sandbox"))).toBe(900);
});
