import { expect, it } from "vitest";
import { bucketLabel, bucketsOf } from "@/components/usage/usage-buckets";

const day = (date: string, count = 1) => ({ date, count, completed: count, failed: 0, cancelled: 0, open: 0, costMicroU: 10 * count });

it("few days stand alone, those without runs too", () => {
	const buckets = bucketsOf({ from: "2026-02-27", to: "2026-03-02", byPeriod: [day("2026-02-28", 3), day("2026-03-02")] });
	expect(buckets.map(({ from, to, count, costMicroU }) => [from, to, count, costMicroU])).toEqual([
		["2026-02-27", "2026-02-27", 0, 0],
		["2026-02-28", "2026-02-28", 3, 30],
		["2026-03-01", "2026-03-01", 0, 0],
		["2026-03-02", "2026-03-02", 1, 10],
	]);
});

it("many days stand by month, cut where the range is, and every run is in one of them", () => {
	const byPeriod = [day("2026-01-15"), day("2026-01-31"), day("2026-02-01"), day("2026-04-10")];
	const buckets = bucketsOf({ from: "2026-01-15", to: "2026-04-10", byPeriod });
	expect(buckets.map(({ from, to, count }) => [from, to, count])).toEqual([
		["2026-01-15", "2026-01-31", 2],
		["2026-02-01", "2026-02-28", 1],
		["2026-03-01", "2026-03-31", 0],
		["2026-04-01", "2026-04-10", 1],
	]);
	expect(buckets.map((bucket) => bucketLabel(bucket, "en-US"))).toEqual(["Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026"]);
});

it("a range of a thousand years has few bars, and the oldest one holds what is before", () => {
	const buckets = bucketsOf({ from: "1026-01-01", to: "2026-01-31", byPeriod: [day("1500-05-05"), day("2026-01-01")] });
	expect(buckets).toHaveLength(60);
	expect([buckets[0]?.from, buckets[0]?.count, buckets.at(-1)?.count]).toEqual(["1026-01-01", 1, 1]);
});
