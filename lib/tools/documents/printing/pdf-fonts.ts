import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";
import { LRUCache } from "lru-cache";

export type PdfFontName = "regular" | "medium" | "semiBold";

/** The fonts of the PDF, parsed. Parsed once, because that costs more than writing a page. */
export type PdfFonts = Readonly<Record<PdfFontName, Font>>;

const MAX_KEPT_WORDS = 4_000;

/** A run of its own: whoever gets one scales its positions in place. */
function copyOf(run: GlyphRun): GlyphRun {
	const positions = run.positions.map((position) => ({ ...position }));
	return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}

/** Keeps how words are set: the resumes of one person share most of theirs, and setting a word costs more than printing it. */
function keepingWords(font: Font): Font {
	const set = font.layout.bind(font);
	const words = new LRUCache<string, GlyphRun>({ max: MAX_KEPT_WORDS });
	font.layout = (text, features, ...rest) => {
		if (features !== undefined || rest.length > 0) return set(text, features, ...rest);
		const run = words.get(text) ?? set(text);
		words.set(text, run);
		return copyOf(run);
	};
	return font;
}

async function readFont(file: string): Promise<Font> {
	const font = create(await readFile(file));
	if (font.type === "TTF") return keepingWords(font);
	throw new TypeError(`Not a single TrueType font: ${path.basename(file)}`);
}

async function readInter(): Promise<PdfFonts> {
	const [regular, medium, semiBold] = await Promise.all([
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf")),
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
	]);
	return { regular, medium, semiBold };
}

async function readJapanese(): Promise<PdfFonts> {
	const [regular, semiBold] = await Promise.all([
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf")),
		readFont(path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf")),
	]);
	return { regular, medium: regular, semiBold };
}

/** Reads on first use and keeps the answer; a failed read is tried again by the next caller. */
function once(read: () => Promise<PdfFonts>): () => Promise<PdfFonts> {
	let fonts: Promise<PdfFonts> | null = null;
	return () => {
		fonts ??= read().catch((error: unknown) => {
			fonts = null;
			throw error;
		});
		return fonts;
	};
}

const loadInter = once(readInter);
const loadJapanese = once(readJapanese);

/** Letters and digits of a text that the fonts cannot draw, each once. */
function undrawnLetters(text: string, { regular }: PdfFonts): string[] {
	const letters = new Set(text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]/gu) ?? []);
	return [...letters].filter((letter) => !regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/**
 * The fonts that draw a text: Inter for Latin, Greek, Cyrillic and Vietnamese, else BIZ UDPGothic for Japanese. `undrawn` names the
 * letters that neither has; then there should be no PDF, for empty boxes in place of letters are worse than none.
 */
export async function chooseFonts(text: string): Promise<{ fonts: PdfFonts; undrawn: string[] }> {
	const inter = await loadInter();
	const undrawn = undrawnLetters(text, inter);
	if (!undrawn.some((letter) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter))) return { fonts: inter, undrawn };
	const japanese = await loadJapanese();
	return { fonts: japanese, undrawn: undrawnLetters(text, japanese) };
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
