import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { leftoversOf } from "@/lib/tools/resume-profile/profile/coverage/leftovers";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { readPlace } from "@/lib/tools/resume-profile/profile/person/read-place";
import { printedLines } from "@/lib/tools/resume-profile/profile/printed/printed-lines";
import { printedSections } from "@/lib/tools/resume-profile/profile/printed/printed-sections";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

type Row = readonly [text: string, label: LineLabel, looks?: Partial<ResumeLine>];

const PITCH = 14;
const seenOf = (rows: readonly Row[]) =>
	linesDocument(rows.map(([text]) => text)).lines.map((line, at) => {
		const [, label, looks = {}] = rows[at] as Row;
		return { line: { ...line, x: 45, y: 100 + at * PITCH, fontSize: 10, gap: -0.1, ...looks }, label };
	});
const printed = (rows: readonly Row[]) => {
	const seen = seenOf(rows);
	return printedLines(seen, settingOf(seen.map(({ line }) => line)), "P");
};

describe("entries of lists", () => {
	it("in small letters are lines of their own, where the page shows that there was room for them behind the one above", () => {
		const rows: Row[] = ["polski – ojczysty", "angielski – C1", "niemiecki – B2"].map((text) => [text, "languages", { isRest: false }]);
		expect(printed(rows).map(({ text }) => text)).toEqual(["polski – ojczysty", "angielski – C1", "niemiecki – B2"]);
		const wrapped: Row[] = [
			["Uprawnienia UDT na wózki", "certifications", { isRest: false }],
			["widłowe", "certifications", { isRest: true }],
		];
		expect(printed(wrapped).map(({ text }) => text)).toEqual(["Uprawnienia UDT na wózki widłowe"]);
	});
});

describe("projects", () => {
	it("what is printed bold above text names it, also where the text was taken for a head; its wrapped lines are one paragraph", () => {
		const told = "Role: engineer of record. 4,300 feet of 84-inch pipe in a residential street with 31 utility";
		const rows: Row[] = [
			["Sanderson Gulch Trunk Storm Sewer, Denver", "item.text", { bold: true, isRest: false }],
			[told, "job.start", { isRest: false }],
			["conflicts resolved through potholing.", "item.text", { isRest: true }],
			["Cheyenne Greenway Bridge, Wyoming", "item.text", { bold: true, isRest: false, gap: 0.1 }],
			["Role: roadway and hydraulics of a bridge.", "item.text", { isRest: false }],
		];
		expect(printed(rows).map(({ text, style, isStrong, opens }) => [text, style, isStrong, opens])).toEqual([
			["Sanderson Gulch Trunk Storm Sewer, Denver", "head", true, true],
			[`${told} conflicts resolved through potholing.`, "text", false, false],
			["Cheyenne Greenway Bridge, Wyoming", "head", true, true],
			["Role: roadway and hydraulics of a bridge.", "text", false, false],
		]);
	});
});

describe("what closes a file", () => {
	const degree: Row = ["Magister, Logistyka – Politechnika Łódzka\t2008 – 2013", "school.start", { bold: true, gap: 0.4 }];
	const sectionsOf = (rows: readonly Row[]) => {
		const seen = seenOf(rows);
		const parts = { labelled: seen, noise: [] } as unknown as Parameters<typeof printedSections>[1];
		const nobody = { name: null, headline: null, contact: readProfile(linesDocument(["x"]), new Date()).contact };
		return printedSections(
			seen.map(({ line }) => line),
			parts,
			nobody,
		).sections;
	};

	it("a consent apart below the studies is no part of them", () => {
		const consent = "Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji";
		const rows: Row[] = [["Wykształcenie", "heading.education", { kind: "heading", bold: true, gap: 0.8 }], degree];
		expect(sectionsOf([...rows, [consent, "other", { gap: 0.9 }]])).toMatchObject([
			{ section: "education", lines: [{}] },
			{ section: "other", heading: "", lines: [{ text: consent }] },
		]);
		expect(sectionsOf([...rows, ["Thesis on cold chains", "other", { gap: 0.9 }]])).toHaveLength(1);
	});
});

describe("who it is of", () => {
	it.each([
		["90-369 Łódź", "90-369 Łódź"],
		["110 00 Praha", "110 00 Praha"],
		["4050-123 Porto", "4050-123 Porto"],
		["22-110 Ordnerów", null],
	])("%j in a line of its own below a street gives the place %j", (line, place) => {
		const { lines } = linesDocument(["ul. Piotrkowska 212/9", line, "tel. 600 555 014", "marek@example.pl"]);
		expect(readPlace(lines, lines)?.value ?? null).toBe(place);
	});

	it("an address that a line breaks is read in both", () => {
		const link = ["linkedin.com/in/dara-oreyes-example"];
		expect(leftoversOf("Austin, TX · linkedin.com/in/dara-oreyes-", [...link, "Austin, TX"], false)).toEqual([]);
		expect(leftoversOf("example", link, false)).toEqual([]);
		expect(leftoversOf("example of a talk", link, false)).not.toEqual([]);
		expect(leftoversOf("for example", link, false)).toEqual(["for example"]);
	});
});
