import { describe, expect, it } from "vitest";
import { scoreSeniority } from "@/lib/tools/fit/level";
import { heldBelowStrong, STRONG_FROM } from "@/lib/tools/fit/overall";
import { homeOf } from "@/lib/tools/fit/places/home";
import { scoreLocation } from "@/lib/tools/fit/places/location";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { targetTitles } from "@/lib/tools/resume-profile/profile/target-titles";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { makeVerifiedPosting } from "@/tests/factories/postings";
import { makeProfile } from "@/tests/factories/profile";

const ANYWHERE = { country: "All", location: null, remote: "Any" } as const;
const home = homeOf({ address: "Mackay QLD 4740", workplaces: ["Moranbah QLD"], language: "en", tongues: new Set(["English"]) });
const place = (given: Parameters<typeof makeVerifiedPosting>[0]) => scoreLocation(makeVerifiedPosting(given), ANYWHERE, home);

describe("the home", () => {
	it.each([
		["Charleston, SC", [], "en", [], ["United States"]],
		["Unit 6, 118 Umgeni Street, Newcastle, 2940, KwaZulu-Natal", [], "en", ["Zulu"], ["South Africa"]],
		["65127 PESCARA", ["65015 Montesilvano (PE)"], "it", [], ["Italy"]],
		["Burgdorf", [], "de", [], ["Germany", "Austria", "Switzerland"]],
		["Tilburg", [], "nl", [], ["Netherlands"]],
	])("of %j is in %j", (address, workplaces, language, tongues, countries) => {
		expect([...(homeOf({ address, workplaces, language, tongues: new Set(tongues) })?.countries ?? [])]).toEqual(countries);
	});

	it("is unknown where nothing tells", () => {
		expect(homeOf({ address: null, workplaces: [], language: "en", tongues: new Set() })).toBeNull();
	});

	it("puts the own town before the own country before abroad", () => {
		const [town, country, abroad] = [
			place({ location: "Mackay, QLD, Australia", country: "Australia", remote: null }),
			place({ location: "Perth, WA, Australia", country: "Australia", remote: null }),
			place({ location: "Christchurch, New Zealand", country: "New Zealand", remote: null }),
		];
		expect(town.score).toBeGreaterThan(country.score);
		expect(country.score).toBeGreaterThan(abroad.score);
		expect(abroad).toMatchObject({ remark: "It is in Christchurch, New Zealand, far from Mackay QLD 4740" });
		expect(abroad.factor).toBeLessThan(country.factor);
	});

	it("takes remote work for near only where it may be done from there", () => {
		expect(place({ location: "Remote (APAC)", country: null, remote: "Remote" }).factor).toBe(1);
		expect(place({ location: "Remote (EU)", country: null, remote: "Remote" }).factor).toBeLessThan(0.8);
		expect(place({ location: null, country: null, remote: "Remote", description: "You must be based in Germany." }).remark).toBe(
			"It is remote from Germany only",
		);
		expect(place({ location: null, country: null, remote: "Remote", description: "Work from where you like." }).factor).toBe(1);
	});

	it("yields to a wish", () => {
		const posting = makeVerifiedPosting({ location: "Christchurch, New Zealand", country: "New Zealand", remote: null });
		expect(scoreLocation(posting, { ...ANYWHERE, country: "New Zealand" }, home).factor).toBe(1);
	});
});

describe("levels", () => {
	it("weigh in both directions", () => {
		const factor = (offered: Parameters<typeof scoreSeniority>[0], own: Parameters<typeof scoreSeniority>[2]) => scoreSeniority(offered, "Any", own).factor;
		expect(factor("Intern", "Executive")).toBeLessThan(0.6);
		expect(factor("Executive", "Junior")).toBeLessThan(0.6);
		expect(factor("Junior", "Senior")).toBeLessThan(factor("Mid", "Senior"));
		expect(factor("Lead", "Junior")).toBeLessThan(factor("Mid", "Junior"));
		expect(factor("Senior", "Senior")).toBe(1);
		const left = (["Mid", "Junior", "Intern"] as const).map((offered) => factor(offered, "Senior"));
		expect([...left].sort((one, other) => other - one)).toEqual(left);
		expect(factor("Junior", "Senior")).toBeLessThan(0.8);
	});
});

