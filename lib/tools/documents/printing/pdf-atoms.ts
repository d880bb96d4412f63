import type { PageAtom } from "./paginate";
import { type PdfFontName, type PdfFonts, withoutUndrawnMarks } from "./pdf-fonts";
import type { ContactEntry, OutlineBlock, OutlineSection, ResumeOutline } from "./resume-outline";

export type PdfDocument = PDFKit.PDFDocument;

/** An atom that can draw itself; `tag` is its element in the document's structure. */
export interface PdfAtom extends PageAtom {
	readonly tag: "H1" | "H2" | "H3" | "P" | "LI";
	draw(topPt: number): void;
}

/** Where and how text is set: the column, and the density (1 is the normal size, less sets the text closer). */
export interface PdfFrame {
	readonly document: PdfDocument;
	readonly fonts: PdfFonts;
	readonly leftPt: number;
	readonly widthPt: number;
	readonly density: number;
}

interface TextStyle {
	readonly font: PdfFontName;
	readonly sizePt: number;
	readonly color: string;
}

type EntryBlock = Extract<OutlineBlock, { type: "entry" }>;
type AtomPlace = Pick<PdfAtom, "tag" | "spaceBeforePt"> & { readonly keepsWithNext?: boolean };

const INK = "#16181d";
const MUTED = "#5b6270";
const ACCENT = "#24507a";
const HAIRLINE = "#c9ced6";
const NAME: TextStyle = { font: "semiBold", sizePt: 23, color: INK };
const HEADLINE: TextStyle = { font: "regular", sizePt: 12, color: MUTED };
const CONTACT: TextStyle = { font: "regular", sizePt: 9, color: MUTED };
const SECTION: TextStyle = { font: "semiBold", sizePt: 11, color: ACCENT };
const TITLE: TextStyle = { font: "semiBold", sizePt: 10, color: INK };
const ORGANISATION: TextStyle = { font: "medium", sizePt: 9.5, color: INK };
const PLACE: TextStyle = { font: "regular", sizePt: 9.5, color: MUTED };
const DATES: TextStyle = { font: "regular", sizePt: 9, color: MUTED };
const BODY: TextStyle = { font: "regular", sizePt: 9.5, color: INK };
export const FOOTER: TextStyle = { font: "regular", sizePt: 8, color: MUTED };

const LINE_GAP_PT = 2.4;
/** Inter's own line height for a size of 1; fonts with tighter lines are set as far apart. */
const NATURAL_LINE_HEIGHT = 1.21;
const BULLET_INDENT_PT = 12;
const DATES_GAP_PT = 16;
const CONTACT_GAP_PT = 17;
/** No atom is taller than a page: longer texts are cut between words into several. */
const MAX_ATOM_CHARACTERS = 1500;

/** Switches to a style and gives the text options that go with it. */
export function applyStyle({ document, density }: Pick<PdfFrame, "document" | "density">, style: TextStyle): PDFKit.Mixins.TextOptions {
	const sizePt = style.sizePt * density;
	document.font(style.font).fontSize(sizePt).fillColor(style.color);
	const missingPt = Math.max(0, NATURAL_LINE_HEIGHT * sizePt - document.currentLineHeight());
	return { lineGap: LINE_GAP_PT * density * density + missingPt };
}

function heightOf(frame: PdfFrame, style: TextStyle, text: string, widthPt: number): number {
	const options = applyStyle(frame, style);
	return frame.document.heightOfString(text, { ...options, width: widthPt });
}

function widthOf(frame: PdfFrame, style: TextStyle, text: string): number {
	applyStyle(frame, style);
	return frame.document.widthOfString(text);
}

