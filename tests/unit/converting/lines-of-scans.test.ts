import { describe, expect, it } from "vitest";
import { headingLevelOf, usualOf } from "@/lib/tools/documents/converting/from-pdf/lines/line-kinds";
import { pageTables } from "@/lib/tools/documents/converting/from-pdf/tables/page-tables";
import { blankPicture, type GreyPicture } from "@/lib/tools/reading/scan/pixels/grey-picture";
import { onBarePaper } from "@/lib/tools/reading/scan/pixels/scan-ground";
import { withoutRules } from "@/lib/tools/reading/scan/pixels/scan-rules";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
import { laid } from "@/tests/factories/placed-text";

const DPI = 144;
const page = () => blankPicture(800, 600, DPI);

function fill({ width, points }: GreyPicture, left: number, top: number, right: number, bottom: number, shade: number): void {
	for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) points[y * width + x] = shade;
}
/** Strokes as of letters: upright bars with room between them. */
function letters(picture: GreyPicture, left: number, top: number, count: number): void {
	for (let at = 0; at < count; at += 1) fill(picture, left + at * 8, top, left + at * 8 + 3, top + 16, 30);
}
const darkest = ({ points }: GreyPicture) => points.reduce((least, point) => Math.min(least, point), 255);

describe("the lines of a scanned table", () => {
	it("are found where they stand, also where they lean a little, and are gone from the picture", () => {
		const picture = page();
		for (const y of [100, 160, 220]) for (let x = 100; x < 700; x += 1) fill(picture, x, y + Math.floor(x / 250), x + 1, y + Math.floor(x / 250) + 2, 60);
		for (const x of [100, 400, 698]) fill(picture, x, 100, x + 2, 224, 60);
		const { picture: bare, rules } = withoutRules(picture);
		const places = (isUpright: boolean) => rules.filter((rule) => rule.isUpright === isUpright).map(({ at }) => Math.round(at));
		expect(places(false)).toEqual([51, 81, 111]);
		expect(places(true)).toEqual([51, 201, 350]);
		expect(rules.every(({ from, to }) => to - from > 50)).toBe(true);
		expect(darkest(bare)).toBeGreaterThan(200);
	});

	it("are no letters, however many stand in a row, and no fields of colour", () => {
		const picture = page();
		letters(picture, 100, 100, 60);
		fill(picture, 100, 300, 700, 340, 40);
		const { picture: same, rules } = withoutRules(picture);
		expect(rules).toEqual([]);
		expect(same).toBe(picture);
	});
});

describe("a field of colour in a scan", () => {
	it("becomes paper with its letters on it, and is told as a box", () => {
		const picture = page();
		fill(picture, 100, 100, 700, 140, 205);
		letters(picture, 120, 112, 20);
		const { picture: bare, boxes } = onBarePaper(picture);
		expect(bare.points[104 * 800 + 600]).toBe(255);
		expect(bare.points[120 * 800 + 121]).toBeLessThan(60);
		expect(boxes).toHaveLength(1);
		expect(Object.values(boxes[0] ?? {}).map(Math.round)).toEqual([50, 350, 50, 70]);
	});

	it("is none where there are letters alone, and the picture stays as it is", () => {
		const picture = page();
		letters(picture, 100, 100, 60);
		const { picture: same, boxes } = onBarePaper(picture);
		expect([same === picture, boxes]).toEqual([true, []]);
	});
});

describe("a page that was recognised", () => {
	const reading = { confidence: 0.9, unsure: [] };
	const lineOf = (text: string, fontSize: number): TextLine => ({
		...{ page: 1, column: 0, text, fontSize, bold: false, italic: false, caps: false, gap: 1, hasRule: false, links: [], indent: 0 },
		...{ x: 50, y: 100, right: 300, mark: null, reading },
	});

	it("has headings where a few words are larger, with the same level for nearly the same size", () => {
		const text = Array.from({ length: 8 }, () => lineOf("The keeper opens the upper gate when the water stands level.", 9));
		const [title, one, other] = [lineOf("Rules of the lock", 16), lineOf("Opening hours", 12), lineOf("What to bring", 11.5)];
		const usual = usualOf([title, one, other, ...text], []);
		const levels = [title, one, other, lineOf("Bring a lamp.", 12), text[0]].map((line) => line && headingLevelOf(line, null, usual));
		expect(levels).toEqual([1, 2, 2, null, null]);
	});

	it("has tables without lines where amounts stand below each other, and none of words alone", () => {
		const rows = (cells: readonly (readonly string[])[]) => cells.map((row) => row.map((text, at): [string, number] => [text, 50 + at * 120]));
		const tables = (cells: readonly (readonly string[])[]) =>
			pageTables({
				...{ page: 1, widthPt: 600, heightPt: 800, items: laid(rows(cells)), shapes: { rules: [], dots: [] } },
				...{ lines: [], boxes: [], pictures: [], isScan: true },
			}).tables.length;
		expect(
			tables([
				["Pier", "May", "June"],
				["North", "120", "340"],
				["South", "80", "95"],
				["East", "15", "60"],
			]),
		).toBe(1);
		expect(
			tables([
				["Pier", "Keeper", "Boat"],
				["North", "Ada", "Swan"],
				["South", "Ben", "Tern"],
				["East", "Cleo", "Heron"],
			]),
		).toBe(0);
	});
});
