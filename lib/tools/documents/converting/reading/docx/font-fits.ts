/** How our letters are set in place of a font's, so that lines hold about as many words and stand as far apart as in the file. */
export interface FontFit {
	/** Factor on the size of letters. */
	readonly size: number;
	/** The distance of lines in that font, for a size of 1. */
	readonly leading: number;
}

/** Width of running text against ours (Inter), and line height from the font's own metrics. */
const FITS: readonly (readonly [RegExp, FontFit])[] = [
	[/calibri|carlito|candara/, { size: 0.85, leading: 1.22 }],
	[/arial narrow|liberation sans narrow/, { size: 0.77, leading: 1.15 }],
	[/garamond/, { size: 0.82, leading: 1.13 }],
	[/times|tinos|liberation serif/, { size: 0.86, leading: 1.15 }],
	[/cambria|caladea|book antiqua|palatino/, { size: 0.92, leading: 1.18 }],
	[/arial|helvetica|liberation sans|arimo/, { size: 0.94, leading: 1.15 }],
	[/verdana|dejavu sans/, { size: 1.07, leading: 1.19 }],
	[/inter/, { size: 1, leading: 1.21 }],
];
const USUAL: FontFit = { size: 0.93, leading: 1.18 };

/** The fit for the font that most of a file is set in. */
export function fontFitOf(stylesXml: string, themeXml: string): FontFit {
	const from = stylesXml.indexOf("<w:rPrDefault");
	const defaults = from === -1 ? "" : stylesXml.slice(from, from + 1_000);
	const named = /w:ascii="([^"]{1,80})"/.exec(defaults)?.[1];
	const minor = themeXml.indexOf("<a:minorFont");
	const themed = minor === -1 ? undefined : /typeface="([^"]{1,80})"/.exec(themeXml.slice(minor, minor + 400))?.[1];
	const font = (named ?? themed ?? "").toLowerCase();
	return FITS.find(([pattern]) => pattern.test(font))?.[1] ?? USUAL;
}
