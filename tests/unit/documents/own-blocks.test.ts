import { describe, expect, it } from "vitest";
import { type OwnSection, ownBlocks } from "@/lib/tools/documents/printing/outline/own-blocks";
import { outlineResume } from "@/lib/tools/documents/printing/outline/resume-outline";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile } from "@/tests/factories/sample-profile";

type Line = OwnSection["lines"][number];
const line = (text: string, given: Partial<Line> = {}): Line => ({
	text,
	sourceIds: [text],
	style: "head",
	dates: null,
	isStrong: false,
	opens: false,
	...given,
});
const opening = (text: string, given: Partial<Line> = {}): Line => line(text, { opens: true, ...given });
const work = (...lines: Line[]) => ownBlocks({ heading: "Experience", section: "experience", lines });

describe("the heads of entries", () => {
	it("each has one strong line, also where the file tells that of some alone", () => {
		const blocks = work(opening("Project Engineer", { isStrong: true }), line("Felsburg"), opening("Designer"), line("Merrick"));
		expect(blocks).toMatchObject([{ isStrong: true }, { isStrong: false }, { text: "Designer", isStrong: true }, { isStrong: false }]);
	});

	it("title and employer of one line stand in two, dates at the end", () => {
		const head = opening("Charge Nurse, ICU — Queen Elizabeth II Health Sciences Centre, Halifax NS", { dates: "2021 – Present", isStrong: true });
		expect(work(head, line("Led shifts", { style: "item" }))).toMatchObject([
			{ text: "Charge Nurse, ICU", dates: "2021 – Present", isStrong: true, hasMore: true },
			{ text: "Queen Elizabeth II Health Sciences Centre, Halifax NS", isStrong: false },
			{ type: "bullet" },
		]);
		const kept = opening("Interim COO – Kestrel – Leeds", { isStrong: true });
		expect(work(kept)[0]).toMatchObject({ text: "Interim COO – Kestrel – Leeds" });
	});

	it("dates above a head or behind its dash are its dates", () => {
		expect(work(opening("may 2022 - now"), line("Lead Server", { isStrong: true }), line("Saltbox"))).toMatchObject([
			{ text: "Lead Server", dates: "may 2022 - now", isFirst: true },
			{ text: "Saltbox", dates: "" },
		]);
		const degree = opening("Bachelor of Science in Nursing, Dalhousie University — 2016", { isStrong: true });
		expect(ownBlocks({ heading: "Education", section: "education", lines: [degree] })).toMatchObject([
			{ text: "Bachelor of Science in Nursing, Dalhousie University", dates: "2016", isStrong: false },
		]);
	});
});

describe("what stands alone", () => {
	it("the number of a licence below the name goes with the contact, a clause at the end stays where it is", () => {
		const { resume } = composeResume({ profile, posting, skills: [] });
		const alone = (text: string): OwnSection => ({ heading: "", section: "other", lines: [opening(text, { style: "text" })] });
		const outline = outlineResume({ ...resume, otherSections: [alone("CRNNS Reg. No. 1048823")] }, "en");
		expect(outline.contact.at(-1)?.text).toBe("CRNNS Reg. No. 1048823");
		expect(JSON.stringify(outline.sections)).not.toContain("CRNNS");
		const clause = `I agree that my data are processed for the purpose of recruitment, ${"as the law has it, ".repeat(3)}until I say otherwise.`;
		expect(JSON.stringify(outlineResume({ ...resume, otherSections: [alone(clause)] }, "en").sections)).toContain("I agree");
	});

	it("names of groups of skills are labels", () => {
		const skills = ownBlocks({ heading: "Skills", section: "skills", lines: [opening("Design: Civil 3D, MicroStation", { style: "text" })] });
		expect(skills).toEqual([{ type: "paragraph", text: "Design: Civil 3D, MicroStation", label: "Design:" }]);
	});
});
