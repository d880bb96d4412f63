import {
	AlignmentType,
	BorderStyle,
	Document,
	ExternalHyperlink,
	Footer,
	HeadingLevel,
	type IStylesOptions,
	LevelFormat,
	Packer,
	PageNumber,
	Paragraph,
	type ParagraphChild,
	TabStopType,
	TextRun,
} from "docx";
import { fixDocxBytes } from "./docx-bytes";
import type { Paper } from "./paper";
import type { ContactEntry, OutlineBlock, OutlineSection, ResumeOutline } from "./resume-outline";

/** Sizes in half points, spacing and lengths in twentieths of a point, as WordprocessingML has them. */
const TWIPS_PER_PT = 20;
const MARGIN_TWIPS = 56 * TWIPS_PER_PT;
const INK = "16181D";
const MUTED = "5B6270";
const ACCENT = "24507A";
const BULLETS = "resume-bullets";

/** East Asian fonts of Word by language; without one, Word may draw such letters in a font of another country. */
const EAST_ASIAN_FONTS: Readonly<Record<string, string>> = { ja: "Yu Gothic", zh: "Microsoft YaHei", ko: "Malgun Gothic" };

function stylesFor(language: string): IStylesOptions {
	const eastAsia = EAST_ASIAN_FONTS[language.toLowerCase().split(/[-_]/u)[0] ?? ""];
	const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Calibri", eastAsia: eastAsia ?? "Calibri" };
	const spoken = eastAsia ? { eastAsia: language } : { value: language };
	return {
		default: {
			document: { run: { font, size: 21, color: INK, language: spoken }, paragraph: { spacing: { line: 264 } } },
			title: { run: { font, size: 44, bold: true, color: INK }, paragraph: { spacing: { after: 20 } } },
			heading1: {
				run: { font, size: 25, bold: true, color: ACCENT },
				paragraph: {
					spacing: { before: 240, after: 80 },
					keepNext: true,
					border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "C9CED6", space: 2 } },
				},
			},
			heading2: { run: { font, size: 22, bold: true, color: INK }, paragraph: { spacing: { before: 140 }, keepNext: true } },
			hyperlink: { run: { color: ACCENT, underline: {} } },
		},
	};
}

function contactChild(entry: ContactEntry, at: number): ParagraphChild[] {
	const text = new TextRun({ text: entry.text, color: entry.url ? ACCENT : MUTED });
	const separator = at === 0 ? [] : [new TextRun({ text: "  |  ", color: MUTED })];
	return [...separator, entry.url ? new ExternalHyperlink({ link: entry.url, children: [text] }) : text];
}

function headParagraphs(outline: ResumeOutline): Paragraph[] {
	const headline = outline.headline
		? [new Paragraph({ spacing: { after: 60 }, children: [new TextRun({ text: outline.headline, size: 26, color: MUTED })] })]
		: [];
	const contact = outline.contact.length > 0 ? [new Paragraph({ spacing: { after: 60 }, children: outline.contact.flatMap(contactChild) })] : [];
	return [new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(outline.name)] }), ...headline, ...contact];
}

function bulletParagraph(text: string): Paragraph {
	return new Paragraph({ numbering: { reference: BULLETS, level: 0 }, spacing: { after: 40 }, children: [new TextRun(text)] });
}

function entryParagraphs(block: Extract<OutlineBlock, { type: "entry" }>, textWidthTwips: number): Paragraph[] {
	const dates = block.dates ? [new TextRun({ text: `\t${block.dates}`, bold: false, color: MUTED, size: 20 })] : [];
	const hasDetail = Boolean(block.organisation || block.place);
	const title = new Paragraph({
		heading: HeadingLevel.HEADING_2,
		keepNext: hasDetail || block.bullets.length > 0,
		tabStops: [{ type: TabStopType.RIGHT, position: textWidthTwips }],
		children: [new TextRun(block.title), ...dates],
	});
	const separator = block.organisation && block.place ? " · " : "";
	const where = [new TextRun(block.organisation), new TextRun({ text: `${separator}${block.place}`, color: MUTED })];
	const detail = hasDetail ? [new Paragraph({ keepNext: block.bullets.length > 0, spacing: { after: 60 }, children: where })] : [];
	return [title, ...detail, ...block.bullets.map(bulletParagraph)];
}

function sectionParagraphs(section: OutlineSection, textWidthTwips: number): Paragraph[] {
	const blocks = section.blocks.flatMap((block) => {
		if (block.type === "entry") return entryParagraphs(block, textWidthTwips);
		if (block.type === "bullet") return [bulletParagraph(block.text)];
		return [new Paragraph({ children: [new TextRun(block.text)] })];
	});
	return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(section.heading)] }), ...blocks];
}

/** Name and page number at the foot, from the second page on. */
function pageFooter(outline: ResumeOutline): Footer {
	const run = new TextRun({ children: [`${outline.name} · ${outline.pageWord} `, PageNumber.CURRENT], size: 17, color: MUTED });
	return new Footer({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [run] })] });
}

/** A Word file that applicant tracking systems read: one column, real headings and lists, no tables or text boxes. */
export async function writeDocx(outline: ResumeOutline, options: { paper: Paper; title: string; writtenAt: Date }): Promise<Uint8Array> {
	const width = Math.round(options.paper.widthPt * TWIPS_PER_PT);
	const height = Math.round(options.paper.heightPt * TWIPS_PER_PT);
	const textWidth = width - 2 * MARGIN_TWIPS;
	const document = new Document({
		title: options.title,
		creator: outline.name,
		lastModifiedBy: outline.name,
		description: "",
		styles: stylesFor(outline.language),
		numbering: {
			config: [
				{
					reference: BULLETS,
					levels: [
						{ level: 0, format: LevelFormat.BULLET, text: "•", alignment: AlignmentType.LEFT, style: { paragraph: { indent: { left: 284, hanging: 227 } } } },
					],
				},
			],
		},
		sections: [
			{
				properties: {
					titlePage: true,
					page: { size: { width, height }, margin: { top: MARGIN_TWIPS, bottom: MARGIN_TWIPS, left: MARGIN_TWIPS, right: MARGIN_TWIPS } },
				},
				footers: { default: pageFooter(outline), first: new Footer({ children: [new Paragraph({})] }) },
				children: [...headParagraphs(outline), ...outline.sections.flatMap((section) => sectionParagraphs(section, textWidth))],
			},
		],
	});
	return fixDocxBytes(await Packer.toBuffer(document), options.writtenAt);
}
