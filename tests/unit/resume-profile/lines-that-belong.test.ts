import { describe, expect, it } from "vitest";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { withWholeAddresses } from "@/lib/tools/resume-profile/profile/parts/whole-addresses";
import { withWholeDates } from "@/lib/tools/resume-profile/profile/parts/whole-dates";
import { linksIn } from "@/lib/tools/resume-profile/profile/person/links";
import { readContact } from "@/lib/tools/resume-profile/profile/person/read-contact";
import { readName } from "@/lib/tools/resume-profile/profile/person/read-name";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

type Drawn = Partial<ResumeLine> & { readonly text: string };

function drawn(...given: readonly (string | Drawn)[]): ResumeLine[] {
	const lines = given.map((line): Drawn => (typeof line === "string" ? { text: line } : line));
	const document = linesDocument(lines.map(({ text }) => text));
	return document.lines.map((line, at) => ({ ...line, kind: "text", fontSize: 10, x: 50, y: 50 + at * 12, gap: 0, bold: false, ...lines[at] }));
}

const settled = (...lines: readonly [line: string | Drawn, label: LineLabel][]): LineLabel[] =>
	settleLabels(
		drawn(...lines.map(([line]) => line)),
		lines.map(([, label]) => label),
	).map(({ label }) => label);

describe("lines that belong to the one above", () => {
	it("an employer right below a title is no place of the person", () => {
		expect(settled(["Package handler\tNov '11", "job.start"], ["FedEx Hub, Memphis, TN", "contact"])).toEqual(["job.start", "job.head"]);
		expect(settled(["Package handler\tNov '11", "job.start"], ["0171 5550 123", "contact"])).toEqual(["job.start", "contact"]);
	});

	it("what goes on after a comma is no heading", () => {
		expect(settled(["Instructor of viola — Wolfville,", "school.start"], ["NS", "heading.experience"], ["Fall 2020", "school.head"])[1]).toBe("school.head");
		expect(settled(["Instructor of viola — Wolfville,", "school.start"], ["Languages", "heading.languages"])[1]).toBe("heading.languages");
	});

	it("a paragraph about the person stays one", () => {
		const long = "Accountant with fifteen years of experience in direct and indirect taxes of the Union, in";
		expect(
			settled(
				[long, "skills"],
				["industry, trade and audit. Recovered 14 million since 2018. Prepares for the coming tax re-", "summary"],
				["form.", "skills"],
			),
		).toEqual(["skills", "skills", "skills"]);
	});
});

describe("values that a line breaks or joins", () => {
	it("an address of mail behind a picture goes on below", () => {
		expect(withWholeAddresses(drawn("✉\teloise.tanguy@plume-", "web.example")).map(({ text }) => text)).toEqual(["✉\teloise.tanguy@plume-web.example"]);
	});

	it("a link goes on right below it, in whatever column, and an employer is none", () => {
		const [first, second] = drawn("linkedin.com/in/niamh-corrigan-", { text: "daly-rad", column: 1 });
		expect(linksIn([first as ResumeLine], [first as ResumeLine, second as ResumeLine]).map(({ value }) => value)).toEqual([
			"linkedin.com/in/niamh-corrigan-daly-rad",
		]);
		const [shop, site] = drawn("Bol.com fulfilment center | Waalwijk", "Ann Example nerosanta.example");
		expect(linksIn([shop as ResumeLine, site as ResumeLine], []).map(({ value }) => value)).toEqual(["nerosanta.example"]);
	});

	it("a postcode beside a telephone is no part of its number", () => {
		const lines = drawn("Calle Tonalá 233, Roma Sur, 06760 55 5550 7721");
		expect(readContact(lines, lines).phone?.value).toBe("55 5550 7721");
	});

	it("a name stands beside the title of the document, whatever its accents", () => {
		const lines = drawn({ text: "Currículum vítae\tÍñigo Valcárcel Rueda", bold: true }, "OPOSICIONES Y ACREDITACIONES");
		expect(readName({ told: [], head: lines, whole: lines, own: new Set() }, null)?.value).toBe("Íñigo Valcárcel Rueda");
		const { lines: apart } = linesDocument(["Élodie", "GUÉRINEAU", "Ingénieure génie civil", "elodie.guerineau@mail.example"]);
		expect(readName({ told: apart.slice(0, 2), head: apart, whole: apart, own: new Set() }, "elodie.guerineau@mail.example")?.value).toBe("Élodie GUÉRINEAU");
	});

	it("a number's thousands are no end of a skill", () => {
		const lines = drawn("memoQ, 2,500 words a day, InDesign");
		expect(readSkills(lines, []).map(({ value }) => value)).toContain("2,500 words a day");
	});

	it("a span whose sign stands in a cell of its own is whole", () => {
		expect(withWholeDates(drawn("2018-09\t→\t2022-03\tTallinn", "2022-04 –\t→\tnow")).map(({ text }) => text)).toEqual([
			"2018-09 → 2022-03\tTallinn",
			"2022-04 → now",
		]);
	});
});
