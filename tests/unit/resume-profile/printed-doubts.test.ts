import { describe, expect, it } from "vitest";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

type Drawn = Partial<ResumeLine> & { readonly text: string };

const heading = (text: string): Drawn => ({ text, kind: "heading", bold: true, fontSize: 13 });
const head = (text: string): Drawn => ({ text, kind: "text", bold: true });
const item = (text: string): Drawn => ({ text, kind: "bullet" });

const PERSON: Drawn[] = [{ text: "Ann Example", kind: "heading", bold: true, fontSize: 22 }, { text: "ann@example.com", kind: "text" }, heading("Experience")];

function doubtsOf(...lines: Drawn[]) {
	const given = [...PERSON, ...lines];
	const document = linesDocument(given.map(({ text }) => text));
	const drawn = document.lines.map((line, at) => ({ ...line, fontSize: 10, x: 50, y: 50 + at * 14, gap: 0, ...given[at] }));
	return readProfile({ ...document, lines: drawn }, new Date("2026-11-01T00:00:00Z")).printed?.doubts.map(({ reason, text }) => [reason, text.split("”")[0]]);
}

describe("doubts about what is printed", () => {
	it("tell positions that stand beside each other", () => {
		expect(doubtsOf(head("2018 – 2020\tCape Tourism\tJan 2016 – Dec 2017\tKing Group"), item("Hosted guests."))).toEqual([
			["side_by_side", "“2018 – 2020 Cape Tourism Jan 2016 – Dec 2017 King Group"],
		]);
	});

	it("tell two list items on one line, and a row of which one part breaks off", () => {
		expect(doubtsOf(head("Cook, Harbour Diner\t2019 – 2022"), item("Ran the grill on weekends\tOrdered fish from four ports"))).toHaveLength(1);
		expect(doubtsOf(head("Cook, Harbour Diner\t2019 – 2022"), { text: "Opened the terrace with Anna,\tTrained two apprentices" })).toHaveLength(1);
	});

	it("tell two headings on one line, and one that comes twice", () => {
		expect(doubtsOf(head("Cook, Harbour Diner\t2019 – 2022"), heading("Awards\tHobbies"), item("Cook of the year"))).toHaveLength(1);
		expect(
			doubtsOf(
				head("Cook, Harbour Diner\t2019 – 2022"),
				heading("Languages"),
				{ text: "German" },
				heading("Skills"),
				{ text: "Baking" },
				heading("Languages"),
				{ text: "native" },
			),
		).toHaveLength(1);
	});

	it("tell dates in a list of their own", () => {
		expect(doubtsOf({ text: "2019 – 2022" }, { text: "2016 – 2019" }, head("Cook"), { text: "Harbour Diner" }, head("Baker"), { text: "Mill & Sons" })).toEqual(
			[["dates_apart", "“2019 – 2022, 2016 – 2019"]],
		);
	});

	it("say nothing of a head with its dates, of a label with its value, and of a table", () => {
		expect(
			doubtsOf(
				head("Cook, Harbour Diner\tHamburg\t2019 – 2022"),
				item("Ran the grill."),
				{ text: "Promoted\tfrom assistant cook in January 2020" },
				heading("Certificates"),
				{ text: "Food Safety Level 3\tHighfield\t2021" },
				{ text: "First Aid at Work\tRed Cross\t2023" },
			),
		).toEqual([]);
	});
});
