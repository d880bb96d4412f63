import "server-only";
import { FAMILIES, type FamilyName, type PdfFamily } from "./font-families";
import type { Template } from "./templates";

export type { PdfFace, PdfFamily } from "./font-families";

/** The families that together draw a text, in the order in which they are asked for a letter. */
export interface PdfFonts {
	readonly families: readonly PdfFamily[];
	/** Where the families stand that only draw what asks for them. */
	readonly extras: Readonly<Partial<Record<ExtraFamily, number>>>;
	/** Which family draws which code point; -1 for none. Filled as letters are met. */
	readonly familyOf: Map<number, number>;
}

/** Families that no letter asks for: a style does. */
export type ExtraFamily = "italic" | "mono";

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
	{ language = "", face = "sans", extras = [] }: { language?: string; face?: Template["face"]; extras?: readonly ExtraFamily[] } = {},
): Promise<{ fonts: PdfFonts; undrawn: string[] }> {
	const wanted = wantedFamilies(text, language, face);
	let names = wanted.filter((name, at) => !ONLY_IF_LACKING.has(name) || !wanted.slice(0, at).some((other) => other === "japanese" || other === "korean"));
	let fonts = await loadFonts(names, extras);
	let undrawn = undrawnLetters(text, fonts);
	if (undrawn.length > 0 && names.length < wanted.length) {
		names = [...names, ...wanted.filter((name) => !names.includes(name))];
		fonts = await loadFonts(names, extras);
		undrawn = undrawnLetters(text, fonts);
	}
	return { fonts, undrawn };
}

const known = new Map<string, PdfFonts>();

async function loadFonts(letters: readonly FamilyName[], styles: readonly ExtraFamily[]): Promise<PdfFonts> {
	const names = [...letters, ...styles];
	const key = names.join();
	const before = known.get(key);
	if (before) return before;
	const extras = Object.fromEntries(styles.map((style, at) => [style, letters.length + at]));
	const fonts: PdfFonts = { families: await Promise.all(names.map((name) => FAMILIES[name]())), extras, familyOf: new Map() };
	known.set(key, fonts);
	return fonts;
}
