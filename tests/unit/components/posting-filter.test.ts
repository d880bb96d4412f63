import { expect, it } from "vitest";
import { isSamplePosting, NO_FILTER, queryOf } from "@/components/postings/posting-filter";
import { PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import { makeListedPosting } from "@/tests/factories/postings";

const NONE = new Set<string>();

it("a filter is asked for in the API's own words, and nothing that is not filtered by", () => {
	expect(queryOf(NO_FILTER, NONE)).toEqual({ sort: "fit" });
	const query = queryOf({ text: ` data ${"x".repeat(300)}`, remote: "Hybrid", isLiveOnly: true, isSelectedOnly: true, sort: "salary" }, new Set(["b", "a"]));
	expect(query).toMatchObject({ sort: "salary", remote: ["Hybrid"], status: ["live"], jobId: ["a", "b"] });
	expect(PostingsQuery.safeParse(query).success).toBe(true);
});

it("chosen ones alone, with none chosen, are asked of nobody", () => {
	expect(queryOf({ ...NO_FILTER, isSelectedOnly: true }, NONE)).toBeNull();
});

it("invented postings are told from real ones by what their source says of itself", () => {
	const real = makeListedPosting({ jobId: "a" });
	expect(isSamplePosting(real)).toBe(false);
	expect(isSamplePosting({ sources: real.sources.map((source) => ({ ...source, isSample: true })) })).toBe(true);
});
