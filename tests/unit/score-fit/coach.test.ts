import { describe, expect, it } from "vitest";
import { PostingFilters } from "@/lib/goal-jobs/posting-schemas";
import { indexPostings } from "@/lib/goal-jobs/postings/posting-index";
import { siftPostings } from "@/lib/goal-jobs/postings/sift-postings";
import { weightsOf } from "@/lib/goal-jobs/postings/standing";
import { homeOf, townLookedAround } from "@/lib/tools/fit/places/home";
import { belowProfessionLoss, professionLevel } from "@/lib/tools/fit/profession";
import { scoreTitle } from "@/lib/tools/fit/title";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { unescaped } from "@/lib/tools/job-search/shape/html-to-text";
import { targetTitles } from "@/lib/tools/resume-profile/profile/target-titles";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { namesOfListed, skillNamesAbroad } from "@/lib/tools/taxonomy/skills/abroad/names-abroad";
import { OFFICE_NAMES } from "@/lib/tools/taxonomy/skills/abroad/offices";
import { PEOPLE_NAMES } from "@/lib/tools/taxonomy/skills/abroad/people";
import { readNames } from "@/lib/tools/taxonomy/skills/abroad/read-names";
import { TRADE_NAMES } from "@/lib/tools/taxonomy/skills/abroad/trades";
import { allSkills } from "@/lib/tools/taxonomy/skills/skills";
import { makeScoredPosting, makeVerifiedPosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

const QUERY: PostingQuery = { titles: ["Nurse"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
const source = { lineIds: [], page: 1, quote: "" };
const fact = (value: string) => ({ value, confidence: 1, source });
const fitOf = (title: string, skills: string[], posting: { title: string; description: string }, certificates: string[] = []) =>
	scorePosting(
		makeVerifiedPosting(posting),
		candidateOf({ ...makeProfile({ title, skills }), certifications: certificates.map(fact) }, { ...QUERY, titles: [title], skills }),
	);

describe("names of skills in other languages", () => {
	it("are of known skills, at least 200 of them, and none is of two", () => {
		const table = readNames(`${OFFICE_NAMES}${TRADE_NAMES}${PEOPLE_NAMES}`);
		const known = new Set(allSkills());
		expect(table.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
		expect(table.length).toBeGreaterThan(200);
	});

	it.each([
		["déclarations de TVA", "Tax Preparation"],
		["rapprochements bancaires", "Account Reconciliation"],
		["Debitorenbuchhaltung", "Accounts Receivable"],
		["conciliacion bancaria", "Account Reconciliation"],
		["przygotowywanie posiłków", "Food Preparation"],
		["elinstallationer", "Electrical Installation"],
		["heftruck", "Forklift Operation"],
		["Excel avancé (macros)", "Microsoft Excel"],
		["SQL (SQLite)", "SQL"],
	])("%j is %s", (written, name) => {
		expect(namesOfListed(written)).toContain(name);
	});

	it("take no English word for one of another language", () => {
		expect(skillNamesAbroad("The revision of the moms' agenda, under surveillance and in transit, is the control that the climate lets pass.")).toEqual([]);
	});
});

describe("what a posting asks for", () => {
	it("stands in one of the two lists, whether a field of the resume or only its text tells it", () => {
		const asked = { title: "Accountant", description: "Requirements\n- Accounting\n- Bookkeeping\n- Statistics\n- Kubernetes" };
		const profile = { ...makeProfile({ title: "Comptable", skills: ["rapprochement bancaire"] }) };
		const education = profile.education.map((entry) => ({ ...entry, degree: "BSc Statistics", field: "Statistics" }));
		const fit = scorePosting(
			makeVerifiedPosting(asked),
			candidateOf({ ...profile, education }, { ...QUERY, titles: ["Comptable"], skills: ["rapprochement bancaire"] }),
		);
		expect([...fit.matchedSkills].sort()).toEqual(["Accounting", "Bookkeeping", "Statistics"]);
		expect(fit.missingSkills).toEqual(["Kubernetes"]);
	});

	it("is met by a certificate that includes it, and told by that, for the resume does not name it", () => {
		const asked = { title: "Nurse", description: "Requirements\n- Basic Life Support\n- CPR\n- Triage" };
		const fit = fitOf("Nurse", [], asked, ["Immediate Life Support (ILS), 2024"]);
		expect(fit.matchedSkills).toEqual([]);
		expect(fit.missingSkills).toEqual(["Triage"]);
		expect(fit.explanation).toContain(
			"It asks for Triage, which your resume does not show. Your resume does not name Basic Life Support or CPR; Immediate Life Support, which it names, includes them.",
		);
		const named = fitOf("Nurse", [], asked, ["Immediate Life Support (ILS), 2024", "Basic Life Support, 2023"]);
		expect(named.matchedSkills).toEqual(["Basic Life Support"]);
		expect(named.skills).toBe(fit.skills);
	});

	it("is no reason where any posting of the trade says it", () => {
		const asked = { title: "Registered Nurse", description: "Requirements\n- Nursing\n- Patient care\n- Wound care\n- Triage" };
		const fit = fitOf("Registered Nurse", ["Nursing", "Patient care", "Wound care", "Team"], asked);
		expect(fit.matchedSkills).toEqual(expect.arrayContaining(["Wound Care"]));
		expect(fit.matchedSkills).not.toEqual(expect.arrayContaining(["Nursing"]));
		expect(fit.matchedSkills).not.toEqual(expect.arrayContaining(["Patient Care"]));
		expect(fit.missingSkills).toEqual(["Triage"]);
		expect(fit.explanation).not.toMatch(/Patient Care|Nursing/u);
	});

	it("is told truly where none of it is shown", () => {
		const one = fitOf("Florist", [], { title: "Florist", description: "Requirements\n- Kubernetes" }).explanation;
		expect(one).toContain("The one skill it asks for, Kubernetes, your resume does not show");
		const several = fitOf("Florist", [], { title: "Florist", description: "Requirements\n- Kubernetes\n- Docker\n- Rust, Go" }).explanation;
		expect(several).toMatch(/^Matches none of the \d skills it asks for, /);
		expect(several).not.toContain("mentions them");
	});
});

describe("work below the profession", () => {
	const level = (present: string[], wanted: string[]) => professionLevel(present, wanted);

	it.each([
		["Registered Nurse", "Healthcare Assistant", "Staff Nurse"],
		["Primary School Teacher", "Teaching Assistant", "Class Teacher"],
		["Accountant", "Accounts Clerk", "Staff Accountant"],
	])("of a %s loses, and that of the profession does not", (own, below, same) => {
		expect(belowProfessionLoss(below, level([own], [own]))).toHaveLength(1);
		expect(belowProfessionLoss(same, level([own], [own]))).toEqual([]);
	});

	it("loses nothing for those who look for it", () => {
		expect(belowProfessionLoss("Healthcare Assistant", level(["Registered Nurse"], ["Healthcare Assistant"]))).toEqual([]);
	});

	it("is not proposed as a title, and what the headline calls the profession is", () => {
		const job = (title: string, startDate: string, endDate: string | null) => ({
			...{ experienceId: "", company: null, location: null, datesText: null, bullets: [], confidence: 1, source },
			...{ title, startDate, endDate, isCurrent: endDate === null },
		});
		const jobs = [job("Staff Nurse, Ward 3", "2022-01", null), job("Healthcare Assistant", "2020-01", "2021-12"), job("Care Assistant", "2018-01", "2019-12")];
		const titles = targetTitles(jobs, fact("Registered Nurse (Adult), PIN 12A3456B")).map(({ value }) => value);
		expect(titles).toContain("Registered Nurse");
		expect(titles.filter((title) => title.includes("Assistant"))).toEqual([]);
	});

	it("at the top, another part of a company is another trade", () => {
		expect(scoreTitle("Chief Financial Officer", ["Chief Operating Officer"]).score).toBeLessThan(30);
		expect(scoreTitle("Chief Operating Officer", ["Operations Manager"]).score).toBeGreaterThan(60);
	});
});

describe("the home is told by its town", () => {
	it.each([
		["4417 Pleasant Ave S, Minneapolis, MN 55419", "Minneapolis, MN"],
		["12 rue des Olivettes, 44000 Nantes", "Nantes"],
		["221B Baker Street, London NW1 6XE", "London"],
		["ul. Długa 5/3, 00-238 Warszawa", "Warszawa"],
		["within an hour of Hamilton, ON", "Hamilton, ON"],
		["Mackay QLD 4740", "Mackay QLD 4740"],
		["10115 Berlin, Germany", "Berlin, Germany"],
	])("%j is %j", (address, town) => {
		expect(homeOf({ address, workplaces: [], language: null, tongues: new Set() })?.text).toBe(town);
	});

	it("and is near for who lives in a street of it", () => {
		expect(homeOf({ address: "221B Baker Street, London NW1 6XE", workplaces: [], language: null, tongues: new Set() })?.parts).toContain("london");
	});

	it("or by the town around which the text says that work is looked for", () => {
		expect(townLookedAround("Millwright. Looking for day shifts within an hour of Hamilton.")).toBe("Hamilton");
		expect(townLookedAround("Sucht Arbeit im Umkreis von 30 km um Lüneburg")).toBe("Lüneburg");
		expect(townLookedAround("Answered within an hour of receipt.")).toBeNull();
	});
});

it("text that was escaped twice is read as it was meant, and an ampersand stays one", () => {
	expect(unescaped("3 ans d&#39;expérience, R&amp;amp;D, AT&T & Co, a < b")).toBe("3 ans d'expérience, R&D, AT&T & Co, a < b");
});

it("pay is told in the currency of the person's country", () => {
	const pay = (currency: string) => ({ min: 90_000, max: 100_000, currency, period: "year" as const });
	const postings = [
		...["a", "b", "c"].map((jobId) => makeScoredPosting({ jobId, country: null, location: "Remote", salary: pay("EUR") })),
		makeScoredPosting({ jobId: "d", country: "United States", location: "Austin, TX", salary: pay("USD") }),
	];
	const index = indexPostings(postings);
	const currencyFor = (query: Record<string, unknown>, home: string[] = []) => {
		const asked = PostingFilters.parse(query);
		return siftPostings(asked, { index, order: index.orderBy("fit", weightsOf(asked)), marks: new Map(), nowMs: 0, home }).currency;
	};
	expect(currencyFor({ country: ["United States", "none"] })).toBe("USD");
	expect(currencyFor({}, ["Canada"])).toBe("CAD");
	expect(currencyFor({})).toBe("EUR");
});
