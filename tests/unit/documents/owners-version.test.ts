import { describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { judgeOwnersVersion } from "@/lib/tools/documents/checking/owners-version";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const { resume: written } = composeResume({ profile, posting, skills });

function judge(change: (resume: TailoredResume) => void) {
	const resume = structuredClone(written);
	change(resume);
	return judgeOwnersVersion({ profile, posting, resume, confirmedSkills: skills }, written);
}

/** The resume with another text for the line that tells of the 14 services. */
const reworded = (text: string) =>
	judge((resume) => {
		const line = resume.experience.flatMap(({ bullets }) => bullets).find(({ sourceIds }) => sourceIds.includes("e1-b3"));
		if (!line) throw new RangeError("The line is left out");
		line.text = text;
	});

const SOURCE = "Led the migration of 14 services from a shared Oracle database to Postgres without downtime";

describe("a line that its owner wrote", () => {
	it("claims nothing with its pronouns and joining words", () => {
		const { ownWords } = reworded(`${SOURCE}, after which they themselves moved everything there because of them`);
		expect(ownWords.flatMap(({ unshown }) => unshown).filter((word) => /^(?:they|themselves|them|because|there|everything|which)$/i.test(word))).toEqual([]);
	});

	it("is as supported as any where it says what the resume says", () => {
		expect(reworded(`${SOURCE}.`)).toEqual({ violations: [], ownWords: [] });
	});

	it.each([
		["other words of the resume", "Led the Postgres migration of 14 services from Oracle, without downtime"],
		["a number less", "Led the migration of services from a shared Oracle database to Postgres without downtime"],
		["half of the line less", "Led the migration of 14 services without downtime"],
	])("passes with %s, and nothing is said to be missing", (_what, text) => {
		const { violations, ownWords } = reworded(text);
		expect(violations).toEqual([]);
		expect(ownWords).toEqual([{ where: expect.any(String), text, unshown: [], explanation: expect.stringContaining("nothing that it does not show") }]);
	});

	it.each([
		["a number", `${SOURCE.replace("14", "140")}`, ["140"], "Your resume does not show “140”."],
		["a name", `${SOURCE} at Siemens`, ["Siemens"], "Your resume does not show “Siemens”."],
		["a skill", `${SOURCE} with Terraform`, ["Terraform"], "Your resume does not show “Terraform”."],
		["a number of another line", `${SOURCE} for 350 drivers`, ["350"], "It has “350” in another place."],
		["a word", `${SOURCE}, and won a prize`, ["won", "prize"], "Your resume does not say “won” or “prize”."],
		["more than it was, without its limit", SOURCE.replace(" without downtime", ""), [], "Your resume says “without” here; without it the line claims more."],
	])("passes with %s, which is named", (_what, text, unshown, explanation) => {
		const { violations, ownWords } = reworded(text);
		expect(violations).toEqual([]);
		expect(ownWords).toMatchObject([{ text, unshown, explanation }]);
	});

	it.each([
		["nothing", " ", "A line can't be empty."],
		["more than a line holds", "a".repeat(2_001), "A line has at most 2000 characters; this one has 2001."],
		["control characters", "Led\u0007 it", "It has control characters, which no document can carry."],
	])("is refused with %s", (_what, text, explanation) => {
		expect(reworded(text).violations).toMatchObject([{ explanation }]);
	});
});

it("headline and summary are the owner's to write", () => {
	const { violations, ownWords } = judge((resume) => {
		resume.headline = "Principal Engineer";
		resume.summary = { text: "I build payment systems that sleep at night.", sourceIds: resume.summary?.sourceIds ?? ["e1"] };
	});
	expect(violations).toEqual([]);
	expect(ownWords.map(({ where }) => where)).toEqual(["Headline", "Summary"]);
	expect(ownWords[0]?.unshown).toEqual(["Principal"]);
});

it("what is taken out is no claim", () => {
	expect(
		judge((resume) => {
			resume.headline = null;
			resume.summary = null;
			resume.experience[0]?.bullets.pop();
		}),
	).toEqual({ violations: [], ownWords: [] });
});

it("facts with fields of their own stay those of the resume, whoever wrote them", () => {
	const { violations } = judge((resume) => {
		const [first] = resume.experience;
		if (!first) throw new RangeError("No position");
		first.company = "Google";
		first.title = "Head of Engineering";
		first.datesText = "2010 – Present";
		resume.skills = [...resume.skills, "Terraform"];
		resume.contact = [...resume.contact, "https://example.com/mine"];
	});
	expect([...new Set(violations.map(({ kind }) => kind))].sort()).toEqual(["contact", "date", "employer", "skill", "title"]);
});

it("what a program writes is checked as before: without the version before the change nothing is its owner's", () => {
	const resume = structuredClone(written);
	const [line] = resume.experience[0]?.bullets ?? [];
	if (line) line.text = `${line.text} at Siemens`;
	expect(findClaimViolations({ profile, posting, resume, confirmedSkills: skills })).not.toEqual([]);
});
