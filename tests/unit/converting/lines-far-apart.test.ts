import { describe, expect, it } from "vitest";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { runsText } from "@/lib/tools/documents/converting/model/blocks";
import { type DrawnText, drawnPdf } from "@/tests/factories/drawn-pdf";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };
const PARAGRAPHS = [
	["The lock keeper opens the upper gate when the water on both sides", "stands level, and lets boats pass in the order in which they came", "to the quay."],
	["Rowing boats give way to barges that carry goods, unless the keeper", "says otherwise by flag or by horn."],
];
const drawn = (pitch: number, between: number): DrawnText[] => {
	let y = 100;
	return PARAGRAPHS.flatMap((lines) => {
		const texts = lines.map((text, at) => ({ text, x: 70, y: y + at * pitch }));
		y += (lines.length - 1) * pitch + between;
		return texts;
	});
};
const paragraphsOf = async (texts: readonly DrawnText[]) =>
	(await readPdfBlocks(await drawnPdf([texts]), reading)).blocks.map((block) => (block.kind === "paragraph" ? runsText(block.runs) : block.kind));

describe("lines that stand far apart", () => {
	it.each([
		["once and a half", 15, 27],
		["1.8 times", 18, 32],
		["twice", 20, 38],
	])("%s are of one paragraph where their sentences go on", async (_, pitch, between) => {
		expect(await paragraphsOf(drawn(pitch, between))).toEqual(PARAGRAPHS.map((lines) => lines.join(" ")));
	});

	it("are paragraphs of their own where each is a sentence", async () => {
		const texts = [
			"Bring a lamp and a rope to the upper gate by eight.",
			"The keeper tells who goes through the lock first of all.",
			"Nobody swims within sight of the weir, in any season.",
		];
		expect(await paragraphsOf(texts.map((text, at) => ({ text, x: 70, y: 100 + at * 20 })))).toEqual(texts);
	});
});
