import { describe, expect, it } from "vitest";
import { alignedHeadline, roleOf } from "@/lib/tools/documents/language/title-alignment";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const { resume, changes } = composeResume({ profile, posting, skills });

function withBullets(source: ResumeProfile, texts: readonly string[], isCurrent = false): ResumeProfile {
	const [first] = source.experience;
	if (!first) return source;
	const bullets = texts.map((text, at) => ({ bulletId: `x${at}`, text, source: { lineIds: [`X${at}`], page: 1, quote: text } }));
	return { ...source, summary: null, experience: [{ ...first, isCurrent, bullets }] };
}

function linesOf(source: ResumeProfile): string[] {
	return composeResume({ profile: source, posting, skills }).resume.experience.flatMap((position) => position.bullets.map((bullet) => bullet.text));
}

describe("skills", () => {
	it("what the posting asks for comes first, in its spelling; what nobody confirmed is left out", () => {
		expect(resume.skills.slice(0, 4).sort()).toEqual(["JavaScript", "Kafka", "PostgreSQL", "Redis"]);
		expect(resume.skills).not.toContain("PHP");
		expect(resume.skills).toHaveLength(8);
	});

	it("a confirmed skill without evidence is listed as the user's own word, told in the changes, and named nowhere else", () => {
		expect(resume.addedSkills).toEqual(["Kubernetes"]);
		expect(resume.skills).toContain("Kubernetes");
		expect(changes.filter((change) => change.kind === "added").map((change) => change.what)).toEqual(["Kubernetes."]);
		expect(resume.summary?.text).not.toContain("Kubernetes");
	});

	it("a certificate or a language that counts as a skill stays in its own list", () => {
		const [certificate] = profile.certifications;
		const [language] = profile.languages;
		if (!certificate || !language) throw new Error("The sample has both.");
		const told = composeResume({ profile, posting, skills: [...skills, certificate.name ?? certificate.value, language.value] });
		expect(told.resume.skills).toEqual(resume.skills);
		expect(told.resume.addedSkills).toEqual(["Kubernetes"]);
	});

	it("no confirmation at all keeps every skill of the resume", () => {
		expect(composeResume({ profile, posting, skills: [] }).resume.skills).toHaveLength(profile.skills.length);
	});
});

describe("experience", () => {
	it("keeps every employer in order, with enough bullets, each with its source", () => {
		expect(resume.experience.map((position) => position.company)).toEqual(profile.experience.map((position) => position.company));
		const counts = resume.experience.map((position) => position.bullets.length);
		expect(counts[0]).toBeGreaterThanOrEqual(4);
		expect(counts[1]).toBeGreaterThanOrEqual(3);
		expect(resume.experience.flatMap((position) => position.bullets).every((bullet) => bullet.sourceIds.length === 1)).toBe(true);
	});

	it("opens with the result that speaks to the posting and keeps every line that has room", () => {
		const lines = resume.experience[0]?.bullets.map((bullet) => bullet.text) ?? [];
		expect(lines[0]).toBe("Maintain and extend a payment ledger in JavaScript and PostgreSQL that settles 1.2 million transactions a day");
		expect(lines).toHaveLength(profile.experience[0]?.bullets.length ?? 0);
		expect(resume.leftOut).toEqual([]);
	});

	it("equal input gives equal output", () => {
		expect(composeResume({ profile, posting, skills })).toEqual({ resume, changes });
	});
});

