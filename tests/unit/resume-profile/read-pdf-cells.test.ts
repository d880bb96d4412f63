import { describe, expect, it } from "vitest";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

type Draw = Parameters<typeof drawPdf>[0];
type Doc = Parameters<Draw>[0];

const texts = async (draw: Draw) => (await readPdf(await drawPdf(draw))).lines.map(({ text }) => text);

/** Draws the lines of a cell one below the other, before anything else is drawn. */
function cell(doc: Doc, lines: readonly string[], x: number, y: number, font: "regular" | "bold" = "regular"): void {
	lines.forEach((text, at) => {
		doc
			.font(font)
			.fontSize(9)
			.text(text, x, y + at * 12, { lineBreak: false });
	});
}

function card(doc: Doc, [heading, ...lines]: readonly [string, ...string[]], x: number, y: number): void {
	cell(doc, [heading], x, y, "bold");
	cell(doc, lines, x, y + 12);
}

describe("cells that stand side by side are read one by one, as they were drawn", () => {
	it("cards, from the left to the right and then the next two", async () => {
		const first = ["BEFORE THAT", "Property Consultant", "Harbour Homes, Marina", "Leased 310 flats in three years"] as const;
		const second = ["FIRST STEPS", "Sales Executive", "Dune Estates, Creek", "Sold 57 million off plan"] as const;
		const third = ["IN THE AIR", "Cabin Crew", "Falcon Airways, Dubai", "Promoted to the first class"] as const;
		const fourth = ["HOSPITALITY", "Front Office Agent", "Cedar Hotel, Amman", "Checked in guests at night"] as const;
		const lines = await texts((doc) => {
			card(doc, first, 50, 100);
			card(doc, second, 310, 100);
			card(doc, third, 50, 180);
			card(doc, fourth, 310, 180);
		});
		expect(lines).toEqual([...first, ...second, ...third, ...fourth]);
	});

	it("columns whose lines share their baselines", async () => {
		const columns = [
			["Tools", "Press brake", "Lathe and mill", "Laser cutter"],
			["Courses", "Welding of pipes, 2014", "First aid at work, 2022", "Forklift trucks, 2019"],
			["Tongues", "Spanish as mother tongue", "English, fluent", "Portuguese, some"],
		] as const;
		const lines = await texts((doc) => {
			for (const [at, column] of columns.entries()) card(doc, [...column], 50 + at * 180, 100);
		});
		expect(lines).toEqual(columns.flat());
	});

	it("a table's rows, with what wrapped in their cells", async () => {
		const lines = await texts((doc) => {
			const row = (y: number, ...cells: (readonly string[])[]) => {
				for (const [at, own] of cells.entries()) cell(doc, own, [50, 190, 330][at] ?? 0, y);
			};
			row(100, ["Degree"], ["College"], ["Year"]);
			row(120, ["Master of Science in Naval", "Architecture"], ["Institute of Technology of the", "Northern Provinces"], ["2016 – 2018"]);
			row(150, ["Bachelor of Engineering"], ["College of the Harbour Towns", "and Islands"], ["2012 – 2016"]);
		});
		expect(lines).toEqual([
			"Degree\tCollege\tYear",
			"Master of Science in Naval Architecture\tInstitute of Technology of the Northern Provinces\t2016 – 2018",
			"Bachelor of Engineering\tCollege of the Harbour Towns and Islands\t2012 – 2016",
		]);
	});

	it("a date in a narrow column, which stays one beside its entry", async () => {
		const lines = await texts((doc) => {
			cell(doc, ["Staff writer, Evening Mirror", "Schools and housing in the county"], 50, 100);
			cell(doc, ["March 2015 – July", "2020"], 420, 100);
			cell(doc, ["Reporter, Danube Courier", "Courts, council and handball"], 50, 140);
			cell(doc, ["2011 – 2013"], 420, 140);
		});
		expect(lines).toEqual([
			"Staff writer, Evening Mirror\tMarch 2015 – July 2020",
			"Schools and housing in the county",
			"Reporter, Danube Courier\t2011 – 2013",
			"Courts, council and handball",
		]);
	});

	it("a margin of dates with places, each beside its line of the entry", async () => {
		const entries = [
			[
				["January 2018 to", "August 2021", "Marseille"],
				["Night nurse", "Hospital of the Old Harbour", "Cared for 84 residents alone at night"],
			],
			[
				["March 2014 to", "December 2017", "Lyon"],
				["Nurse in intensive care", "Hospital on the Hill", "Took care of 16 beds in two shifts"],
			],
			[
				["June 2012 to", "February 2014", "Nice"],
				["Nurse on a ward", "Clinic of the Bay", "Trained eleven students of nursing"],
			],
		] as const;
		const lines = await texts((doc) =>
			entries.forEach(([margin, lines], at) => {
				cell(doc, margin, 50, 100 + at * 60);
				cell(doc, lines, 150, 100 + at * 60);
			}),
		);
		expect(lines.slice(0, 4)).toEqual([
			"January 2018 to August 2021\tNight nurse",
			"Hospital of the Old Harbour",
			"Marseille\tCared for 84 residents alone at night",
			"March 2014 to December 2017\tNurse in intensive care",
		]);
	});

	it("and what is drawn row by row stays in its rows", async () => {
		const rows = [
			["Czech", "mother tongue"],
			["German", "C1, state examination"],
			["English", "C1"],
			["French", "reading"],
		] as const;
		const lines = await texts((doc) => {
			doc.font("bold").fontSize(13).text("Languages", 50, 80);
			rows.forEach(([language, level], at) => {
				cell(doc, [language], 50, 110 + at * 14, "bold");
				cell(doc, [level], 130, 110 + at * 14);
			});
		});
		expect(lines).toEqual(["Languages", ...rows.map((row) => row.join("\t"))]);
	});

	it("the rest of two columns on a page that begins with it, each after what it goes on with", async () => {
		const side = (from: number, count: number) => Array.from({ length: count }, (_, at) => `Side line ${from + at}`);
		const main = (from: number, count: number) => Array.from({ length: count }, (_, at) => `Main line ${from + at} tells of the work that was done there`);
		const lines = await texts((doc) => {
			cell(doc, main(1, 12), 50, 100);
			cell(doc, side(1, 11), 400, 103);
			doc.addPage();
			cell(doc, main(13, 2), 50, 60);
			cell(doc, side(12, 6), 400, 60);
		});
		expect(lines).toEqual([...main(1, 14), ...side(1, 17)]);
	});
});

