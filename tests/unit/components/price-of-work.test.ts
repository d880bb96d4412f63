import { expect, it } from "vitest";
import { inCents, priceOfWork } from "@/components/credits/price-of-work";
import { NO_COST, priceOf } from "@/lib/credits/money/layers";

it("a price is told of any cost, also of an estimate that lies between two whole amounts", () => {
	expect(priceOfWork(26_800.000000000004)).toBe(priceOfWork(26_801));
	expect(priceOfWork(0)).toBe(10_000);
	for (const work of [1, 12_345, 4_000_000]) expect(priceOfWork(work)).toBe(priceOf({ ...NO_COST, llm: work }, "micro").chargedMicroU);
	expect([inCents(10_000), inCents(14_210), inCents(1), inCents(99_900), inCents(123_000)]).toEqual([10_000, 15_000, 1, 100_000, 130_000]);
});
