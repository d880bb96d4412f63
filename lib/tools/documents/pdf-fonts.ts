import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The font files of the PDF, as bytes. */
export interface PdfFonts {
	readonly regular: Buffer;
	readonly medium: Buffer;
	readonly semiBold: Buffer;
}

async function readFonts(): Promise<PdfFonts> {
	const [regular, medium, semiBold] = await Promise.all([
		readFile(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
		readFile(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf")),
		readFile(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
	]);
	return { regular, medium, semiBold };
}

let fonts: Promise<PdfFonts> | null = null;

/** The fonts of the PDF, read from disk once. A failed read is tried again by the next caller. */
export function loadPdfFonts(): Promise<PdfFonts> {
	fonts ??= readFonts().catch((error: unknown) => {
		fonts = null;
		throw error;
	});
	return fonts;
}

const COVERED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const PICTURES = /\p{Extended_Pictographic}/u;

/** Scripts of a text that the PDF's font cannot draw, by their Unicode names; empty when it draws all of it. */
export function scriptsWithoutGlyphs(text: string): string[] {
	if (COVERED.test(text)) return [];
	const scripts = ["Han", "Hiragana", "Katakana", "Hangul", "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Armenian", "Georgian"];
	const found = scripts.filter((script) => new RegExp(`\\p{Script=${script}}`, "u").test(text));
	return found.length > 0 ? found : ["other"];
}

/** The text without pictures (emoji), which the font does not have and a resume does not need. */
export function withoutPictures(text: string): string {
	return PICTURES.test(text)
		? text
				.replace(/[\p{Extended_Pictographic}\u{FE0F}\u{200D}]/gu, (character) => (/[©®™↔]/u.test(character) ? character : ""))
				.replace(/\s+/gu, " ")
				.trim()
		: text;
}