describe("phrasing", () => {
	it.each([
		["Responsible for leading a team of 5", "Led a team of 5"],
		["Successfully introduced automated tests", "Introduced automated tests"],
		["Utilized Redis in order to cache 3 feeds", "Used Redis to cache 3 feeds"],
		["Leading provider of scanners as a client", "Leading provider of scanners as a client"],
		["Building materials for 30 shops", "Building materials for 30 shops"],
		["Maintaining a portal and hosting the blog", "Maintaining a portal and hosting the blog"],
		["Helped move 2 Postgres clusters", "Helped move 2 PostgreSQL clusters"],
	])("%s → %s", (source, expected) => {
		expect(linesOf(withBullets(profile, [source, "Worked with the finance team on the yearly plan for the region"]))).toContain(expected);
	});

	it("the verb of a current position stands in the present", () => {
		const source = withBullets(profile, ["Responsible for managing the budget of the office", "Kept the books for the owner"], true);
		expect(linesOf(source)).toContain("Manage the budget of the office");
	});

	it("a resume in another language keeps its words but for openings that say nothing, and is summed up in its language", () => {
		const texts = ["Verantwortlich für die Einführung von Postgres und K8s mit 4 Kollegen", "Entwicklung der JS-Oberfläche für das Kundenportal"];
		const lines = ["Einführung von Postgres und K8s mit 4 Kollegen", "Entwicklung der JS-Oberfläche für das Kundenportal"];
		expect(linesOf(withBullets(profile, texts)).sort()).toEqual(lines.sort());
		const summaryOf = (isCurrent: boolean) => composeResume({ profile: withBullets(profile, texts, isCurrent), posting, skills }).resume.summary?.text;
		expect(summaryOf(true)).toMatch(/^Senior Backend Engineer – 9 Jahre Berufserfahrung\. Kernkompetenzen: .*PostgreSQL/u);
		expect(summaryOf(false), "a position without an end makes the years a guess").toMatch(/^Kernkompetenzen: /u);
	});
});

describe("headline and summary", () => {
	it("a title of the past takes the place of nothing that a person calls themselves, one that they bear does and is named", () => {
		const own = profile.headline && { ...profile.headline, value: "Builder of payment systems" };
		const of = (title: string) => composeResume({ profile: { ...profile, headline: own }, posting: { ...posting, title }, skills });
		expect(of("Web Developer").resume.headline).toBe("Builder of payment systems");
		const borne = of("Backend Engineer (m/f/d)");
		expect(borne.resume.headline).toBe("Backend Engineer | Builder of payment systems");
		expect(borne.changes.find(({ section }) => section === "Headline")?.why).toBe(
			'The posting uses this title, and your resume shows it as "Senior Backend Engineer".',
		);
	});

	it("a title that only the posting uses is not written: the resume's own words for it are, and the note says so", () => {
		const { resume, changes } = composeResume({ profile: { ...profile, headline: null }, posting: { ...posting, title: "Sr. Backend Developer" }, skills });
		expect(resume.headline).toBe("Senior Backend Engineer");
		expect(changes.find(({ section }) => section === "Headline")).toMatchObject({
			what: 'Added "Senior Backend Engineer".',
			why: 'It is your title for what the posting calls "Sr. Backend Developer".',
		});
	});

	it("a higher title of the resume stays", () => {
		expect(resume.headline).toBe("Senior Backend Engineer");
	});

	it.each([
		["Backend Engineer (m/f/d) – Berlin", "Backend Engineer"],
		["Senior Product Manager, Payments", "Senior Product Manager"],
		["Data Analyst (Remote)", "Data Analyst"],
	])("the role of %s is %s", (title, role) => {
		expect(roleOf(title)).toBe(role);
	});

	it.each([
		["Backend Developer", "Backend Engineer"],
		["Sr. Backend Developer", "Senior Backend Engineer"],
		["Principal Backend Engineer", null],
		["Engineering Manager", null],
		["Frontend Engineer", null],
	])("a posting for %s gives the headline %s", (title, headline) => {
		expect(alignedHeadline(profile, { title })).toBe(headline);
	});

	it("an assistant store manager is no store manager", () => {
		const [first] = profile.titles;
		const titles = first ? [{ ...first, value: "Assistant Store Manager" }] : [];
		expect(alignedHeadline({ ...profile, headline: null, experience: [], titles }, { title: "Store Manager" })).toBeNull();
	});

	it("the summary states years, matching skills and a result of the resume", () => {
		expect(resume.summary?.text).toMatch(/^Senior Backend Engineer with 9 years of experience\. Skilled in .*PostgreSQL.*\. .*\d/u);
	});

	it("the person's own summary is kept in their words", () => {
		const own = "Engineer who likes calm systems. Has run payment ledgers for years.";
		const summary = { value: own, confidence: 1, source: { lineIds: ["S1"], page: 1, quote: own } };
		const written = composeResume({ profile: { ...profile, summary }, posting, skills }).resume.summary;
		expect(written?.text.startsWith(own)).toBe(true);
		expect(written?.sourceIds).toContain("S1");
	});
});
