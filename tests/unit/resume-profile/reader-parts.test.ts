import { describe, expect, it } from "vitest";
import { readContact } from "@/lib/tools/resume-profile/profile/read-contact";
import { readSkills } from "@/lib/tools/resume-profile/profile/read-lists";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { textAfterBullet } from "@/lib/tools/resume-profile/text/bullet-glyphs";
import { closeUp } from "@/lib/tools/resume-profile/text/letter-spacing";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]): ResumeLine[] => linesDocument(texts).lines;

it.each([
	["E X P E R I E N C E", "EXPERIENCE"],
	["W O R K  H I S T O R Y", "WORK HISTORY"],
	["C O N TAC T", "CONTACT"],
	["A B C", "A B C"],
	["C / C++ / R", "C / C++ / R"],
	["C | R | Go | D", "C | R | Go | D"],
	["5 5 5 5", "5 5 5 5"],
	["I am a nurse", "I am a nurse"],
])("letter-spaced %j reads %j", (text, expected) => {
	expect(closeUp(text)).toBe(expected);
});

it("knows Roman list marks, and no words", () => {
	expect(textAfterBullet("(iv) Payroll for 63 staff")).toBe("Payroll for 63 staff");
	expect(textAfterBullet("v) Debtors")).toBe("Debtors");
	expect(textAfterBullet("ivx and more")).toBeNull();
});

it("knows languages of smaller regions by all their names", () => {
	expect(findLanguages("Obersorbisch, Te reo Māori, Kreyòl ayisyen, Isixhosa, Frysk, Hokkien").map(({ name }) => name)).toEqual([
		"Upper Sorbian",
		"Māori",
		"Haitian Creole",
		"Xhosa",
		"Frisian",
		"Hokkien",
	]);
});

it("takes no skill for a language because a word of it names one", () => {
	const skills = readSkills(linesOf(["Swimming pools, Vietnam market entry, Hiligaynon fluent"]), []).map(({ value }) => value);
	expect(skills).toEqual(["Swimming pools", "Vietnam market entry"]);
});

describe("contact", () => {
	const contactOf = (texts: readonly string[]) => {
		const lines = linesOf(texts);
		return readContact(lines, lines);
	};

	it.each([
		[["g.lachance.ouellet@", "videotron.example.ca"], "g.lachance.ouellet@videotron.example.ca"],
		[["617.555.0193", "simone.delacroixreyes", "@fastmail.example.com"], "simone.delacroixreyes@fastmail.example.com"],
	])("joins an address that a narrow column broke: %j", (texts, expected) => {
		expect(contactOf(texts).email?.value).toBe(expected);
	});

	it("reads an address that only a link holds", () => {
		const lines = linesOf(["mail · github"]).map((line) => ({ ...line, links: ["mailto:tobi%40example.ng?subject=Hi"] }));
		expect(readContact(lines, lines).email?.value).toBe("tobi@example.ng");
	});

	it.each([
		["Coburg VIC 3058 0491 570 156", "0491 570 156"],
		["Telefon 02921 5550173 / 0151 55501738", "02921 5550173"],
		["Tel 0664 / 555 19 83", "0664 / 555 19 83"],
	])("reads the phone of %j", (text, expected) => {
		expect(contactOf([text]).phone?.value).toBe(expected);
	});

	it.each([
		["Jane | linkedin.com/in/jane, https://jane.example/cv.", ["linkedin.com/in/jane", "https://jane.example/cv"]],
		["www.franka-mrosko.de", ["www.franka-mrosko.de"]],
		["Site:jolene.example.sg", ["jolene.example.sg"]],
		["(github.com/jane) and https://en.wiki.example/Reading_(town)", ["github.com/jane", "https://en.wiki.example/Reading_(town)"]],
		["ASP.NET, B.Tech, Node.js, e.g. this, jane@mail.example.org", []],
	])("finds the links of %j", (text, expected) => {
		expect(contactOf([text]).links.map(({ value }) => value)).toEqual(expected);
	});
});
