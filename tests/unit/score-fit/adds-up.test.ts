import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS, type FitWeights, reckonedUnder, scoreUnder } from "@/lib/goal-jobs/postings/standing";
import { STRONG_FROM } from "@/lib/tools/fit/overall";
import { reckon } from "@/lib/tools/fit/reckoning";
import type { FitScore, Posting, PostingQuery } from "@/lib/tools/job-search/schemas";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { makeVerifiedPosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

const QUERY: PostingQuery = {
	titles: ["Software Developer"],
	skills: ["Go", "Python", "PostgreSQL", "Docker"],
	country: "United Kingdom",
	location: null,
	remote: "Remote",
	seniority: "Senior",
};
const candidate = candidateOf(makeProfile({ title: "Software Developer", skills: QUERY.skills, location: "Leeds", languages: ["English"] }), QUERY);
const fitOf = (given: Partial<Posting>) =>
	scorePosting(
		makeVerifiedPosting({ title: "Software Developer", location: "Leeds, United Kingdom", country: "United Kingdom", remote: "Remote", ...given }),
		candidate,
	);

const LACKING = "Requirements\n- Rust\n- Kubernetes\n- Terraform\n- Go\nNice to have\n- Python\n- Docker";
const POSTINGS: Array<[what: string, posting: Partial<Posting>, told: RegExp]> = [
	["requires what is not shown", { description: LACKING }, /It asks for .*Kubernetes.*which your resume does not show: less than half of what it requires/],
	[
		"is in another country",
		{ location: "Oslo, Norway", country: "Norway", description: "Go and Docker" },
		/It is in Norway, and you asked for United Kingdom \(−\d+\)/,
	],
	[
		"is of another occupation",
		{ title: "Dentist", description: "Go and Docker" },
		/The title is not among those you look for, and of another (?:trade|occupation) \(−\d+\)/,
	],
	["is of another mode", { remote: "On-site", description: "Go and Docker" }, /The work is on site, and you asked for remote \(−\d+\)/],
	["is of another level", { seniority: "Intern", description: "Go and Docker" }, /It is an Intern position, and you asked for Senior \(−\d+\)/],
	["asks for a licence", { description: "Requirements\n- CSCS card\n- Go" }, /It asks for CSCS card, which your resume does not show \(−\d+\)/],
];

const weightedSum = (fit: FitScore, { skills, title, location, seniority }: FitWeights) =>
	(skills * fit.skills + title * fit.title + location * fit.location + seniority * fit.seniority) / (skills + title + location + seniority);

it("a narrower product of the same house is not the skill that is asked for", () => {
	const query = { ...QUERY, titles: ["Warehouse Manager"], skills: ["SAP EWM"] };
	const person = candidateOf(makeProfile({ title: "Warehouse Manager", skills: ["SAP EWM"], location: "Leeds", languages: ["English"] }), query);
	const fit = scorePosting(makeVerifiedPosting({ title: "Warehouse Manager", description: "Requirements\n- SAP WM\n- SAP EWM\n- SAP" }), person);
	expect(fit.matchedSkills).toEqual(expect.arrayContaining(["SAP EWM", "SAP"]));
	expect(fit.missingSkills).toContain("SAP WM");
});

describe("a fit whose posting", () => {
	it.each(POSTINGS)("%s names that with its points, which add up to the total", (_, posting, told) => {
		const fit = fitOf(posting);
		const sum = Math.round(weightedSum(fit, DEFAULT_WEIGHTS));
		expect(fit.adjustments?.reduce((total, { points }) => total + points, sum)).toBe(fit.overall);
		expect(fit.overall).toBeLessThan(sum);
		expect(fit.explanation).toMatch(told);
		expect(fit.explanation).toContain(`The parts add up to ${sum}, and with that it stands at ${fit.overall}.`);
	});

	it.each(POSTINGS)("%s adds up under any weights", (_, posting) => {
		const fit = fitOf(posting);
		for (const weights of [
			{ skills: 100, title: 0, location: 0, seniority: 0 },
			{ skills: 10, title: 80, location: 5, seniority: 40 },
			{ skills: 0, title: 0, location: 50, seniority: 50 },
		]) {
			const { parts, overall, adjustments } = reckonedUnder(fit, weights);
			expect(parts).toBe(Math.round(weightedSum(fit, weights)));
			expect(adjustments.reduce((total, { points }) => total + points, parts)).toBe(overall);
			expect(overall).toBe(scoreUnder(fit, weights));
		}
	});

	it("offers all that is asked for says nothing of sums", () => {
		const fit = fitOf({ description: "Requirements\n- Go\n- Docker", seniority: "Senior" });
		expect(fit.adjustments?.filter(({ points }) => points !== 0)).toEqual([]);
		expect(fit.explanation).not.toContain("add up");
	});
});

it("what is held below strong stays there under every weight", () => {
	const held = [{ kind: "below_strong" as const, by: 0, reason: "It asks for Rust" }];
	expect(reckon(85, held)).toEqual({ parts: 85, overall: 65, adjustments: [{ ...held[0], points: -20 }] });
	expect(reckon(100, held).overall).toBeLessThan(STRONG_FROM);
	expect(reckon(50, held)).toMatchObject({ overall: 50, adjustments: [{ points: 0 }] });
});

it("a run that kept no reasons says so in one line, and adds up", () => {
	const fit: FitScore = {
		overall: 65,
		skills: 85,
		title: 94,
		location: 92,
		seniority: 40,
		matchedSkills: [],
		missingSkills: [],
		explanation: "",
		method: "rules",
	};
	const { parts, overall, adjustments } = reckonedUnder(fit, DEFAULT_WEIGHTS);
	expect([parts, overall, adjustments.map(({ points }) => points)]).toEqual([85, 65, [-20]]);
});