describe("names of sections in a margin", () => {
	it("stand above their sections where the margin holds nothing else", async () => {
		const lines = await texts((doc) => {
			const section = (label: string, body: readonly string[], y: number) => {
				cell(doc, [label], 50, y, "bold");
				cell(doc, body, 180, y);
			};
			section("EDUCATION", ["Master of Physiotherapy, 2009 – 2011", "University of the Coast"], 100);
			section("LANGUAGES", ["Polish, English and some German"], 140);
			section("INTERESTS", ["Sailing and embroidery"], 170);
		});
		expect(lines).toEqual([
			"EDUCATION",
			"Master of Physiotherapy, 2009 – 2011",
			"University of the Coast",
			"LANGUAGES",
			"Polish, English and some German",
			"INTERESTS",
			"Sailing and embroidery",
		]);
	});

	it("stay beside their values in a form", async () => {
		const rows = [
			["Employer", "City Hospital"],
			["Languages", "English"],
			["Position", "Nurse"],
			["Interests", "Chess"],
			["Duties", "Care of patients"],
		] as const;
		const lines = await texts((doc) => {
			for (const [at, [label, value]] of rows.entries()) {
				cell(doc, [label], 50, 100 + at * 16, "bold");
				cell(doc, [value], 180, 100 + at * 16);
			}
		});
		expect(lines).toEqual(rows.map((row) => row.join("\t")));
	});
});
