import { expect, it } from "vitest";
import { littleWords } from "@/components/workflows/resume-to-job-ready/little-to-tailor";
import { thinness } from "@/lib/tools/documents/writing/thinness";
import { isLittleAnswered } from "@/lib/tools/fit/little-answered";

it("with one thing in common at most there is little to put forward", () => {
	expect([[], ["Git"], ["Git", "Dough"]].map((matchedSkills) => isLittleAnswered({ matchedSkills, missingSkills: [] }))).toEqual([true, true, false]);
	const missingSkills = ["Yeast", "Ovens", "Rye", "Trays", "Till"];
	expect(isLittleAnswered({ matchedSkills: ["Git", "Dough"], missingSkills })).toBe(true);
	expect(isLittleAnswered({ matchedSkills: ["Git", "Dough", "Flour"], missingSkills })).toBe(false);
});

it("says which of the picked postings the results will be close to one's own for", () => {
	expect(littleWords(["Baker"], 1)).toBe("Little of your resume answers this posting: the result will be close to your own.");
	expect(littleWords(["Baker", "Cook"], 2)).toBe("Little of your resume answers these postings: the results will be close to your own.");
	expect(littleWords(["Baker"], 3)).toBe("Little of your resume answers Baker: that result will be close to your own.");
	expect(littleWords(["Baker", "Cook", "Waiter"], 4)).toBe("Little of your resume answers Baker and Cook and 1 more: those results will be close to your own.");
});

it("the note says so, too, and names what the resume shows of it", () => {
	const arranged = {
		skills: [],
		skillGroups: [],
		keepsGroups: false,
		addedSkills: [],
		wanted: [],
		strongest: [],
		own: [],
		first: [],
		reasons: new Map(),
		listed: new Map(),
		changes: [],
	};
	const [none] = thinness([], arranged, false, { matchedSkills: [], missingSkills: [] });
	expect(`${none?.what} ${none?.why}`).toBe(
		"Nothing was put forward: this resume is close to your own, its lines in your own order. Nothing in your resume answers this posting in particular.",
	);
	const [one] = thinness([], arranged, false, { matchedSkills: ["Registered Nurse"], missingSkills: [] });
	expect(one?.why).toBe("Of what it asks for your resume shows Registered Nurse, and no line of yours tells more of it.");
	const composed = { kind: "emphasised" as const, section: "Summary", what: "Composed.", why: "A reader decides in seconds." };
	expect(thinness([composed], arranged, false, { matchedSkills: [], missingSkills: [] })[0]?.what).toMatch(/^Little was put forward: /);
	const [little] = thinness([], arranged, true, { matchedSkills: ["Registered Nurse"], missingSkills: [] });
	expect(`${little?.what} ${little?.why}`).toBe(
		"Little was put forward: this resume is close to your own, the rest of it in your own order. Of what it asks for your resume shows Registered Nurse, and little else.",
	);
});
