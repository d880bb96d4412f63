import {
	AlignmentType,
	BorderStyle,
	Document,
	HeadingLevel,
	LevelFormat,
	Packer,
	PageOrientation,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	TextRun,
	VerticalAlignSection,
	WidthType,
} from "docx";
import type { MeantDocument, MeantPart, MeantTable } from "./document";
import { drawnCells } from "./html";

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
const THIN = { style: BorderStyle.SINGLE, size: 4, color: "333333" } as const;
const ALIGNS = { left: AlignmentType.LEFT, right: AlignmentType.RIGHT, centre: AlignmentType.CENTER } as const;

function borders(look: MeantTable["look"]) {
	const isGrid = look === "grid";
	const outer = isGrid || look === "frame" ? THIN : NONE;
	const level = isGrid || look === "frame" || look === "rules" || look === "rows" ? THIN : NONE;
	return {
		top: level,
		bottom: level,
		left: outer,
		right: outer,
		insideHorizontal: isGrid || look === "rows" ? THIN : NONE,
		insideVertical: isGrid ? THIN : NONE,
	};
}

function tableDocx(table: MeantTable, size: number, isFromRight: boolean): Table {
	const { rows, headRows, aligns, look } = table;
	return new Table({
		visuallyRightToLeft: isFromRight,
		borders: borders(look),
		width: { size: 100, type: WidthType.PERCENTAGE },
		rows: rows.map(
			(_, row) =>
				new TableRow({
					tableHeader: row < headRows,
					cantSplit: true,
					children: drawnCells(table, row).map(
						({ text, column, rows: rowSpan, columns: columnSpan }) =>
							new TableCell({
								rowSpan,
								columnSpan,
								...(look === "zebra" && row >= headRows && row % 2 === 1 ? { shading: { fill: "E8E8EF" } } : {}),
								...(row === headRows - 1 && (look === "rules" || look === "frame") ? { borders: { bottom: THIN } } : {}),
								children: [
									new Paragraph({
										bidirectional: isFromRight,
										alignment: columnSpan > 1 ? AlignmentType.CENTER : ALIGNS[aligns[column] ?? "left"],
										children: [new TextRun({ text, bold: row < headRows, size })],
									}),
								],
							}),
					),
				}),
		),
	});
}

function partDocx(part: MeantPart, size: number, isFromRight: boolean): (Paragraph | Table)[] {
	switch (part.kind) {
		case "heading":
			return [new Paragraph({ bidirectional: isFromRight, heading: part.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2, text: part.text })];
		case "paragraph":
			return [new Paragraph({ bidirectional: isFromRight, spacing: { after: 160 }, children: [new TextRun({ text: part.text, size })] })];
		case "list":
			return part.items.map(
				(text) =>
					new Paragraph({
						bidirectional: isFromRight,
						...(part.isNumbered ? { numbering: { reference: "numbers", level: 0 } } : { bullet: { level: 0 } }),
						children: [new TextRun({ text, size })],
					}),
			);
		case "table":
			return [
				tableDocx(part.table, size, isFromRight),
				...part.notes.map((text) => new Paragraph({ children: [new TextRun({ text, size: size - 4 })] })),
				new Paragraph({ text: "" }),
			];
		case "beside": {
			const cells = part.tables.map((table) => new TableCell({ children: [tableDocx(table, size, isFromRight), new Paragraph("")], margins: { right: 300 } }));
			const none = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
			return [new Table({ borders: none, width: { size: 100, type: WidthType.PERCENTAGE }, rows: [new TableRow({ children: cells })] }), new Paragraph("")];
		}
	}
}

/** A document as a word processor opens it. */
export async function docxOf(document: MeantDocument): Promise<Uint8Array> {
	const size = document.fontSizePt * 2;
	const orientation = document.isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
	return Packer.pack(
		new Document({
			styles: { default: { document: { run: { font: "DejaVu Sans" } } } },
			numbering: {
				config: [
					{
						reference: "numbers",
						levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", style: { paragraph: { indent: { left: 720, hanging: 360 } } } }],
					},
				],
			},
			sections: [
				{
					properties: {
						page: { size: { width: 11_906, height: 16_838, orientation }, margin: { top: 1_000, bottom: 1_000, left: 1_000, right: 1_000 } },
						column: { count: document.columns, space: 500 },
						verticalAlign: VerticalAlignSection.TOP,
					},
					children: document.parts.flatMap((part) => partDocx(part, size, document.isFromRight)),
				},
			],
		}),
		"uint8array",
	);
}
