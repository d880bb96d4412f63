import { atOnce } from "@/lib/platform/turns";
import { MOST_CHOSEN } from "@/lib/tools/job-search/limits";
import { PostingQuery } from "@/lib/tools/job-search/schemas";
import { closestTo, outlining } from "@/lib/tools/job-search/store/relevance";
import { candidateOf, scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { descriptionPlain } from "@/local/job-boards/sample/describe";
import { makeListings } from "@/local/job-boards/sample/listings";
import { makePosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

/** It needs no stack, and would disturb what is measured beside it. */
export const startsOwnStack = true;

const COUNT = 100_000;
const ROUNDS = 9;
const QUERY = PostingQuery.parse({
	titles: ["Backend Engineer", "Python Developer"],
	skills: ["Python", "PostgreSQL", "Docker", "AWS", "Kubernetes", "Git"],
	country: "All",
	location: "Berlin",
	remote: "Any",
	seniority: "Any",
});

function makePostings() {
	return makeListings({ seed: 11, count: COUNT, today: new Date("2026-06-01T00:00:00Z") })
		.slice(0, COUNT)
		.map((listing) => {
			const { provider, board, serial, title, companyName, locationName, position } = listing;
			return makePosting({
				provider,
				board,
				externalId: String(serial),
				title,
				company: companyName,
				location: locationName,
				country: position.place.country,
				remote: position.mode,
				description: descriptionPlain(listing),
			});
		});
}

function timeOf(work: () => unknown): number {
	const started = performance.now();
	work();
	return performance.now() - started;
}

const median = (values: number[]): number => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What a run's search costs when the postings of all boards are kept: choosing among 100,000 and scoring the chosen, beside one look at every text. */
export async function benchKeptPostings() {
	const postings = makePostings();
	const outlineMs: number[] = [];
	let outlines = atOnce(outlining([]));
	outlineMs.push(timeOf(() => (outlines = atOnce(outlining(postings)))));
	const candidate = candidateOf(makeProfile({ title: "Backend Engineer", skills: QUERY.skills, location: "Berlin, Germany", years: 6 }), QUERY);
	const searchMs: number[] = [];
	const lookMs: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		searchMs.push(
			timeOf(() => {
				for (const posting of closestTo(QUERY, postings, outlines, MOST_CHOSEN)) scorePosting(posting, candidate);
			}),
		);
		lookMs.push(timeOf(() => postings.filter(({ description }) => description.includes("Python"))));
	}
	return [
		{ name: `one look at the texts of ${COUNT} postings`, value: median(lookMs), unit: "ms", goal: undefined },
		{ name: `choosing among ${COUNT} postings and scoring ${MOST_CHOSEN}`, value: median(searchMs), unit: "ms", goal: 500 },
		{ name: "ratio, a search to a look", value: median(searchMs) / median(lookMs), unit: "×", goal: undefined },
		{ name: "outlining them, once for all runs", value: median(outlineMs), unit: "ms", goal: undefined },
	];
}
