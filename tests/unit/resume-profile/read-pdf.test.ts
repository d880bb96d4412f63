import { describe, expect, it } from "vitest";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

type Draw = Parameters<typeof drawPdf>[0];

const read = async (draw: Draw) => (await readPdf(await drawPdf(draw))).lines;
const column = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} line ${at + 1} tells some more`);

/** Writes lines of different heights below each other, so that neither column stands on the other's baselines. */
function write(doc: Parameters<Draw>[0], lines: readonly string[], x: number, width: number, pitch: number): void {
	lines.forEach((text, at) => {
		doc
			.font("regular")
			.fontSize(9)
			.text(text, x, 120 + at * pitch, { width, lineBreak: false });
	});
}

describe("a page is read in the order of its columns", () => {
	it("of which there may be three", async () => {
		const lines = await read((doc) => {
			doc.font("bold").fontSize(22).text("Jane Doe", 50, 60);
			write(doc, column("First", 9), 50, 150, 17);
			write(doc, column("Second", 9), 220, 150, 19);
			write(doc, column("Third", 9), 400, 150, 23);
		});
		const order = lines.map(({ text }) => text.split(" ")[0]);
		expect(order).toEqual(["Jane", ...Array(9).fill("First"), ...Array(9).fill("Second"), ...Array(9).fill("Third")]);
		expect(new Set(lines.slice(1).map((line) => line.column)).size).toBe(3);
	});

	it("but dates in a margin stay with what they stand beside", async () => {
		const lines = await read((doc) => {
			for (let at = 0; at < 6; at++) {
				const y = 100 + at * 60;
				doc
					.font("regular")
					.fontSize(10)
					.text(`201${at} – 201${at + 1}`, 50, y, { lineBreak: false });
				doc.text(`Nurse on ward ${at + 1} of the city hospital`, 170, y, { lineBreak: false });
				doc.text("Cared for patients after operations", 170, y + 15, { lineBreak: false });
			}
		});
		expect(lines[0]?.text).toBe("2010 – 2011\tNurse on ward 1 of the city hospital");
		expect(lines[2]?.text).toBe("2011 – 2012\tNurse on ward 2 of the city hospital");
	});
});

describe("what a page draws tells how its text is meant", () => {
	it("parts of a line in bold and plain letters are told apart", async () => {
		const [line] = await read((doc) => {
			doc.font("bold").fontSize(10).text("Staff Nurse", 50, 100, { lineBreak: false });
			const end = 50 + doc.widthOfString("Staff Nurse ");
			doc.font("regular").fontSize(10).text("Mercy Hospital", end, 100, { lineBreak: false });
		});
		expect(line).toMatchObject({ text: "Staff Nurse Mercy Hospital" });
		expect(line?.runs?.map(({ text, bold }) => [text, bold])).toEqual([
			["Staff Nurse", true],
			["Mercy Hospital", false],
		]);
	});

	it("painted marks make list items, a line across marks a heading, a link tells its target", async () => {
		const lines = await read((doc) => {
			doc.font("bold").fontSize(12).text("Experience", 50, 80);
			doc.moveTo(50, 96).lineTo(540, 96).stroke();
			doc.font("regular").fontSize(10).text("Built the new ward", 70, 110, { lineBreak: false });
			doc.circle(58, 115, 2).fill();
			doc.fillColor("black").text("My page", 50, 200, { link: "https://jane.example/", lineBreak: false });
		});
		expect(lines.find(({ text }) => text === "Experience")?.hasRule).toBe(true);
		expect(lines.find(({ text }) => text === "Built the new ward")).toMatchObject({ mark: "bullet", hasRule: false });
		expect(lines.find(({ text }) => text === "My page")?.links).toEqual(["https://jane.example/"]);
	});

	it("letters that stand apart make words", async () => {
		const lines = await read((doc) => {
			doc.font("bold").fontSize(12).text("E X P E R I E N C E", 50, 80);
			doc.font("regular").fontSize(10).text("A B testing of 3 C parts", 50, 110);
		});
		expect(lines.map(({ text }) => text)).toEqual(["EXPERIENCE", "A B testing of 3 C parts"]);
	});
});
