import { expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { writeNote } from "@/lib/tools/documents/printing/note";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { SPECIMEN_POSTING } from "@/lib/tools/resume-profile/specimen";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-29T00:00:00Z");
const SENTENCES = [
	"I am a dispatcher with a calm head. Since May 2018 I have worked as a head dispatcher at Tregaron Freight Ltd. in Cardiff, where I plan 40 lorries a day.",
	"From 2013 to 2018 I was a dispatcher at Harbour Lines in Swansea. There I learned customs papers.",
	"I studied Transport Management at Cardiff University (2010–2013). I hold a forklift licence. I speak English and Welsh. I use Transporeon and Excel.",
	"I sing in a choir of sixty. I have mended clocks since I was ten. My dog is called Fern. I look after a garden in Barry. I would like to lead a depot.",
];

it("a resume that is told in sentences loses nothing when it is tailored, and the note says no untruth", () => {
	const read = readProfile(linesDocument(["Gwen Price", "Cardiff · gwen@mail.example · 07700 900 112", ...SENTENCES]), NOW);
	const profile = givenProfile(read, NOW);
	const { resume, changes } = composeResume({ profile, posting: SPECIMEN_POSTING, skills: [] });
	const said = JSON.stringify(resume);
	const facts = [
		"Tregaron Freight Ltd.",
		"40 lorries",
		"Harbour Lines",
		"customs papers",
		"Transport Management",
		"Cardiff University",
		"Forklift licence",
		"English",
		"Welsh",
	];
	for (const fact of [...facts, "Transporeon", "Excel", "choir of sixty", "mended clocks", "Fern", "garden in Barry", "lead a depot"])
		expect(said).toContain(fact);
	expect(resume.leftOut).toEqual([]);
	expect(findClaimViolations({ profile, posting: SPECIMEN_POSTING, resume, confirmedSkills: [] })).toEqual([]);
	const note = writeNote({ resume, changes, posting: SPECIMEN_POSTING, limits: [] });
	expect(note).not.toContain("no room");
});

it("a skill that was typed and stands in a sentence about the work is no addition", () => {
	const read = readProfile(
		linesDocument([
			"Gwen Price",
			"gwen@mail.example",
			"Experience",
			"Dispatcher, Harbour Lines\t2013 – 2018",
			"• Moved the yard to the Quarryman planner.",
			"Skills",
			"Excel",
		]),
		NOW,
	);
	const { resume } = composeResume({ profile: givenProfile(read, NOW), posting: SPECIMEN_POSTING, skills: ["Excel", "Quarryman", "Tramway"] });
	expect(resume.addedSkills).toEqual(["Tramway"]);
	expect(resume.skills).toContain("Quarryman");
});
