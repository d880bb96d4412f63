import "server-only";
import {
	AlignmentType,
	BorderStyle,
	Document,
	Table as DocxTable,
	ExternalHyperlink,
	HeadingLevel,
	ImageRun,
	type IParagraphOptions,
	LevelFormat,
	PageBreak,
	Paragraph,
	type ParagraphChild,
	TableCell,
	TableRow,
	TextRun,
	WidthType,
} from "docx";
import type { Block, List, Run, Table } from "@/lib/tools/documents/converting/model/blocks";
import { docxBytes, docxParts } from "@/lib/tools/documents/printing/docx-bytes";

const HEADINGS = [
	HeadingLevel.HEADING_1,
	HeadingLevel.HEADING_2,
	HeadingLevel.HEADING_3,
	HeadingLevel.HEADING_4,
	HeadingLevel.HEADING_5,
	HeadingLevel.HEADING_6,
];
const INDENT_TWIPS = 360;
const DEEPEST_LIST = 8;
const WIDEST_PT = 451;
const POINTS_PER_PIXEL = 0.75;
const MONO = "Courier New";

type Child = Paragraph | DocxTable;

interface Placing {
	readonly depth: number;
	/** Which numbering an item uses; numbers begin anew with each instance. */
	readonly list?: { readonly reference: string; readonly instance: number; readonly level: number };
	readonly indentTwips: number;
}

interface Work {
	instances: number;
	pictures: number;
	readonly starts: Map<string, number>;
}

function textRuns(run: Run): TextRun[] {
	const look = {
		...(run.bold ? { bold: true } : {}),
		...(run.italic ? { italics: true } : {}),
		...(run.underline ? { underline: {} } : {}),
		...(run.struck ? { strike: true } : {}),
		...(run.code ? { font: MONO } : {}),
		...(run.script === "super" ? { superScript: true } : {}),
		...(run.script === "sub" ? { subScript: true } : {}),
		...(run.isDoubtful ? { highlight: "yellow" as const } : {}),
		...(run.url ? { style: "Hyperlink" } : {}),
	};
	return run.text.split("\n").map((text, at) => new TextRun({ text, ...look, ...(at > 0 ? { break: 1 } : {}) }));
}

function children(runs: readonly Run[]): ParagraphChild[] {
	return runs.flatMap((run): ParagraphChild[] =>
		run.url && !run.url.startsWith("#") ? [new ExternalHyperlink({ link: run.url, children: textRuns(run) })] : textRuns(run),
	);
}

function paragraphOptions({ list, indentTwips }: Placing): Partial<IParagraphOptions> {
	if (list) return { numbering: list };
	return indentTwips > 0 ? { indent: { left: indentTwips } } : {};
}

function referenceOf(start: number | null): string {
	return start === null ? "bullets" : `numbers-${start}`;
}

function listChildren(list: List, placing: Placing, work: Work): Child[] {
	const level = Math.min(placing.depth, DEEPEST_LIST);
	work.instances += 1;
	const instance = work.instances;
	const reference = referenceOf(list.start);
	if (list.start !== null) work.starts.set(reference, list.start);
	return list.items.flatMap((item) => {
		const inner: Placing = { depth: placing.depth + 1, indentTwips: INDENT_TWIPS * (level + 2) };
		const [first, ...rest] = item.blocks;
		const marked: Placing =
			item.label === undefined ? { ...inner, list: { reference, instance, level } } : { ...inner, indentTwips: INDENT_TWIPS * (level + 1) };
		const labelled: Block | undefined =
			first?.kind === "paragraph" && item.label !== undefined ? { ...first, runs: [{ text: `${item.label} ` }, ...first.runs] } : first;
		return [...(labelled ? blockChildren(labelled, marked, work) : []), ...rest.flatMap((block) => blockChildren(block, inner, work))];
	});
}

function tableChild(table: Table, placing: Placing, work: Work): DocxTable {
	const rows = table.rows.map(
		(row, at) =>
			new TableRow({
				...(at < table.headRows ? { tableHeader: true } : {}),
				children: row.cells.map((cell) => {
					const own = cell.blocks.flatMap((block) => blockChildren(block, { depth: placing.depth, indentTwips: 0 }, work));
					return new TableCell({
						columnSpan: cell.columnSpan,
						rowSpan: cell.rowSpan,
						children: own.at(-1) instanceof Paragraph ? own : [...own, new Paragraph("")],
					});
				}),
			}),
	);
	return new DocxTable({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

function blockChildren(block: Block, placing: Placing, work: Work): Child[] {
	switch (block.kind) {
		case "heading":
			return [new Paragraph({ heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_6, children: children(block.runs) })];
		case "paragraph":
			return [new Paragraph({ spacing: { after: placing.list ? 40 : 120 }, ...paragraphOptions(placing), children: children(block.runs) })];
		case "list":
			return listChildren(block, placing, work);
		case "table":
			return [tableChild(block, placing, work), new Paragraph("")];
		case "picture": {
			const { bytes, widthPt, heightPt, alt } = block.picture;
			// Left to itself the writer counts the pictures of all documents that it ever wrote.
			work.pictures += 1;
			const [width, height] = [widthPt ?? 200, heightPt ?? 150];
			const scale = Math.min(1, WIDEST_PT / width) / POINTS_PER_PIXEL;
			const transformation = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
			return [
				new Paragraph({
					children: [
						new ImageRun({ type: "png", data: bytes, transformation, altText: { id: String(work.pictures), name: "Picture", description: alt, title: alt } }),
					],
				}),
			];
		}
		case "quote":
			return block.blocks.flatMap((inner) => blockChildren(inner, { depth: placing.depth, indentTwips: placing.indentTwips + INDENT_TWIPS }, work));
		case "code":
			return block.text.split("\n").map((text) => new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text, font: MONO })] }));
		case "rule":
			return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: "C9CED6", space: 1 } } })];
		case "pageBreak":
			return [new Paragraph({ children: [new PageBreak()] })];
	}
}

function levels(format: (typeof LevelFormat)[keyof typeof LevelFormat], start: number) {
	return Array.from({ length: DEEPEST_LIST + 1 }, (_, level) => ({
		level,
		format,
		start,
		text: format === LevelFormat.BULLET ? (level % 2 === 0 ? "•" : "–") : `%${level + 1}.`,
		alignment: AlignmentType.LEFT,
		style: { paragraph: { indent: { left: INDENT_TWIPS * (level + 2), hanging: INDENT_TWIPS } } },
	}));
}

/** Blocks as a Word document; words that may be wrong are highlighted. Equal blocks give equal bytes. */
export function writeDocxBlocks(blocks: readonly Block[], { title, writtenAt }: { title: string; writtenAt: Date }): Uint8Array {
	const work: Work = { instances: 0, pictures: 0, starts: new Map() };
	const made = blocks.flatMap((block) => blockChildren(block, { depth: 0, indentTwips: 0 }, work));
	const numbers = [...work.starts].map(([reference, start]) => ({ reference, levels: levels(LevelFormat.DECIMAL, start) }));
	const document = new Document({
		title,
		creator: "Goal Mode",
		styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
		numbering: { config: [{ reference: "bullets", levels: levels(LevelFormat.BULLET, 1) }, ...numbers] },
		sections: [{ children: made }],
	});
	return docxBytes(docxParts(document), writtenAt);
}
