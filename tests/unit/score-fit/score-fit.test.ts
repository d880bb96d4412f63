import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LanguageModel, ObjectRequest } from "@/lib/models/language-model";
import { AppError } from "@/lib/platform/errors";
import { demandsOf } from "@/lib/tools/fit/demands";
import { FIT_WEIGHTS } from "@/lib/tools/fit/overall";
import { scoreLocation } from "@/lib/tools/fit/places/location";
import { scoreTitle } from "@/lib/tools/fit/title";
import { JobListResult, type PostingQuery, type VerifiedPosting } from "@/lib/tools/job-search/schemas";
import { scoreFit } from "@/lib/tools/resume-profile/score-fit";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { makeVerifiedPosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";
import { makeToolContext } from "@/tests/factories/tool-context";

const SKILLS = ["React", "TypeScript", "CSS", "Next.js", "Git"];
const profile = makeProfile({ title: "Senior Frontend Developer", skills: SKILLS, location: "Berlin, Germany", years: 7 });
const ANYWHERE: PostingQuery = { titles: ["Frontend Developer"], skills: SKILLS, country: "All", location: null, remote: "Any", seniority: "Any" };
const FRONTEND = {
	title: "Senior Frontend Engineer",
	seniority: "Senior" as const,
	description:
		"What you will do\nBuild screens in React.\nRequirements\n- TypeScript, CSS and Kubernetes\nNice to have\n- GraphQL\nBenefits\n- Learn Python with us",
};

function fitOf(posting: Parameters<typeof makeVerifiedPosting>[0], query: Partial<PostingQuery> = {}) {
	return scorePosting(makeVerifiedPosting({ ...FRONTEND, ...posting }), candidateOf(profile, { ...ANYWHERE, ...query }));
}

async function run(postings: VerifiedPosting[], given: { model?: LanguageModel; addCostMicroU?: (cost: number) => void } = {}): Promise<JobListResult> {
	const sources = [
		{ provider: "greenhouse", found: 4, error: null, boards: [] },
		{ provider: "lever", found: 3, error: "It failed.", boards: [] },
	];
	const input = { profile, query: ANYWHERE, postings, sources, counts: { normalized: postings.length + 2, duplicates: 2 } };
	const output = await scoreFit.run(scoreFit.input.parse(input), makeToolContext(given));
	return JobListResult.parse(scoreFit.output.parse(output).result);
}

describe("what a posting asks for", () => {
	it("weighs required over described over nice to have, and ignores what it offers", () => {
		const weights = Object.fromEntries(demandsOf("", FRONTEND.description).map(({ name, weight }) => [name, weight]));
		expect(weights).toEqual({ TypeScript: 1, CSS: 1, Kubernetes: 1, React: 0.6, GraphQL: 0.3 });
	});

	it("understands a plus within a line and German sections", () => {
		const german = "Dein Profil\n- Sehr gute Kenntnisse in React\n- Docker ist von Vorteil\nWir bieten\n- Excel Schulungen";
		expect(demandsOf("", german).map(({ name, weight }) => [name, weight])).toEqual([
			["React", 1],
			["Docker", 0.3],
		]);
	});
});

describe("the fit of one posting", () => {
	it("is the weighted sum of its visible parts", () => {
		const fit = fitOf({});
		const sum = FIT_WEIGHTS.skills * fit.skills + FIT_WEIGHTS.title * fit.title + FIT_WEIGHTS.location * fit.location + FIT_WEIGHTS.seniority * fit.seniority;
		expect(fit.overall).toBe(Math.round(sum));
		expect(Object.values(FIT_WEIGHTS).reduce((total, weight) => total + weight)).toBeCloseTo(1);
	});

	it("names what matches, what is missing, and why in plain words", () => {
		const fit = fitOf({});
		expect([...fit.matchedSkills].sort()).toEqual(["CSS", "React", "TypeScript"]);
		expect(fit.missingSkills).toEqual(["Kubernetes", "GraphQL"]);
		expect(fit.explanation).toBe(
			"Matches 3 of 5 skills it asks for, TypeScript, CSS and React; it asks for Kubernetes, which your resume does not show. Berlin is your location.",
		);
		expect(fit.method).toBe("rules");
	});

	it("calls a town that somebody has worked in so, and not where they live", () => {
		const home = { text: "Potsdam, Germany", parts: new Set(["potsdam", "berlin"]), countries: new Set(["Germany"]) };
		const at = (location: string) =>
			scoreLocation(makeVerifiedPosting({ ...FRONTEND, location, remote: "On-site" }), { country: "All", location: null, remote: "Any" }, home).praise;
		expect([at("Berlin, Germany"), at("Potsdam, Germany")]).toEqual(["You have worked in Berlin", "Potsdam is your location"]);
	});

	it("takes the nearest of several places, and a name that several have for the one where the person lives or looks", () => {
		const at = (location: string, wanted: string, country = "All", home = "Hamilton, Ontario") =>
			scoreLocation(
				makeVerifiedPosting({ ...FRONTEND, location, country: null, remote: "On-site" }),
				{ country, location: wanted, remote: "Any" },
				{ text: home, parts: new Set(), countries: new Set(["Canada"]) },
			).score;
		expect(at("Hamburg, Germany", "Berlin or Hamburg")).toBe(100);
		expect(at("Hamilton, Ontario", "Hamilton")).toBe(100);
		expect(at("Toronto, Ontario", "Hamilton")).toBeGreaterThan(at("Mexico City, Mexico", "Hamilton"));
		expect(at("Toronto, Ontario", "Hamilton", "Canada", "Quebec")).toBeGreaterThan(at("Mexico City, Mexico", "Hamilton", "Canada", "Quebec"));
	});

	it("counts a free skill that the vocabulary does not know when the posting names it", () => {
		const fit = fitOf({ description: "Requirements\n- Zorblax pipelines" }, { skills: ["Zorblax"] });
		expect(fit.matchedSkills).toContain("Zorblax");
	});

	it.each<[string, Partial<PostingQuery>, Parameters<typeof makeVerifiedPosting>[0], RegExp]>([
		["country", { country: "France" }, {}, /It is in Germany, and you asked for France/],
		["work mode", { remote: "Remote" }, { remote: "On-site" }, /The work is on site, and you asked for remote/],
		["level", { seniority: "Junior" }, {}, /It is a Senior position, and you asked for Junior/],
		["place", { location: "Hamburg" }, { location: "Munich, Germany", country: "Germany" }, /It is in Munich, Germany, and you asked for Hamburg/],
	])("is far lower against a wish for another %s, and says so", (_what, query, posting, words) => {
		const against = fitOf(posting, query);
		expect(against.overall).toBeLessThan(fitOf(posting).overall * 0.93);
		expect(against.explanation).toMatch(words);
	});

	it("keeps a wished place above an equal one elsewhere, also by its German name", () => {
		expect(fitOf({ location: "Munich, Germany" }, { location: "München" }).location).toBe(100);
		expect(fitOf({ location: "Munich, Germany" }, { location: "München" }).overall).toBeGreaterThan(
			fitOf({ location: "Paris, France", country: "France" }, { location: "München" }).overall,
		);
	});
});

it.each([
	["React Developer", ["Frontend Engineer"], 80, 100],
	["Full Stack Developer", ["Frontend Engineer"], 60, 80],
	["Krankenpfleger (m/w/d)", ["Registered Nurse"], 80, 100],
	["Dentist", ["Registered Nurse"], 20, 50],
	["Truck Driver", ["Registered Nurse"], 0, 10],
	["Basket Weaver", ["Basket Weaver"], 85, 100],
])("the title %j for %j scores between %i and %i", (title, wanted, least, most) => {
	const { score } = scoreTitle(title, wanted);
	expect(score).toBeGreaterThanOrEqual(least);
	expect(score).toBeLessThanOrEqual(most);
});

describe("the whole result", () => {
	const postings = [
		makeVerifiedPosting({ externalId: "1", title: "Accountant", description: "Requirements\n- IFRS" }),
		makeVerifiedPosting({ externalId: "2", ...FRONTEND }),
		makeVerifiedPosting({ externalId: "3", ...FRONTEND, status: "closed" }),
		makeVerifiedPosting({ externalId: "4", ...FRONTEND, status: "unreachable" }),
		makeVerifiedPosting({ externalId: "5", title: "Backend Developer", description: "Requirements\n- Git and Java" }),
	];

	it("leaves closed postings out, puts the best first, counts years from the positions, and its counts add up", async () => {
		const result = await run(postings);
		expect(result.jobs.map((job) => job.sources[0]?.externalId)).toEqual(["2", "4", "5", "1"]);
		expect(result.total).toBe(result.jobs.length);
		const { found, normalized, duplicates, live, closed, unreachable } = result.counts;
		expect(result.sources.reduce((sum, source) => sum + source.found, 0)).toBe(found);
		expect(live + closed + unreachable).toBe(normalized - duplicates);
		expect({ live, closed, unreachable }).toEqual({ live: 3, closed: 1, unreachable: 1 });
		expect(result.profile).toMatchObject({ name: "Robin Example", education: ["BSc in Physics, Example University"], yearsOfExperience: 7.5 });
	});

	it("does not offer what fits far too little, but counts it, and it stays among the live ones", async () => {
		const unfit = makeVerifiedPosting({
			externalId: "6",
			title: "Chef de Partie",
			location: "Lyon, France",
			country: "France",
			description: "Requirements\n- HACCP",
		});
		const { jobs, total, counts } = await run([...postings, unfit]);
		expect(jobs.map((job) => job.sources[0]?.externalId)).toEqual(["2", "4", "5", "1"]);
		expect(counts).toMatchObject({ belowFloor: 1, live: 4, unreachable: 1 });
		expect(total).toBe(counts.live + counts.unreachable - counts.belowFloor);
		expect((await run([unfit])).jobs).toEqual([]);
	});

	it("is the same for any order of the postings", async () => {
		const expected = await run(postings);
		await fc.assert(
			fc.asyncProperty(fc.shuffledSubarray(postings, { minLength: postings.length }), async (shuffled) => {
				expect(await run(shuffled)).toEqual(expected);
			}),
			{ numRuns: 20 },
		);
	});
});

describe("with a language model", () => {
	const postings = Array.from({ length: 25 }, (_, index) =>
		makeVerifiedPosting({ externalId: `${index}`, jobId: `job_${String(index).padStart(2, "0")}`, ...FRONTEND }),
	);

	function modelThat(answer: (jobIds: string[]) => unknown): LanguageModel {
		return {
			name: "test",
			async generateObject(request: ObjectRequest<never>) {
				const jobIds = request.untrusted.flatMap(({ label }) => (label.startsWith("posting ") ? [label.slice(8)] : []));
				return { object: answer(jobIds) as never, costMicroU: 700, inputTokens: 1, outputTokens: 1 };
			},
		};
	}

	it("lets it refine the best 20 within bounds, and meters it", async () => {
		const before = (await run(postings)).jobs[0]?.fit.overall ?? 0;
		let cost = 0;
		const explanation = "Strong React and TypeScript match, only Kubernetes is missing.";
		const model = modelThat((jobIds) => ({ scores: jobIds.map((jobId) => ({ jobId, overall: jobId === "job_07" ? 100 : 0, explanation })) }));
		const { jobs } = await run(postings, { model, addCostMicroU: (added) => (cost += added) });
		expect(jobs.filter((job) => job.fit.method === "model")).toHaveLength(20);
		expect(jobs[0]).toMatchObject({
			jobId: "job_07",
			fit: {
				overall: Math.min(100, before + 15),
				explanation: expect.stringMatching(/^Strong React and TypeScript match, only Kubernetes is missing\. A language model .* \(\+\d+\)/),
			},
		});
		expect(jobs.at(-1)?.fit.overall).toBe(before - 15);
		expect(cost).toBe(700);
	});

	it("refuses an explanation with a skill from nowhere", async () => {
		const model = modelThat((jobIds) => ({
			scores: jobIds.map((jobId) => ({ jobId, overall: 99, explanation: "A great match for your deep SAP and COBOL knowledge." })),
		}));
		const { jobs } = await run(postings, { model });
		expect(jobs.every((job) => job.fit.method === "rules")).toBe(true);
	});

	it("falls back to the rules when it fails, and passes other faults on", async () => {
		const failing = (error: Error): LanguageModel => ({ name: "test", generateObject: () => Promise.reject(error) });
		expect(await run(postings, { model: failing(new AppError("MODEL_FAILED", "No answer.")) })).toEqual(await run(postings));
		await expect(run(postings, { model: failing(new TypeError("a fault of ours")) })).rejects.toThrow("a fault of ours");
	});
});
