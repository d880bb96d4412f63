import { expect, it } from "vitest";
import { PostingFilters, type PostingMark } from "@/lib/goal-jobs/posting-schemas";
import { pickBest } from "@/lib/goal-jobs/postings/pick-best";
import { askedCountry, countriesOfPosting } from "@/lib/goal-jobs/postings/posting-countries";
import { indexPostings } from "@/lib/goal-jobs/postings/posting-index";
import { siftPostings } from "@/lib/goal-jobs/postings/sift-postings";
import { bandOf, DEFAULT_WEIGHTS, scoreUnder, weightsOf } from "@/lib/goal-jobs/postings/standing";
import { salaryPerYear } from "@/lib/tools/job-search/comparable-salary";
import type { FitScore, MatchingJob } from "@/lib/tools/job-search/schemas";
import { makeScoredPosting } from "@/tests/factories/postings";

const NOW_MS = Date.UTC(2026, 5, 15);
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW_MS - days * DAY_MS).toISOString();

function fitOf(overall: number, parts: Partial<FitScore> = {}): FitScore {
	return {
		overall,
		skills: overall,
		title: overall,
		seniority: overall,
		location: overall,
		matchedSkills: [],
		missingSkills: [],
		explanation: "",
		method: "rules",
		...parts,
	};
}

type Given = Partial<MatchingJob> & { jobId: string };

function sift(postings: readonly Given[], query: Record<string, unknown> = {}, marks: ReadonlyMap<string, PostingMark> = new Map()) {
	const index = indexPostings(postings.map(makeScoredPosting));
	const asked = PostingFilters.parse(query);
	const order = index.orderBy("fit", weightsOf(asked));
	const { passing, ...rest } = siftPostings(asked, { index, order, marks, nowMs: NOW_MS });
	return { ids: passing.map(({ posting }) => posting.jobId), order, passing, ...rest };
}

const euros = (max: number, given: Partial<MatchingJob["salary"]> = {}) => ({ min: null, max, currency: "EUR", period: "year" as const, ...given });

it("salaries of every currency and period become a year's pay in one currency, and say that they were converted", () => {
	expect(salaryPerYear(euros(70_000, { min: 60_000 }), "EUR")).toEqual({ min: 60_000, max: 70_000, currency: "EUR", isConverted: false, ratesOn: null });
	expect(salaryPerYear(euros(5_000, { period: "month" }), "eur")).toEqual({ min: null, max: 60_000, currency: "EUR", isConverted: true, ratesOn: null });
	expect(salaryPerYear(euros(50, { period: "hour" }), "EUR")?.max).toBe(104_000);
	// 25.12 koruna for a euro and 24.168 for a dollar.
	expect(salaryPerYear(euros(100_000), "USD")).toEqual({ min: null, max: 103_900, currency: "USD", isConverted: true, ratesOn: "2024-12-20" });
	expect(salaryPerYear(euros(10_000_000, { currency: "JPY" }), "EUR")?.max).toBe(61_400);
	expect(salaryPerYear(euros(1, { currency: "XXX" }), "EUR")).toBeNull();
	expect(salaryPerYear(euros(1, { currency: "XXX" }), "XXX")).toMatchObject({ max: 1, isConverted: false });
	expect(salaryPerYear(euros(0), "EUR")).toBeNull();
	expect(salaryPerYear(null, "EUR")).toBeNull();
});

it("bands begin at 70 and 45; other weights change the score, and what a violated wish took away stays away", () => {
	expect([70, 69, 45, 44].map(bandOf)).toEqual(["strong", "possible", "possible", "weak"]);
	const fit = fitOf(40, { skills: 100, title: 60, location: 100, seniority: 60 });
	expect(scoreUnder(fit, DEFAULT_WEIGHTS)).toBe(40);
	// 80 of 100 by the usual weights, of which half was left.
	expect(scoreUnder(fit, { skills: 100, title: 0, location: 0, seniority: 0 })).toBe(50);
	expect(scoreUnder(fit, { skills: 0, title: 50, location: 0, seniority: 0 })).toBe(30);
	expect(scoreUnder(fitOf(0), { skills: 100, title: 0, location: 0, seniority: 0 })).toBe(0);
	expect(weightsOf({ skillsWeight: 0, titleWeight: 0, locationWeight: 0, seniorityWeight: 0 })).toEqual(DEFAULT_WEIGHTS);
	expect(weightsOf({ skillsWeight: 90 })).toEqual({ ...DEFAULT_WEIGHTS, skills: 90 });
});

