import { expect, it } from "vitest";
import { namedIn, otherSkill } from "@/lib/tools/resume-profile/scoring/other-skills";

/** Each takes a while. */
const SOME = 9;
const FOLDED_ODDLY = "sSſkK\u212aåÅ\u212bßẞσςΣµμẛṡѣѢᲇ";
const cased = Array.from({ length: 0x1_e944 }, (_, code) => code)
	.filter((code) => code < 0xd800 || code > 0xdfff)
	.map((code) => String.fromCodePoint(code))
	.filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter);

it("finds a skill wherever its pattern does, however its letters are written", () => {
	const all = cased.join("");
	const missed: string[] = [];
	for (const letter of cased.filter((each, at) => at % SOME === 0 || FOLDED_ODDLY.includes(each))) {
		const skill = otherSkill(`x${letter}y`);
		for (const [alike] of all.matchAll(new RegExp(letter, "giu"))) {
			const description = `X${alike}Y`;
			if (skill.pattern.test(description) && namedIn({ title: "", description }, [skill]).length === 0) missed.push(`${letter} ${alike}`);
		}
	}
	expect(missed).toEqual([]);
});

it("takes no part of a longer word, and looks into the title as well", () => {
	const skills = [otherSkill("Rust belt"), otherSkill("Sondage")];
	expect(namedIn({ title: "SONDAGE, Lyon", description: "Work in the rust belts" }, skills)).toEqual(["Sondage"]);
});
