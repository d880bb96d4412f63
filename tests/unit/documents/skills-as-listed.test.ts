import { describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { groupOfSkill } from "@/lib/tools/documents/language/own-words";
import { outlineResume } from "@/lib/tools/documents/printing/outline/resume-outline";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import type { Fact, PrintedSection, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE } from "@/tests/factories/sample-profile";

const LINES = {
	L1: "Languages: Go, JavaScript, some Rust",
	L2: "Data: ClickHouse, Redis, Kafka (basic), PostgreSQL",
	L3: "Tools: Primavera P6 (basic), Advanced Excel",
} as const;

function skill(lineId: keyof typeof LINES, value: string): Fact {
	return { value, confidence: 1, source: { lineIds: [lineId], page: 1, quote: LINES[lineId] } };
}

const skills = [
	...["Go", "JavaScript", "Rust"].map((name) => skill("L1", name)),
	...["ClickHouse", "Redis", "Kafka", "PostgreSQL"].map((name) => skill("L2", name)),
	...["Primavera P6", "Excel"].map((name) => skill("L3", name)),
];
const profile: ResumeProfile = { ...SAMPLE_PROFILE, skills, printed: null };
const { resume, changes } = composeResume({ profile, posting, skills: [] });
const groupNamed = (heading: string) => resume.skillGroups.find((group) => group.heading === heading)?.skills;

describe("skills as their resume lists them", () => {
	it("the groups of the resume stay whole, with their names, what is asked for first in each", () => {
		expect(resume.skillGroups.map(({ heading }) => heading).sort()).toEqual(["Data", "Languages", "Tools"]);
		expect(groupNamed("Data")).toHaveLength(4);
		expect(groupNamed("Data")?.at(-1)).toBe("ClickHouse");
		expect(groupNamed("Languages")?.[0]).toBe("JavaScript");
		expect(changes.find(({ section }) => section === "Skills")?.what).toContain("in their groups");
	});

	it("how well something is known is not dropped, and the claim check knows whose words these are", () => {
		expect(groupNamed("Tools")).toEqual(expect.arrayContaining(["Primavera P6 (basic)", "Advanced Excel"]));
		expect(groupNamed("Languages")).toContain("some Rust");
		expect(groupNamed("Data")).toContain("Kafka (basic)");
		expect(findClaimViolations({ profile, posting, resume, confirmedSkills: [] })).toEqual([]);
		const overstated = { ...resume, skills: resume.skills.map((name) => (name === "some Rust" ? "Expert Rust" : name)), skillGroups: [] };
		expect(findClaimViolations({ profile, posting, resume: overstated, confirmedSkills: [] })).not.toEqual([]);
	});

	it('"Languages" of what is spoken is a section, of what is programmed in a group', () => {
		const spoken: Fact = { value: "German", confidence: 1, source: { lineIds: ["L9"], page: 1, quote: "Languages: German, English" } };
		expect([groupOfSkill(skill("L1", "Go")), groupOfSkill(spoken)]).toEqual(["Languages", null]);
	});

	it("names of groups are printed as names", () => {
		const section = outlineResume(resume, "en").sections.find(({ heading }) => heading === "Skills");
		expect(section?.blocks.map((block) => (block.type === "paragraph" ? block.label : null)).sort()).toEqual(["Data:", "Languages:", "Tools:"]);
	});
});

describe("what stands where", () => {
	const line = (bulletId: string, text: string) => ({ bulletId, text, source: { lineIds: [bulletId], page: 1, quote: text } });
	const section = (name: PrintedSection["section"], heading: string, texts: readonly string[]): PrintedSection => ({
		heading,
		section: name,
		lines: texts.map((text, at) => ({ ...line(`${heading}${at}`, text), style: at === 0 ? "head" : "item", dates: null, isStrong: false, opens: at === 0 })),
	});
	const orderOf = (sections: readonly PrintedSection[]) => {
		const printed = { sections: [...sections], doubts: [], readAs: "" };
		return composeResume({ profile: { ...profile, printed }, posting: { ...posting, description: "Nothing in particular." }, skills: [] }).resume.sectionOrder;
	};
	const licences = section("certifications", "Licenses", ["Professional Engineer #0058127"]);
	const work = section("experience", "Experience", ["Engineer", "Led drainage design"]);

	it("licences that their owner put before the work stay there; those of a column beside it do not", () => {
		const own = orderOf([licences, work]);
		expect(own.indexOf("certifications")).toBeLessThan(own.indexOf("experience"));
		const column = orderOf([section("languages", "I speak", ["English"]), licences, work]);
		expect(column.indexOf("certifications")).toBeGreaterThan(column.indexOf("experience"));
	});
});

describe("the line under the name where the resume has none", () => {
	const current = { ...profile.experience[0], title: "Staff Backend Engineer", isCurrent: true } as ResumeProfile["experience"][number];
	const past = { ...profile.experience[1], title: "Software Engineer", isCurrent: false } as ResumeProfile["experience"][number];
	const held = { ...profile, headline: null, titles: [], experience: [current, past] };
	const headlineFor = (title: string) => composeResume({ profile: held, posting: { ...posting, title }, skills: [] }).resume.headline;

	it("is the present title in whole: neither one of the past nor what is left of it without its level", () => {
		expect(headlineFor("Software Engineer")).toBe("Staff Backend Engineer");
		expect(headlineFor("Backend Engineer")).toBe("Staff Backend Engineer");
	});
});

describe("a summary where the resume has none", () => {
	it("a result alone is none, since it stands below already; nor does a sentence go on a clause", () => {
		const undated = { ...profile, summary: null, skills: [], gaps: ["Nobody knows when this ended."] };
		expect(composeResume({ profile: undated, posting, skills: [] }).resume.summary).toBeNull();
		const clause = { value: "Payments engineer, nine years in banks", confidence: 1, source: { lineIds: ["S"], page: 1, quote: "" } };
		expect(composeResume({ profile: { ...profile, summary: clause }, posting, skills: [] }).resume.summary?.text).toBe(clause.value);
	});
});
