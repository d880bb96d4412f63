import { firstRightToLeft } from "@/lib/platform/language/direction";
import { type ExtraFamily, familyAt, type PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { Role, RoleStyle } from "@/lib/tools/documents/printing/templates";
import { graphemesOf } from "./break-places";
import { inVisualOrder, levelsOf, mirroredText } from "./directions";
import { type ShapedText, shapeText } from "./shape-text";
import { type Span, sourcesOf, type TokenSource } from "./token-sources";

/** Text of one font, one style and one direction; `width` in points at the template's sizes. */
export interface Piece<Style extends string = Role> {
	readonly span: Span<Style>;
	readonly fontKey: string;
	readonly shaped: ShapedText;
	readonly level: number;
	readonly width: number;
}

/** What is never parted, with the space after it. */
interface Token<Style extends string> {
	readonly pieces: readonly Piece<Style>[];
	readonly width: number;
	readonly space: Piece<Style> | null;
	readonly source: TokenSource<Style>;
}

/** A paragraph whose letters are set, to be broken into lines of any width. */
export interface Paragraph<Style extends string = Role> {
	readonly tokens: readonly Token<Style>[];
	readonly setting: Setting<Style>;
	/** Factor on the distance of lines: scripts with marks above and below need more. */
	readonly tallness: number;
}

/** How the pieces of one style look; `family` draws what letters it has, the others of the document the rest. */
export interface SetStyle extends RoleStyle {
	readonly family?: ExtraFamily;
	/** In place of its ink. */
	readonly color?: string;
}

/** The styles of a kind of document. */
export interface StyleSheet<Style extends string = Role> {
	readonly styles: Readonly<Record<Style, SetStyle>>;
}

interface Setting<Style extends string> {
	readonly fonts: PdfFonts;
	readonly template: StyleSheet<Style>;
	readonly levels: Uint8Array | null;
	/** The family that draws the letters from the right; 0 where there are none. */
	readonly familyFromRight: number;
}

/** Pieces from left to right, without the space at the end; `width` in points at the template's sizes. */
export interface Line<Style extends string = Role> {
	readonly pieces: readonly Piece<Style>[];
	readonly width: number;
}

const TALL: readonly (readonly [RegExp, number])[] = [
	[/\p{Script=Thai}/u, 1.14],
	[/\p{Script=Arabic}/u, 1.12],
	[/\p{Script=Devanagari}/u, 1.1],
	[/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.06],
];
const PLAIN = /^[\u0020-\u024f\u2010-\u2027\u20ac]*$/u;

function tallnessOf(text: string): number {
	return PLAIN.test(text) ? 1 : (TALL.find(([script]) => script.test(text))?.[1] ?? 1);
}

function pieceOf<Style extends string>(text: string, span: Span<Style>, family: number, level: number, { fonts, template }: Setting<Style>): Piece<Style> {
	const { sizePt, weight } = template.styles[span.role];
	const face = (fonts.families[family] ?? fonts.families[0])?.[weight];
	if (!face) throw new Error("A paragraph is set in at least one family of fonts.");
	const isRightToLeft = level % 2 === 1;
	const shaped = isRightToLeft ? shapeText(face, text, true, mirroredText(text)) : shapeText(face, text);
	return { span, fontKey: face.key, shaped, level, width: (shaped.width * sizePt) / 1000 };
}

/**
 * Marks and signs stay in the font of the letter before them, if it has them: a run is torn only where it must be. Where a line runs from
 * the right they take the font of its letters, so that what readers join by font is of one direction.
 */
function familyFor<Style extends string>(letter: string, current: number, level: number, { fonts, familyFromRight }: Setting<Style>, own: number): number {
	const codePoint = letter.codePointAt(0) ?? 0;
	if (own >= 0 && fonts.families[own]?.regular.font.hasGlyphForCodePoint(codePoint)) return own;
	const preferred = level % 2 === 1 && familyFromRight > 0 ? familyFromRight : current;
	if (preferred > 0 && !/[\p{L}\p{N}]/u.test(letter) && fonts.families[preferred]?.regular.font.hasGlyphForCodePoint(codePoint)) return preferred;
	return Math.max(0, familyAt(fonts, codePoint));
}

function familyOf<Style extends string>(piece: Piece<Style> | undefined, { fonts }: Setting<Style>): number {
	return piece ? fonts.families.findIndex((family) => Object.values(family).some((face) => face.key === piece.fontKey)) : -1;
}

function piecesOf<Style extends string>(text: string, span: Span<Style>, from: number, setting: Setting<Style>, familyBefore = -1): Piece<Style>[] {
	const { levels } = setting;
	const { family: named } = setting.template.styles[span.role];
	const own = named === undefined ? -1 : (setting.fonts.extras[named] ?? -1);
	const pieces: Piece<Style>[] = [];
	let [start, at, family, level] = [0, 0, familyBefore, -1];
	const close = () => {
		if (at > start) pieces.push(pieceOf(text.slice(start, at), span, family, level, setting));
		start = at;
	};
	for (const letter of text) {
		const nextLevel = levels?.[from + at] ?? 0;
		const nextFamily = familyFor(letter, family, nextLevel, setting, own);
		if (nextFamily !== family || nextLevel !== level) close();
		[family, level] = [nextFamily, nextLevel];
		at += letter.length;
	}
	close();
	return pieces;
}

function tokenOf<Style extends string>(source: TokenSource<Style>, setting: Setting<Style>): Token<Style> {
	const pieces = source.parts.flatMap(({ text, span, from }) => piecesOf(text, span, from, setting));
	const last = source.parts.at(-1);
	const space = source.spaceAt >= 0 && last ? piecesOf(" ", last.span, source.spaceAt, setting, familyOf(pieces.at(-1), setting))[0] : null;
	return { pieces, width: widthOf(pieces), space: space ?? null, source };
}

function widthOf(pieces: readonly { readonly width: number }[]): number {
	return pieces.reduce((sum, piece) => sum + piece.width, 0);
}

/** Sets the letters of a paragraph. Its lines run from the right where the document does and the paragraph has such letters. */
export function setParagraph<Style extends string>(
	spans: readonly Span<Style>[],
	setting: { fonts: PdfFonts; template: StyleSheet<Style>; isRightToLeft: boolean },
): Paragraph<Style> {
	const texts = spans.map((span) => span.text);
	const text = texts.join("");
	const fromRight = firstRightToLeft(text);
	const whole: Setting<Style> = {
		fonts: setting.fonts,
		template: setting.template,
		levels: levelsOf(texts, setting.isRightToLeft),
		familyFromRight: fromRight ? Math.max(0, familyAt(setting.fonts, fromRight)) : 0,
	};
	return { tokens: sourcesOf(spans).map((source) => tokenOf(source, whole)), setting: whole, tallness: tallnessOf(text) };
}

/** A token that is wider than any line falls apart into its words, and a word into its letters. */
function unitsOf<Style extends string>(token: Token<Style>, width: number, setting: Setting<Style>): Token<Style>[] {
	if (token.width <= width) return [token];
	const units = token.source.parts.flatMap(({ text, span, from }) => {
		let offset = from;
		const bySpace = text.split(/(?<= )/u);
		return (bySpace.length > 1 ? bySpace : graphemesOf(text)).map((unit) => {
			const bare = unit.endsWith(" ") ? unit.slice(0, -1) : unit;
			const part = { text: bare, span, from: offset };
			const spaceAt = bare === unit ? -1 : offset + bare.length;
			offset += unit.length;
			return tokenOf({ parts: [part], spaceAt }, setting);
		});
	});
	const last = units.at(-1);
	const all = last ? [...units.slice(0, -1), { ...last, space: last.space ?? token.space }] : [];
	return all.length > 1 ? all.flatMap((unit) => unitsOf(unit, width, setting)) : all;
}

function lineOf<Style extends string>(tokens: readonly Token<Style>[]): Line<Style> {
	const pieces = tokens.flatMap((token, at) => (token.space && at < tokens.length - 1 ? [...token.pieces, token.space] : token.pieces));
	return { pieces: inVisualOrder(pieces), width: widthOf(pieces) };
}

/** The paragraph in lines of at most a width, in points at the template's sizes: filled one after the other. */
export function breakLines<Style extends string>({ tokens, setting }: Paragraph<Style>, width: number): Line<Style>[] {
	const lines: Line<Style>[] = [];
	let line: Token<Style>[] = [];
	let filled = 0;
	for (const token of tokens.some((one) => one.width > width) ? tokens.flatMap((one) => unitsOf(one, width, setting)) : tokens) {
		if (line.length > 0 && filled + token.width > width + 0.01) {
			lines.push(lineOf(line));
			line = [];
			filled = 0;
		}
		line.push(token);
		filled += token.width + (token.space?.width ?? 0);
	}
	if (line.length > 0) lines.push(lineOf(line));
	return lines;
}

/** The width of a paragraph on one line, in points at the template's sizes. */
export function naturalWidth<Style extends string>({ tokens }: Paragraph<Style>): number {
	return lineOf(tokens).width;
}
