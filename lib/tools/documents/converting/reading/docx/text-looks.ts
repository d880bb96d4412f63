import type { TextLook } from "@/lib/tools/documents/converting/model/blocks";
import type { Look } from "@/lib/tools/documents/converting/reading/html/tidy-runs";
import { laterLook, type ParagraphLook, type Rule, type Styles } from "@/lib/tools/reading/docx/styles";
import type { FontFit } from "./font-fits";

/** What Word takes where a file names no size. */
const WORDS_SIZE_PT = 10;
const [SMALLEST, LARGEST] = [4, 96];
const MOST_SPACE = 700;
const MOST_TABS = 12;
const AFTER_TABLE = 8;
/** Paler ink (relative luminance, WCAG) is meant for a dark ground, which is not drawn. */
const PALEST = 0.72;

interface Standing {
	readonly styleId: string | null;
	readonly own: ParagraphLook;
}

/** How the texts of a Word file stand: as their styles say, and they themselves. */
export class TextLooks {
	constructor(
		private readonly styles: Styles,
		private readonly font: FontFit,
	) {}

	/** All that is said of a paragraph. */
	standing({ styleId, own }: Standing): ParagraphLook {
		return laterLook(laterLook(this.styles.paragraphDefaults, this.styles.resolve(styleId).paragraph), own);
	}

	private runOf(styleId: string | null) {
		return { ...this.styles.defaults, ...this.styles.resolve(styleId).run };
	}

	private size(sizePt: number | undefined): number {
		return rounded(Math.min(Math.max(sizePt ?? WORDS_SIZE_PT, SMALLEST), LARGEST) * this.font.size);
	}

	private leading({ lines }: ParagraphLook): number {
		const factor = lines && "factor" in lines ? Math.min(Math.max(lines.factor, 0.7), 4) : 1;
		return (this.font.leading * factor) / this.font.size;
	}

	/** The height of its line where it holds none. */
	lineOf(paragraph: Standing): number {
		return this.size(this.runOf(paragraph.styleId).sizePt) * this.leading(this.standing(paragraph));
	}

	/** @param spaceBeforePt to what stands before it. */
	of(paragraph: Standing, spaceBeforePt: number, isHeading: boolean): TextLook {
		const standing = this.standing(paragraph);
		const run = this.runOf(paragraph.styleId);
		const { lines, align, indentPt = 0, rightIndentPt = 0, tabs = [] } = standing;
		const ink = seenInk(run.ink);
		return {
			sizePt: this.size(run.sizePt),
			leading: this.leading(standing),
			...(lines && "pt" in lines ? { linePt: lines } : {}),
			...(isHeading && run.bold ? { isHeavy: true } : {}),
			...(isHeading && run.italic ? { isItalic: true } : {}),
			...(ink ? { ink } : {}),
			...(align === "right" || align === "center" ? { align } : {}),
			spaceBeforePt: Math.min(spaceBeforePt, MOST_SPACE),
			...(indentPt > 0 ? { leftPt: indentPt } : {}),
			...(rightIndentPt > 0 ? { rightPt: rightIndentPt } : {}),
			...(standing.ruleAbove ? { ruleAbove: drawnRule(standing.ruleAbove) } : {}),
			...(standing.ruleBelow ? { ruleBelow: drawnRule(standing.ruleBelow) } : {}),
			...(tabs.length > 0 ? { tabs: [...tabs].sort((one, other) => one.atPt - other.atPt).slice(0, MOST_TABS) } : {}),
		};
	}

	/** A run's look without what its paragraph says already. */
	ofRun({ sizePt, ink, ...look }: Look, { styleId }: Standing): Look {
		const base = this.runOf(styleId);
		const [size, seen] = [this.size(sizePt ?? base.sizePt), seenInk(ink)];
		return {
			...look,
			...(size === this.size(base.sizePt) ? {} : { sizePt: size }),
			...(seen && seen !== seenInk(base.ink) ? { ink: seen } : {}),
		};
	}
}

/** The space between paragraphs that follow each other: what the first leaves below and the second above, with the empty ones between them. */
export class Gaps {
	private belowPt = 0;
	private last: { readonly styleId: string | null; readonly isCloseToOwn: boolean } | null = null;

	/** The space above a paragraph that begins. */
	begin(styleId: string | null, { spaceBeforePt = 0, spaceAfterPt = 0, isCloseToOwn = false }: ParagraphLook): number {
		const isOwn = this.last?.styleId === styleId;
		const below = isOwn && this.last?.isCloseToOwn ? 0 : this.belowPt;
		const above = isOwn && isCloseToOwn ? 0 : spaceBeforePt;
		this.belowPt = spaceAfterPt;
		this.last = { styleId, isCloseToOwn };
		return below + above;
	}

	empty({ spaceBeforePt = 0, spaceAfterPt = 0 }: ParagraphLook, linePt: number): void {
		this.belowPt += spaceBeforePt + linePt + spaceAfterPt;
		this.last = null;
	}

	afterTable(): void {
		this.belowPt = AFTER_TABLE;
		this.last = null;
	}
}

function rounded(sizePt: number): number {
	return Math.round(sizePt * 100) / 100;
}

function drawnRule({ ink, widthPt, spacePt }: Rule): Rule {
	return { ink: seenInk(ink) ?? null, widthPt: Math.min(Math.max(widthPt, 0.25), 6), spacePt: Math.min(spacePt, 31) };
}

function luminance(ink: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (Number.parseInt(ink.slice(at, at + 2), 16) / 255) ** 2.2);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seenInk(ink: string | null | undefined): string | undefined {
	return ink && luminance(ink) < PALEST ? ink : undefined;
}
