import { expect, it } from "vitest";
import { mostChargedFor } from "@/components/goal-jobs/pauses/slots/slot-config";
import { widthOf } from "@/components/postings/funnel";
import { shortPayWords } from "@/components/postings/posting-words";
import { elsewhereOf, weakOnly } from "@/components/postings/workspace/list-state";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import type { PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { priceOfItems } from "@/lib/goal-jobs/prices/price-of-items";
import type { Slot } from "@/lib/questions/schemas";

it("the most that a run is charged follows how many are chosen", () => {
	const prices = priceOfItems(resumeToJobReady, "selectedJobIds", null);
	const slot = { config: { priceOfItems: prices } } as unknown as Slot;
	const [one = 0, three = 0, ten = 0] = [1, 3, 10].map((chosen) => mostChargedFor(slot, chosen) ?? 0);
	expect(one).toBeGreaterThan(0);
	expect(three - one).toBe(2 * (prices?.eachMicroU ?? 0));
	expect(ten).toBeGreaterThan(three);
	expect(priceOfItems(resumeToJobReady, "skills", null)).toBeNull();
	expect(mostChargedFor(undefined, 3)).toBeNull();
	expect(mostChargedFor({ config: { priceOfItems: "much" } } as unknown as Slot, 3)).toBeNull();
});

it("bars of what is left are true to scale, and the least is to be seen", () => {
	expect([widthOf(5851, 5851), widthOf(0, 5851), widthOf(null, 5851), widthOf(1, 0)]).toEqual(["max(3px, 100%)", "0%", "0%", "0%"]);
	expect(Number(/([\d.]+)%/.exec(widthOf(484, 5851))?.[1])).toBeCloseTo(8.27, 1);
});

it("pay stands in the list as the posting says it, with its own currency and period", () => {
	expect(shortPayWords({ min: 145_000, max: 205_000, currency: "USD", period: "year" }, "en-US")).toBe("$145K to $205K");
	expect(shortPayWords({ min: 12_000, max: 15_000, currency: "PLN", period: "month" }, "en-US")).toMatch(/^PLN\s12K to 15K a month$/);
	expect(shortPayWords({ min: null, max: 45, currency: "CAD", period: "hour" }, "en-US")).toBe("up to CA$45 an hour");
	expect(shortPayWords(null, "en-US")).toBeNull();
	// Of millions as much is told as of thousands.
	expect(shortPayWords({ min: 992_000, max: 1_040_000, currency: "CZK", period: "year" }, "en-US")).toMatch(/^CZK\s992K to 1.04M$/);
	expect(shortPayWords({ min: 1_040_000, max: 1_041_000, currency: "CZK", period: "year" }, "en-US")).toMatch(/^CZK\s1.04M$/);
});

it("what none of the counters holds is told as well", () => {
	const facets = { band: [7, 14, 28].map((count) => ({ value: "", count })), mark: [{ value: "dismissed", count: 2 }] } as unknown as PostingFacets;
	expect(elsewhereOf(97, facets)).toBe(46);
	expect(elsewhereOf(51, facets)).toBe(0);
	expect(elsewhereOf(97, null)).toBe(0);
});

it("what is elsewhere is said to be weak where no other country has a better match", () => {
	const facets = (countries: number[]) =>
		({
			band: [7, 1, 14].map((count, at) => ({ value: ["strong", "possible", "weak"][at], count })),
			country: countries.map((count) => ({ value: "", count })),
		}) as unknown as PostingFacets;
	expect(weakOnly({ bands: ["strong", "possible"] }, facets([8, 0, 0]))).toBe(true);
	expect(weakOnly({ bands: ["strong", "possible"] }, facets([8, 3, 0]))).toBe(false);
	expect(weakOnly({ bands: ["strong", "possible", "weak"] }, facets([8, 0, 0]))).toBe(false);
	expect(weakOnly({ bands: ["strong"] }, null)).toBe(false);
});
