import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dedupe } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import { type VerifiedPostings, verify } from "@/lib/tools/job-search/openness/verify";
import { type JobListResult, type Posting, PostingQuery } from "@/lib/tools/job-search/schemas";
import { searchPostings } from "@/lib/tools/job-search/search-postings";
import { normalizeRows } from "@/lib/tools/job-search/shape/normalize-rows";
import { type ConfiguredSource, loadSources } from "@/lib/tools/job-search/sources/configuration";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { scoreFit } from "@/lib/tools/resume-profile/score-fit";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import type { Listing } from "@/local/job-boards/sample/listing";
import { makeListings } from "@/local/job-boards/sample/listings";
import { type JobBoards, startJobBoards } from "@/local/job-boards/server";
import { makeProfile } from "@/tests/factories/profile";
import { makeToolContext } from "@/tests/factories/tool-context";
import { searchBoards } from "@/tests/world/search-boards";

const SAMPLE = { seed: 7, count: 1_000, today: new Date() };
const ANY = { country: "All", location: null, remote: "Any", seniority: "Any" } as const;

let boards: JobBoards;
let sources: ConfiguredSource[];
let found: Awaited<ReturnType<typeof searchBoards>>;
let normalized: Posting[];
let duplicates: number;
let verified: VerifiedPostings;

beforeAll(async () => {
	boards = await startJobBoards({ ...SAMPLE, port: 0, withFaults: false });
	sources = await loadSources(`http://127.0.0.1:${boards.port}/sources.json`);
	const { signal, now } = makeToolContext({ now: new Date() });
	found = await searchBoards(PostingQuery.parse({ ...ANY, titles: ["Nurse"], skills: [] }), sources, { signal, totalTimeoutMs: 100_000 });
	normalized = normalizeRows(found.rawPostings, sources).postings;
	const deduped = dedupe(normalized);
	duplicates = deduped.duplicates;
	verified = await verify(deduped.postings, { configured: sources, titles: [], signal, now, allowLoopback: true, totalTimeoutMs: 100_000 });
});

afterAll(() => boards.close());

async function match(profile: ResumeProfile, query: Partial<PostingQuery>): Promise<JobListResult> {
	const full = PostingQuery.parse({ ...ANY, titles: profile.titles.map((title) => title.value), skills: profile.skills.map((skill) => skill.value), ...query });
	const input = scoreFit.input.parse({
		profile,
		query: full,
		postings: verified.postings,
		sources: found.sources,
		counts: { normalized: normalized.length, duplicates },
	});
	return scoreFit.output.parse(await scoreFit.run(input, makeToolContext())).result;
}

const isOpen = (listing: Listing) =>
	listing.state === "open" || listing.state === "missing-record" || listing.state === "blocked" || listing.state === "unavailable";

it("a resume without a title is told so, where nobody is asked for one", async () => {
	const input = searchPostings.input.parse({ query: { ...ANY, titles: [], skills: ["Sewing"] } });
	await expect(searchPostings.run(input, makeToolContext())).rejects.toMatchObject({
		code: "NOTHING_TO_CHOOSE",
		message: expect.stringContaining("no title of a job"),
	});
});

describe("against sample boards of which the truth is known", () => {
	it("finds nearly all copies, and merges nothing beyond them", () => {
		const listed = (listing: Listing) => listing.state !== "absent" && listing.state !== "unlisted";
		const copies = makeListings(SAMPLE).filter((listing) => listing.original && listed(listing) && listed(listing.original) && listing.provider !== "remotive");
		expect(duplicates).toBeGreaterThanOrEqual(copies.length * 0.95);
		expect(duplicates).toBeLessThanOrEqual(copies.length * 1.03);
	});

	it("closes no posting that is open", () => {
		const openTitles = new Set<string>();
		const closedTitles = new Set<string>();
		const key = (board: string, title: string) => `${board}|${title.trim()}`;
		for (const listing of makeListings(SAMPLE)) (isOpen(listing) ? openTitles : closedTitles).add(key(listing.board, listing.title));
		const closed = verified.postings.filter((posting) => posting.verification.status === "closed");
		expect(closed.length).toBeGreaterThan(5);
		const wrong = closed.filter((posting) => {
			const name = key(posting.sources[0]?.board ?? "", posting.title);
			return openTitles.has(name) && !closedTitles.has(name);
		});
		expect(wrong.map((posting) => [posting.title, posting.verification.evidence])).toEqual([]);
	});

	it("are told as samples, source by source and posting by posting, to the result", async () => {
		const { jobs, sources: reports } = await match(makeProfile({ title: "Accountant", skills: ["Excel"] }), {});
		expect(reports.length).toBeGreaterThan(5);
		expect([...reports, ...jobs.flatMap((job) => job.sources)].filter((source) => !source.isSample)).toEqual([]);
	});

	it("has counts that add up", async () => {
		const { counts, sources: reports, jobs, total } = await match(makeProfile({ title: "Accountant", skills: ["Excel"] }), {});
		expect(reports.reduce((sum, source) => sum + source.found, 0)).toBe(counts.found);
		expect(counts.live + counts.closed + counts.unreachable).toBe(counts.normalized - counts.duplicates);
		expect(jobs).toHaveLength(counts.live + counts.unreachable - counts.belowFloor);
		expect(total).toBe(jobs.length);
	});
});

