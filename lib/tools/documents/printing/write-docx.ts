import {
	AlignmentType,
	Bookmark,
	Document,
	ExternalHyperlink,
	Footer,
	HeadingLevel,
	InternalHyperlink,
	type IStylesOptions,
	LevelFormat,
	LineRuleType,
	PageNumber,
	Paragraph,
	type ParagraphChild,
	TabStopType,
	TextRun,
} from "docx";
import { type DocxPress, docxPress, fontOf, languageOf, runsOf } from "./docx/press";
import { docxBytes, docxParts } from "./docx-bytes";
import type { Fit } from "./layout/fit-pages";
import { labelledSpans, type OutlineBlock, type OutlineSection, type ResumeOutline } from "./outline/resume-outline";
import type { Paper } from "./paper";
import { type AccentName, DEFAULT_ACCENT, DEFAULT_TEMPLATE, TEMPLATES, type Template } from "./templates";

const BULLETS = "resume-bullets";
const BULLET_INDENT = 1.5;
const BULLETS_WITH_HEAD = 2;

export interface DocxOptions {
	readonly paper: Paper;
	readonly title: string;
	readonly writtenAt: Date;
	readonly template?: Template;
	readonly accent?: AccentName;
	/** How closely the PDF is set; the Word file follows it. */
	readonly fit?: Fit;
}

function stylesFor(press: DocxPress): IStylesOptions {
	const { template, twips, inkHex } = press;
	const font = fontOf(press);
	const language = languageOf(press);
	const head = (role: "name" | "section" | "title") => ({ font, size: press.halfPoints(role), bold: true, color: inkHex(template.styles[role].ink) });
	const rule = press.ruleBorder();
	return {
		default: {
			document: {
				run: { font, size: press.halfPoints("body"), color: inkHex("ink"), language },
				paragraph: { spacing: { line: press.line, lineRule: LineRuleType.AUTO } },
			},
			title: { run: head("name"), paragraph: { spacing: { after: 20 }, ...(template.head === "centre" ? { alignment: AlignmentType.CENTER } : {}) } },
			heading1: {
				run: head("section"),
				paragraph: {
					spacing: { before: twips("section"), after: twips("first") },
					keepNext: true,
					...(template.rule.at === "section" ? { border: { bottom: rule } } : {}),
				},
			},
			heading2: { run: head("title"), paragraph: { spacing: { before: twips("entry") }, keepNext: true } },
			hyperlink: { run: { color: inkHex("accent"), underline: {} } },
		},
	};
}

/** What every paragraph has: its direction, and lines that don't stand alone at the edge of a page. */
function paragraphOf(press: DocxPress, options: ConstructorParameters<typeof Paragraph>[0] & object): Paragraph {
	return new Paragraph({ widowControl: true, ...(press.isRightToLeft ? { bidirectional: true } : {}), ...options });
}

function headParagraphs(press: DocxPress, outline: ResumeOutline): Paragraph[] {
	const { template, twips } = press;
	const centred = template.head === "centre" ? { alignment: AlignmentType.CENTER } : {};
	const contact = outline.contact.flatMap((entry, at): ParagraphChild[] => {
		const runs = runsOf(press, entry.text, entry.url ? "link" : "contact");
		const separator = at === 0 ? [] : runsOf(press, " · ", "contact");
		return [...separator, ...(entry.url ? [new ExternalHyperlink({ link: entry.url, children: runs })] : runs)];
	});
	const border = template.rule.at === "head" ? { border: { bottom: { ...press.ruleBorder(), space: 4 } } } : {};
	const lines = [
		...(outline.headline ? [{ children: runsOf(press, outline.headline, "headline"), spacing: { after: twips("contact") } }] : []),
		...(contact.length > 0 ? [{ children: contact, spacing: { after: twips("contact") } }] : []),
	];
	const name = paragraphOf(press, { heading: HeadingLevel.TITLE, children: runsOf(press, outline.name, "name"), ...(lines.length === 0 ? border : {}) });
	return [name, ...lines.map((line, at) => paragraphOf(press, { ...line, ...centred, keepNext: true, ...(at === lines.length - 1 ? border : {}) }))];
}

/** The first bullets stay with their head and the last one with the one before it, as in the PDF. */
function bulletParagraphs(press: DocxPress, texts: readonly string[]): Paragraph[] {
	return texts.map((text, at) =>
		paragraphOf(press, {
			numbering: { reference: BULLETS, level: 0 },
			spacing: { after: press.twips("bullet") },
			keepLines: true,
			keepNext: at < texts.length - 1 && (at < BULLETS_WITH_HEAD - 1 || at === texts.length - 2),
			children: runsOf(press, text, "body"),
		}),
	);
}

