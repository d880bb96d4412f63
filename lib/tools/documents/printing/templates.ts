/** Ways of setting a resume, as data: a further one costs one entry here. Lengths in points. All have one column, which every applicant tracking system reads. */

export const TEMPLATE_NAMES = ["classic", "modern", "compact"] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];
export const DEFAULT_TEMPLATE: TemplateName = "modern";

export const PAGE_SIZES = ["A4", "Letter"] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Accent colours; each has at least 4.5:1 on white paper (WCAG 2.2, 1.4.3). */
export const ACCENTS = {
	blue: "#24507a",
	teal: "#0e5a63",
	green: "#24593f",
	burgundy: "#7b2639",
	violet: "#4c3b86",
	graphite: "#3a3f4a",
} as const;
export type AccentName = keyof typeof ACCENTS;
export const ACCENT_NAMES = Object.keys(ACCENTS) as [AccentName, ...AccentName[]];
export const DEFAULT_ACCENT: AccentName = "blue";

export const INK = "#16181d";
export const MUTED = "#5b6270";
export const HAIRLINE = "#c9ced6";

export type Weight = "regular" | "semiBold";
export type Ink = "ink" | "muted" | "accent";
export const ROLES = ["name", "headline", "contact", "link", "section", "title", "organisation", "place", "dates", "body", "label", "mark", "footer"] as const;
/** What a piece of text is in a resume. */
export type Role = (typeof ROLES)[number];

export interface RoleStyle {
	readonly sizePt: number;
	readonly weight: Weight;
	readonly ink: Ink;
}

export interface Template {
	readonly title: string;
	readonly description: string;
	readonly face: "sans" | "serif";
	/** The typeface in Word, and its size for a size of 1 in the PDF: typefaces of one size don't look equally large. */
	readonly word: { readonly font: string; readonly size: number };
	readonly marginPt: { readonly side: number; readonly top: number; readonly bottom: number };
	/** Where name, headline and contact stand. */
	readonly head: "start" | "centre";
	/** The line under the head of a section, or under the name. */
	readonly rule: { readonly at: "section" | "head"; readonly ink: Ink | "hairline"; readonly widthPt: number };
	readonly styles: Readonly<Record<Role, RoleStyle>>;
	/** Distance of baselines for a size of 1. */
	readonly leading: number;
	readonly spacePt: {
		readonly section: number;
		readonly first: number;
		readonly entry: number;
		readonly line: number;
		readonly paragraph: number;
		readonly bullet: number;
		readonly contact: number;
	};
	/** How far text may shrink to save a page, and how far the space between may. */
	readonly closest: { readonly size: number; readonly space: number };
}

function style(sizePt: number, weight: Weight, ink: Ink): RoleStyle {
	return { sizePt, weight, ink };
}

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
	classic: {
		title: "Classic",
		description: "Serif, centred head, quiet rules",
		face: "serif",
		word: { font: "Cambria", size: 1 },
		marginPt: { side: 62, top: 56, bottom: 54 },
		head: "centre",
		rule: { at: "section", ink: "accent", widthPt: 0.7 },
		styles: {
			name: style(24, "semiBold", "ink"),
			headline: style(12, "regular", "muted"),
			contact: style(9.5, "regular", "muted"),
			link: style(9.5, "regular", "accent"),
			section: style(12, "semiBold", "ink"),
			title: style(10.5, "semiBold", "ink"),
			organisation: style(10.2, "regular", "ink"),
			place: style(10.2, "regular", "muted"),
			dates: style(9.8, "regular", "muted"),
			body: style(10.2, "regular", "ink"),
			label: style(10.2, "semiBold", "ink"),
			mark: style(10.2, "regular", "muted"),
			footer: style(8.5, "regular", "muted"),
		},
		leading: 1.4,
		spacePt: { section: 14, first: 5, entry: 9, line: 4, paragraph: 2, bullet: 2.2, contact: 5 },
		closest: { size: 0.9, space: 0.6 },
	},
	modern: {
		title: "Modern",
		description: "Sans, accent headings, more air",
		face: "sans",
		word: { font: "Calibri", size: 1.105 },
		marginPt: { side: 54, top: 50, bottom: 48 },
		head: "start",
		rule: { at: "section", ink: "hairline", widthPt: 0.6 },
		styles: {
			name: style(23, "semiBold", "ink"),
			headline: style(12, "regular", "muted"),
			contact: style(9, "regular", "muted"),
			link: style(9, "regular", "accent"),
			section: style(11, "semiBold", "accent"),
			title: style(10, "semiBold", "ink"),
			organisation: style(9.5, "regular", "ink"),
			place: style(9.5, "regular", "muted"),
			dates: style(9, "regular", "muted"),
			body: style(9.5, "regular", "ink"),
			label: style(9.5, "semiBold", "ink"),
			mark: style(9.5, "regular", "muted"),
			footer: style(8, "regular", "muted"),
		},
		leading: 1.46,
		spacePt: { section: 13, first: 5, entry: 9, line: 4, paragraph: 2, bullet: 2.2, contact: 6 },
		closest: { size: 0.95, space: 0.6 },
	},
	compact: {
		title: "Compact",
		description: "Dense, small margins, most on a page",
		face: "sans",
		word: { font: "Calibri", size: 1.105 },
		marginPt: { side: 42, top: 36, bottom: 36 },
		head: "start",
		rule: { at: "head", ink: "accent", widthPt: 1.2 },
		styles: {
			name: style(18, "semiBold", "ink"),
			headline: style(10.5, "regular", "muted"),
			contact: style(9, "regular", "muted"),
			link: style(9, "regular", "accent"),
			section: style(10, "semiBold", "accent"),
			title: style(9.4, "semiBold", "ink"),
			organisation: style(9.1, "regular", "ink"),
			place: style(9.1, "regular", "muted"),
			dates: style(9, "regular", "muted"),
			body: style(9.1, "regular", "ink"),
			label: style(9.1, "semiBold", "ink"),
			mark: style(9.1, "regular", "muted"),
			footer: style(8, "regular", "muted"),
		},
		leading: 1.34,
		spacePt: { section: 8, first: 2.5, entry: 5, line: 2, paragraph: 1, bullet: 1, contact: 3 },
		closest: { size: 0.99, space: 0.6 },
	},
};

/** No text that is read in full is set smaller, in points. */
export const SMALLEST_BODY_PT = 9;

/** The fill of a template's ink. */
export function inkOf(ink: Ink | "hairline", accent: AccentName): string {
	if (ink === "hairline") return HAIRLINE;
	return ink === "accent" ? ACCENTS[accent] : ink === "muted" ? MUTED : INK;
}
