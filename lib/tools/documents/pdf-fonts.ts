import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";

export type PdfFontName = "regular" | "medium" | "semiBold";

/** The fonts of the PDF, parsed. Parsed once, because that costs more than writing a page. */
export type PdfFonts = Readonly<Record<PdfFontName, Font>>;

async function readFont(file: string): Promise<Font> {
	const font = create(await readFile(file));
	if (font.type === "TTF") return font;
	throw new TypeError(`Not a single TrueType font: ${path.basename(file)}`);
}

async function readFonts(): Promise<PdfFonts> {
	const [regular, medium, semiBold] = await Promise.all([
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf")),
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
	]);
	return { regular, medium, semiBold };
}

let fonts: Promise<PdfFonts> | null = null;

/** The fonts of the PDF, read once and on first use. A failed read is tried again by the next caller. */
export function loadPdfFonts(): Promise<PdfFonts> {
	fonts ??= readFonts().catch((error: unknown) => {
		fonts = null;
		throw error;
	});
	return fonts;
}

/** Letters and digits of a text that the fonts cannot draw, each once. A PDF with empty boxes in place of letters is worse than none. */
export function undrawnLetters(text: string, { regular }: PdfFonts): string[] {
	const letters = new Set(text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]/gu) ?? []);
	return [...letters].filter((letter) => !regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** The text without marks that the font lacks, such as emoji; letters are never dropped. */
export function withoutUndrawnMarks(text: string, { regular }: PdfFonts): string {
	const kept = [...text.normalize("NFC")].filter((mark) => /[\p{L}\p{M}\p{N}\s]/u.test(mark) || regular.hasGlyphForCodePoint(mark.codePointAt(0) ?? 0));
	return kept.join("").replace(/\s+/gu, " ").trim();
}

/**
 * Forgets the glyphs of the last document. A parsed font keeps each glyph with the characters of its first use, or with none when that
 * was as a part of another glyph: without this, text copied from a later document would lose characters.
 */
export function forgetGlyphs(fonts: PdfFonts): void {
	for (const font of Object.values(fonts)) Object.assign(font, { _glyphs: {} });
}
