import { drawPieces, type FontBook, type PdfDocument } from "@/lib/tools/documents/printing/setting/draw-line";
import { breakLines, type Paragraph } from "@/lib/tools/documents/printing/setting/paragraph";
import { type AccentName, HAIRLINE, INK, inkOf, MUTED, type Template } from "@/lib/tools/documents/printing/templates";
import type { Mark, Tone } from "@/lib/tools/drawing/marks";
import { FIGURE_ROLE, type PreparedFigure } from "./prepare";

interface FigurePress {
	readonly document: PdfDocument;
	readonly book: FontBook;
	readonly resume: { readonly template: Template };
	readonly accent: AccentName;
}

const UNBROKEN = 10_000;
const SOFT_SHARE = 0.42;

/** The accent on white paper, lighter: what a mark is beside one that stands out. */
function softened(color: string): string {
	const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return `#${parts
		.map((part) =>
			Math.round(255 - (255 - part) * SOFT_SHARE)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

function colorOf(tone: Tone, accent: AccentName): string {
	const main = inkOf("accent", accent);
	return { main, soft: softened(main), ink: INK, muted: MUTED, hairline: HAIRLINE }[tone];
}

function drawShape({ document, accent }: FigurePress, mark: Exclude<Mark, { type: "text" }>, left: number, top: number): void {
	const color = colorOf(mark.tone, accent);
	document.save();
	if (mark.type === "rect") document.rect(left + mark.x, top + mark.y, mark.width, mark.height).fill(color);
	else if (mark.type === "dot") document.circle(left + mark.x, top + mark.y, mark.radius).fill(color);
	else {
		for (const [at, [x, y]] of mark.points.entries()) at === 0 ? document.moveTo(left + x, top + y) : document.lineTo(left + x, top + y);
		document.lineWidth(mark.thickness).lineJoin("round").strokeColor(color).stroke();
	}
	document.restore();
}

function drawWords(press: FigurePress, mark: Extract<Mark, { type: "text" }>, words: Paragraph, size: number, left: number, top: number): void {
	const [line] = breakLines(words, UNBROKEN);
	if (!line) return;
	const scale = size / press.resume.template.styles[FIGURE_ROLE].sizePt;
	const width = line.width * scale;
	let at = left + mark.x - (mark.anchor === "end" ? width : mark.anchor === "middle" ? width / 2 : 0);
	const pieces = line.pieces.map((piece) => {
		const placed = { piece, leftPt: at, sizePt: size, color: colorOf(mark.tone, press.accent) };
		at += piece.width * scale;
		return placed;
	});
	drawPieces(press.document, press.book, pieces, top + mark.y);
}

/** Draws a figure at a height of the page, as one element that says what it shows. */
export function drawFigure(press: FigurePress, parent: PDFKit.PDFStructureElement, { drawing, alt, texts }: PreparedFigure, topPt: number): void {
	const { document, resume } = press;
	const left = resume.template.marginPt.side;
	const element = document.struct("Figure", { alt }, () => {
		let textAt = 0;
		for (const mark of drawing.marks) {
			if (mark.type !== "text") drawShape(press, mark, left, topPt);
			else {
				const words = texts[textAt];
				textAt += 1;
				if (words) drawWords(press, mark, words, drawing.textSize, left, topPt);
			}
		}
	});
	parent.add(element);
	element.end();
}
