import type { PdfFace, PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { Piece } from "./paragraph";
import type { ShapedGlyph } from "./shape-text";

export type PdfDocument = PDFKit.PDFDocument;

/** What the writer keeps for a font: its types don't name these fields, and it has no other way to place single glyphs. */
interface WrittenFont {
	readonly id: string;
	readonly subset: { readonly glyphs: number[] };
	readonly unicode: number[][];
	readonly widths: number[];
	ref(): unknown;
}

/** Fonts of one document, and which of its character codes stand for which glyph with which text. */
export interface FontBook {
	readonly faces: ReadonlyMap<string, PdfFace>;
	readonly codes: Map<string, Map<string, number>>;
}

/** A book for one document. */
export function fontBook({ families }: PdfFonts): FontBook {
	const faces = families.flatMap((family) => Object.values(family));
	return { faces: new Map(faces.map((face) => [face.key, face])), codes: new Map() };
}

function writtenFont(document: PdfDocument, book: FontBook, key: string): WrittenFont {
	if (!book.codes.has(key)) {
		const face = book.faces.get(key);
		if (!face) throw new Error(`Not a font of this document: ${key}`);
		document.registerFont(key, face.font as unknown as PDFKit.Mixins.PDFFontSource);
		book.codes.set(key, new Map());
	}
	document.font(key);
	const written = (document as unknown as { _font: WrittenFont })._font;
	const page = document.page as unknown as { fonts: Record<string, unknown> };
	page.fonts[written.id] ??= written.ref();
	return written;
}

/** One code for each pair of a glyph and what it stands for: a glyph that two letters share is copied as the right one each time. */
function codeOf(id: number, text: string, width: number, font: WrittenFont, codes: Map<string, number>): number {
	const key = `${id} ${text} ${Math.round(width)}`;
	const known = codes.get(key);
	if (known !== undefined) return known;
	font.subset.glyphs.push(id);
	const code = font.subset.glyphs.length - 1;
	font.widths[code] = width;
	font.unicode[code] = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
	codes.set(key, code);
	return code;
}

const shortNumber = (value: number) => String(Math.round(value * 1000) / 1000);
const hex = (code: number) => code.toString(16).padStart(4, "0");

/** A glyph that is drawn as a shape, with its place in thousandths of the size from where its run begins. */
interface Shape {
	readonly id: number;
	readonly x: number;
	readonly y: number;
}

interface Shown {
	readonly list: string;
	readonly shapes: readonly Shape[];
}

const MARK = /\p{Mn}/u;
/** Shifts of a glyph, in thousandths of the size, above which readers see a space beside it. */
const SEEN_AS_SPACE = 40;

/**
 * The list that shows a run: codes with corrections between them. Readers take a raised mark for another line, a shift for a space, and
 * letters of one glyph in the wrong order where text runs from the right: so glyphs out of line are drawn as shapes, and letters without
 * a glyph of their own are carried by blanks.
 */
function shownGlyphs(glyphs: readonly ShapedGlyph[], font: WrittenFont, codes: Map<string, number>, face: PdfFace, isRightToLeft: boolean): Shown {
	const shapes: Shape[] = [];
	let [list, run, pen, due] = ["", "", 0, 0];
	const show = (id: number, text: string, width: number) => {
		if (Math.abs(due) >= 0.05) {
			if (run) list += `<${run}>`;
			list += ` ${shortNumber(-due)} `;
			[run, due] = ["", 0];
		}
		run += hex(codeOf(id, text, width, font, codes));
	};
	for (const { id, advance, x, y, text } of glyphs) {
		const letters = Array.from(text);
		const isShape = letters.length === 0 || y !== 0 || (isRightToLeft && Math.abs(x) > SEEN_AS_SPACE);
		const isTogether = letters.length < 2 || (!isRightToLeft && !MARK.test(text));
		const parts = isTogether ? [text] : isRightToLeft ? letters.reverse() : letters;
		if (isShape) shapes.push({ id, x: pen + x, y });
		else due += x;
		// Each letter has its share of the width; marks have none.
		const isMark = (part: string) => !isTogether && MARK.test(part);
		const share = advance / Math.max(1, parts.filter((part) => !isMark(part)).length);
		const first = Math.max(
			0,
			parts.findIndex((part) => !isMark(part)),
		);
		if (letters.length === 0) due += advance;
		else
			parts.forEach((part, at) => {
				const isDrawn = at === first && !isShape;
				const width = isMark(part) ? 0 : isDrawn && isTogether ? face.widthOf(id) : share;
				show(isDrawn ? id : face.blankId, part, width);
				if (isDrawn) due += (isTogether ? advance - width : 0) - x;
			});
		pen += advance;
	}
	if (run) list += `<${run}>`;
	return { list, shapes };
}

/** A place on the page, from its upper left corner. */
interface Place {
	readonly leftPt: number;
	readonly baselinePt: number;
	readonly sizePt: number;
}

function drawShapes(document: PdfDocument, face: PdfFace, shapes: readonly Shape[], { leftPt, baselinePt, sizePt }: Place): void {
	const scale = sizePt / face.font.unitsPerEm;
	for (const { id, x, y } of shapes) {
		document.save().translate(leftPt + (x * sizePt) / 1000, baselinePt - (y * sizePt) / 1000);
		document.scale(scale, -scale).path(face.font.getGlyph(id).path.toSVG()).fill().restore();
	}
}

/** Draws pieces that stand side by side; `leftPt` and `baselinePt` from the upper left corner of the page. */
export function drawPieces(
	document: PdfDocument,
	book: FontBook,
	pieces: readonly { piece: Piece<string>; leftPt: number; sizePt: number; color: string }[],
	baselinePt: number,
): void {
	const height = document.page.height;
	const raw = document as unknown as { addContent(content: string): void };
	let at = 0;
	while (at < pieces.length) {
		const first = pieces[at];
		if (!first) return;
		const { piece, leftPt, sizePt, color } = first;
		const isLike = (one: typeof first) =>
			one.piece.fontKey === piece.fontKey && one.color === color && one.sizePt === sizePt && (one.piece.level - piece.level) % 2 === 0;
		const glyphs: ShapedGlyph[] = [];
		for (let one = pieces[at]; one && isLike(one); one = pieces[at]) {
			glyphs.push(...one.piece.shaped.glyphs);
			at += 1;
		}
		const face = book.faces.get(piece.fontKey);
		const font = writtenFont(document, book, piece.fontKey);
		const codes = book.codes.get(piece.fontKey);
		if (!face || !codes) continue;
		document.fillColor(color);
		const { list, shapes } = shownGlyphs(glyphs, font, codes, face, piece.level % 2 === 1);
		// The page's origin is its upper left corner, so what is drawn is turned upright again.
		const place = `1 0 0 1 ${shortNumber(leftPt)} ${shortNumber(height - baselinePt)} Tm`;
		raw.addContent(`q\n1 0 0 -1 0 ${shortNumber(height)} cm\nBT\n${place}\n/${font.id} ${shortNumber(sizePt)} Tf\n[${list}] TJ\nET\nQ`);
		drawShapes(document, face, shapes, { leftPt, baselinePt, sizePt });
	}
}
