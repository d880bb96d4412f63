import { BorderStyle, type IRunOptions, TextRun } from "docx";
import { hasRightToLeft, isRightToLeftLanguage } from "@/lib/platform/language/direction";
import type { Fit } from "@/lib/tools/documents/printing/layout/fit-pages";
import type { ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { type AccentName, type Ink, inkOf, type Role, type Template } from "@/lib/tools/documents/printing/templates";

/** Sizes in half points, spacing and lengths in twentieths of a point, as WordprocessingML has them. */
const TWIPS_PER_PT = 20;
/** A line of Word is this much higher than its size, and spacing counts in 240ths of it. */
const WORD_LEADING = 1.22;
const LINE_UNITS = 240;
const EIGHTHS_PER_PT = 8;

/** East Asian fonts of Word by language; without one, Word may draw such letters in a font of another country. */
const EAST_ASIAN_FONTS: Readonly<Record<string, string>> = { ja: "Yu Gothic", zh: "Microsoft YaHei", "zh-hant": "Microsoft JhengHei", ko: "Malgun Gothic" };
/** Fonts of Word for scripts that it calls complex, by language. */
const COMPLEX_FONTS: Readonly<Record<string, string>> = {
	ar: "Arial",
	fa: "Arial",
	ur: "Arial",
	he: "Arial",
	hi: "Nirmala UI",
	mr: "Nirmala UI",
	ne: "Nirmala UI",
	th: "Leelawadee UI",
};

/** How one resume is set in Word: the template's measures in Word's units. */
export interface DocxPress {
	readonly template: Template;
	readonly language: string;
	readonly isRightToLeft: boolean;
	readonly textWidthTwips: number;
	readonly bodyTwips: number;
	readonly line: number;
	readonly page: { size: { width: number; height: number }; margin: { top: number; bottom: number; left: number; right: number } };
	halfPoints(role: Role): number;
	twips(space: keyof Template["spacePt"]): number;
	inkHex(ink: Ink | "hairline"): string;
	ruleBorder(): { style: typeof BorderStyle.SINGLE; size: number; color: string; space: number };
}

/** The measures of a template for one resume on one paper. */
export function docxPress(given: { outline: ResumeOutline; paper: Paper; template: Template; accent: AccentName; fit: Fit }): DocxPress {
	const { outline, paper, template, accent, fit } = given;
	const inTwips = (points: number) => Math.round(points * TWIPS_PER_PT);
	const { side, top, bottom } = template.marginPt;
	const halfPoints = (role: Role) => Math.round(template.styles[role].sizePt * template.word.size * fit.size * 2);
	const inkHex = (ink: Ink | "hairline") => inkOf(ink, accent).slice(1).toUpperCase();
	const leading = 1 + (template.leading / WORD_LEADING - 1) * fit.space * 0.55;
	return {
		template,
		language: outline.language,
		isRightToLeft: isRightToLeftLanguage(outline.language),
		textWidthTwips: inTwips(paper.widthPt) - 2 * inTwips(side),
		bodyTwips: halfPoints("body") * 10,
		line: Math.round(LINE_UNITS * leading),
		page: {
			size: { width: inTwips(paper.widthPt), height: inTwips(paper.heightPt) },
			margin: { top: inTwips(top), bottom: inTwips(bottom), left: inTwips(side), right: inTwips(side) },
		},
		halfPoints,
		twips: (space) => Math.round(inTwips(template.spacePt[space]) * fit.space),
		inkHex,
		ruleBorder: () => ({
			style: BorderStyle.SINGLE,
			size: Math.max(2, Math.round(template.rule.widthPt * EIGHTHS_PER_PT)),
			color: inkHex(template.rule.ink),
			space: 2,
		}),
	};
}

function mainOf(language: string): string {
	const parts = language.toLowerCase().split(/[-_]/u);
	const isTraditional = parts[0] === "zh" && parts.some((part) => ["hant", "tw", "hk", "mo"].includes(part));
	return isTraditional ? "zh-hant" : (parts[0] ?? "");
}

/** The typeface for each kind of letters that Word tells apart. */
export function fontOf({ template, language }: DocxPress): { ascii: string; hAnsi: string; cs: string; eastAsia: string } {
	const { font } = template.word;
	const main = mainOf(language);
	return { ascii: font, hAnsi: font, cs: COMPLEX_FONTS[main] ?? font, eastAsia: EAST_ASIAN_FONTS[main] ?? font };
}

/** The language of the text, named for the kind of letters that it has. */
export function languageOf({ language }: DocxPress): { value?: string; eastAsia?: string; bidirectional?: string } {
	const main = mainOf(language);
	if (EAST_ASIAN_FONTS[main]) return { eastAsia: language };
	return isRightToLeftLanguage(language) || COMPLEX_FONTS[main] ? { value: language, bidirectional: language } : { value: language };
}

const LEFT_LETTERS = /[\p{L}\p{N}]/u;

/** A text cut where its direction turns; marks and spaces stay with the letters before them. */
function directedParts(text: string): { text: string; isRightToLeft: boolean }[] {
	if (!hasRightToLeft(text)) return [{ text, isRightToLeft: false }];
	const parts: { text: string; isRightToLeft: boolean }[] = [];
	for (const word of text.split(/(?<=\s)/u)) {
		const last = parts.at(-1);
		const isRightToLeft = hasRightToLeft(word) || (!LEFT_LETTERS.test(word) && (last?.isRightToLeft ?? true));
		if (last && last.isRightToLeft === isRightToLeft) last.text += word;
		else parts.push({ text: word, isRightToLeft });
	}
	return parts;
}

/** Runs of a text in the look of its role; letters from the right are marked as such, so that Word sets them in the font for them. */
export function runsOf(press: DocxPress, text: string, role: Role, more: Pick<IRunOptions, "bold"> = {}): TextRun[] {
	if (text === "") return [];
	const { weight, ink } = press.template.styles[role];
	const isOfHeading = role === "name" || role === "section" || role === "title";
	const look: IRunOptions = {
		...(isOfHeading ? {} : { size: press.halfPoints(role), color: press.inkHex(ink) }),
		...(isOfHeading && weight === "semiBold" ? {} : weight === "semiBold" ? { bold: true } : {}),
		...more,
	};
	// A separator alone runs as its line does.
	const isOfLine = press.isRightToLeft && !LEFT_LETTERS.test(text);
	return (isOfLine ? [{ text, isRightToLeft: true }] : directedParts(text)).map(
		(part) => new TextRun({ ...look, text: part.text, ...(part.isRightToLeft ? { rightToLeft: true } : {}) }),
	);
}