it("countries are understood in the languages of people, and a posting has every country that it names", () => {
	expect(["deutschland", "DE", "england", "Scotland", "États-Unis", "usa", "日本", "none"].map(askedCountry)).toEqual([
		"Germany",
		"Germany",
		"United Kingdom",
		"United Kingdom",
		"United States",
		"United States",
		"Japan",
		"none",
	]);
	expect(countriesOfPosting({ country: "Germany", location: "Berlin, Germany; Paris, France" })).toEqual(["Germany", "France"]);
	expect(countriesOfPosting({ country: null, location: "Worldwide" })).toEqual(["none"]);
	// Read before the state was told from the country.
	expect(countriesOfPosting({ country: "Georgia", location: "Atlanta, Georgia, United States" })).toEqual(["United States"]);
	expect(countriesOfPosting({ country: "Georgia", location: "Tbilisi" })).toEqual(["Georgia"]);
});

it("who asks for one country gets no posting of another, and remote ones without a country only when they are asked for", () => {
	const postings = [
		{ jobId: "us", country: "United States", location: "Austin, TX" },
		{ jobId: "de", country: "Germany", location: "Berlin, Germany" },
		{ jobId: "both", country: "Germany", location: "Berlin, Germany; New York, NY" },
		{ jobId: "anywhere", country: null, location: "Worldwide", remote: "Remote" as const },
	];
	expect(sift(postings, { country: "usa" }).ids).toEqual(["us", "both"]);
	expect(sift(postings, { country: ["America", "none"] }).ids).toEqual(["us", "both", "anywhere"]);
});

it("a facet tells how many postings each of its values would leave under the other filters", () => {
	const postings = [
		{ jobId: "a", country: "Germany", location: null, remote: "Remote" as const, fit: fitOf(90) },
		{ jobId: "b", country: "Germany", location: null, remote: "Hybrid" as const, fit: fitOf(50) },
		{ jobId: "c", country: "France", location: null, remote: "Remote" as const, fit: fitOf(20) },
	];
	const all = sift(postings).facets;
	expect(all.country).toEqual([
		{ value: "Germany", count: 2 },
		{ value: "France", count: 1 },
	]);
	expect(all.band).toEqual([
		{ value: "strong", count: 1 },
		{ value: "possible", count: 1 },
		{ value: "weak", count: 1 },
	]);
	const german = sift(postings, { country: "Germany", remote: "Remote" });
	expect(german.ids).toEqual(["a"]);
	// Its own filter does not count against a facet, every other does.
	expect(german.facets.remote).toEqual([
		{ value: "Hybrid", count: 1 },
		{ value: "Remote", count: 1 },
	]);
	expect(german.facets.country).toEqual([
		{ value: "France", count: 1 },
		{ value: "Germany", count: 1 },
	]);
	expect(german.facets.band.map(({ count }) => count)).toEqual([1, 0, 0]);
	for (const { value, count } of german.facets.country) expect(sift(postings, { country: value, remote: "Remote" }).ids).toHaveLength(count);
});

it("salary and age count all that reach a value, in the currency that the asked country pays in", () => {
	const postings = [
		{ jobId: "a", country: "Japan", location: null, salary: euros(12_000_000, { currency: "JPY" }), postedAt: daysAgo(0.5) },
		{ jobId: "b", country: "Germany", location: null, salary: euros(50_000), postedAt: daysAgo(5) },
		{ jobId: "c", country: "Germany", location: null, salary: euros(8_000, { period: "month" }), postedAt: daysAgo(80) },
		{ jobId: "d", country: "Germany", location: null, postedAt: null },
	];
	const { facets, currency } = sift(postings, { country: "Germany" });
	expect(currency).toBe("EUR");
	expect(sift(postings, { country: "Japan" }).currency).toBe("JPY");
	expect(facets.minSalary).toEqual(
		[
			[0, 2],
			[30_000, 2],
			[45_000, 2],
			[60_000, 1],
			[80_000, 1],
		].map(([value, count]) => ({ value: String(value), count })),
	);
	expect(sift(postings, { minSalary: "90000", currency: "EUR" }).ids).toEqual(["c"]);
	expect(sift(postings, { minSalary: "90000", currency: "EUR", unstatedPay: "true" }).ids).toEqual(["c", "d"]);
	expect(sift(postings, { minSalary: 0 }).ids).toEqual(["a", "b", "c"]);
	expect(sift(postings, { postedWithinDays: 7 }).ids).toEqual(["a", "b"]);
	expect(sift(postings).facets.postedWithinDays).toEqual(
		[
			["1", 1],
			["3", 1],
			["7", 2],
			["14", 2],
			["30", 2],
			["90", 3],
		].map(([value, count]) => ({ value, count })),
	);
});

it("what is dismissed stays away until it is asked for, and is counted", () => {
	const postings = [{ jobId: "a" }, { jobId: "b" }, { jobId: "c" }];
	const marks = new Map<string, PostingMark>([
		["a", "dismissed"],
		["b", "pinned"],
	]);
	const { ids, facets } = sift(postings, {}, marks);
	expect(ids).toEqual(["b", "c"]);
	expect(facets.mark).toEqual([
		{ value: "dismissed", count: 1 },
		{ value: "pinned", count: 1 },
	]);
	expect(facets.band[0]?.count).toBe(2);
	expect(sift(postings, { mark: "dismissed" }, marks).ids).toEqual(["a"]);
	expect(sift(postings, { mark: "pinned" }, marks).ids).toEqual(["b"]);
	expect(sift(postings, { jobId: ["a", "c"] }, marks).ids).toEqual(["a", "c"]);
});

