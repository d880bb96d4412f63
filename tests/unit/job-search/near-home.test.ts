import { describe, expect, it } from "vitest";
import { homeOf } from "@/lib/tools/fit/places/home";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { closestTo } from "@/lib/tools/job-search/store/relevance";
import { makePosting } from "@/tests/factories/postings";

const QUERY: PostingQuery = { titles: ["Bookbinder"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
const HOME = homeOf({ address: "Bruges, Belgium", workplaces: ["Ghent, Belgium"], language: null, tongues: new Set() });
const POSTINGS = [
	makePosting({ jobId: "abroad", title: "Bookbinder", location: "Denver, CO, United States", country: "United States", remote: "On-site" }),
	makePosting({ jobId: "country", title: "Bookbinder", location: "Liège, Belgium", country: "Belgium", remote: "On-site" }),
	makePosting({ jobId: "worked", title: "Bookbinder", location: "Ghent, Belgium", country: "Belgium", remote: "On-site" }),
	makePosting({ jobId: "other", title: "Crane operator", location: "Bruges, Belgium", country: "Belgium", remote: "On-site" }),
];
const order = (query: PostingQuery, home = HOME) =>
	closestTo(
		query,
		POSTINGS,
		POSTINGS.map(() => []),
		10,
		home,
	).map(({ jobId }) => jobId);

describe("where no country is asked for", () => {
	it("what is far from where the resume's owner lives stands behind", () => {
		const found = order(QUERY);
		expect(found.indexOf("worked")).toBeLessThan(found.indexOf("country"));
		expect(found.indexOf("country")).toBeLessThan(found.indexOf("abroad"));
	});

	it("another work near home is no better than the work itself", () => {
		expect(order(QUERY).at(-1)).toBe("other");
	});

	it("a resume that tells no place leaves the order as it was found", () => {
		expect(order(QUERY, null).slice(0, 3)).toEqual(["abroad", "country", "worked"]);
	});

	it("what was asked for counts, not the home", () => {
		expect(order({ ...QUERY, country: "United States" })[0]).toBe("abroad");
	});
});
