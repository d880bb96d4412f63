import type { PageAtom } from "./paginate";
import { withoutPictures } from "./pdf-fonts";
import type { ContactEntry, OutlineBlock, OutlineSection, ResumeOutline } from "./resume-outline";

export type PdfDocument = PDFKit.PDFDocument;

/** An atom that can draw itself; `tag` is its element in the document's structure. */
export interface PdfAtom extends PageAtom {
	readonly tag: "H1" | "H2" | "H3" | "P" | "LI";
	draw(topPt: number): void;
}

export interface PdfFrame {
	readonly document: PdfDocument;
	readonly leftPt: number;
	readonly widthPt: number;
	/** 1 is the normal size; smaller sets the text closer. */
	readonly density: number;
}

type FontName = "regular" | "medium" | "semiBold";

interface TextStyle {
	readonly font: FontName;
	readonly sizePt: number;
	readonly color: string;
}

const INK = "#16181d";
const MUTED = "#5b6270";
const ACCENT = "#24507a";
const HAIRLINE = "#c9ced6";
const NAME: TextStyle = { font: "semiBold", sizePt: 23, color: INK };
const HEADLINE: TextStyle = { font: "regular", sizePt: 12, color: MUTED };
const CONTACT: TextStyle = { font: "regular", sizePt: 9, color: MUTED };
const SECTION: TextStyle = { font: "semiBold", sizePt: 11, color: ACCENT };
const TITLE: TextStyle = { font: "semiBold", sizePt: 10, color: INK };
const ENTRY_LINE: TextStyle = { font: "medium", sizePt: 9.5, color: INK };
const DETAIL: TextStyle = { font: "regular", sizePt: 9.5, color: MUTED };
const DATES: TextStyle = { font: "regular", sizePt: 9, color: MUTED };
const BODY: TextStyle = { font: "regular", sizePt: 9.5, color: INK };
export const FOOTER: TextStyle = { font: "regular", sizePt: 8, color: MUTED };

const LINE_GAP_PT = 2.4;
const BULLET_INDENT_PT = 12;
const DATES_GAP_PT = 16;
/** No atom is taller than a page: longer texts are cut between words into several. */
const MAX_ATOM_CHARACTERS = 1500;

/** Switches to a style and gives the text options that go with it. */
export function applyStyle({ document, density }: PdfFrame, style: TextStyle): PDFKit.Mixins.TextOptions {
	document
		.font(style.font)
		.fontSize(style.sizePt * density)
		.fillColor(style.color);
	return { lineGap: LINE_GAP_PT * density * density };
}

function heightOf(frame: PdfFrame, style: TextStyle, text: string, widthPt: number): number {
	const options = applyStyle(frame, style);
	return frame.document.heightOfString(text, { ...options, width: widthPt });
}

function textAtom(frame: PdfFrame, style: TextStyle, raw: string, place: { tag: PdfAtom["tag"]; spaceBeforePt: number; keepsWithNext?: boolean }): PdfAtom {
	const text = withoutPictures(raw);
	const draw = (topPt: number) => {
		const options = applyStyle(frame, style);
		frame.document.text(text, frame.leftPt, topPt, { ...options, width: frame.widthPt });
	};
	return {
		tag: place.tag,
		heightPt: heightOf(frame, style, text, frame.widthPt),
		spaceBeforePt: place.spaceBeforePt * frame.density,
		keepsWithNext: place.keepsWithNext ?? false,
		draw,
	};
}

function pieces(text: string): string[] {
	if (text.length <= MAX_ATOM_CHARACTERS) return [text];
	const cut = text.lastIndexOf(" ", MAX_ATOM_CHARACTERS);
	const at = cut > 0 ? cut : MAX_ATOM_CHARACTERS;
	return [text.slice(0, at), ...pieces(text.slice(at).trim())];
}

function contactAtom(frame: PdfFrame, entries: readonly ContactEntry[]): PdfAtom {
	const separator = "   ·   ";
	const draw = (topPt: number) => {
		const options = { ...applyStyle(frame, CONTACT), width: frame.widthPt };
		frame.document.text("", frame.leftPt, topPt, { ...options, continued: true });
		for (const [at, entry] of entries.entries()) {
			const isLast = at === entries.length - 1;
			frame.document.fillColor(entry.url ? ACCENT : MUTED).text(entry.text, { ...options, link: entry.url, continued: !isLast });
			if (!isLast) frame.document.fillColor(HAIRLINE).text(separator, { ...options, link: null, continued: true });
		}
	};
	const joined = entries.map((entry) => entry.text).join(separator);
	return { tag: "P", heightPt: heightOf(frame, CONTACT, joined, frame.widthPt), spaceBeforePt: 5 * frame.density, keepsWithNext: true, draw };
}