it("other weights order the list anew and move postings between the bands", () => {
	const postings = [
		{ jobId: "titled", fit: fitOf(72, { title: 100, skills: 40 }) },
		{ jobId: "skilled", fit: fitOf(60, { title: 40, skills: 100 }) },
	];
	expect(sift(postings).ids).toEqual(["titled", "skilled"]);
	const { ids, order } = sift(postings, { skillsWeight: 100, titleWeight: 0, locationWeight: 0, seniorityWeight: 0 });
	expect(ids).toEqual(["skilled", "titled"]);
	expect(order.standingOf.get("skilled")?.band).toBe("strong");
	expect(order.standingOf.get("titled")?.band).toBe("weak");
});

it("the best five: by score, at most two of one company and never one opening twice, no expired one, and each says why", () => {
	const postings: Given[] = [
		{ jobId: "a", company: "Acme", title: "Site Engineer", fit: fitOf(90, { matchedSkills: ["React", "CSS"] }) },
		{ jobId: "a2", company: "ACME ", title: "site engineer", fit: fitOf(89) },
		{ jobId: "b", company: "Acme", title: "Lead Engineer", fit: fitOf(88) },
		{ jobId: "c", company: "Acme", title: "Staff Engineer", fit: fitOf(87) },
		{ jobId: "gone", company: "Gone", expiresAt: daysAgo(1), fit: fitOf(86) },
		{ jobId: "d", company: "Delta", postedAt: daysAgo(2), fit: fitOf(80, { matchedSkills: ["React"], missingSkills: ["Go"] }) },
		{
			jobId: "e",
			company: "Echo",
			verification: { status: "unreachable", checkedAt: daysAgo(0), httpStatus: null, finalUrl: null, evidence: "" },
			fit: fitOf(80),
		},
		{ jobId: "f", company: "Foxtrot", fit: fitOf(75) },
		{ jobId: "g", company: "Golf", postedAt: daysAgo(100), fit: fitOf(74) },
	];
	const { passing, order } = sift(postings);
	const picked = pickBest(passing, order.standingOf, { count: 5, nowMs: NOW_MS, titles: ["Site Engineer"] });
	expect(picked.map(({ entry }) => entry.posting.jobId)).toEqual(["a", "b", "d", "e", "f"]);
	expect(picked[0]?.reasons).toEqual([
		"The best match of all",
		"You have all it asks for: React and CSS",
		"The title is one you look for",
		"The place suits you",
	]);
	expect(picked[2]?.reasons).toEqual(["You have 1 of 2 skills; only Go is missing", "Posted 2 days ago"]);
	expect(picked[3]?.reasons).toEqual(["Its page could not be reached: look whether it is still open"]);
	expect(picked.every(({ reasons }) => reasons.length > 0)).toBe(true);
	expect(pickBest([], new Map(), { count: 5, nowMs: NOW_MS, titles: [] })).toEqual([]);
});

it("a posting of whose skills the person has one of nine gives way to one that fits", () => {
	const asked = ["Swift", "UIKit", "Xcode", "Combine", "Metal", "ARKit", "CoreML", "Fastlane"];
	const postings = [
		{ jobId: "ios", company: "Alpha", fit: fitOf(72, { matchedSkills: ["Git"], missingSkills: asked }) },
		{ jobId: "backend", company: "Beta", fit: fitOf(64, { matchedSkills: ["Git", "Go"], missingSkills: ["Kafka", "Redis"] }) },
	];
	const { passing, order } = sift(postings);
	expect(pickBest(passing, order.standingOf, { count: 1, nowMs: NOW_MS, titles: [] }).map(({ entry }) => entry.posting.jobId)).toEqual(["backend"]);
});

it("the same work further away, with few of its skills, comes before other work that suits in all else", () => {
	const few = { matchedSkills: ["Triage"], missingSkills: ["Ventilators", "Dialysis", "Telemetry", "Sepsis"] };
	const postings = [
		{ jobId: "technician", company: "Alpha", postedAt: daysAgo(2), fit: fitOf(58, { title: 45, location: 100 }) },
		{ jobId: "icu", company: "Beta", fit: fitOf(60, { title: 90, location: 50, ...few }) },
		{ jobId: "ward", company: "Gamma", fit: fitOf(56, { title: 88 }) },
	];
	const { passing, order } = sift(postings);
	const picked = pickBest(passing, order.standingOf, { count: 2, nowMs: NOW_MS, titles: [] });
	expect(picked.map(({ entry }) => entry.posting.jobId)).toEqual(["icu", "ward"]);
});