describe("what a posting demands and the resume lacks", () => {
	const profile = { ...makeProfile({ title: "Truck Driver", skills: ["Route Planning"], location: "Salina, KS", languages: ["English"] }), certifications: [] };
	const query: PostingQuery = { ...ANYWHERE, titles: ["Truck Driver"], skills: ["Route Planning"], seniority: "Any" };
	const fitOf = (description: string, certificates: readonly string[] = []) => {
		const certifications = certificates.map((value) => ({ value, confidence: 1, source: { lineIds: [], page: 1, quote: value } }));
		return scorePosting(
			makeVerifiedPosting({ title: "Truck Driver", location: "Salina, KS", country: "United States", description }),
			candidateOf({ ...profile, certifications }, query),
		);
	};

	it("weighs and is named: licences", () => {
		const text = "Requirements\n- CDL-A\n- Route planning";
		expect(fitOf(text).missingSkills).toContain("CDL A");
		expect(fitOf(text).explanation).toContain("CDL A");
		expect(fitOf(text, ["CDL Class A"]).matchedSkills).toContain("CDL A");
		expect(fitOf(text).overall).toBeLessThan(fitOf(text, ["CDL Class A"]).overall * 0.85);
	});

	it.each([
		["ACLS (American Heart Association), 2025", "- ACLS", "Advanced Cardiac Life Support"],
		["Advanced Cardiovascular Life Support", "- ACLS required", "Advanced Cardiac Life Support"],
		["BLS and ACLS, valid until 2027", "- BLS", "Basic Life Support"],
		["TWIC (card no. 4411), 2024", "- Current TWIC card", "TWIC"],
		["Basic Offshore Safety Induction Emergency Training", "- Solid experience with BOSIET", "BOSIET"],
		["ENPC, valid until 2027", "- ENPC", "ENPC"],
	])("counts a certificate as had: %s for %s", (certificate, line, name) => {
		const [without, having] = [fitOf(`Requirements\n${line}\n- Route planning`), fitOf(`Requirements\n${line}\n- Route planning`, [certificate])];
		expect(having.matchedSkills).toContain(name);
		expect(having.missingSkills).not.toContain(name);
		expect(having.explanation).toContain(name);
		expect(without.matchedSkills).not.toContain(name);
	});

	it("counts a certificate by its whole name, whatever its issuer and year", () => {
		const fit = fitOf("Requirements\n- Certified Cargo Specialist", ["Certified Cargo Specialist, Harbour Academy 2021"]);
		expect(fit.matchedSkills).toContain("Certified Cargo Specialist");
	});

	it("weighs and is named: the language of the posting", () => {
		const german = "Wir suchen eine Person, die mit uns im Team arbeitet und das Lager für die Kunden versorgt.";
		expect(fitOf(german).explanation).toContain("It is written in German, which your resume does not show");
		expect(fitOf(german).overall).toBeLessThan(
			fitOf("We look for a person to work with us in the team and to serve the customers of our store.").overall * 0.8,
		);
	});
});

describe("what is required", () => {
	const skills = ["Go", "Python", "PostgreSQL", "Docker", "REST APIs"];
	const query: PostingQuery = { ...ANYWHERE, titles: ["Software Developer"], skills, seniority: "Any" };
	const candidate = candidateOf(makeProfile({ title: "Software Developer", skills, location: "Leeds", languages: ["English"] }), query);
	const fitOf = (description: string) => scorePosting(makeVerifiedPosting({ title: "Software Developer", location: "Leeds", description }), candidate);

	it("and shown by less than half is never strong, however near title and place are", () => {
		const other = "Requirements\n- Good English in speech and writing\n- REST APIs\n- C#\n- .NET\nNice to have\n- PostgreSQL\n- Docker\n- Python\n- Go";
		expect(fitOf(other).overall).toBeLessThan(STRONG_FROM);
		expect(fitOf(other.replace("- .NET\n", "")).overall).toBeGreaterThanOrEqual(STRONG_FROM);
	});

	it("keeps the order of those that are held back", () => {
		expect([60, 70, 85, 100].map(heldBelowStrong)).toEqual([60, 62, 65, 69]);
	});

	it("is the first reason, and the language that everybody there has is none", () => {
		const text =
			"We look for you to join the team of our office and to build services that are used by all of the people with whom you will work on this.\nRequirements\n- Fluent English\n- Docker\n- Go\nNice to have\n- Python";
		expect(fitOf(text).matchedSkills).toEqual(["Docker", "Go", "Python"]);
		expect(fitOf(text).explanation).not.toContain("English");
	});
});

describe("skills that a resume tells in another language than the posting's", () => {
	const posting = (description: string) =>
		makeVerifiedPosting({ title: "Warehouse Clerk", location: "Salina, KS", country: "United States", description: `Requirements\n${description}` });
	const query: PostingQuery = { ...ANYWHERE, titles: ["Warehouse Clerk"], skills: [], seniority: "Any" };
	const fitWith = (skills: readonly string[], description: string) =>
		scorePosting(posting(description), candidateOf(makeProfile({ title: "Lagerist", skills: [...skills] }), { ...query, skills: [...skills] }));
	const ASKED = "- Inventory Management\n- Forklift\n- Customer Service\n- Accounting\n- Kubernetes";

	it.each([
		["German", ["Lagerverwaltung", "Gabelstapler", "Kundenbetreuung", "Buchhaltung"]],
		["Spanish", ["gestión de inventarios", "carretillas elevadoras", "atención al cliente", "contabilidad"]],
		["French", ["gestion des stocks", "chariot élévateur", "service client", "comptabilité"]],
	])("are not called missing: %s", (_, skills) => {
		const without = fitWith([], ASKED).missingSkills;
		expect(without).toEqual(expect.arrayContaining(["Inventory Management", "Customer Service", "Accounting", "Kubernetes"]));
		const missing = fitWith(skills, ASKED).missingSkills;
		for (const name of ["Inventory Management", "Customer Service", "Accounting", "Forklift Operation", "Forklift"]) expect(missing).not.toContain(name);
		expect(missing).toContain("Kubernetes");
	});

	it("are when only a part of their name is told", () => {
		expect(fitWith(["Kunden", "Projekte"], "- Customer Service\n- Project Management").missingSkills).toEqual(
			expect.arrayContaining(["Customer Service", "Project Management"]),
		);
	});
});