function headingAtom(frame: PdfFrame, heading: string): PdfAtom {
	const atom = textAtom(frame, SECTION, heading, { tag: "H2", spaceBeforePt: 13, keepsWithNext: true });
	const draw = (topPt: number) => {
		atom.draw(topPt);
		const ruleTop = topPt + atom.heightPt + 0.5;
		const { document, leftPt, widthPt } = frame;
		document
			.save()
			.moveTo(leftPt, ruleTop)
			.lineTo(leftPt + widthPt, ruleTop)
			.lineWidth(0.6)
			.strokeColor(HAIRLINE)
			.stroke()
			.restore();
	};
	return { ...atom, heightPt: atom.heightPt + 2, draw };
}

function bulletAtom(frame: PdfFrame, text: string): PdfAtom {
	const inner: PdfFrame = { ...frame, leftPt: frame.leftPt + BULLET_INDENT_PT, widthPt: frame.widthPt - BULLET_INDENT_PT };
	const atom = textAtom(inner, BODY, text, { tag: "LI", spaceBeforePt: 2.2 });
	const draw = (topPt: number) => {
		const options = applyStyle(frame, { ...BODY, color: MUTED });
		frame.document.text("•", frame.leftPt + 2, topPt, { ...options, width: BULLET_INDENT_PT, lineBreak: false });
		atom.draw(topPt);
	};
	return { ...atom, draw };
}

function entryTitleAtom(frame: PdfFrame, block: Extract<OutlineBlock, { type: "entry" }>, isFirst: boolean): PdfAtom {
	const style = block.detail || block.bullets.length > 0 ? TITLE : ENTRY_LINE;
	applyStyle(frame, DATES);
	const datesWidth = block.dates ? Math.min(frame.widthPt / 2, frame.document.widthOfString(block.dates) + 1) : 0;
	const titleFrame: PdfFrame = { ...frame, widthPt: frame.widthPt - (datesWidth > 0 ? datesWidth + DATES_GAP_PT : 0) };
	const keepsWithNext = Boolean(block.detail) || block.bullets.length > 0;
	const gap = keepsWithNext ? 9 : 4;
	const title = textAtom(titleFrame, style, block.title, { tag: "H3", spaceBeforePt: isFirst ? 5 : gap, keepsWithNext });
	const draw = (topPt: number) => {
		title.draw(topPt);
		if (datesWidth === 0) return;
		const options = applyStyle(frame, DATES);
		const baselineShift = (style.sizePt - DATES.sizePt) * frame.density * 0.97;
		frame.document.text(block.dates, frame.leftPt + frame.widthPt - datesWidth, topPt + baselineShift, { ...options, width: datesWidth, align: "right" });
	};
	const datesHeight = datesWidth > 0 ? heightOf(frame, DATES, block.dates, datesWidth) : 0;
	return { ...title, heightPt: Math.max(title.heightPt, datesHeight), draw };
}

function blockAtoms(frame: PdfFrame, block: OutlineBlock, isFirst: boolean): PdfAtom[] {
	if (block.type === "bullet") return pieces(block.text).map((text) => bulletAtom(frame, text));
	if (block.type === "paragraph") return pieces(block.text).map((text) => textAtom(frame, BODY, text, { tag: "P", spaceBeforePt: isFirst ? 5 : 2 }));
	const keepsWithNext = block.bullets.length > 0;
	const detail = block.detail ? [textAtom(frame, DETAIL, block.detail, { tag: "P", spaceBeforePt: 0, keepsWithNext })] : [];
	const bullets = block.bullets.flatMap((bullet) => pieces(bullet).map((text) => bulletAtom(frame, text)));
	return [entryTitleAtom(frame, block, isFirst), ...detail, ...bullets];
}

function sectionAtoms(frame: PdfFrame, section: OutlineSection): PdfAtom[] {
	return [headingAtom(frame, section.heading), ...section.blocks.flatMap((block, at) => blockAtoms(frame, block, at === 0))];
}

/** The whole resume as atoms in reading order. */
export function atomsOf(outline: ResumeOutline, frame: PdfFrame): PdfAtom[] {
	const name = outline.name ? [textAtom(frame, NAME, outline.name, { tag: "H1", spaceBeforePt: 0, keepsWithNext: true })] : [];
	const headline = outline.headline ? [textAtom(frame, HEADLINE, outline.headline, { tag: "P", spaceBeforePt: 0, keepsWithNext: true })] : [];
	const contact = outline.contact.length > 0 ? [contactAtom(frame, outline.contact)] : [];
	return [...name, ...headline, ...contact, ...outline.sections.flatMap((section) => sectionAtoms(frame, section))];
}
