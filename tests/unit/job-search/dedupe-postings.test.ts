import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dedupe } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { makePosting } from "@/tests/factories/postings";

const TEXT =
	"We build tools that help small shops keep their books in order. You design and run services in TypeScript and Go, talk to the people who use them, " +
	"and decide with the team what to build next. You have built web services before, know your way around PostgreSQL, and write tests because they let you sleep well at night.";
const OTHER_TEXT =
	"Our payments team moves money for thousands of merchants a day. You own the ledger, its invariants and its audits, work with risk and compliance, " +
	"and lead the move of the settlement engine to an event log. Deep knowledge of distributed systems, Java and Kafka is what makes the difference in this role.";

const AGGREGATED = { provider: "arbeitnow", board: "arbeitnow", priority: 3 };

describe("what is one opening", () => {
	it("merges an aggregator's copy by its address, in spite of tracking marks, and keeps the company's own record with both sources", () => {
		const own = makePosting({ url: "https://jobs.example/acme/77", salary: null, description: TEXT });
		const copy = makePosting({
			...AGGREGATED,
			externalId: "x",
			applyUrl: "https://www.jobs.example/acme/77/apply?utm_source=a&gh_src=b",
			salary: { min: 1, max: 2, currency: "EUR", period: "year" },
		});
		const { postings, duplicates, groups } = dedupe([copy, own]);
		expect(postings).toHaveLength(1);
		expect(postings[0]).toMatchObject({ jobId: own.jobId, applyUrl: own.applyUrl, salary: { currency: "EUR" } });
		expect(postings[0]?.sources.map((source) => source.provider)).toEqual(["greenhouse", "arbeitnow"]);
		expect(duplicates).toBe(1);
		expect(groups).toEqual([{ keptId: own.jobId, mergedIds: [copy.jobId], key: "url: jobs.example/acme/77" }]);
	});

	it("merges the same company, title words and city over legal forms, synonyms, gender marks and word order", () => {
		const one = makePosting({ title: "Senior Software Engineer (m/w/d)", company: "Acme GmbH" });
		const other = makePosting({ ...AGGREGATED, title: "Software Developer, Senior", company: "ACME", location: "Berlin" });
		expect(dedupe([one, other]).postings).toHaveLength(1);
	});

	it("merges nearly equal texts of one company under slightly different titles", () => {
		const one = makePosting({ title: "Backend Engineer", description: `${TEXT} ${OTHER_TEXT}` });
		const other = makePosting({ ...AGGREGATED, title: "Backend Engineer Bookkeeping Tools", description: `${TEXT} ${OTHER_TEXT} Apply now.` });
		const { postings, groups } = dedupe([one, other]);
		expect(postings).toHaveLength(1);
		expect(groups[0]?.key).toBe("text: acme");
	});
});

describe("what stays apart", () => {
	it.each<[string, Partial<Posting>, Partial<Posting>]>([
		["cities", { location: "Berlin, Germany" }, { location: "Munich, Germany" }],
		["levels", { title: "Software Engineer" }, { title: "Senior Software Engineer" }],
		["companies", { company: "Acme" }, { company: "Apex" }],
		["titles", { title: "Software Engineer" }, { title: "Office Manager" }],
		["unknown cities", { location: "Kleinstadt, Germany" }, { location: "Grossdorf, Germany" }],
	])("different %s, whatever the text says", (_what, first, second) => {
		const one = makePosting({ description: TEXT, ...first });
		const other = makePosting({ ...AGGREGATED, description: TEXT, ...second });
		expect(dedupe([one, other]).postings).toHaveLength(2);
	});

	it("two openings of one title on one board whose texts differ", () => {
		const one = makePosting({ externalId: "1", description: TEXT });
		const other = makePosting({ externalId: "2", description: OTHER_TEXT });
		expect(dedupe([one, other]).duplicates).toBe(0);
		expect(dedupe([one, makePosting({ externalId: "2", description: TEXT })]).duplicates).toBe(1);
	});

	it("two cities that a posting without a city could join", () => {
		const berlin = makePosting({ externalId: "1", board: "a", description: TEXT });
		const munich = makePosting({ externalId: "2", board: "b", location: "Munich, Germany", description: TEXT });
		const anywhere = makePosting({ ...AGGREGATED, location: null, country: null, description: TEXT });
		const { postings } = dedupe([anywhere, munich, berlin]);
		expect(postings.map((posting) => posting.location)).toEqual(["Berlin, Germany", "Munich, Germany"]);
	});
});

const somePosting = fc
	.record({
		provider: fc.constantFrom("greenhouse", "lever", "arbeitnow", "himalayas"),
		board: fc.constantFrom("acme", "apex"),
		externalId: fc.constantFrom("1", "2", "3", "4", "5"),
		title: fc.constantFrom("Software Engineer", "Software Developer", "Senior Software Engineer", "Software Engineer Payments", "Accountant"),
		company: fc.constantFrom("Acme", "Acme GmbH", "Apex Ltd"),
		location: fc.constantFrom("Berlin, Germany", "Munich, Germany", "Berlin, Germany; Munich, Germany", "Remote", "Germany", null),
		remote: fc.constantFrom("Remote" as const, "On-site" as const, null),
		description: fc.constantFrom("", TEXT, `${TEXT} More.`, OTHER_TEXT),
		applyUrl: fc.constantFrom("https://jobs.example/1", "https://jobs.example/2", "https://jobs.example/3"),
	})
	.map((given) => makePosting({ ...given, country: null, priority: given.provider === "greenhouse" || given.provider === "lever" ? 1 : 3 }));

describe("for any postings", () => {
	const list = fc.array(somePosting, { maxLength: 25 });

	it("its own output has no duplicates and stays as it is", () => {
		fc.assert(
			fc.property(list, (postings) => {
				const once = dedupe(postings).postings;
				expect(dedupe(once)).toEqual({ postings: once, duplicates: 0, groups: [] });
			}),
			{ numRuns: 150 },
		);
	});

	it("the order of the input does not matter", () => {
		fc.assert(
			fc.property(
				list.chain((postings) => fc.tuple(fc.constant(postings), fc.shuffledSubarray(postings, { minLength: postings.length }))),
				([postings, shuffled]) => {
					expect(dedupe(shuffled)).toEqual(dedupe(postings));
				},
			),
			{ numRuns: 150 },
		);
	});

	it("nothing is lost: every source is on one posting, and the counts add up", () => {
		fc.assert(
			fc.property(list, (postings) => {
				const { postings: kept, duplicates, groups } = dedupe(postings);
				const keys = (from: readonly Posting[]) =>
					new Set(from.flatMap((posting) => posting.sources.map((source) => `${source.provider} ${source.board} ${source.externalId}`)));
				expect(keys(kept)).toEqual(keys(postings));
				expect(kept.length + duplicates).toBe(postings.length);
				expect(groups.flatMap((group) => group.mergedIds)).toHaveLength(duplicates);
			}),
			{ numRuns: 150 },
		);
	});
});
