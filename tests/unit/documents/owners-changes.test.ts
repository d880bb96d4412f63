import { expect, it } from "vitest";
import { withOwnersChanges } from "@/lib/tools/documents/printing/owners-changes";
import type { ResumeChange, TailoredResume } from "@/lib/tools/documents/schemas";

const WRITTEN: TailoredResume = {
	postingId: "job_1",
	postingTitle: "Baker",
	company: "Harbour",
	name: "Ada",
	headline: "Baker",
	contact: [],
	summary: null,
	skills: [],
	skillGroups: [],
	addedSkills: [],
	sectionOrder: [],
	experience: [
		{
			experienceId: "e1",
			company: "Mill",
			title: "Baker",
			location: null,
			datesText: null,
			bullets: [
				{ text: "Baked 40 loaves", sourceIds: ["b1"] },
				{ text: "Led two bakers", sourceIds: ["b2"] },
			],
		},
	],
	education: [],
	languages: [],
	certifications: [],
	otherSections: [],
	leftOut: [],
	sourceUnused: [],
	sourceGaps: [],
	sourceDoubts: [],
	method: "rules",
};
const REPHRASED: ResumeChange = {
	kind: "rephrased",
	section: "Experience: Mill",
	what: '"Was leading two bakers" became "Led two bakers".',
	why: "Shorter.",
	text: "Led two bakers",
};
const MOVED: ResumeChange = { kind: "reordered", section: "Experience: Mill", what: "Opens with loaves.", why: "Asked for." };

function edited(texts: readonly string[]): TailoredResume {
	const [position] = WRITTEN.experience;
	return { ...WRITTEN, experience: position ? [{ ...position, bullets: texts.map((text, at) => ({ text, sourceIds: [`b${at + 1}`] })) }] : [] };
}

it("a resume that is as it was written has the changes that were told with it", () => {
	expect(withOwnersChanges([REPHRASED, MOVED], WRITTEN, WRITTEN)).toEqual([REPHRASED, MOVED]);
});

it("what the owner changed is told, and a rephrased line that stands there no more is not", () => {
	const told = withOwnersChanges([REPHRASED, MOVED], WRITTEN, edited(["Baked 40 loaves", "Was leading two bakers", "Swept"]));
	expect(told.map(({ what }) => what)).toEqual(["Opens with loaves.", '"Led two bakers" became "Was leading two bakers".', '"Swept" is in again.']);
	expect(told.slice(1).every(({ section }) => section === "Changed by you")).toBe(true);
});

it("what the resume does not say is told as the owner's, with what it does not show; what went out is told too", () => {
	const own = { where: "Experience: Mill", text: "Baked 90 loaves", unshown: ["90"], explanation: "Your resume does not show “90”." };
	const told = withOwnersChanges([], WRITTEN, edited(["Baked 90 loaves"]), [own]);
	expect(told.map(({ what }) => what)).toEqual([
		'"Baked 40 loaves" became "Baked 90 loaves". Your resume does not show “90”.',
		'"Led two bakers" was taken out.',
	]);
	expect(told[0]?.why).toContain("in your own words");
	expect(told[1]?.why).toBe("You took this out after the resume was written.");
});
