import { describe, expect, it } from "vitest";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { type Block, runsText } from "@/lib/tools/documents/converting/model/blocks";
import { type DrawnText, drawnPdf, widthOf } from "@/tests/factories/drawn-pdf";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };
const LINE = 12;

/** Paragraphs of a column, of lines with about equal lengths; the words say where they stand. */
function column(name: string, x: number, from: number): DrawnText[] {
	const texts: DrawnText[] = [];
	let y = from;
	for (const paragraph of [1, 2, 3]) {
		texts.push({ text: `${name}${paragraph} headline`, x, y, size: 13, bold: true });
		y += 20;
		for (let line = 1; line <= 5; line += 1) {
			texts.push({ text: line === 5 ? "ends in short." : `${name}${paragraph} line ${line} of ships and quays that go`, x, y });
			y += LINE;
		}
		y += 6;
		for (let line = 1; line <= 4; line += 1) {
			texts.push({ text: `${name}${paragraph} next ${line} of tides and ropes that wait${line === 4 ? "." : ""}`, x, y });
			y += LINE;
		}
		y += LINE;
	}
	return texts;
}

const said = (blocks: readonly Block[]) =>
	blocks.map((block) => (block.kind === "heading" || block.kind === "paragraph" ? `${block.kind}: ${runsText(block.runs)}` : block.kind));

describe("text in two columns", () => {
	it("whose lines stand beside each other is no table: it is read column by column, with headings and paragraphs", async () => {
		const title = { text: "The yearly report of the harbour, with all that belongs to it", x: 60, y: 60, size: 18, bold: true };
		const foot = { text: "A last line under both columns that reaches over the whole width of the page, far beyond its middle.", x: 60, y: 640 };
		const { blocks } = await readPdfBlocks(await drawnPdf([[title, ...column("L", 60, 110), ...column("R", 310, 110), foot]]), reading);
		const kinds = said(blocks);
		expect(kinds).not.toContain("table");
		expect(kinds[0]).toContain("yearly report");
		const order = kinds.join("\n");
		expect(order.indexOf("L3 next 4")).toBeLessThan(order.indexOf("R1 headline"));
		expect(order.indexOf("R3 next 4")).toBeLessThan(order.indexOf("A last line"));
		expect(kinds.filter((text) => text.startsWith("heading") && text.includes("headline"))).toHaveLength(6);
		expect(kinds.filter((text) => /paragraph: [LR]\d line 1 .* ends in short\.$/.test(text))).toHaveLength(6);
		expect(kinds.filter((text) => /paragraph: [LR]\d next 1 .* wait\.$/.test(text))).toHaveLength(6);
	});

	it("is still a table where its cells are short", async () => {
		const rows = ["Quay", "Berth", "Crane", "Pilot", "Rope"].flatMap((name, at) => [
			{ text: `${name} dues`, x: 60, y: 100 + at * 14 },
			{ text: String(100 + at), x: 220, y: 100 + at * 14 },
			{ text: `${at}.50`, x: 320, y: 100 + at * 14 },
		]);
		const { blocks } = await readPdfBlocks(await drawnPdf([rows]), reading);
		expect(said(blocks)).toEqual(["table"]);
	});
});

describe("a line drawn out to both edges", () => {
	it("is one line of its paragraph, whatever its gaps", async () => {
		const line = "The quays of the old town were built by hand and by";
		const right = 60 + widthOf(line);
		const words = ["Harbour", "masters", "keep", "books"];
		const gap = (right - 60 - words.reduce((sum, word) => sum + widthOf(word), 0)) / 3;
		let left = 60;
		const wide = words.map((text) => {
			const drawn = { text, x: left, y: 112 };
			left += widthOf(text) + gap;
			return drawn;
		});
		const texts = [{ text: line, x: 60, y: 100 }, ...wide, { text: line, x: 60, y: 124 }, { text: "stone.", x: 60, y: 136 }];
		const { blocks } = await readPdfBlocks(await drawnPdf([texts]), reading);
		expect(blocks).toHaveLength(1);
		expect(said(blocks)[0]).toContain("Harbour masters keep books");
	});
});