function textAtom(frame: PdfFrame, style: TextStyle, raw: string, place: AtomPlace): PdfAtom {
	const text = withoutUndrawnMarks(raw, frame.fonts);
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

/** Contact entries side by side; an entry that does not fit starts the next line whole. */
function contactAtom(frame: PdfFrame, entries: readonly ContactEntry[]): PdfAtom {
	const lineHeight = heightOf(frame, CONTACT, "X", frame.widthPt);
	let line = 0;
	let left = 0;
	const places = entries.map((entry) => {
		const width = widthOf(frame, CONTACT, entry.text) + 1;
		if (left > 0 && left + width > frame.widthPt) {
			line += 1;
			left = 0;
		}
		const place = { entry, line, left, width: Math.min(width, frame.widthPt) };
		left += width + CONTACT_GAP_PT;
		return place;
	});
	const draw = (topPt: number) => {
		for (const { entry, line: row, left: offset, width } of places) {
			const options = { ...applyStyle(frame, CONTACT), lineBreak: false };
			const top = topPt + row * lineHeight;
			if (offset > 0) frame.document.fillColor(MUTED).text("·", frame.leftPt + offset - CONTACT_GAP_PT / 2 - 1.5, top, options);
			const link = entry.url ? { link: entry.url } : {};
			frame.document.fillColor(entry.url ? ACCENT : MUTED).text(entry.text, frame.leftPt + offset, top, { ...options, ...link, width });
		}
	};
	return { tag: "P", heightPt: (line + 1) * lineHeight, spaceBeforePt: 6 * frame.density, keepsWithNext: true, draw };
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

function bulletAtom(frame: PdfFrame, text: string, isFirst = false): PdfAtom {
	const inner: PdfFrame = { ...frame, leftPt: frame.leftPt + BULLET_INDENT_PT, widthPt: frame.widthPt - BULLET_INDENT_PT };
	const atom = textAtom(inner, BODY, text, { tag: "LI", spaceBeforePt: isFirst ? 5 : 2.2 });
	const draw = (topPt: number) => {
		const options = applyStyle(frame, { ...BODY, color: MUTED });
		frame.document.text("•", frame.leftPt + 2, topPt, { ...options, lineBreak: false });
		atom.draw(topPt);
	};
	return { ...atom, draw };
}

function entryTitleAtom(frame: PdfFrame, block: EntryBlock, isFirst: boolean): PdfAtom {
	const isHead = Boolean(block.organisation || block.place) || block.bullets.length > 0;
	const style = isHead ? TITLE : ORGANISATION;
	const datesWidth = block.dates ? Math.min(frame.widthPt / 2, widthOf(frame, DATES, block.dates) + 1) : 0;
	const titleFrame: PdfFrame = { ...frame, widthPt: frame.widthPt - (datesWidth > 0 ? datesWidth + DATES_GAP_PT : 0) };
	const title = textAtom(titleFrame, style, block.title, { tag: "H3", spaceBeforePt: isFirst ? 5 : isHead ? 9 : 4, keepsWithNext: isHead });
	const datesHeight = datesWidth > 0 ? heightOf(frame, DATES, block.dates, datesWidth) : 0;
	const draw = (topPt: number) => {
		title.draw(topPt);
		if (datesWidth === 0) return;
		const options = applyStyle(frame, DATES);
		const baselineShift = (style.sizePt - DATES.sizePt) * frame.density * 0.97;
		frame.document.text(block.dates, frame.leftPt + frame.widthPt - datesWidth, topPt + baselineShift, { ...options, width: datesWidth, align: "right" });
	};
	return { ...title, heightPt: Math.max(title.heightPt, datesHeight), draw };
}

/** Where an entry happened: the organisation in ink, its place muted, on one line where they fit. */
function entryPlaceAtoms(frame: PdfFrame, { organisation, place, bullets }: EntryBlock): PdfAtom[] {
	const keepsWithNext = bullets.length > 0;
	const start = organisation ? widthOf(frame, ORGANISATION, `${organisation} `) : 0;
	const placeText = organisation ? `· ${place}` : place;
	const fits = start + widthOf(frame, PLACE, placeText) + 1 <= frame.widthPt;
	const name = organisation ? [textAtom(frame, ORGANISATION, organisation, { tag: "P", spaceBeforePt: 0, keepsWithNext })] : [];
	if (!place) return name;
	const placeFrame: PdfFrame = fits ? { ...frame, leftPt: frame.leftPt + start, widthPt: frame.widthPt - start } : frame;
	const where = textAtom(placeFrame, PLACE, fits ? placeText : place, { tag: "P", spaceBeforePt: 0, keepsWithNext });
	const [first] = name;
	if (!first || !fits) return [...name, where];
	const draw = (topPt: number) => {
		first.draw(topPt);
		where.draw(topPt);
	};
	return [{ ...first, draw }];
}

function blockAtoms(frame: PdfFrame, block: OutlineBlock, isFirst: boolean): PdfAtom[] {
	if (block.type === "bullet") return pieces(block.text).map((text, at) => bulletAtom(frame, text, isFirst && at === 0));
	if (block.type === "paragraph") return pieces(block.text).map((text) => textAtom(frame, BODY, text, { tag: "P", spaceBeforePt: isFirst ? 5 : 2 }));
	const bullets = block.bullets.flatMap((bullet) => pieces(bullet).map((text) => bulletAtom(frame, text)));
	return [entryTitleAtom(frame, block, isFirst), ...entryPlaceAtoms(frame, block), ...bullets];
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
