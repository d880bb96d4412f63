import { describe, expect, it } from "vitest";
import { readConfig } from "@/local/inngest/engine/config";
import { backoffDelayMs, crashDelayMs } from "@/local/inngest/rules/backoff";
import { nextTick } from "@/local/inngest/rules/cron";
import { durationMs, untilMs } from "@/local/inngest/rules/durations";
import { isMatch, keyOf, numberOf } from "@/local/inngest/rules/expressions";
import { isSigned, sign } from "@/local/inngest/rules/signature";

const MINUTE_MS = 60_000;

describe("durations", () => {
	it("reads what the SDK writes", () => {
		expect(durationMs("1h30m10s")).toBe(5_410_000);
		expect(durationMs("2w1d")).toBe(15 * 86_400_000);
		expect(untilMs("2030-01-01T00:00:10.500Z", Date.parse("2030-01-01T00:00:00Z"))).toBe(10_500);
		expect(untilMs("2020-01-01T00:00:00.000Z")).toBe(0);
		expect(untilMs("")).toBe(0);
	});

	it("refuses anything else", () => {
		for (const text of ["", "soon", "10", "5 fortnights", "1h?"]) expect(() => durationMs(text), text).toThrow();
	});
});

describe("clocks", () => {
	it("counts in UTC unless a time zone is named, over the change to summer time", () => {
		const after = new Date("2027-03-27T12:00:00Z");
		expect(nextTick("30 2 * * *", after).toISOString()).toBe("2027-03-28T02:30:00.000Z");
		expect(nextTick("TZ=Europe/Berlin 0 9 * * *", after).toISOString()).toBe("2027-03-28T07:00:00.000Z");
	});

	it("is strictly later than the time given", () => {
		const tick = new Date("2027-01-01T09:00:00Z");
		expect(nextTick("0 9 * * *", tick).getTime()).toBeGreaterThan(tick.getTime());
	});
});

describe("expressions", () => {
	const scope = { event: { data: { id: 7, name: "a'b", user: null } }, async: { data: { id: 7, amount: 10.5 } } };

	it("matches as the SDK's conditions mean it", () => {
		expect(isMatch("event.data.id == async.data.id", scope)).toBe(true);
		expect(isMatch("async.data.amount > 10", scope)).toBe(true);
		expect(isMatch("event.data.id == 8", scope)).toBe(false);
		expect(isMatch(undefined, scope)).toBe(true);
	});

	it("takes what cannot be decided for false, not for true", () => {
		expect(isMatch("event.data.missing == async.data.missing", scope)).toBe(false);
		expect(isMatch("event.data.name > 3", scope)).toBe(false);
		expect(isMatch("event.data.name", scope)).toBe(false);
	});

	it("makes keys and numbers", () => {
		expect(keyOf("event.data.name + '/' + string(event.data.id)", scope)).toBe("a'b/7");
		expect(keyOf("event.data.id", scope)).toBe("7");
		expect(keyOf("event.data.missing", scope)).toBe("");
		expect(numberOf("event.data.id > 5 ? 120 : -60", scope)).toBe(120);
		expect(numberOf("event.data.missing", scope)).toBe(0);
	});
});

describe("signatures", () => {
	const key = `signkey-test-${"ab".repeat(32)}`;

	it("holds for the body, the key and five minutes", () => {
		const header = sign('{"a":1}', key);
		expect(isSigned('{"a":1}', header, key)).toBe(true);
		expect(isSigned('{"a":2}', header, key)).toBe(false);
		expect(isSigned('{"a":1}', header, `signkey-test-${"cd".repeat(32)}`)).toBe(false);
		expect(isSigned('{"a":1}', header, key, Date.now() + 6 * MINUTE_MS)).toBe(false);
		expect(isSigned('{"a":1}', undefined, key)).toBe(false);
		expect(isSigned('{"a":1}', "t=&s=", key)).toBe(false);
	});
});

describe("retries", () => {
	it("follows the table, keeps to its last entry and adds at most a fifth", () => {
		expect(backoffDelayMs([15_000, 30_000], 0, 0)).toBe(15_000);
		expect(backoffDelayMs([15_000, 30_000], 1, 1)).toBe(36_000);
		expect(backoffDelayMs([15_000, 30_000], 9, 0)).toBe(30_000);
		expect(crashDelayMs([15_000, 30_000], 0)).toBeLessThanOrEqual(2_000);
		expect(crashDelayMs([15_000, 30_000], 8)).toBe(30_000);
	});
});

describe("settings", () => {
	it("names every wrong variable at once", () => {
		expect(() => readConfig({ DATABASE_URL: "mysql://x", INNGEST_SIGNING_KEY: "odd", PORT: "x" })).toThrow(/DATABASE_URL[\s\S]*PORT|PORT[\s\S]*DATABASE_URL/);
		expect(() => readConfig({ DATABASE_URL: "postgres://x/y", INNGEST_SIGNING_KEY: "abc" })).toThrow(/INNGEST_EVENT_KEY[\s\S]*INNGEST_SIGNING_KEY/);
	});

	it("reads lists and keeps the documented waits by default", () => {
		const config = readConfig({
			DATABASE_URL: "postgresql://x/y",
			INNGEST_EVENT_KEY: "k",
			INNGEST_SIGNING_KEY: "signkey-local-abcd",
			INNGEST_SERVE_URL: "http://127.0.0.1:3000/api/inngest, http://127.0.0.1:3001/api/inngest",
		});
		expect(config.serveUrls).toHaveLength(2);
		expect(config.backoffMs.slice(0, 5)).toEqual([15_000, 30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS]);
	});
});
