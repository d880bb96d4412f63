import { expect, it } from "vitest";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/file/line-without-looks";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";

const skillsIn = (text: string) => readSkills([lineWithoutLooks(1, text, "text")], []).map(({ value }) => value);

it.each([
	["Python, some TypeScript, Excel avanzado", ["Python", "TypeScript", "Excel"]],
	["Grundkenntnisse in SQL, knowledge of HACCP, Conocimientos de AutoCAD", ["SQL", "HACCP", "AutoCAD"]],
	["Advanced Excel, basic JavaScript, Visual Basic", ["Excel", "JavaScript", "Visual Basic"]],
	["Basic Life Support, Good Clinical Practice, strong communication", ["Basic Life Support", "Good Clinical Practice", "strong communication"]],
])("of %s the names are compared, without how well they are known", (text, names) => {
	expect(skillsIn(text).map(withoutLevel).sort()).toEqual([...names].sort());
});

it("a skill is kept with the words that say how well it is known, so that nothing claims more than the resume", () => {
	expect(skillsIn("Revit (basic), some Rust, Excel avanzado, SAP (Grundkenntnisse)").sort()).toEqual([
		"Excel avanzado",
		"Revit (basic)",
		"SAP (Grundkenntnisse)",
		"some Rust",
	]);
});
