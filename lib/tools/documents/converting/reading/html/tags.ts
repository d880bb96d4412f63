import type { Look } from "./tidy-runs";

/** Parts of a page that are no text of it. */
export const UNSEEN_TAGS: ReadonlySet<string> = new Set(
	"script style template noscript head svg iframe object embed video audio canvas select textarea option datalist".split(" "),
);
/** Of those the ones whose loss a reader would notice, by the words for it. */
export const LOST_TAGS: Readonly<Record<string, string>> = {
	svg: "A drawing (SVG) was left out.",
	iframe: "A page within the page was left out.",
	object: "An embedded object was left out.",
	embed: "An embedded object was left out.",
	video: "A film was left out.",
	audio: "A sound was left out.",
	canvas: "A drawing was left out.",
	input: "A field to fill in was left out.",
	select: "A field to fill in was left out.",
	textarea: "A field to fill in was left out.",
};
/** Tags that begin and end lines, and mean nothing more here. */
export const LINE_TAGS: ReadonlySet<string> = new Set(
	"p div section article header footer main nav aside address figure figcaption form fieldset legend center details summary dl dt dd caption body tbody tfoot hgroup menuitem".split(
		" ",
	),
);

/** How text within a tag looks. */
export const LOOKS: Readonly<Record<string, Look>> = {
	b: { bold: true },
	strong: { bold: true },
	dt: { bold: true },
	th: { bold: true },
	i: { italic: true },
	em: { italic: true },
	cite: { italic: true },
	dfn: { italic: true },
	var: { italic: true },
	u: { underline: true },
	ins: { underline: true },
	s: { struck: true },
	strike: { struck: true },
	del: { struck: true },
	code: { code: true },
	kbd: { code: true },
	samp: { code: true },
	tt: { code: true },
	sup: { script: "super" },
	sub: { script: "sub" },
};

/** The level of a heading's tag; null for another tag. */
export function headingLevel(tag: string): number | null {
	return /^h[1-6]$/.test(tag) ? Number(tag[1]) : null;
}

const KEPT_SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);
const LONGEST_ADDRESS = 2_000;

/** An address as a link of a document may have it: of the web, of mail, of a telephone, or of a place in the same document. Null for others. */
export function keptAddress(href: string): string | null {
	const address = href.trim();
	if (address.length === 0 || address.length > LONGEST_ADDRESS) return null;
	if (address.startsWith("#")) return address.length > 1 ? address : null;
	const scheme = address.slice(0, address.indexOf(":") + 1).toLowerCase();
	if (!KEPT_SCHEMES.has(scheme)) return null;
	return URL.canParse(address) ? address : null;
}
