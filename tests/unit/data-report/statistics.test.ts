import { describe, expect, it } from "vitest";
import { chanceOfF, chanceOfT } from "@/lib/tools/tables/report/statistics/distributions";
import { dayOf, isoDay, periodFor, weekdayOf, wholePeriods } from "@/lib/tools/tables/report/statistics/periods";
import { fencesOf, Moments, quantile, Sum } from "@/lib/tools/tables/report/statistics/summary";
import { chanceOfTrend, correlate, testGroups } from "@/lib/tools/tables/report/statistics/tests";
import { beyondF, beyondT } from "@/tests/factories/data-checks";

describe("chances", () => {
	it("are those of the printed tables", () => {
		expect(chanceOfT(2.228139, 10)).toBeCloseTo(0.05, 6);
		expect(chanceOfT(-2.819, 22)).toBeCloseTo(0.01, 4);
		expect(chanceOfF(4.102821, 2, 10)).toBeCloseTo(0.05, 6);
		expect(chanceOfF(6.992, 1, 120)).toBeCloseTo(0.0093, 4);
	});

	it.each([
		[0.3, 1, 5],
		[2.5, 3, 40],
		[9.1, 6, 200],
	])("of F = %d with %d and %d degrees are the area beyond it", (f, one, two) => {
		expect(chanceOfF(f, one, two)).toBeCloseTo(beyondF(f, one, two), 6);
	});

	it.each([
		[0.5, 3],
		[3.2, 17],
		[6, 400],
	])("of t = %d with %d degrees are the area beyond it", (t, freedom) => {
		expect(chanceOfT(t, freedom)).toBeCloseTo(beyondT(t, freedom), 7);
	});

	it("have an answer for what has none", () => {
		expect([chanceOfT(Number.NaN, 5), chanceOfT(1, 0), chanceOfF(0, 1, 1), chanceOfT(Number.POSITIVE_INFINITY, 5)]).toEqual([1, 1, 1, 0]);
	});
});

describe("summaries", () => {
	it("lose no small number beside a large one", () => {
		const sum = new Sum();
		for (const value of [1e16, 1, -1e16, 1]) sum.add(value);
		expect(sum.value).toBe(2);
	});

	it("tell the quartiles that lie between two values", () => {
		expect([0.25, 0.5, 0.75].map((share) => quantile([1, 2, 3, 4], share))).toEqual([1.75, 2.5, 3.25]);
		expect(fencesOf([5, 5, 5, 5], 3)).toBeNull();
	});

	it("know groups that differ, those that don't, and those too small to tell", () => {
		const group = (...values: number[]) => {
			const moments = new Moments();
			for (const value of values) moments.add(value);
			return moments;
		};
		expect(testGroups([group(1, 2, 3, 2), group(11, 12, 13, 12)])?.chance).toBeLessThan(0.001);
		expect(testGroups([group(1, 2, 3), group(1, 2, 3)])).toMatchObject({ f: 0, chance: 1, explained: 0 });
		expect(testGroups([group(1), group(2, 2)])).toBeNull();
	});

	it("correlate by the rows that have both, and see a rise only where there is one", () => {
		const found = correlate(Float64Array.of(1, 2, Number.NaN, 4, 5), Float64Array.of(2, 4, 9, 8, 10));
		expect(found).toMatchObject({ count: 4, r: 1 });
		expect(correlate(Float64Array.of(1, 1, 1), Float64Array.of(1, 2, 3))).toBeNull();
		expect(chanceOfTrend([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBeCloseTo(8.3e-5, 6);
		expect(chanceOfTrend([3, 3, 3, 3])).toBe(1);
	});
});

describe("periods", () => {
	it("are whole ones only, weeks from Monday", () => {
		const day = (iso: string) => dayOf(Date.parse(`${iso}T00:00:00Z`));
		expect(wholePeriods(day("2025-01-15"), day("2025-04-30"), "month").map(isoDay)).toEqual(["2025-02-01", "2025-03-01", "2025-04-01"]);
		expect(wholePeriods(day("2026-11-24"), day("2026-12-06"), "week").map(isoDay)).toEqual(["2026-11-30"]);
		expect([weekdayOf(day("2026-11-23")), weekdayOf(day("1969-12-28"))]).toEqual([1, 7]);
		expect([periodFor(0, 400), periodFor(0, 60), periodFor(0, 20), periodFor(0, 5)]).toEqual(["month", "week", "day", null]);
	});
});
