import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawFirstPage } from "@/lib/tools/documents/picturing/draw-first-page";
import { drawPicture, findBall } from "@/tests/factories/pictures";
import { pdfOf } from "@/tests/factories/redaction";
import { sampleFiles } from "@/tests/factories/sample-files";

const signal = new AbortController().signal;
const text = (content: string) => new TextEncoder().encode(content);

/** The share of the points of a part of a picture that are dark. */
async function ink(bytes: Uint8Array, from = 0, to = 1): Promise<number> {
	const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
	const rows = data.subarray(Math.floor(from * info.height) * info.width, Math.floor(to * info.height) * info.width);
	return rows.filter((shade) => shade < 128).length / rows.length;
}

describe("the picture of a first page", () => {
	it("is the page of a PDF as it is printed, and only the first", async () => {
		const pdf = await pdfOf(["A first page"], {
			draw: (document) => document.rect(0, 400, 1_000, 1_000).fill("black").addPage().rect(0, 0, 1_000, 1_000).fill("black"),
		});
		const drawn = await drawFirstPage({ fileName: "letter.pdf", bytes: pdf }, signal);
		const { format, width, height } = await sharp(drawn?.bytes).metadata();
		expect({ format, width, height }).toEqual({ format: "webp", width: drawn?.widthPx, height: drawn?.heightPx });
		expect(width).toBe(640);
		expect(await ink(drawn?.bytes ?? new Uint8Array(), 0, 0.4)).toBeLessThan(0.2);
		expect(await ink(drawn?.bytes ?? new Uint8Array(), 0.6, 1)).toBeGreaterThan(0.9);
	});

	it("is of a Word file its beginning set on a page, of a text and a table too", async () => {
		const { docx } = await sampleFiles();
		for (const file of [
			{ fileName: "resume.docx", bytes: docx },
			{ fileName: "notes.md", bytes: text("# Notes\n\nA line of text that stands on the page.") },
			{ fileName: "rows.csv", bytes: text(`a,b\n${"1,2\n".repeat(20_000)}`) },
		]) {
			const drawn = await drawFirstPage(file, signal);
			expect([file.fileName, drawn?.widthPx]).toEqual([file.fileName, 640]);
			expect(await ink(drawn?.bytes ?? new Uint8Array())).toBeGreaterThan(0.001);
		}
	});

	it("is a picture itself, smaller, turned upright and without what its camera noted", async () => {
		const bytes = await drawPicture({ width: 2_000, height: 1_000, subject: { x: 0.25, y: 0.5 } })
			.jpeg()
			.withExif({ IFD0: { Copyright: "Somebody" } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const drawn = await drawFirstPage({ fileName: "photo.jpg", bytes }, signal);
		const facts = await sharp(drawn?.bytes).metadata();
		expect([facts.width, facts.height, facts.exif]).toEqual([640, 1_280, undefined]);
		const ball = await findBall(drawn?.bytes ?? new Uint8Array());
		expect((ball.top + ball.bottom) / 2 / 1_280).toBeCloseTo(0.25, 1);
	});

	it("is the top of what is longer than a slip of paper", async () => {
		const bytes = await drawPicture({ width: 100, height: 4_000 }).png().toBuffer();
		expect(await drawFirstPage({ fileName: "long.png", bytes }, signal)).toMatchObject({ widthPx: 100, heightPx: 1_280 });
	});

	it("is nothing for what has no pages, and damaged files are told apart from those", async () => {
		expect(await drawFirstPage({ fileName: "data.json", bytes: text("{}") }, signal)).toBeNull();
		expect(await drawFirstPage({ fileName: "all.zip", bytes: text("PK\u0003\u0004") }, signal)).toBeNull();
		await expect(drawFirstPage({ fileName: "broken.pdf", bytes: text("%PDF-1.7 and nothing") }, signal)).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
	});
});
