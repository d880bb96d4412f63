import { describe, expect, it } from "vitest";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { type DrawnText, drawnPdf } from "@/tests/factories/drawn-pdf";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };
const HEAD = ["Ferry Pilots Ltd", "8 Slipway", "Marrick MK2 1AA", "Tel 01632 960 071", "desk@ferrypilots.example"];
const TO = ["Ms Ines Rowan", "3 Netting Row", "Marrick MK1 4BB"];
const TEXT = [
	"Dear Ms Rowan, the slipway is to be closed in May, and all of the boats from Marrick and Thirlby wait at the",
	"quay for as long as the concrete is wet.",
];
const block = (texts: readonly string[], x: number, y: number): DrawnText[] => texts.map((text, at) => ({ text, x, y: y + at * 12 }));
const saidOn = async (texts: readonly DrawnText[]) => (await readPdfBlocks(await drawnPdf([texts]), reading)).blocks.map((own) => textsOf([own]).join(" "));

describe("an address beside a letterhead", () => {
	it.each([
		["begins lower", 60, 90],
		["begins at the same height", 90, 90],
		["begins higher", 120, 90],
	])("that %s keeps its lines apart from each other and from the text, the first one first", async (_, head, to) => {
		const said = await saidOn([...block(HEAD, 380, head), ...block(TO, 70, to), ...block(TEXT, 70, 220)]);
		expect(said.at(-1)).toBe(TEXT.join(" "));
		const apart = said.flatMap((text) => text.split(/\t| {2}/));
		for (const line of [...HEAD, ...TO]) expect(apart).toContain(line);
		expect(TO.map((line) => apart.indexOf(line))).toEqual([...TO.map((line) => apart.indexOf(line))].sort((a, b) => a - b));
	});

	it("is no reason to part narrow columns of text", async () => {
		const column = (x: number) => block(["The keeper opens the", "Gate of the upper lock", "for Boats that wait."], x, 100);
		expect(await saidOn(column(70))).toEqual(["The keeper opens the Gate of the upper lock for Boats that wait."]);
	});
});