function entryParagraphs(press: DocxPress, block: Extract<OutlineBlock, { type: "entry" }>): Paragraph[] {
	const dates = block.dates ? [new TextRun({ text: "\t", bold: false }), ...runsOf(press, block.dates, "dates", { bold: false })] : [];
	const hasDetail = Boolean(block.organisation || block.place);
	const title = paragraphOf(press, {
		heading: HeadingLevel.HEADING_2,
		keepNext: hasDetail || block.bullets.length > 0,
		keepLines: true,
		tabStops: [{ type: TabStopType.RIGHT, position: press.textWidthTwips }],
		children: [...runsOf(press, block.title, "title"), ...dates],
	});
	const separator = block.organisation && block.place ? " · " : "";
	const where = [...runsOf(press, block.organisation, "organisation"), ...runsOf(press, `${separator}${block.place}`, "place")];
	const detail = hasDetail
		? [paragraphOf(press, { keepNext: block.bullets.length > 0, keepLines: true, spacing: { after: press.twips("bullet") }, children: where })]
		: [];
	return [title, ...detail, ...bulletParagraphs(press, block.bullets)];
}

/** A line of an entry's head, its dates at the end. */
function lineParagraph(press: DocxPress, block: Extract<OutlineBlock, { type: "line" }>): Paragraph {
	const dates = block.dates ? [new TextRun({ text: "\t", bold: false }), ...runsOf(press, block.dates, "dates", { bold: false })] : [];
	const before = block.isFirst && !block.isStrong ? { spacing: { before: press.twips("entry") } } : {};
	return paragraphOf(press, {
		...(block.isStrong ? { heading: HeadingLevel.HEADING_2, ...(block.isFirst ? {} : { spacing: { before: 0 } }) } : before),
		keepNext: block.hasMore,
		keepLines: true,
		tabStops: [{ type: TabStopType.RIGHT, position: press.textWidthTwips }],
		children: [...runsOf(press, block.text, block.isStrong ? "title" : block.isText ? "body" : "organisation"), ...dates],
	});
}

function quoteParagraph(press: DocxPress, { text, asides, anchor }: Extract<OutlineBlock, { type: "quote" }>): Paragraph {
	const words = runsOf(press, text, "body");
	const links = asides.flatMap((aside): ParagraphChild[] => [
		...runsOf(press, " ", "body"),
		new InternalHyperlink({ anchor: aside.target, children: runsOf(press, aside.text, "link") }),
	]);
	const children = [...(anchor === null ? words : [new Bookmark({ id: anchor, children: words })]), ...links];
	return paragraphOf(press, { spacing: { after: press.twips("line") }, children });
}

function sectionParagraphs(press: DocxPress, section: OutlineSection): Paragraph[] {
	const bullets = bulletParagraphs(
		press,
		section.blocks.flatMap((block) => (block.type === "bullet" ? [block.text] : [])),
	);
	let bulletAt = 0;
	const blocks = section.blocks.flatMap((block) => {
		if (block.type === "entry") return entryParagraphs(press, block);
		if (block.type === "line") return [lineParagraph(press, block)];
		if (block.type === "bullet") return bullets.slice(bulletAt, ++bulletAt);
		if (block.type === "quote") return [quoteParagraph(press, block)];
		// What a drawing shows, in words: its shapes are of the PDF alone.
		if (block.type === "figure") return [paragraphOf(press, { spacing: { after: press.twips("paragraph") }, children: runsOf(press, block.alt, "body") })];
		return [
			paragraphOf(press, {
				spacing: { after: press.twips("paragraph") },
				children: labelledSpans(block).flatMap(({ text, role }) => runsOf(press, text, role)),
			}),
		];
	});
	if (section.heading === "") return blocks;
	return [paragraphOf(press, { heading: HeadingLevel.HEADING_1, children: runsOf(press, section.heading, "section") }), ...blocks];
}

/** Name and page number at the foot, from the second page on. */
function pageFooter(press: DocxPress, outline: ResumeOutline): Footer {
	const style = { size: press.halfPoints("footer"), color: press.inkHex("muted"), font: fontOf(press), ...(press.isRightToLeft ? { rightToLeft: true } : {}) };
	const run = new TextRun({ children: [`${outline.name} · ${outline.pageWord} `, PageNumber.CURRENT], ...style });
	return new Footer({ children: [paragraphOf(press, { alignment: AlignmentType.END, children: [run] })] });
}

/** A Word file that applicant tracking systems read: one column, real headings and lists, no tables or text boxes. */
export async function writeDocx(outline: ResumeOutline, options: DocxOptions): Promise<Uint8Array> {
	const { paper, template = TEMPLATES[DEFAULT_TEMPLATE], accent = DEFAULT_ACCENT, fit = { size: 1, space: 1 } } = options;
	const press = docxPress({ outline, paper, template, accent, fit });
	const { page, bodyTwips } = press;
	const indent = { left: Math.round(bodyTwips * BULLET_INDENT), hanging: Math.round(bodyTwips * BULLET_INDENT * 0.8) };
	const bullet = { level: 0, format: LevelFormat.BULLET, text: "•", alignment: AlignmentType.START, style: { paragraph: { indent } } };
	const document = new Document({
		title: options.title,
		creator: outline.name,
		lastModifiedBy: outline.name,
		description: "",
		styles: stylesFor(press),
		numbering: { config: [{ reference: BULLETS, levels: [bullet] }] },
		sections: [
			{
				properties: { titlePage: true, page },
				footers: { default: pageFooter(press, outline), first: new Footer({ children: [new Paragraph({})] }) },
				children: [...headParagraphs(press, outline), ...outline.sections.flatMap((section) => sectionParagraphs(press, section))],
			},
		],
	});
	return docxBytes(docxParts(document), options.writtenAt);
}
