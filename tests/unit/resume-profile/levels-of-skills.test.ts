import { expect, it } from "vitest";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/file/line-without-looks";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";

it.each([
	["Python, some TypeScript, Excel avanzado", ["Python", "TypeScript", "Excel"]],
	["Grundkenntnisse in SQL, knowledge of HACCP, Conocimientos de AutoCAD", ["SQL", "HACCP", "AutoCAD"]],
	["Advanced Excel, basic JavaScript, Visual Basic", ["Excel", "JavaScript", "Visual Basic"]],
	["Basic Life Support, Good Clinical Practice, strong communication", ["Basic Life Support", "Good Clinical Practice", "strong communication"]],
])("of %s the names are read, without how well they are known", (text, names) => {
	const skills = readSkills([lineWithoutLooks(1, text, "text")], []).map(({ value }) => value);
	expect([...skills].sort()).toEqual([...names].sort());
});
