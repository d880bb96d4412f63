import { execFileSync } from "node:child_process";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { stillThere, textsOfPdf } from "@/lib/tools/documents/redacting/checking/recoverable-texts";
import { soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { withPdf } from "@/lib/tools/documents/redacting/pdf/engine";
import { openPage, readPages } from "@/lib/tools/documents/redacting/pdf/read-pages";
import { renderPage } from "@/lib/tools/documents/redacting/pdf/render-page";
import { PicturePdf } from "@/lib/tools/documents/redacting/pdf/write-picture-pdf";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { everyReading, findInFile, pdfOf, reach, redacted } from "@/tests/factories/redaction";

const LINES = [
	"Dear Ms Okafor,",
	"your account DE89 3704 0044 0532 0130 00 is open.",
	"Call +49 30 5557 0190 or write to ngozi.okafor@mail.example.",
	"The weather stays fine.",
];
const GONE = ["okafor", "ngozi", "de89", "37040044", "3704 0044", "5557", "mail.example"];

/** A PDF that carries what is sought in every place that a PDF has. */
async function ladenPdf(): Promise<Uint8Array> {
	const pdf = await pdfOf(LINES, {
		info: { Author: "Ngozi Okafor", Title: "Letter to Okafor", Keywords: "DE89 3704 0044 0532 0130 00" },
		draw: (page) => {
			page.file(Buffer.from("Ngozi Okafor, DE89370400440532013000"), { name: "okafor.txt", description: "of Okafor" });
			page.note(300, 300, 20, 20, "Okafor asked for this");
			page.fillColor("white").text("Okafor in white", 50, 500).fillColor("black");
			page.text("Okafor beneath", 50, 520).rect(40, 515, 200, 20).fill("black");
			page.fillColor("black").link(50, 50, 100, 20, "mailto:ngozi.okafor@mail.example");
			page.addNamedDestination("okafor");
			page.outline.addItem("About Okafor");
			page.initForm();
			page.formText("okafor_field", 50, 560, 200, 20, { value: "Ngozi Okafor", defaultValue: "Okafor" });
		},
	});
	// A line that a reader of the end of the file never sees.
	return new Uint8Array(Buffer.concat([pdf, Buffer.from("\n% Ngozi Okafor\n")]));
}

function unpack(body: Buffer): Buffer {
	try {
		return inflateSync(body);
	} catch {
		return body;
	}
}

function hasPdftotext(): boolean {
	try {
		execFileSync("pdftotext", ["-v"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

describe("a redacted PDF", () => {
	it("holds what was redacted nowhere: no stream, string, property, note, field, attachment, bookmark or earlier version", async () => {
		const source = await ladenPdf();
		const before = everyReading(source, unpack).toLowerCase();
		expect(GONE.filter((text) => before.includes(text))).toEqual(expect.arrayContaining(["okafor", "ngozi", "mail.example"]));
		const { bytes, report } = await redacted(source, "letter.pdf");
		const after = everyReading(bytes, unpack).toLowerCase();
		expect(GONE.filter((text) => after.includes(text))).toEqual([]);
		expect(after).not.toMatch(/\/(?:annots|acroform|embeddedfiles|info|metadata|outlines|names|ocproperties|javascript|aa|openaction)\b/);
		expect(report.check).toMatchObject({ passed: true });
		expect(report.redacted.map(({ kind }) => kind).sort()).toEqual(["bank_account", "email", "name", "phone"]);
	});

	it("keeps the rest as text, which two readers read", async () => {
		const { bytes } = await redacted(await ladenPdf(), "letter.pdf");
		const { lines } = await readPdf(bytes);
		const text = lines.map((line) => line.text).join("\n");
		expect(text).toContain("The weather stays fine.");
		expect(text).toContain("your account");
		expect(text).not.toMatch(/okafor|DE89|5557/i);
		if (!hasPdftotext()) return;
		const read = execFileSync("pdftotext", ["-", "-"], { input: Buffer.from(bytes) }).toString();
		expect(read).toContain("The weather stays fine.");
		expect(read).not.toMatch(/okafor|DE89|5557/i);
	});

	it("shows bars where the texts were: nothing but black there, and the rest as it was", async () => {
		const source = await pdfOf(LINES);
		const { bytes } = await redacted(source, "letter.pdf");
		const [letters, before, after] = await withPdf(source, async (engine, document) => {
			const [page] = await readPages(engine, document, reach());
			const { page: handle, size } = openPage(engine, document, 0);
			const drawn = renderPage(engine, handle, size, 144, true);
			const written = await withPdf(bytes, async (other, redactedDocument) => renderPage(other, openPage(other, redactedDocument, 0).page, size, 144, true));
			return [page?.letters, drawn, written] as const;
		});
		const at = letters?.text.indexOf("Okafor") ?? -1;
		const boxes = letters?.boxes.slice(at, at + 6) ?? [];
		const shades = (picture: typeof after, left: number, right: number, top: number, bottom: number) => {
			const values: number[] = [];
			for (let y = Math.ceil(top * 2) + 1; y < Math.floor(bottom * 2) - 1; y++)
				for (let x = Math.ceil(left * 2) + 1; x < Math.floor(right * 2) - 1; x++) values.push(picture.points[y * picture.width + x] ?? 0);
			return values;
		};
		expect(boxes).toHaveLength(6);
		for (const box of boxes) if (box) expect(Math.max(...shades(after, box.left, box.right, box.top, box.bottom))).toBeLessThan(30);
		const fine = letters?.text.indexOf("weather") ?? -1;
		const word = letters?.boxes[fine + 3];
		if (word) expect(shades(after, word.left, word.right, word.top, word.bottom).some((shade) => shade > 200)).toBe(true);
		expect(before.width).toBe(after.width);
	});

	it("keeps what its owner leaves in, and takes words of theirs out", async () => {
		const source = await pdfOf(LINES);
		const { findings } = await findInFile(source, "letter.pdf");
		const phone = findings.find(({ kind }) => kind === "phone");
		const chosenIds = findings.filter((finding) => finding !== phone).map(({ findingId }) => findingId);
		const { bytes, report } = await redacted(source, "letter.pdf", { chosenIds, ownWords: ["weather", "hailstorm"] });
		const text = (await readPdf(bytes)).lines.map((line) => line.text).join("\n");
		expect(text).toContain("+49 30 5557 0190");
		expect(text).not.toContain("weather");
		expect(report.kept).toEqual([{ kind: "phone", text: "+49 30 5557 0190", places: 1 }]);
		expect(report.notFound).toEqual(["hailstorm"]);
		expect(report.redacted).toContainEqual({ kind: "own_word", texts: 1, places: 1, pages: [1] });
	});

	it("reads the values of form fields, which are part of the page", async () => {
		const source = await pdfOf(["A form"], {
			draw: (pdf) => {
				pdf.font("Helvetica");
				pdf.initForm();
				pdf.formText("who", 50, 200, 300, 24, { value: "Mr Tobias Reinholt" });
			},
		});
		const { findings } = await findInFile(source, "form.pdf");
		if (findings.length > 0) expect(findings.map(({ text }) => text)).toEqual(["Tobias Reinholt"]);
		const { bytes } = await redacted(source, "form.pdf");
		expect(everyReading(bytes, unpack)).not.toMatch(/Reinholt/);
	});

	it("names pictures that were not looked into, and covers them where that is asked", async () => {
		const picture = await withPdf(await pdfOf(["seen"], { size: [200, 200] }), async (engine, document) =>
			renderPage(engine, openPage(engine, document, 0).page, { widthPt: 200, heightPt: 200 }, 72, true),
		);
		expect(picture.points.length).toBe(40_000);
		const { greyPng } = await import("@/tests/factories/grey-png");
		const source = await pdfOf([...LINES, "Text enough that this page is none that is a picture alone, as every reader of it can see."], {
			draw: (pdf) => pdf.image(greyPng(80, 80, 128), 300, 500, { width: 80, height: 80 }),
		});
		const left = await redacted(source, "photo.pdf");
		expect(left.report.unseen).toEqual([{ page: 1, kind: "picture", message: "Page 1 holds a picture. What it shows was not looked into." }]);
		const middle = async (bytes: Uint8Array) =>
			withPdf(bytes, async (engine, document) => {
				const { page, size } = openPage(engine, document, 0);
				const drawn = renderPage(engine, page, size, 72, true);
				return drawn.points[540 * drawn.width + 340];
			});
		expect(await middle(left.bytes)).toBeGreaterThan(100);
		expect(await middle((await redacted(source, "photo.pdf", { coversPictures: true })).bytes)).toBe(0);
	});

	it("gives equal bytes for equal files", async () => {
		const source = await pdfOf(LINES);
		expect((await redacted(source, "a.pdf")).bytes).toEqual((await redacted(source, "a.pdf")).bytes);
	});

	it("has a plain name where its own name is personal", async () => {
		expect((await redacted(await pdfOf(LINES), "Okafor-letter.pdf")).report.writtenFileName).toBe("redacted.pdf");
		expect((await redacted(await pdfOf(LINES), "letter.pdf")).report.writtenFileName).toBe("letter-redacted.pdf");
	});
});

describe("the check of a written PDF", () => {
	it("reads packed streams, two-byte strings and properties", async () => {
		const texts = textsOfPdf(await ladenPdf()).join("\n");
		expect(texts).toContain("Okafor asked for this");
		expect(texts).toContain("Ngozi Okafor, DE89370400440532013000");
	});

	it("takes no number by which a file counts its objects or places its letters for one of a person", async () => {
		const written = new PicturePdf();
		const picture = { width: 1, height: 1, channels: 1, scale: 1, points: new Uint8Array([255]) } as const;
		const words = Array.from({ length: 40 }, (_, at) => ({
			text: "word",
			box: { left: at * 12.34, top: at * 15.61, right: at * 12.34 + 9.87, bottom: at * 15.61 + 11 },
		}));
		for (let page = 0; page < 400; page++) written.addPage({ widthPt: 595.28, heightPt: 841.89, picture, words }, false);
		const numbers = Array.from({ length: 4000 }, (_, at) => String(1000 + at * 7));
		expect([...stillThere(textsOfPdf(written.end()), soughtTexts(numbers))]).toEqual([]);
	});

	it("takes figures on either side of a bar for two texts, whatever sign of its font writes the bar", async () => {
		// "4:15", a bar written as four signs of its font, and "6" of the next line: together they spell a number that went elsewhere.
		const lines = ["The vessel number 4156 left.", "Berth 4 was free at 4:15", "number 4157", "6 t of salt"];
		const source = await pdfOf(lines);
		const { bytes } = await redacted(source, "log.pdf");
		expect(stillThere(textsOfPdf(bytes), soughtTexts(["4156", "4157"]))).toEqual(new Set());
		const pdf = (drawn: string) => Buffer.from(`1 0 obj\n<</Length 9>>\nstream\n${drawn}\nendstream\nendobj\n`, "latin1");
		expect(stillThere(textsOfPdf(pdf("(4:15)(%%%%)(6)")), soughtTexts(["4156"]))).toEqual(new Set());
		expect(stillThere(textsOfPdf(pdf("(4-15-6)")), soughtTexts(["4156"]))).toEqual(new Set([0]));
		// A font that has the bar's own code (U+2588) writes it as two bytes.
		expect(stillThere(textsOfPdf(pdf("<00340031003500202588258825882588002000360020>")), soughtTexts(["4156"]))).toEqual(new Set());
	});

	it("finds a number in every kind of string, and in a remark", async () => {
		const told = new PicturePdf();
		const picture = { width: 1, height: 1, channels: 1, scale: 1, points: new Uint8Array([255]) } as const;
		const box = { left: 10, top: 10, right: 90, bottom: 20 };
		told.addPage({ widthPt: 595.28, heightPt: 841.89, picture, words: [{ text: "4711", box }] }, false);
		const loose = Buffer.from("\n% 4712\n9 0 obj << /Title (No. 4713) /Name <34373134> >> endobj\n");
		const file = new Uint8Array(Buffer.concat([told.end(), loose]));
		expect([...stillThere(textsOfPdf(file), soughtTexts(["4711", "4712", "4713", "4714", "4715"]))].sort()).toEqual([0, 1, 2, 3]);
	});
});