describe("what people find first", () => {
	it.each<[string, ResumeProfile, Partial<PostingQuery>, readonly string[]]>([
		[
			"a React developer in Berlin",
			makeProfile({
				title: "Senior Frontend Developer",
				skills: ["React", "TypeScript", "JavaScript", "CSS", "HTML", "Git", "Jest"],
				location: "Berlin, Germany",
				years: 7,
			}),
			{ titles: ["React Developer", "Frontend Engineer"] },
			["Front-End Developer", "Web Developer", "Full Stack Developer", "Software Engineer"],
		],
		[
			"an ICU nurse",
			makeProfile({
				title: "ICU Registered Nurse",
				skills: ["Patient Care", "Critical Care", "Ventilator Management", "ACLS", "BLS", "Triage"],
				location: "Chicago, IL",
				years: 5,
			}),
			{ titles: ["ICU Nurse"] },
			["Registered Nurse", "Nurse Practitioner", "Nursing Assistant"],
		],
		[
			"an accountant",
			makeProfile({
				title: "Accountant",
				skills: ["Accounts Payable", "General Ledger", "Month-End Close", "Excel", "IFRS"],
				location: "London, UK",
				years: 4,
			}),
			{},
			["Accountant", "Bookkeeper", "Financial Controller", "Auditor", "Financial Analyst", "Payroll Clerk", "Accounts Clerk", "Tax Adviser"],
		],
	])("%s finds work of the own trade", async (_who, profile, query, families) => {
		const { jobs } = await match(profile, query);
		const best = jobs.slice(0, 10);
		expect(best.map((job) => normalizeTitle(job.title).family).filter((family) => family === null || !families.includes(family))).toEqual([]);
		expect(best.every((job) => job.fit.skills > 0 && job.fit.explanation.length > 20)).toBe(true);
	});

	it("a wished country fills the top, and what is left out is counted", async () => {
		const profile = makeProfile({ title: "Accountant", skills: ["Excel", "IFRS", "General Ledger"], years: 4 });
		const everywhere = await match(profile, {});
		const germany = await match(profile, { country: "Germany" });
		expect(germany.total + germany.counts.belowFloor).toBe(everywhere.total + everywhere.counts.belowFloor);
		expect(germany.counts.belowFloor).toBeGreaterThan(0);
		expect(germany.jobs.every((job) => job.fit.overall >= 20)).toBe(true);
		expect(germany.jobs.slice(0, 3).every((job) => job.country === "Germany" || job.country === null)).toBe(true);
	});
});

describe("against all that the local stack serves", () => {
	const ALL = { seed: 1, count: 5_550, today: new Date() };
	let served: JobBoards;
	let read: Awaited<ReturnType<typeof searchBoards>>;
	let postings: Posting[];
	let merged: ReturnType<typeof dedupe>;

	beforeAll(async () => {
		served = await startJobBoards({ ...ALL, port: 0, withFaults: false });
		const all = await loadSources(`${served.origin}/sources.json`);
		read = await searchBoards(PostingQuery.parse({ ...ANY, titles: ["Cook"], skills: [] }), all, { signal: makeToolContext().signal, totalTimeoutMs: 100_000 });
		postings = normalizeRows(read.rawPostings, all).postings;
		merged = dedupe(postings);
	});

	afterAll(() => served.close());

	it("reads every posting, so that no board shows more than a search reads of it", () => {
		const listed = makeListings(ALL).filter(({ state, provider }) => state !== "absent" && state !== "unlisted" && provider !== "remotive");
		expect(read.rawPostings.length).toBe(listed.length);
	});

	it("finds the copies, and keeps openings of one employer in many countries apart", () => {
		const listed = ({ state }: Listing) => state !== "absent" && state !== "unlisted";
		const copies = makeListings(ALL).filter((listing) => listing.original && listed(listing) && listed(listing.original) && listing.provider !== "remotive");
		expect(merged.duplicates).toBeGreaterThanOrEqual(copies.length * 0.95);
		expect(merged.duplicates).toBeLessThanOrEqual(copies.length * 1.03);
	});

	it.each([
		["Truck Driver", "Houston, TX", "United States", ["truck-driver"]],
		["Registered Nurse", "Toronto, ON", "Canada", ["registered-nurse"]],
		["Erzieherin", "Köln, Deutschland", "Germany", ["preschool-teacher"]],
		["Spawacz", "Gdańsk, Polska", "Poland", ["welder"]],
		["Chef de partie", "Lyon, France", "France", ["cook", "head-chef"]],
		["Contabile", "Milano, Italia", "Italy", ["accountant"]],
		["Social Worker", "Glasgow, UK", "United Kingdom", ["social-worker"]],
		["Butikschef", "Stockholm, Sverige", "Sweden", ["store-manager"]],
		["IT Support Specialist", "Austin, TX", "United States", ["it-support-technician"]],
		["Inkoopmanager", "Rotterdam, Nederland", "Netherlands", ["purchasing-manager"]],
	])("offers a %s in %s the own trade first, in %s", async (title, location, country, trades) => {
		const profile = makeProfile({ title, skills: ["Microsoft Office"], location, years: 5 });
		const query = PostingQuery.parse({ ...ANY, country, titles: [title], skills: [] });
		const verification = { status: "live", method: "list", evidence: "Listed.", checkedAt: ALL.today.toISOString(), finalUrl: null, httpStatus: null };
		const seen = merged.postings.map((posting) => ({ ...posting, verification }));
		const input = scoreFit.input.parse({
			profile,
			query,
			postings: seen,
			sources: read.sources,
			counts: { normalized: postings.length, duplicates: merged.duplicates },
		});
		const [best] = scoreFit.output.parse(await scoreFit.run(input, makeToolContext())).result.jobs;
		expect(best?.country).toBe(country);
		expect(
			normalizeTitle(best?.title ?? "")
				.occupations.map(({ id }) => id)
				.filter((id) => trades.includes(id)),
		).not.toEqual([]);
	});
});
