import { describe, expect, it } from "vitest";
import { readConfig } from "@/local/inngest/engine/config";
import { backoffDelayMs, crashDelayMs } from "@/local/inngest/rules/backoff";
import { nextTick } from "@/local/inngest/rules/cron";
import { durationMs, untilMs } from "@/local/inngest/rules/durations";
import { coversName } from "@/local/inngest/rules/event-names";
import { assertComparison, assertExpression, isExempt, isMatch, keyOf, numberOf } from "@/local/inngest/rules/expressions";
import { assertWaitable, exceededBy } from "@/local/inngest/rules/limits";
import { newUlid, seededUlid } from "@/local/inngest/rules/ulid";
import { isSigned, sign } from "@/local/inngest/signing/signature";

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

	it("takes only true for a match", () => {
		expect(isMatch("event.data.name", scope)).toBe(false);
		expect(isMatch("event.data.name > 3", scope)).toBe(false);
		expect(isMatch("event.data.(", scope)).toBe(false);
	});

	it("writes what the run's own event lacks into a match as null", () => {
		expect(isMatch("event.data.missing == async.data.missing", scope)).toBe(true);
		expect(isMatch("event.data.missing == async.data.missing", { event: scope.event })).toBe(false);
		expect(isMatch("event.data.missing == async.data.id", scope)).toBe(false);
	});

	it("knows what may be called, and which conditions only compare", () => {
		expect(() => assertExpression("event.data.name.startsWith('a')")).not.toThrow();
		expect(() => assertExpression("launch(event.data.name)")).toThrow(/launch/);
		expect(() => assertComparison("async.data.id == event.data.id && int(async.data.n) > 3")).not.toThrow();
		expect(() => assertComparison("async.data.n + 1 == 2")).toThrow(/'\+'/);
		expect(() => assertComparison("has(async.data.n)")).toThrow(/has/);
	});

	it("makes keys and numbers", () => {
		expect(keyOf("event.data.name + '/' + string(event.data.id)", scope)).toBe("a'b/7");
		expect(keyOf("event.data.id", scope)).toBe("7");
		expect(keyOf("event.data.missing", scope)).toBe("");
		expect(isExempt("event.data.id == 8", scope)).toBe(true);
		expect(isExempt("event.data.id", scope)).toBe(false);
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

describe("names and ids", () => {
	it("covers names by patterns that end after a delimiter", () => {
		expect(coversName("app/*", "app/user.created")).toBe(true);
		expect(coversName("app/user.*", "app/user.created")).toBe(true);
		expect(coversName("app/us*", "app/user.created")).toBe(false);
		expect(coversName("app/*", "app")).toBe(false);
	});

	it("sorts ids by time, and gives a seed the same ids each time", () => {
		expect(newUlid(0)).toMatch(/^0{10}/);
		expect(newUlid(1) < newUlid(2)).toBe(true);
		expect(newUlid(1_469_918_176_385, Buffer.from("ffffffffffffffffffff", "hex"))).toBe("01ARYZ6S41ZZZZZZZZZZZZZZZZ");
		const seed = `1743130137367,${Buffer.alloc(10, 255).toString("base64")}`;
		expect(seededUlid(seed, 0)).toBe(seededUlid(seed, 0));
		expect(seededUlid(seed, 0)).not.toBe(seededUlid(seed, 1));
		for (const broken of ["", "x,y", "1743130137367", `0,${Buffer.alloc(10).toString("base64")}`, `1,${Buffer.alloc(9).toString("base64")}`])
			expect(seededUlid(broken, 0), broken).toBeUndefined();
	});
});

describe("limits", () => {
	it("ends a run of a thousand steps or of too much data, and refuses to wait for more than a year", () => {
		expect(exceededBy(Array.from({ length: 999 }, () => "1"))).toBeUndefined();
		expect(exceededBy(Array.from({ length: 1_000 }, () => "1"))?.name).toBe("InngestErrFunctionOverflowed");
		expect(exceededBy(Array.from({ length: 9 }, () => "x".repeat(4_000_000)))?.name).toBe("InngestErrStateOverflowed");
		expect(assertWaitable(durationMs("366d"), "sleep")).toBe(366 * 86_400_000);
		expect(() => assertWaitable(durationMs("367d"), "sleep")).toThrow(/one year/);
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
