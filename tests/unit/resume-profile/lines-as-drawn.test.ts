import { describe, expect, it } from "vitest";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

type Draw = Parameters<typeof drawPdf>[0];
type Doc = Parameters<Draw>[0];

function put(doc: Doc, text: string, x: number, y: number, font: "regular" | "bold" = "regular", size = 9): void {
	doc.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
}

const texts = async (draw: Draw) => (await readPdf(await drawPdf(draw))).lines.map(({ text }) => text);
const linesOf = async (draw: Draw) => (await parseResumeBytes({ fileId: "f", fileName: "a.pdf", bytes: await drawPdf(draw) })).lines;

describe("a cell whose first line is set in smaller type than what stands beside it", () => {
	it("begins with that line, though it stands a little higher", async () => {
		const entry = (doc: Doc, y: number, dates: readonly [string, string], employer: string, title: string) => {
			put(doc, dates[0], 50, y, "regular", 8.5);
			put(doc, dates[1], 50, y + 12.8, "regular", 8.5);
			put(doc, employer, 170, y + 1, "bold", 11.5);
			put(doc, title, 170, y + 16.5, "bold", 9.5);
			put(doc, "Kept the cranes and the welding stands of three halls in order", 170, y + 31, "regular", 9.5);
		};
		const lines = await texts((doc) => {
			entry(doc, 100, ["September 2012 –", "present"], "Harbour Wagon Works", "Electrician");
			entry(doc, 160, ["April 2006 –", "August 2012"], "Northern Assembly", "Fitter");
		});
		expect(lines.filter((text) => /20\d\d/u.test(text))).toEqual([
			"September 2012 – present\tHarbour Wagon Works",
			"April 2006 – August 2012\tNorthern Assembly",
		]);
	});
});

it("what is said of a date in brackets below it, and a year after a comma, stay with the date", async () => {
	const lines = await texts((doc) => {
		const entries = [
			["May 2022", "(secondment)", "Acting Manager", "Skeena Metals, Vancouver"],
			["Summers 2006, 2007,", "2008", "Student Assistant", "Geological Survey, Labrador"],
			["2009 – 2013", "", "Geologist", "Base Metals, Quebec"],
		] as const;
		entries.forEach(([date, more, title, employer], at) => {
			put(doc, date, 50, 100 + at * 40);
			if (more !== "") put(doc, more, 50, 112 + at * 40);
			put(doc, title, 180, 100 + at * 40);
			put(doc, employer, 180, 112 + at * 40);
		});
	});
	expect(lines).toEqual([
		"May 2022 (secondment)\tActing Manager",
		"Skeena Metals, Vancouver",
		"Summers 2006, 2007, 2008\tStudent Assistant",
		"Geological Survey, Labrador",
		"2009 – 2013\tGeologist",
		"Base Metals, Quebec",
	]);
});

it("a year that is open to today does not take the span of the row below for its end", async () => {
	const lines = await texts((doc) => {
		const rows = [
			["2021–", "Associate Professor, Hill Institute (tenured July 2023)"],
			["2016–2021", "Assistant Professor, Hill Institute"],
			["2013–2016", "Postdoctoral Fellow, Lake University"],
		] as const;
		rows.forEach(([date, post], at) => {
			put(doc, date, 50, 100 + at * 13);
			put(doc, post, 120, 100 + at * 13);
		});
	});
	expect(lines).toEqual([
		"2021–\tAssociate Professor, Hill Institute (tenured July 2023)",
		"2016–2021\tAssistant Professor, Hill Institute",
		"2013–2016\tPostdoctoral Fellow, Lake University",
	]);
});

describe("a line that was stretched to both edges of its paragraph", () => {
	const LINES = ["Candidate of sciences of the institute of arts, with a thesis on", "Second line of the paragraph that is as long as the first line,"];

	function stretched(doc: Doc, words: readonly string[], y: number, right: number): void {
		doc.font("regular").fontSize(9);
		const width = words.reduce((sum, word) => sum + doc.widthOfString(word), 0);
		const gap = (right - 50 - width) / (words.length - 1);
		let x = 50;
		for (const word of words) {
			put(doc, word, x, y);
			x += doc.widthOfString(word) + gap;
		}
	}

	const edgeOf = (doc: Doc) =>
		50 +
		doc
			.font("regular")
			.fontSize(9)
			.widthOfString(LINES[0] as string) +
		8;

	it("is one line, with spaces", async () => {
		const lines = await texts((doc) => {
			stretched(doc, ["2006:", "candidate", "of", "sciences", "at", "an"], 100, edgeOf(doc));
			stretched(doc, (LINES[0] as string).split(" "), 114, edgeOf(doc));
			stretched(doc, (LINES[1] as string).split(" "), 128, edgeOf(doc));
			put(doc, "and its end.", 50, 142);
		});
		expect(lines).toEqual(["2006: candidate of sciences at an", ...LINES, "and its end."]);
	});

	it("and words that stand apart elsewhere stay apart, however equal their gaps", async () => {
		const lines = await texts((doc) => {
			stretched(doc, ["Python", "SQL", "Excel", "Tableau", "Airflow"], 100, 280);
			stretched(doc, (LINES[0] as string).split(" "), 114, edgeOf(doc));
			stretched(doc, (LINES[1] as string).split(" "), 128, edgeOf(doc));
		});
		expect(lines[0]).toBe("Python\tSQL\tExcel\tTableau\tAirflow");
	});
});

it("the words of a heading stay together where cells of a smaller table begin by chance", async () => {
	const lines = await texts((doc) => {
		["License", "Course", "Card"].forEach((text, at) => {
			put(doc, text, 50, 100 + at * 14, "regular", 8);
			put(doc, "Board of Nursing", 110, 100 + at * 14, "regular", 8);
		});
		doc.font("bold").fontSize(10);
		put(doc, "GIVING", 110 - doc.widthOfString("GIVING") - 6, 170, "bold", 10);
		put(doc, "BACK", 110, 170, "bold", 10);
	});
	expect(lines.at(-1)).toBe("GIVING BACK");
});

describe("a line that says the name of a section", () => {
	it("is none where it is set as the line right above it, and headings stand out", async () => {
		const lines = await linesOf((doc) => {
			put(doc, "Maria Boone", 50, 50, "bold", 16);
			put(doc, "EXPERIENCE", 50, 90, "bold", 11);
			put(doc, "School nurse at the health rooms of nine schools", 50, 108);
			put(doc, "EDUCATION", 50, 140, "bold", 11);
			put(doc, "Refresher course for nurses of the", 50, 158);
			put(doc, "Community", 50, 169);
			put(doc, "College of Tualatin, June 2025", 50, 180);
		});
		expect(lines.filter(({ kind }) => kind === "heading").map(({ text }) => text)).toEqual(["Maria Boone", "EXPERIENCE", "EDUCATION"]);
	});

	it("is one where no heading stands out", async () => {
		const lines = await linesOf((doc) => {
			["Maria Boone, nurse in schools", "Experience", "School nurse at nine schools since 2014", "Education", "College of Tualatin, June 2005"].forEach(
				(text, at) => {
					put(doc, text, 50, 50 + at * 11);
				},
			);
		});
		expect(lines.filter(({ kind }) => kind === "heading").map(({ text }) => text)).toEqual(["Experience", "Education"]);
	});
});

it("a hyphen at a line's end before a capital letter is one of a compound", () => {
	expect(joinWrapped("Georg-Simon-Ohm-", "Fachhochschule")).toBe("Georg-Simon-Ohm-Fachhochschule");
	expect(joinWrapped("2014 -", "Bank")).toBe("2014 - Bank");
});
