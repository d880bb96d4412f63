import type { Margins } from "@/lib/tools/documents/converting/model/blocks";
import type { SetStyle, StyleSheet } from "@/lib/tools/documents/printing/setting/paragraph";

/** Where a text stands; its size follows from it. */
export type Place = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "body" | "cell" | "smallCell" | "code" | "mark" | "footer";

/** Sizes in points, and the distance of baselines for a size of 1. */
export const PLACES: Readonly<Record<Place, { readonly sizePt: number; readonly leading: number; readonly isHeavy?: true }>> = {
	h1: { sizePt: 21, leading: 1.25, isHeavy: true },
	h2: { sizePt: 15.5, leading: 1.3, isHeavy: true },
	h3: { sizePt: 12.8, leading: 1.35, isHeavy: true },
	h4: { sizePt: 11.4, leading: 1.4, isHeavy: true },
	h5: { sizePt: 10.4, leading: 1.45, isHeavy: true },
	h6: { sizePt: 10, leading: 1.45, isHeavy: true },
	body: { sizePt: 10, leading: 1.5 },
	cell: { sizePt: 9, leading: 1.4 },
	smallCell: { sizePt: 6.8, leading: 1.35 },
	code: { sizePt: 8.6, leading: 1.45 },
	mark: { sizePt: 10, leading: 1.5 },
	footer: { sizePt: 8, leading: 1.2 },
};

/** Look of a piece of text, as a part of its style's name. */
export interface PieceLook {
	readonly isHeavy: boolean;
	readonly family: "text" | "italic" | "mono";
	readonly ink: "ink" | "accent" | "muted";
	/** Raised above the line or lowered below it, in smaller letters. */
	readonly script?: "super" | "sub" | undefined;
}

/** Size of raised and lowered letters, and their places, for letters of size 1 beside them. */
const SCRIPT_SIZE = 0.66;
const RISES = { super: 0.36, sub: -0.14 } as const;

/** How far letters of this size stand above the line. */
export function riseOf(script: PieceLook["script"], sizePt: number): number {
	return script ? (RISES[script] * sizePt) / SCRIPT_SIZE : 0;
}

export type StyleName = string;

export function styleName(place: Place, { isHeavy, family, ink, script }: PieceLook): StyleName {
	return `${place} ${isHeavy ? "heavy" : "plain"} ${family} ${ink}${script ? ` ${script}` : ""}`;
}

function everyStyle(): Record<StyleName, SetStyle> {
	const styles: Record<StyleName, SetStyle> = {};
	for (const place of Object.keys(PLACES) as Place[]) {
		for (const isHeavy of [true, false]) {
			for (const family of ["text", "italic", "mono"] as const) {
				for (const ink of ["ink", "accent", "muted"] as const) {
					const { sizePt } = PLACES[place];
					// Letters of one width look larger than others of their size.
					const own = family === "mono" && place !== "code" ? sizePt * 0.94 : sizePt;
					const style: SetStyle = { sizePt: own, weight: isHeavy ? "semiBold" : "regular", ink, ...(family === "text" ? {} : { family }) };
					styles[styleName(place, { isHeavy, family, ink })] = style;
					for (const script of ["super", "sub"] as const) styles[styleName(place, { isHeavy, family, ink, script })] = { ...style, sizePt: own * SCRIPT_SIZE };
				}
			}
		}
	}
	return styles;
}

export const SHEET: StyleSheet<StyleName> = { styles: everyStyle() };

/** The styles of one file: those of all files, and those of its own sizes and colours as they are met. */
export interface FileSheet {
	readonly styles: Record<StyleName, SetStyle>;
}

export function fileSheet(): FileSheet {
	return { styles: Object.create(SHEET.styles) as Record<StyleName, SetStyle> };
}

/** A style in a size and a colour of its own. */
export function ownStyle({ styles }: FileSheet, name: StyleName, own: { readonly sizePt: number | undefined; readonly color: string | undefined }): StyleName {
	const { sizePt, color } = own;
	const style = styles[name];
	if (!style || (sizePt === undefined && color === undefined)) return name;
	const named = `${name} ${sizePt ?? ""} ${color ?? ""}`;
	styles[named] ??= { ...style, ...(sizePt === undefined ? {} : { sizePt }), ...(color === undefined ? {} : { color }) };
	return named;
}

/** Size of letters beside those of this size. */
export function sizeOf(script: PieceLook["script"], sizePt: number): number {
	return script ? sizePt * SCRIPT_SIZE : sizePt;
}

/** Lengths in points. */
export const MARGIN = { side: 62, top: 60, bottom: 64 } as const;
export const SPACE = { paragraph: 7, heading: 15, afterHeading: 5, list: 3, block: 9 } as const;
export const INDENT = { list: 19, quote: 16, code: 8 } as const;
/** Where files say nothing. */
export const MARGINS: Margins = { top: MARGIN.top, right: MARGIN.side, bottom: MARGIN.bottom, left: MARGIN.side };
const FOOTER_FROM_BOTTOM = 34;

/** Where the number of a page stands below the text. */
export function footerFromBottom({ bottom }: Margins): number {
	return Math.min(FOOTER_FROM_BOTTOM, bottom * 0.55);
}
