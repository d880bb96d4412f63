import { describe, expect, it } from "vitest";
import { cleanText } from "@/lib/tools/reading/text/clean-text";
import { joinedRuns, withRuns } from "@/lib/tools/reading/text/look-runs";
import { restsOf, type SetLine } from "@/lib/tools/resume-profile/file/wrapped-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { wholeLinesOf } from "@/lib/tools/resume-profile/labelling/whole-head";
import { goesOn, settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { settledSchoolRoles } from "@/lib/tools/resume-profile/profile/heads/school-head-roles";
import { certificateName } from "@/lib/tools/resume-profile/profile/lists/certificate-name";
import { readCertifications } from "@/lib/tools/resume-profile/profile/lists/read-certifications";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { certainLines } from "@/lib/tools/resume-profile/profile/parts/certain-lines";
import { linksIn } from "@/lib/tools/resume-profile/profile/person/links";
import { isNearTown, namesUnit } from "@/lib/tools/resume-profile/words/unit-words";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]) => linesDocument(texts).lines;
const plain = (text: string) => ({ text, bold: false, italic: false });
const bold = (text: string) => ({ text, bold: true, italic: false });
const slanted = (text: string) => ({ text, bold: false, italic: true });

describe("parts of a line that are printed differently", () => {
	it("are kept with the signs behind them, a cell after the other", () => {
		expect(withRuns([[bold("Cook"), plain(", "), slanted("Harbour Diner")], [plain("2019")]])).toEqual({
			runs: [bold("Cook,"), slanted("Harbour Diner"), plain("2019")],
		});
	});

	it("are none where all of it looks alike", () => {
		expect(withRuns([[bold("Cook"), plain(" – ")], [bold("2019")]])).toEqual({});
	});

	it("are one where letters that look alike follow each other", () => {
		expect(joinedRuns([bold("Staff")], [bold("Nurse")], " ")).toEqual([bold("Staff Nurse")]);
	});

	it("part a title from an employer where no sign does, and say how each is printed", () => {
		const [line] = linesOf(["Staff Nurse Mercy Hospital, Galway"]);
		const segments = segmentsOf(line ? [{ ...line, runs: [bold("Staff Nurse"), plain("Mercy Hospital, Galway")] }] : []);
		expect(segments.map(({ text, sign, bold: isBold }) => [text, sign, isBold])).toEqual([
			["Staff Nurse", "none", true],
			["Mercy Hospital", "look", false],
			["Galway", "comma", false],
		]);
	});

	it("leave a date's text its own", () => {
		const [line] = linesOf(["Cook\t2019 – 2021"]);
		expect(segmentsOf(line ? [line] : []).map(({ text, isDates }) => [text, isDates])).toEqual([
			["Cook", false],
			["2019 – 2021", true],
		]);
	});

	it("hold a year that an employer tells of itself, and no year of a study", () => {
		const datesOf = (text: string) => segmentsOf(linesOf([text])).filter(({ isDates }) => isDates).length;
		expect(datesOf("Ortho Summit Inc. (acquired by Corvane, 2014)")).toBe(0);
		expect(datesOf("BSc Physics (completed in 2014)")).toBe(1);
	});

	it("part nothing within a word, or beside a sign that parts already", () => {
		const [line] = linesOf(["Cook, Diner"]);
		expect(segmentsOf(line ? [{ ...line, runs: [bold("Cook"), plain("Diner")] }] : []).map(({ sign }) => sign)).toEqual(["none", "comma"]);
	});
});

