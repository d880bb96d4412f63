import { describe, expect, it } from "vitest";
import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { type DrawnText, drawnPdf } from "@/tests/factories/drawn-pdf";

const reading = { signal: new AbortController().signal, onProgress: () => undefined };
const [A, B, C, D, E, F] = [60, 150, 220, 290, 360, 430];
const bold = (texts: readonly (readonly [string, number])[], y: number): DrawnText[] => texts.map(([text, x]) => ({ text, x, y, bold: true }));
const rows = (given: readonly (readonly string[])[], xs: readonly number[], from: number, pitch = 18): DrawnText[] =>
	given.flatMap((cells, row) => cells.flatMap((text, at) => (text === "" ? [] : [{ text, x: xs[at] ?? 0, y: from + row * pitch }])));

/** Each cell with the columns and rows that it reaches over, where these are several. */
async function tableOf(texts: readonly DrawnText[]): Promise<string[]> {
	const { blocks } = await readPdfBlocks(await drawnPdf([texts]), reading);
	const [table] = blocks.filter((block): block is Table => block.kind === "table");
	const shown = ({ blocks: own, columnSpan, rowSpan }: Table["rows"][number]["cells"][number]) =>
		`${textsOf(own).join(" ")}${columnSpan > 1 ? `→${columnSpan}` : ""}${rowSpan > 1 ? `↓${rowSpan}` : ""}`;
	return table?.rows.map(({ cells }) => cells.map(shown).join(" | ")) ?? [];
}

const BIRDS = [
	["Wren", "12", "31", "14", "44"],
	["Coot", "98", "29", "11", "40"],
	["Teal", "40", "35", "77", "48"],
];

describe("heads of several rows", () => {
	it("have cells over groups of columns, and one over both rows in their middle", async () => {
		const head = [
			...bold(
				[
					["Spring", B],
					["Autumn", D],
				],
				100,
			),
			...bold([["Bird", A]], 109),
			...bold(
				[
					["Pairs", B],
					["Days", C],
					["Pairs", D],
					["Days", E],
				],
				118,
			),
		];
		expect(await tableOf([...head, ...rows(BIRDS, [A, B, C, D, E], 136)])).toEqual([
			"Bird↓2 | Spring→2 | Autumn→2",
			"Pairs | Days | Pairs | Days",
			...BIRDS.map((cells) => cells.join(" | ")),
		]);
	});

	it("stop a cell over several columns at those that reach over all rows", async () => {
		const body = [
			["4", "West", "1,240", "810", "502", "Night too"],
			["11", "Quay", "931", "725", "440", "On foot"],
			["27", "West", "348", "211", "98", "On call"],
		];
		const head = [
			...bold([["Boats per day", C]], 100),
			...bold(
				[
					["Line", A],
					["Depot", B],
					["Remark", F],
				],
				110,
			),
			...bold(
				[
					["Weekdays", C],
					["Saturday", D],
					["Sunday", E],
				],
				120,
			),
		];
		expect((await tableOf([...head, ...rows(body, [A, B, C, D, E, F], 140, 20)])).slice(0, 3)).toEqual([
			"Line↓2 | Depot↓2 | Boats per day→3 | Remark↓2",
			"Weekdays | Saturday | Sunday",
			body[0]?.join(" | "),
		]);
	});

	it("may name years in their last row, and reach a little further than the figures", async () => {
		const body = [
			["Rye", "7.4", "7.9", "6.8", "7.1"],
			["Oats", "5.9", "6.2", "5.5", "5.8"],
			["Peas", "3.1", "3.3", "2.9", "3.0"],
		];
		const head = [
			...bold([["Tonnes from each hectare of the two farms", B]], 100),
			...bold(
				[
					["Crop", A],
					["Upper farm", B],
					["Lower farm", D],
				],
				118,
			),
			...bold(
				[
					["2023", B],
					["2024", C],
					["2023", D],
					["2024", E],
				],
				136,
			),
		];
		expect((await tableOf([...head, ...rows(body, [A, B, C, D, E], 154)])).slice(0, 4)).toEqual([
			"Crop↓3 | Tonnes from each hectare of the two farms→4",
			"Upper farm→2 | Lower farm→2",
			"2023 | 2024 | 2023 | 2024",
			body[0]?.join(" | "),
		]);
	});

	it("are one row where their cells only wrap, closer than the rows below stand", async () => {
		const head = [
			...bold(
				[
					["Number of", A],
					["Reading at", B],
					["Used in", D],
				],
				100,
			),
			...bold(
				[
					["the meter", A],
					["the end", B],
					["cubic metres", D],
				],
				112,
			),
		];
		const body = [
			["W-1183", "251", "47"],
			["W-1184", "1,244", "54"],
			["W-1190", "103", "15"],
		];
		expect(await tableOf([...head, ...rows(body, [A, B, D], 134, 22)])).toEqual([
			"Number of the meter | Reading at the end | Used in cubic metres",
			...body.map((cells) => cells.join(" | ")),
		]);
	});

	it("of full rows of capitals stay rows, though they stand closer", async () => {
		const lines = [
			["Days of service", "MO", "TU", "WE"],
			["Season", "SC", "A", "SC"],
		];
		const body = [
			["Upper Quay", "6.40", "7.25", "12.10"],
			["Mill Bridge", "6.46", "7.33", "12.16"],
			["Weir", "6.51", "7.40", "12.21"],
		];
		const texts = [...rows(lines, [A, B, C, D], 100, 12), ...rows(body, [A, B, C, D], 130, 20)];
		expect(await tableOf(texts)).toEqual([...lines, ...body].map((cells) => cells.join(" | ")));
	});
});

describe("rows of another kind", () => {
	it("name a group in bold, and go on with no name above them", async () => {
		const texts = [
			...bold(
				[
					["Tool", A],
					["Count", B],
					["Place", C],
				],
				100,
			),
			...rows(
				[
					["Chisel", "12", "Shelf A"],
					["Mallet", "4", "Shelf A"],
				],
				[A, B, C],
				118,
			),
			...bold([["Garden", A]], 154),
			...rows(
				[
					["Spade", "7", "Shed"],
					["Rake", "5", "Shed"],
				],
				[A, B, C],
				172,
			),
		];
		expect(await tableOf(texts)).toEqual([
			"Tool | Count | Place",
			"Chisel | 12 | Shelf A",
			"Mallet | 4 | Shelf A",
			"Garden |  | ",
			"Spade | 7 | Shed",
			"Rake | 5 | Shed",
		]);
	});

	it("tell sums, whose names all span what stands before the amounts", async () => {
		const amounts = (name: string, x: number, y: number, amount: string): DrawnText[] => [
			{ text: name, x, y },
			{ text: amount, x: 330, y },
		];
		const texts = [
			...bold(
				[
					["Work", A],
					["Hours", 220],
					["Rate", 270],
					["Amount", 330],
				],
				100,
			),
			...rows(
				[
					["Lay the path", "6", "48.00", "288.00"],
					["Build the step", "3", "48.00", "144.00"],
				],
				[A, 220, 270, 330],
				118,
			),
			...amounts("Net total", 252, 154, "432.00"),
			...amounts("VAT 20 %", 252, 172, "86.40"),
			...amounts("Amount due", 240, 190, "518.40"),
		];
		expect(await tableOf(texts)).toEqual([
			"Work | Hours | Rate | Amount",
			"Lay the path | 6 | 48.00 | 288.00",
			"Build the step | 3 | 48.00 | 144.00",
			"Net total→3 | 432.00",
			"VAT 20 %→3 | 86.40",
			"Amount due→3 | 518.40",
		]);
	});
});
