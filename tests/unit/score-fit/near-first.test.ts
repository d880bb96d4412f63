import { describe, expect, it } from "vitest";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { compareJobs } from "@/lib/tools/resume-profile/scoring/score-postings";
import { makeVerifiedPosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

const profile = makeProfile({ title: "Electrician", skills: ["Wiring"], location: "Leipzig, Germany", years: 7 });
const QUERY: PostingQuery = { titles: ["Electrician"], skills: ["Wiring"], country: "All", location: null, remote: "Any", seniority: "Any" };

/** For each wish the places of postings that are alike otherwise, the nearest first; those of one group are as near as each other. */
const PLACES: readonly (readonly [string, readonly (readonly string[])[]])[] = [
	["Hamilton, Ontario", [["Hamilton, ON", "Hamilton, Ontario, Canada"], ["Burlington, ON"], ["Calgary, AB"], ["Berlin, Germany"]]],
	["near Calgary", [["Calgary, Alberta"], ["Airdrie, AB"], ["Hamilton, ON"], ["Berlin, Germany"]]],
	["within an hour of Boston", [["Boston, MA"], ["Worcester, Massachusetts"], ["Austin, TX"], ["Berlin, Germany"]]],
	["in der Nähe von München", [["München", "Munich, Bavaria"], ["Hamburg, Germany"], ["Vienna, Austria"]]],
	["cerca de Sevilla", [["Sevilla, Spain"], ["Barcelona, Spain"], ["Paris, France"]]],
	["Leeds or York", [["Leeds, United Kingdom", "York, United Kingdom"], ["London, United Kingdom"], ["Paris, France"]]],
	["Lüneburg", [["Lüneburg, Germany"], ["Munich, Germany"], ["Vienna, Austria"]]],
];

const countryOf = (location: string): string => {
	const last = location.split(", ").at(-1) ?? "";
	return ({ ON: "Canada", AB: "Canada", Alberta: "Canada", MA: "United States", TX: "United States", Massachusetts: "United States" }[last] ??
		(last === "München" || last === "Bavaria" ? "Germany" : last)) as string;
};

describe("postings that differ in their place alone", () => {
	it.each(PLACES)("of those for %s the nearer stands first", (location, groups) => {
		const candidate = candidateOf(profile, { ...QUERY, location });
		const jobs = groups.flatMap((places, group) =>
			places.map((place) => {
				// Ids and days speak for the farther ones.
				const posting = makeVerifiedPosting({
					jobId: `job_${9 - group}_${place}`,
					title: "Electrician",
					location: place,
					country: countryOf(place),
					postedAt: `2026-10-0${group + 1}T00:00:00.000Z`,
				});
				return { ...posting, fit: scorePosting(posting, candidate) };
			}),
		);
		const groupOf = (place: string | null) => groups.findIndex((places) => places.includes(place ?? ""));
		const order = jobs.toSorted(compareJobs).map((job) => groupOf(job.location));
		expect(order).toEqual(order.toSorted());
		expect(jobs[0]?.fit.location).toBe(100);
	});

	it("of two that fit as well the nearer stands first, whatever else speaks for the other", () => {
		const near = { ...makeVerifiedPosting({ jobId: "job_b" }), fit: { ...scored(), location: 100, skills: 50 } };
		const far = { ...makeVerifiedPosting({ jobId: "job_a" }), fit: { ...scored(), location: 45, skills: 90 } };
		expect([far, near].sort(compareJobs)).toEqual([near, far]);
	});
});

function scored() {
	const posting = makeVerifiedPosting({ title: "Electrician" });
	return scorePosting(posting, candidateOf(profile, QUERY));
}