describe("lines that had to end for want of room", () => {
	const at = (text: string, y: number, right: number, more: Partial<SetLine> = {}): SetLine => ({
		page: 1,
		column: 0,
		text,
		kind: "text",
		fontSize: 10,
		bold: false,
		italic: false,
		x: 0,
		y,
		right,
		...more,
	});
	const full = [
		at("Lorem ipsum dolor sit amet consectetur", 300, 200),
		at("adipiscing elit sed do eiusmod tempora", 312, 199),
		at("incididunt ut labore et dolore magna a", 324, 198),
	];
	const restOf = (before: SetLine, line: SetLine, others = full) => restsOf([before, line, ...others]).get(line);

	it("are gone on with below in equal print", () => {
		expect(restOf(at("Advanced certificate in the cookery of", 0, 196), at("Galway", 12, 40))).toBe(true);
	});

	it("are told from lines that had room for the next word, and from what stands apart", () => {
		expect(restOf(at("Sage 100", 0, 45), at("Excel", 12, 30))).toBe(false);
		expect(restOf(at("Advanced certificate in the cookery of", 0, 196), at("Galway", 30, 40))).toBe(false);
	});

	it("are not told where print changes, behind cells, or where no other line shows the column's end", () => {
		expect(restOf(at("Advanced certificate in the cookery of", 0, 196, { bold: true }), at("Galway", 12, 40))).toBeUndefined();
		expect(restOf(at("Cook at the old harbour of the city\t2019", 0, 196), at("Galway", 12, 40))).toBeUndefined();
		expect(restOf(at("Advanced certificate in the cookery of", 0, 196), at("Galway", 12, 40), [])).toBeUndefined();
	});

	it("are one line of a head, and begin nothing new below one", () => {
		const [first, second] = linesOf(["Galway-Mayo Institute of", "Technology, 2010–2012"]);
		if (!first || !second) throw new Error("Two lines are meant");
		const rest = { ...second, isRest: true };
		expect(wholeLinesOf([first, rest]).map(({ line, rows }) => [line.text, rows])).toEqual([["Galway-Mayo Institute of Technology, 2010–2012", [0, 1]]]);
		expect(wholeLinesOf([first, second])).toHaveLength(2);
		expect(certainLines([first, rest], ["school.start", "school.start"]).get(rest)).toBe("school.head");
		expect(certainLines([first, second], ["school.start", "school.start"]).get(second)).toBeUndefined();
	});

	it("go on with a paragraph; what had room above does not, unless it begins with a small letter", () => {
		const [first, second] = linesOf(["Kept the books of forty clients", "Prepared the returns of all of them"]).map((line, row) => ({
			...line,
			x: 0,
			y: row * 12,
		}));
		if (!first || !second) throw new Error("Two lines are meant");
		const setting = settingOf([first, second]);
		expect(goesOn(first, { ...second, isRest: true }, setting)).toBe(true);
		expect(goesOn(first, { ...second, isRest: false }, setting)).toBe(false);
		expect(goesOn(first, { ...second, text: "and their returns", isRest: false }, setting)).toBe(true);
	});

	it("are no skills where they say how well a language is spoken", () => {
		expect(readSkills(linesOf(["Negotiation, Full Professional Proficiency, Native or bilingual"]), []).map(({ value }) => value)).toEqual(["Negotiation"]);
	});

	it("part the items of a list: each that had room is one of its own", () => {
		const lines = linesOf(["Comarch ERP Optima", "enova365"]).map((line, row) => ({ ...line, x: 0, y: row * 22, isRest: row > 0 ? false : undefined }));
		expect(readSkills(lines, []).map(({ value }) => value)).toEqual(["Comarch ERP Optima", "enova365"]);
	});
});

const named = (texts: readonly string[], roles: readonly SegmentRole[]) =>
	segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? ("dates" as const) : (roles[at] ?? "note") }));
const shown = (segments: readonly { role: SegmentRole; text: string }[]) => segments.map(({ role, text }) => `${role}: ${text}`);

describe("parts of employers", () => {
	it.each(["Werk Trebsen", "dyrekcja C", "DG Concurrence", "section maternelle", "Abteilung Einkauf", "відділ продажів"])("%s names one", (text) => {
		expect(namesUnit(text)).toBe(true);
	});

	it.each(["Luxembourg", "Täby", "Old Town", "Rue Haute"])("%s names none", (text) => {
		expect(namesUnit(text)).toBe(false);
	});

	it("belong to the employer before the town, where a quarter does not", () => {
		expect(shown(settledJobRoles(named(["Analyst", "Eurostat, dyrekcja C, Luxembourg"], ["title", "company", "place", "place"])))).toEqual([
			"title: Analyst",
			"company: Eurostat",
			"company: dyrekcja C",
			"place: Luxembourg",
		]);
		expect(shown(settledJobRoles(named(["Analyst", "Eurostat, Kirchberg, Luxembourg"], ["title", "company", "place", "place"])))).toContain("place: Kirchberg");
	});

	it.each(["Zürich-Altstetten", "St. Pölten / Wien", "Täby Centrum", "Leipzig"])("%s is a town or near one", (text) => {
		expect(isNearTown(text)).toBe(true);
	});

	it.each(["Werk Leipzig", "Harbour Diner"])("%s is none", (text) => {
		expect(isNearTown(text)).toBe(false);
	});
});

