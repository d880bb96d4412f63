import { describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { skillInSentence, smallWords } from "@/lib/tools/documents/language/meaning/skill-in-sentence";
import { outlineResume } from "@/lib/tools/documents/printing/outline/resume-outline";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { Fact, PrintedLine, PrintedSection, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { SAMPLE_POSTING, SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

const NOW = new Date("2026-11-29T00:00:00Z");
const read = (...lines: string[]): ResumeProfile => givenProfile(readProfile(linesDocument(lines), NOW), NOW);

function postingOf(title: string, description: string, fit: Partial<MatchingJob["fit"]> = {}): MatchingJob {
	return { ...SAMPLE_POSTING, title, description, fit: { ...SAMPLE_POSTING.fit, matchedSkills: [], missingSkills: [], ...fit } };
}

const fact = (value: string, lineId = value): Fact => ({ value, confidence: 1, source: { lineIds: [lineId], page: 1, quote: value } });

/** A profile whose sections are printed as they are here. */
function printedAs(
	sections: readonly (readonly [string, PrintedSection["section"], readonly Partial<PrintedLine>[]])[],
	given: Partial<ResumeProfile> = {},
): ResumeProfile {
	const lines = (kind: string, own: readonly Partial<PrintedLine>[]) =>
		own.map((line, at): PrintedLine => {
			const id = `${kind}${at}`;
			return {
				bulletId: id,
				text: "",
				style: "text",
				dates: null,
				isStrong: false,
				opens: false,
				source: { lineIds: [id], page: 1, quote: line.text ?? "" },
				...line,
			};
		});
	const printed = { sections: sections.map(([heading, section, own]) => ({ heading, section, lines: lines(heading, own) })), readAs: "", doubts: [] };
	return {
		...SAMPLE_PROFILE,
		summary: null,
		certifications: [],
		otherSections: [],
		languages: [],
		skills: [],
		experience: [],
		education: [],
		...given,
		printed,
	};
}

const HEADLINES = [
	["Chartered Engineer (CEng MICE), Reg. No. 552190", "Site Engineer, Grade 3", "Site Engineer"],
	["Dipl.-Rest. (FH), Mitglied VDR 4471", "Leitende Restauratorin", "Restauratorin"],
	["PE (Texas) #118442 | LEED AP", "Senior Bridge Designer", "Bridge Designer"],
] as const;

describe("the line under the name", () => {
	it.each(HEADLINES)("%s keeps its registration and title beside the posting's", (own, held, asked) => {
		const [job] = SAMPLE_PROFILE.experience;
		if (!job) throw new RangeError("No position");
		const profile = { ...SAMPLE_PROFILE, headline: fact(own), titles: [fact(held)], experience: [{ ...job, title: held, isCurrent: true, endDate: null }] };
		const posting = postingOf(asked, "You plan and watch the work.");
		const { resume, changes } = composeResume({ profile, posting, skills: [] });
		expect(resume.headline).toBe(`${asked} | ${own}`);
		expect(changes.filter(({ section }) => section === "Headline").map(({ kind }) => kind)).toEqual(["emphasised"]);
		const check = (headline: string) => findClaimViolations({ profile, posting, resume: { ...resume, headline }, confirmedSkills: [] });
		expect(check(resume.headline ?? "")).toEqual([]);
		expect(check(asked).map(({ where }) => where)).toContain("Headline");
	});

	it("what it does without is told as left out, and stands elsewhere", () => {
		const [job] = SAMPLE_PROFILE.experience;
		if (!job) throw new RangeError("No position");
		const own = `Loves clocks, ${job.title}`;
		const experience = [{ ...job, experienceId: "n", title: "Watch Repairer", isCurrent: true, endDate: null }, job];
		const profile = { ...SAMPLE_PROFILE, headline: fact(own), titles: [fact("Watch Repairer")], experience };
		const { resume, changes } = composeResume({ profile, posting: postingOf("Watch Repairer", "You mend watches."), skills: [] });
		expect(resume.headline).toBe("Watch Repairer | Loves clocks");
		expect(changes.find(({ kind, section }) => kind === "omitted" && section === "Headline")?.what).toContain(`"${job.title}"`);
	});
});

it("a day within a sentence about the person stands as it is written", () => {
	const profile = read(
		"Ines Duarte",
		"Data de nascimento 23/11/1988 · Carta de condução B",
		"ines@mail.example",
		"Experience",
		"Baker, Pão Novo\t2015 – 2020",
		"• Baked 300 loaves a day.",
	);
	const { resume } = composeResume({ profile, posting: postingOf("Baker", "You bake."), skills: [] });
	const said = JSON.stringify([resume.sourceUnused, resume.otherSections]);
	expect(said).toContain("23/11/1988");
});

describe("entries", () => {
	const dated = { dates: "2015 – 2019", opens: true };

	it("a head that the page broke is one, and parted as the others are", () => {
		const profile = printedAs(
			[
				[
					"Work",
					"experience",
					[
						{ text: "Glazier – Moss & Sons, Perth", style: "head", ...dated },
						{ text: "Fitted 40 windows a week.", style: "item" },
						{ text: "Roofer – Tay Roofing &", style: "head", ...dated },
						{ text: "Daughters, Dundee", style: "head" },
						{ text: "Laid slate.", style: "item" },
						{ text: "Helper – Old Firth", style: "head", ...dated },
						{ text: "Timber Yard, Fife", style: "head" },
						{ text: "Cut planks.", style: "item" },
					],
				],
			],
			{ experience: SAMPLE_PROFILE.experience.slice(0, 1).map((job) => ({ ...job, title: "Helper", company: "Old Firth Timber Yard" })) },
		);
		const posting = postingOf("Joiner", "You join.");
		const { resume } = composeResume({ profile, posting, skills: [] });
		expect(findClaimViolations({ profile, posting, resume, confirmedSkills: [] })).toEqual([]);
		const heads = outlineResume(resume, "en")
			.sections.flatMap(({ blocks }) => blocks)
			.filter((block) => block.type === "line");
		expect(heads.map(({ text, isStrong }) => [text, isStrong])).toEqual([
			["Glazier", true],
			["Moss & Sons, Perth", false],
			["Roofer", true],
			["Tay Roofing & Daughters, Dundee", false],
			["Helper", true],
			["Old Firth Timber Yard, Fife", false],
		]);
	});

	it("a certificate among studies is an entry in the form of the others", () => {
		const profile = printedAs(
			[
				[
					"Education",
					"education",
					[
						{ text: "BSc Geology, Hull", style: "head", isStrong: true, ...dated },
						{ text: "Blasting ticket, Quarry Board", dates: "2021" },
					],
				],
			],
			{ certifications: [fact("Blasting ticket, Quarry Board, 2021", "Education1")] },
		);
		const { resume } = composeResume({ profile, posting: postingOf("Geologist", "You survey."), skills: [] });
		expect(resume.otherSections[0]?.lines.map(({ style, isStrong, opens }) => ({ style, isStrong, opens }))).toEqual([
			{ style: "head", isStrong: true, opens: true },
			{ style: "head", isStrong: true, opens: true },
		]);
	});
});

function changesIn(resume: { changes: readonly { section: string; what: string; why: string }[] }, section: string) {
	return resume.changes.filter((change) => change.section.startsWith(section));
}

describe("reasons", () => {
	it("skills keep the resume's letters, and only those come first for which the posting has words", () => {
		const skills = ["hedge laying", "Excel (pivot tables)", "accounts", "drystone walling"].map((skill) => fact(skill));
		const profile = { ...SAMPLE_PROFILE, skills, summary: null };
		const posting = postingOf("Ranger", "Requirements\n- Drystone Walling\n- Tax Preparation\n- Excel", { missingSkills: ["Tax Preparation"] });
		const tailored = composeResume({ profile, posting, skills: [] });
		expect(tailored.resume.skills.slice(0, 2).sort()).toEqual(["Excel (pivot tables)", "drystone walling"]);
		expect(changesIn(tailored, "Skills")[0]?.what).not.toContain("accounts");
	});

	it("no line moves for what the resume is said not to show, or for what an employer offers; else its reason quotes the posting", () => {
		const [job] = SAMPLE_PROFILE.experience;
		if (!job) throw new RangeError("No position");
		const bullets = ["Opened the hall and set up chairs for guests", "Prepared the tax returns of the club"].map((text, at) => ({
			bulletId: `b${at}`,
			text,
			source: { lineIds: [`B${at}`], page: 1, quote: text },
		}));
		const profile = { ...SAMPLE_PROFILE, experience: [{ ...job, bullets }] };
		const of = (description: string, missingSkills: string[]) =>
			composeResume({ profile, posting: postingOf("Caretaker", description, { missingSkills }), skills: [] });
		for (const still of [
			of("Requirements\n- Tax Preparation", ["Tax Preparation"]),
			of("Requirements\n- Punctual\n\nWhat we offer\n- Help with your taxes and invoices", []),
		])
			expect(changesIn(still, "Experience")).toEqual([]);
		const [moved] = changesIn(of("Requirements\n- You send invoices and keep the books", []), "Experience");
		expect(moved?.why).toContain('"invoices"');
	});

	it("the first of a resume's skills that is asked for is named in the summary, without what stands in its brackets", () => {
		const skills = ["SQL (PostgreSQL, BigQuery)", "Python", "dbt", "Tableau", "Looker", "Airflow"].map((skill) => fact(skill));
		const profile = { ...SAMPLE_PROFILE, skills, summary: fact("I count things.") };
		const posting = postingOf("Analyst", "Requirements\n- Python\n- Looker\n- Airflow\n- dbt\n- Tableau\n\nNice to have\n- SQL");
		const { resume } = composeResume({ profile, posting, skills: [] });
		expect(resume.summary?.text).toMatch(/Skilled in SQL, Python, .* and \w+\./u);
		expect(findClaimViolations({ profile, posting, resume, confirmedSkills: [] })).toEqual([]);
	});

	it("certificates go before the work for their own name or where one is asked for, not for a skill that they are about", () => {
		const profile = { ...SAMPLE_PROFILE, certifications: [fact("Tableau Desktop Specialist, 2020"), fact("CPIM, ASCM, 2011")] };
		const of = (description: string) => composeResume({ profile, posting: postingOf("Planner", description), skills: [] });
		const told = (tailored: ReturnType<typeof of>) => changesIn(tailored, "Sections").find(({ what }) => what.startsWith("Certificates"));
		expect(told(of("Requirements\n- Tableau"))).toBeUndefined();
		expect(told(of("Requirements\n- APICS CPIM"))?.why).toBe('The posting asks for "CPIM".');
	});

	it("the only section of its kind comes before no other", () => {
		const own = [{ text: "Taught evening classes in SQL, Python and Excel", opens: true }];
		const work = [
			{ text: "Baker", style: "head" as const, opens: true, isStrong: true },
			{ text: "Baked.", style: "item" as const },
		];
		const posting = postingOf("Lecturer", "Requirements\n- SQL\n- Python\n- Excel");
		const alone = printedAs([
			["Work", "experience", work],
			["Classes", "other", own],
		]);
		const second = printedAs([
			["Work", "experience", work],
			["Choirs", "other", [{ text: "Sang.", opens: true }]],
			["Classes", "other", own],
		]);
		const told = (profile: ResumeProfile) =>
			changesIn(composeResume({ profile, posting, skills: [] }), "Sections").filter(({ what }) => what.includes("further sections"));
		expect(told(alone)).toEqual([]);
		expect(told(second)[0]?.why).toMatch(/The posting says ".+"/u);
	});
});

describe("a skill within a sentence", () => {
	const known = smallWords(["Ran ward rounds and mechanical checks", "patient triage, wound care and stock control"]);

	it.each([
		["Mechanical ventilation", "mechanical ventilation"],
		["Wound care", "wound care"],
		["Stock control", "stock control"],
		["Project Management", "Project Management"],
		["Patient Triage", "patient triage"],
		["EHR (Epic)", "EHR (Epic)"],
		["CRRT", "CRRT"],
		["Salesforce administration", "Salesforce administration"],
		["Python scripting", "Python scripting"],
		["Zendesk macros", "Zendesk macros"],
		["German grammar", "German grammar"],
		["PostgreSQL", "PostgreSQL"],
		["patient triage", "patient triage"],
	])("%s is written %s", (skill, written) => {
		expect(skillInSentence(skill, known)).toBe(written);
	});

	it("has no capital of a list in the summary", () => {
		const profile = read(
			"Ines Carvalho",
			"Intensive Care Nurse",
			"Summary",
			"ICU nurse with nine years of critical-care experience.",
			"Experience",
			"Senior ICU Nurse, Hospital de Sao Joao, Porto — March 2019 to present",
			"- Lead shifts of 8 nurses in a mixed unit",
			"- Cut catheter-related infections by 38% with a checklist for lines",
			"Skills",
			"Mechanical ventilation, CRRT, hemodynamic monitoring, patient triage, infection control",
		);
		const posting = postingOf(
			"ICU Nurse",
			"Requirements\n- Mechanical ventilation\n- Patient triage\n- Infection control\n- Prevention of catheter infections",
		);
		const { resume, changes } = composeResume({ profile, posting, skills: [] });
		expect(resume.summary?.text).toContain("Skilled in mechanical ventilation, patient triage and infection control.");
		expect(findClaimViolations({ profile, posting, resume, confirmedSkills: [] })).toEqual([]);
		const moved = changes.filter(({ kind, section }) => kind === "reordered" && section.startsWith("Experience"));
		expect(moved.map(({ section }) => section)).toEqual(["Experience: Senior ICU Nurse, Hospital de Sao Joao, Porto"]);
	});
});
