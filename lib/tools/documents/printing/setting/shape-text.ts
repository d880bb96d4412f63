import type { PdfFace } from "@/lib/tools/documents/printing/pdf-fonts";
import { glyphTexts } from "./glyph-texts";

/** A glyph in its place: lengths in thousandths of the font size. `text` is what it stands for when copied. */
export interface ShapedGlyph {
	readonly id: number;
	readonly advance: number;
	readonly x: number;
	readonly y: number;
	readonly text: string;
}

/** Glyphs from left to right. */
export interface ShapedText {
	readonly glyphs: readonly ShapedGlyph[];
	readonly width: number;
}

function codePointsOf(text: string): number[] {
	return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

function shape(face: PdfFace, shown: string, text: string, isRightToLeft: boolean): ShapedText {
	// The font keeps each glyph with the characters of its first use, which are wrong for its next one.
	Object.assign(face.font, { _glyphs: {} });
	const run = face.font.layout(shown, undefined, undefined, undefined, isRightToLeft ? "rtl" : "ltr");
	const scale = 1000 / face.font.unitsPerEm;
	const made = run.glyphs.map((glyph) => glyph.codePoints);
	const widths = run.positions.map((position) => position.xAdvance);
	if (isRightToLeft) for (const list of [made, widths]) list.reverse();
	const texts = glyphTexts(made, widths, codePointsOf(shown), [...text]);
	if (isRightToLeft) texts.reverse();
	const glyphs = run.glyphs.map((glyph, at): ShapedGlyph => {
		const position = run.positions[at];
		return {
			id: glyph.id,
			advance: (position?.xAdvance ?? glyph.advanceWidth) * scale,
			x: (position?.xOffset ?? 0) * scale,
			y: (position?.yOffset ?? 0) * scale,
			text: texts[at] ?? "",
		};
	});
	return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
}

/** Sets a text of one font and one direction; `shown` has the mirrored brackets of a right-to-left text. */
export function shapeText(face: PdfFace, text: string, isRightToLeft = false, shown = text): ShapedText {
	const key = isRightToLeft ? `<${shown}` : text;
	const kept = face.shaped.get(key) ?? shape(face, shown, text, isRightToLeft);
	face.shaped.set(key, kept);
	return kept;
}