describe("proposed titles", () => {
	const source = { lineIds: [], page: 1, quote: "" };
	const job = (title: string, startDate: string, endDate: string | null) => ({
		...{ experienceId: "", company: null, location: null, datesText: null, bullets: [], confidence: 1, source },
		...{ title, startDate, endDate, isCurrent: endDate === null },
	});
	const titlesOf = (jobs: ReturnType<typeof job>[], headline: string | null = null) =>
		targetTitles(jobs, headline === null ? null : { value: headline, confidence: 1, source }).map(({ value }) => value);

	it("begin with the newest job, wherever it stands", () => {
		expect(titlesOf([job("Nurse", "2015-01", "2019-01"), job("Nurse Manager", "2019-02", null)])).toEqual(["Nurse Manager", "Nurse"]);
	});

	it("are titles, never companies, places or dates", () => {
		expect(
			titlesOf([job("Electrician 2019 - 2021", "2019", "2021"), job("Berlin", "2017", "2019"), job("Siemens AG", "2015", "2017"), job("2014", "2014", "2015")]),
		).toEqual(["Electrician"]);
	});

	it("of a unit stand beside those under which such work is advertised, first of all that of the newest job", () => {
		expect(titlesOf([job("Charge Nurse, Surgical ICU", "2019-02", null), job("Registered Nurse, Ward 4", "2015-01", "2019-01")])).toEqual([
			"Charge Nurse, Surgical ICU",
			"Charge Nurse",
			"ICU Nurse",
			"Registered Nurse, Ward 4",
		]);
	});

	it("leave out a short job of another trade from long ago, and words that name no trade come last", () => {
		expect(titlesOf([job("Civil Engineer", "2020-01", null), job("Barista", "2016-01", "2017-01")])).toEqual(["Civil Engineer"]);
		expect(titlesOf([job("titolare", "2019-01", null)], "architetta / architect")[0]).toMatch(/archite/);
	});
});

describe("what a resume names anywhere", () => {
	const query: PostingQuery = { ...ANYWHERE, titles: ["Engineer"], skills: ["Go"], seniority: "Any" };
	const posting = makeVerifiedPosting({ title: "Engineer", description: "Requirements: Go, PostgreSQL, Kubernetes. A driving licence is required." });
	const unused = (text: string) => ({ text, reason: "personal" as const, source: { page: 1, lineIds: ["L90"], quote: text } });

	it("is not said to be missing, though it was neither confirmed nor read as a skill", () => {
		const profile = { ...makeProfile({ title: "Engineer", skills: ["Go"] }), unused: [unused("Ran PostgreSQL for a club"), unused("Driving licence: B")] };
		const fit = scorePosting(posting, candidateOf(profile, query));
		expect(fit.matchedSkills).toContain("Go");
		expect(fit.missingSkills).toContain("Kubernetes");
		expect(fit.missingSkills).not.toContain("PostgreSQL");
		expect(fit.missingSkills.filter((name) => /driv/iu.test(name))).toEqual([]);
		expect(fit.matchedSkills).toContain("PostgreSQL");
	});

	it("does not count where the person leaves it out of the skills that do, and is not said to be missing", () => {
		const profile = makeProfile({ title: "Engineer", skills: ["Go", "PostgreSQL"] });
		const fit = scorePosting(posting, candidateOf(profile, query));
		expect([...fit.matchedSkills, ...fit.missingSkills]).not.toContain("PostgreSQL");
		const all = scorePosting(posting, candidateOf(profile, { ...query, skills: ["Go", "PostgreSQL"] }));
		expect(all.matchedSkills).toContain("PostgreSQL");
		expect(all.skills).toBeGreaterThan(fit.skills);
		const alone = makeVerifiedPosting({ title: "Engineer", description: "Requirements: PostgreSQL." });
		expect(scorePosting(alone, candidateOf(profile, query)).explanation).toContain("What it asks for is among the skills that you left out");
	});

	it("is missing where nothing names it", () => {
		const fit = scorePosting(posting, candidateOf(makeProfile({ title: "Engineer", skills: ["Go"] }), query));
		expect(fit.missingSkills).toEqual(expect.arrayContaining(["PostgreSQL", "Kubernetes"]));
	});
});
