import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { ShapedText } from "./setting/shape-text";
import type { Weight } from "./templates";

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

async function readFamily(regularFile: string, boldFile: string): Promise<PdfFamily> {
	const [regular, semiBold] = await Promise.all([readFace(regularFile), readFace(boldFile)]);
	return { regular, semiBold };
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
export const FAMILIES = {
	inter: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
		),
	),
	serif: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf"),
		),
	),
	japanese: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf"),
		),
	),
	korean: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf"),
		),
	),
	chinese: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf"),
		),
	),
	arabic: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf"),
		),
	),
	hebrew: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf"),
		),
	),
	devanagari: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf"),
		),
	),
	thai: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf"),
		),
	),
	italic: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf"),
			path.join(process.cwd(), "node_modules/@expo-google-fonts/inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf"),
		),
	),
	mono: once(() =>
		readFamily(
			path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-mono/GeistMono-Regular.ttf"),
			path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-mono/GeistMono-SemiBold.ttf"),
		),
	),
} as const;
export type FamilyName = keyof typeof FAMILIES;