describe("parts of studies", () => {
	it("names the school by its words where the model saw something else behind what was studied", () => {
		expect(shown(settledSchoolRoles(named(["DEC Techniques juridiques, Collège Ahuntsic"], ["degree", "field"])))).toEqual([
			"degree: DEC Techniques juridiques",
			"school: Collège Ahuntsic",
		]);
	});

	it("takes no short name in brackets for a school, and no state for a degree", () => {
		expect(shown(settledSchoolRoles(named(["5 Highers (AABBB), Shawlands Academy"], ["degree", "school", "school"])))).toEqual([
			"degree: 5 Highers",
			"degree: AABBB",
			"school: Shawlands Academy",
		]);
		expect(shown(settledSchoolRoles(named(["PhD", "Tufts University, Medford, MA"], ["degree", "school", "place", "degree"]))).at(-1)).toBe("place: MA");
	});
});

describe("handles", () => {
	it("are links, where addresses of mail are none", () => {
		const lines = linesOf(["Ana Lens", "ana@mail.example | Instagram @ana.lens, ana.example"]);
		expect(linksIn(lines, lines).map(({ value }) => value)).toEqual(["ana.example", "@ana.lens"]);
	});
});

describe("certificates", () => {
	it("are parted where most of a line's parts have their dates", () => {
		const names = readCertifications(linesOf(["Growsafe 2022 · First aid 2024 · Full car licence"])).map(({ name }) => name);
		expect(names).toEqual(["Growsafe", "First aid", "Full car licence"]);
	});

	it.each([
		["Safety and risk assessment – Department of Social Development, 2019", "Safety and risk assessment"],
		["SVA – Soporte Vital Avanzado, 2023", "SVA – Soporte Vital Avanzado"],
		["Cloud Architect – Professional, 2021", "Cloud Architect – Professional"],
		["Suporte avançado · INEM", "Suporte avançado"],
		["Permisos de conducir B, C, D+E", "Permisos de conducir B, C, D+E"],
	])("%s is %s", (line, name) => {
		expect(certificateName(line)).toBe(name);
	});

	it("go on where their line had no room, and are whole behind their date", () => {
		const namesOf = (...texts: string[]) =>
			readCertifications(linesOf(texts).map((line, row) => ({ ...line, x: 0, y: 12 * row, fontSize: 10, isRest: row > 0 ? true : undefined }))).map(
				({ name }) => name,
			);
		expect(namesOf("Certified professional of the supply", "Chains of tomorrow")).toEqual(["Certified professional of the supply Chains of tomorrow"]);
		expect(namesOf("Welding licence of the institute 2019", "Forklift licence")).toEqual(["Welding licence of the institute", "Forklift licence"]);
	});

	it("have no name of who issued them in a line of its own below", () => {
		const lines = linesOf(["Registered Nurse", "Board of Nursing of the State", "Scrum Master", "Scrum Alliance"]);
		const placed = lines.map((line, row) => ({ ...line, x: 0, y: [0, 12, 36, 48][row] ?? 0, fontSize: 10, isRest: row === 0 ? undefined : false }));
		expect(readCertifications(placed).map(({ name }) => name)).toEqual(["Registered Nurse", "Scrum Master"]);
	});
});

describe("names in scripts without blanks", () => {
	const partsOf = (text: string) => segmentsOf(linesOf([text])).map((segment) => [segment.text, segment.sign]);

	it("part at blanks, and keep a legal form in brackets", () => {
		expect(partsOf("割烹 浅の川")).toEqual([
			["割烹", "none"],
			["浅の川", "blank"],
		]);
		expect(partsOf("(주)한빛테크, 용접반장")).toEqual([
			["(주)한빛테크", "none"],
			["용접반장", "comma"],
		]);
		expect(partsOf("Harbour Diner")).toEqual([["Harbour Diner", "none"]]);
	});

	it("are spelled with the signs that fonts draw like others", () => {
		expect(cleanText("2024/07\u20122024/08 \u2215 x")).toBe("2024/07–2024/08 / x");
	});
});

describe("certificates in lists", () => {
	it("are not cut behind an abbreviation", () => {
		expect(certificateName("CACES R482 cat. A")).toBe("CACES R482 cat. A");
		expect(certificateName("Dangerous Goods Cat. 11, 2023")).toBe("Dangerous Goods Cat. 11");
	});

	it("are several in a line of cells that have a date each", () => {
		const read = readCertifications(linesOf(["Marine Cook 2019\tBasic Safety Aug 2024"]));
		expect(read.map(({ name }) => name)).toEqual(["Marine Cook", "Basic Safety"]);
	});
});
