import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { ShapedText } from "./setting/shape-text";
import type { Template, Weight } from "./templates";

/** One parsed font file, with how texts were set in it: the resumes of one person share most words, and setting one costs more than printing it. */
export interface PdfFace {
	readonly key: string;
	readonly font: Font;
	/** A glyph that draws nothing: the space. */
	readonly blankId: number;
	/** The width of a glyph in thousandths of the size. */
	readonly widthOf: (glyphId: number) => number;
	readonly shaped: LRUCache<string, ShapedText>;
}

export type PdfFamily = Readonly<Record<Weight, PdfFace>>;

/** The families that together draw a text, in the order in which they are asked for a letter. */
export interface PdfFonts {
	readonly families: readonly PdfFamily[];
	/** Which family draws which code point; -1 for none. Filled as letters are met. */
	readonly familyOf: Map<number, number>;
}

const MAX_KEPT_TEXTS = 4_000;
/** The last glyph of a file may be empty, and is then looked for behind its end. */
const END = new Uint8Array(16);

async function readFace(file: string): Promise<PdfFace> {
	const font = create(Buffer.concat([await readFile(file), END]));
	if (font.type !== "TTF") throw new TypeError(`Not a single TrueType font: ${path.basename(file)}`);
	const widths = new Map<number, number>();
	const widthOf = (glyphId: number) => {
		const width = widths.get(glyphId) ?? (font.getGlyph(glyphId).advanceWidth * 1000) / font.unitsPerEm;
		widths.set(glyphId, width);
		return width;
	};
	return { key: path.basename(file, ".ttf"), font, blankId: font.glyphForCodePoint(0x20).id, widthOf, shaped: new LRUCache({ max: MAX_KEPT_TEXTS }) };
}

async function readFamily(regularFile: string, mediumFile: string, semiBoldFile: string): Promise<PdfFamily> {
	const [regular, medium, semiBold] = await Promise.all([regularFile, mediumFile, semiBoldFile].map(readFace));
	if (!regular || !medium || !semiBold) throw new TypeError("A family of fonts has three weights.");
	return { regular, medium, semiBold };
}

async function readTwoWeights(regularFile: string, boldFile: string): Promise<PdfFamily> {
	const [regular, semiBold] = await Promise.all([readFace(regularFile), readFace(boldFile)]);
	return { regular, medium: regular, semiBold };
}

/** Reads on first use and keeps the answer; a failed read is tried again by the next caller. */
function once(read: () => Promise<PdfFamily>): () => Promise<PdfFamily> {
	let family: Promise<PdfFamily> | null = null;
	return () => {
		family ??= read().catch((error: unknown) => {
			family = null;
			throw error;
		});
		return family;
	};
}

/** Each path is written out, since what a hosted function carries is found by reading them. */
const FAMILIES = {
	inter: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
		),
	),
	serif: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/source-serif-4/500Medium/SourceSerif4_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
		),
	),
	japanese: once(() =>
		readTwoWeights(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf"),
		),
	),
	korean: once(() =>
		readTwoWeights(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf"),
		),
	),
	chinese: once(() =>
		readTwoWeights(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf"),
		),
	),
	arabic: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/ibm-plex-sans-arabic/500Medium/IBMPlexSansArabic_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf"),
		),
	),
	hebrew: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf"),
		),
	),
	devanagari: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/hind/500Medium/Hind_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf"),
		),
	),
	thai: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-thai/500Medium/NotoSansThai_500Medium.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf"),
		),
	),
} as const;
type FamilyName = keyof typeof FAMILIES;

const HAN = /[\p{Script=Han}\p{Script=Bopomofo}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Which families may be needed for a text, best first. Chinese characters are drawn as the language of the resume has them. */
function wantedFamilies(text: string, language: string, face: Template["face"]): FamilyName[] {
	const wanted: FamilyName[] = face === "serif" ? ["serif", "inter"] : ["inter"];
	if (/[\p{Script=Arabic}]/u.test(text)) wanted.push("arabic");
	if (/\p{Script=Hebrew}/u.test(text)) wanted.push("hebrew");
	if (/\p{Script=Devanagari}/u.test(text)) wanted.push("devanagari");
	if (/\p{Script=Thai}/u.test(text)) wanted.push("thai");
	const hasHangul = HANGUL.test(text);
	if (!hasHangul && !HAN.test(text) && !KANA.test(text)) return wanted;
	const main = language.toLowerCase().split(/[-_]/u)[0];
	if (main === "zh") wanted.push("chinese", ...(KANA.test(text) ? (["japanese"] as const) : []));
	else if (main === "ja" || KANA.test(text)) wanted.push("japanese", "chinese");
	else if (!hasHangul) wanted.push("chinese");
	if (hasHangul) wanted.push("korean");
	if (hasHangul && HAN.test(text) && !wanted.includes("chinese")) wanted.push("chinese");
	return wanted;
}

/** The family that draws a code point, or -1. */
export function familyAt(fonts: PdfFonts, codePoint: number): number {
	const known = fonts.familyOf.get(codePoint);
	if (known !== undefined) return known;
	const at = fonts.families.findIndex(({ regular }) => regular.font.hasGlyphForCodePoint(codePoint));
	fonts.familyOf.set(codePoint, at);
	return at;
}

/** Letters, marks and digits of a text that no family draws, each once. */
function undrawnLetters(text: string, fonts: PdfFonts): string[] {
	const letters = new Set(text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]/gu) ?? []);
	return [...letters].filter((letter) => familyAt(fonts, letter.codePointAt(0) ?? 0) < 0);
}

/** Families that are only read when the ones before them lack a letter, since they are large. */
const ONLY_IF_LACKING: ReadonlySet<FamilyName> = new Set(["chinese"]);

/**
 * The fonts that draw a text: Inter (or Source Serif) for Latin, Greek, Cyrillic and Vietnamese, and those of the other scripts that it has.
 * `undrawn` names the letters that none has; then there should be no PDF, for empty boxes in place of letters are worse than none.
 */
export async function chooseFonts(
	text: string,
	{ language = "", face = "sans" }: { language?: string; face?: Template["face"] } = {},
): Promise<{ fonts: PdfFonts; undrawn: string[] }> {
	const wanted = wantedFamilies(text, language, face);
	let names = wanted.filter((name, at) => !ONLY_IF_LACKING.has(name) || !wanted.slice(0, at).some((other) => other === "japanese" || other === "korean"));
	let fonts = await loadFonts(names);
	let undrawn = undrawnLetters(text, fonts);
	if (undrawn.length > 0 && names.length < wanted.length) {
		names = [...names, ...wanted.filter((name) => !names.includes(name))];
		fonts = await loadFonts(names);
		undrawn = undrawnLetters(text, fonts);
	}
	return { fonts, undrawn };
}

const known = new Map<string, PdfFonts>();

async function loadFonts(names: readonly FamilyName[]): Promise<PdfFonts> {
	const key = names.join();
	const before = known.get(key);
	if (before) return before;
	const fonts: PdfFonts = { families: await Promise.all(names.map((name) => FAMILIES[name]())), familyOf: new Map() };
	known.set(key, fonts);
	return fonts;
}
