import "server-only";
import { hasRightToLeft } from "@/lib/platform/language/direction";
import { chooseFonts, familyAt, type PdfFace, type PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { breakLines, type Line, setParagraph } from "@/lib/tools/documents/printing/setting/paragraph";
import { TEMPLATES } from "@/lib/tools/documents/printing/templates";

export interface TextStyle {
	readonly sizePx: number;
	readonly isBold?: boolean;
	readonly color: string;
	readonly widthPx: number;
	/** Lines over this are left out, and the last one ends in an ellipsis. */
	readonly maxLines: number;
}

/** A text in lines, to be drawn as shapes: no font has to be there where the picture is drawn. */
export interface SetText {
	readonly widthPx: number;
	readonly heightPx: number;
	/** SVG with this upper left corner; a centred text has each line in the middle of `widthPx` from there. */
	draw(leftPx: number, topPx: number, align: "start" | "centre", width?: number): string;
}

const TEMPLATE = TEMPLATES.modern;
const LEADING = 1.25;
/** From the top of a line to the feet of its letters. */
const BASELINE = 0.98;
const ELLIPSIS = "…";
const short = (value: number) => String(Math.round(value * 100) / 100);

/** A text without the signs that no font here draws. */
function drawable(text: string, fonts: PdfFonts): string {
	return [...text].filter((letter) => familyAt(fonts, letter.codePointAt(0) ?? 0) >= 0).join("");
}

function drawLine({ pieces }: Line, faces: ReadonlyMap<string, PdfFace>, sizePx: number, leftPx: number, baselinePx: number): string {
	let pen = leftPx;
	let drawn = "";
	for (const { fontKey, shaped } of pieces) {
		const face = faces.get(fontKey);
		if (!face) continue;
		const scale = sizePx / face.font.unitsPerEm;
		for (const { id, advance, x, y } of shaped.glyphs) {
			const path = face.font.getGlyph(id).path.toSVG();
			const [left, top] = [pen + (x * sizePx) / 1000, baselinePx - (y * sizePx) / 1000];
			if (path) drawn += `<path transform="matrix(${short(scale * 1000)}e-3 0 0 -${short(scale * 1000)}e-3 ${short(left)} ${short(top)})" d="${path}"/>`;
			pen += (advance * sizePx) / 1000;
		}
	}
	return drawn;
}

/** Sets a text of any script in lines of a width. */
export async function setText(given: string, { sizePx, isBold = false, color, widthPx, maxLines }: TextStyle): Promise<SetText> {
	const text = given.normalize("NFC").replace(/\s+/gu, " ").trim();
	const { fonts } = await chooseFonts(`${text}${ELLIPSIS}`);
	const role = isBold ? "title" : "body";
	const scale = sizePx / TEMPLATE.styles[role].sizePt;
	const setting = { fonts, template: TEMPLATE, isRightToLeft: hasRightToLeft(text.slice(0, 1)) };
	const linesOf = (shown: string) => breakLines(setParagraph([{ text: shown, role }], setting), widthPx / scale);
	const whole = drawable(text, fonts);
	let lines = linesOf(whole);
	if (lines.length > maxLines) lines = shortened(whole, maxLines, linesOf);
	const faces = new Map(fonts.families.flatMap((family) => Object.values(family)).map((face) => [face.key, face]));
	const lineHeight = sizePx * LEADING;
	return {
		widthPx: Math.max(0, ...lines.map(({ width }) => width * scale)),
		heightPx: lines.length * lineHeight,
		draw: (left, top, align, width = widthPx) => {
			const drawn = lines.map((line, at) => {
				const start = align === "start" ? left : left + (width - line.width * scale) / 2;
				return drawLine(line, faces, sizePx, start, top + at * lineHeight + sizePx * BASELINE);
			});
			return `<g fill="${color}">${drawn.join("")}</g>`;
		},
	};
}

/** The longest beginning of a text that fits into so many lines with an ellipsis, found by halving. */
function shortened(text: string, maxLines: number, linesOf: (shown: string) => Line[]): Line[] {
	const letters = [...text];
	let [fits, tooLong] = [0, letters.length];
	while (tooLong - fits > 1) {
		const middle = Math.floor((fits + tooLong) / 2);
		if (linesOf(`${letters.slice(0, middle).join("").trimEnd()}${ELLIPSIS}`).length <= maxLines) fits = middle;
		else tooLong = middle;
	}
	return linesOf(`${letters.slice(0, fits).join("").trimEnd()}${ELLIPSIS}`);
}
