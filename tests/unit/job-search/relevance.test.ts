import { describe, expect, it } from "vitest";
import { atOnce } from "@/lib/platform/turns";
import { PostingQuery } from "@/lib/tools/job-search/schemas";
import { closestTo, outlining } from "@/lib/tools/job-search/store/relevance";
import { candidateOf, scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { descriptionPlain } from "@/local/job-boards/sample/describe";
import { makeListings } from "@/local/job-boards/sample/listings";
import { makePosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

const ANY = { country: "All", location: null, remote: "Any", seniority: "Any" } as const;
const postings = makeListings({ seed: 5, count: 2_000, today: new Date("2026-06-01T00:00:00Z") }).map((listing) => {
	const { provider, board, serial, title, companyName: company, locationName: location, position } = listing;
	const { place, mode: remote } = position;
	return makePosting({
		provider,
		board,
		externalId: String(serial),
		title,
		company,
		location,
		country: place.country,
		remote,
		description: descriptionPlain(listing),
	});
});
const outlines = atOnce(outlining(postings));

describe("the postings that promise most", () => {
	it.each([
		["an accountant in London", { titles: ["Accountant"], skills: ["Excel", "IFRS", "General Ledger"] }, "London, United Kingdom"],
		[
			"a nurse who wants to stay in the United States",
			{ titles: ["ICU Nurse"], skills: ["Patient Care", "Critical Care", "Triage"], country: "United States" },
			"Chicago, IL",
		],
		[
			"a developer who works from home",
			{ titles: ["Frontend Engineer", "React Developer"], skills: ["React", "TypeScript", "CSS"], remote: "Remote" },
			"Hanoi, Vietnam",
		],
		["somebody whose title nobody knows", { titles: ["Chief Happiness Gardener"], skills: ["Excel"] }, "Berlin, Germany"],
	])("hold the hundred that fit %s best, though the resume is not known", (_who, wishes, home) => {
		const query = PostingQuery.parse({ ...ANY, ...wishes });
		const candidate = candidateOf(makeProfile({ title: query.titles[0] ?? "", skills: query.skills, location: home, years: 6 }), query);
		const scored = postings.map((posting) => ({ posting, overall: scorePosting(posting, candidate).overall }));
		const hundredth = scored.map(({ overall }) => overall).sort((one, other) => other - one)[99] ?? 0;
		const chosen = new Set(closestTo(query, postings, outlines, 500));
		const best = scored.filter(({ overall }) => overall > hundredth);
		expect(best.length).toBeGreaterThan(0);
		expect(best.filter(({ posting }) => !chosen.has(posting))).toEqual([]);
	});

	it("come in the same order whatever was asked before, and all of them when there are few", () => {
		const query = PostingQuery.parse({ ...ANY, titles: ["Waiter"], skills: [] });
		const once = closestTo(query, postings, outlines, 500);
		closestTo(PostingQuery.parse({ ...ANY, titles: ["Chef"], skills: ["Cooking"] }), postings, outlines, 10);
		expect(closestTo(query, postings, outlines, 500)).toEqual(once);
		expect(closestTo(query, postings.slice(0, 20), outlines.slice(0, 20), 500)).toHaveLength(20);
	});
});
