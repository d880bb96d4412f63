import { Parser } from "htmlparser2";

/** How a run of text looks; undefined where nothing says so. */
export interface RunLook {
	readonly bold?: boolean;
	readonly italic?: boolean;
	readonly caps?: boolean;
	readonly hidden?: boolean;
	readonly sizePt?: number;
	/** "#24507a"; null where the file says that it is the usual one. */
	readonly ink?: string | null;
}

/** A place that a tab leads to, counted from the margin. */
export interface TabStop {
	readonly atPt: number;
	readonly align: "left" | "right" | "center";
}

/** A line above or below a paragraph. */
export interface Rule {
	readonly ink: string | null;
	readonly widthPt: number;
	readonly spacePt: number;
}

/** How a paragraph stands. Lengths in points. */
export interface ParagraphLook {
	/** 0 is the highest of headings. */
	readonly outline?: number;
	readonly isListed?: boolean;
	readonly indentPt?: number;
	readonly spaceBeforePt?: number;
	readonly hasRule?: boolean;
	readonly rightIndentPt?: number;
	readonly spaceAfterPt?: number;
	/** No space towards a neighbour of the same style. */
	readonly isCloseToOwn?: boolean;
	/** The distance of lines: as a factor on that of the font, or in points. */
	readonly lines?: { readonly factor: number } | { readonly pt: number; readonly isExact: boolean };
	readonly align?: "left" | "right" | "center";
	readonly ruleAbove?: Rule;
	readonly ruleBelow?: Rule;
	readonly tabs?: readonly TabStop[];
}

export interface Style {
	readonly name: string;
	readonly basedOn: string | null;
	readonly run: RunLook;
	readonly paragraph: ParagraphLook;
}

export interface Styles {
	/** What holds where no style says otherwise. */
	readonly defaults: RunLook;
	readonly paragraphDefaults: ParagraphLook;
	readonly defaultParagraphStyle: string | null;
	/** A style with what it inherits. */
	resolve(styleId: string | null): Omit<Style, "basedOn">;
}

type Attributes = Readonly<Record<string, string>>;

const MAX_INHERITANCE = 12;
const TWIPS_PER_PT = 20;
const EIGHTHS_PER_PT = 8;
/** What Word writes for lines at the distance that the font has of its own. */
const SINGLE_LINE = 240;

function isOn(attributes: Attributes): boolean {
	return !["0", "false", "off", "none"].includes(attributes["w:val"] ?? "1");
}

function numberOf(value: string | undefined): number | undefined {
	const number = Number.parseFloat(value ?? "");
	return Number.isFinite(number) ? number : undefined;
}

function inkOf(value: string | undefined): Pick<RunLook, "ink"> {
	if (value === undefined) return {};
	return { ink: /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null };
}

/** What a tag within `w:rPr` says of a run's look. */
export function runLookOf(tag: string, attributes: Attributes): RunLook {
	if (tag === "w:b") return { bold: isOn(attributes) };
	if (tag === "w:i") return { italic: isOn(attributes) };
	if (tag === "w:caps" || tag === "w:smallCaps") return { caps: isOn(attributes) };
	if (tag === "w:vanish") return { hidden: isOn(attributes) };
	if (tag === "w:color") return inkOf(attributes["w:val"]);
	if (tag !== "w:sz") return {};
	const halfPoints = numberOf(attributes["w:val"]);
	return halfPoints === undefined ? {} : { sizePt: halfPoints / 2 };
}

/** What a tag within `w:pPr` says of a paragraph's look. A list's number is looked up by `isListOf`. */
export function paragraphLookOf(tag: string, attributes: Attributes, isListOf: (numId: string) => boolean): ParagraphLook {
	if (tag === "w:outlineLvl") {
		const outline = numberOf(attributes["w:val"]);
		return outline === undefined || outline > 8 ? {} : { outline };
	}
	if (tag === "w:numId") return { isListed: isListOf(attributes["w:val"] ?? "0") };
	if (tag === "w:bottom" || tag === "w:top") return ruleOf(tag, attributes);
	if (tag === "w:jc") return alignOf(attributes["w:val"]);
	if (tag === "w:contextualSpacing") return { isCloseToOwn: isOn(attributes) };
	if (tag === "w:tab") return tabOf(attributes);
	if (tag === "w:ind") {
		const left = numberOf(attributes["w:left"] ?? attributes["w:start"]);
		const right = numberOf(attributes["w:right"] ?? attributes["w:end"]);
		return {
			...(left === undefined ? {} : { indentPt: left / TWIPS_PER_PT }),
			...(right === undefined ? {} : { rightIndentPt: right / TWIPS_PER_PT }),
		};
	}
	return tag === "w:spacing" ? spacingOf(attributes) : {};
}

function ruleOf(tag: "w:bottom" | "w:top", attributes: Attributes): ParagraphLook {
	if (!isOn(attributes) || attributes["w:val"] === "nil") return {};
	const rule: Rule = {
		ink: inkOf(attributes["w:color"]).ink ?? null,
		widthPt: (numberOf(attributes["w:sz"]) ?? 4) / EIGHTHS_PER_PT,
		spacePt: numberOf(attributes["w:space"]) ?? 1,
	};
	return { hasRule: true, ...(tag === "w:bottom" ? { ruleBelow: rule } : { ruleAbove: rule }) };
}

function alignOf(value: string | undefined): ParagraphLook {
	if (value === undefined) return {};
	return { align: value === "center" ? "center" : value === "right" || value === "end" ? "right" : "left" };
}

function tabOf(attributes: Attributes): ParagraphLook {
	const at = numberOf(attributes["w:pos"]);
	const kind = attributes["w:val"] ?? "left";
	if (at === undefined || kind === "clear" || kind === "bar") return {};
	return { tabs: [{ atPt: at / TWIPS_PER_PT, align: kind === "right" || kind === "end" ? "right" : kind === "center" ? "center" : "left" }] };
}

function spacingOf(attributes: Attributes): ParagraphLook {
	const [before, after, line] = ["w:before", "w:after", "w:line"].map((name) => numberOf(attributes[name]));
	const rule = attributes["w:lineRule"] ?? "auto";
	return {
		...(before === undefined ? {} : { spaceBeforePt: before / TWIPS_PER_PT }),
		...(after === undefined ? {} : { spaceAfterPt: after / TWIPS_PER_PT }),
		...(line === undefined ? {} : { lines: rule === "auto" ? { factor: line / SINGLE_LINE } : { pt: line / TWIPS_PER_PT, isExact: rule === "exact" } }),
	};
}

/** A look with what is said later of the same paragraph; stops of tabs add up. */
export function laterLook(look: ParagraphLook, later: ParagraphLook): ParagraphLook {
	const tabs = [...(look.tabs ?? []), ...(later.tabs ?? [])];
	return { ...look, ...later, ...(tabs.length > 0 ? { tabs } : {}) };
}

/** The numbers whose lists have marks: bullets, figures or letters. */
export function readLists(xml: string): (numId: string) => boolean {
	const marked = new Map<string, boolean>();
	const definitionOf = new Map<string, string>();
	let definition = "";
	let numId = "";
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				if (tag === "w:abstractNum") definition = attributes["w:abstractNumId"] ?? "";
				else if (tag === "w:numFmt" && !marked.has(definition)) marked.set(definition, attributes["w:val"] !== "none");
				else if (tag === "w:num") numId = attributes["w:numId"] ?? "";
				else if (tag === "w:abstractNumId") definitionOf.set(numId, attributes["w:val"] ?? "");
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return (id) => id !== "0" && (marked.get(definitionOf.get(id) ?? "") ?? true);
}

/** The styles of a document's `word/styles.xml`. */
export function readStyles(xml: string, isListOf: (numId: string) => boolean): Styles {
	const byId = new Map<string, Style>();
	let defaults: RunLook = {};
	let paragraphDefaults: ParagraphLook = {};
	let defaultParagraphStyle: string | null = null;
	let open: { id: string; style: Style } | null = null;
	const path: string[] = [];
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				const within = path.at(-1);
				path.push(tag);
				if (tag === "w:style") {
					open = { id: attributes["w:styleId"] ?? "", style: { name: "", basedOn: null, run: {}, paragraph: {} } };
					if (attributes["w:type"] === "paragraph" && attributes["w:default"] === "1") defaultParagraphStyle = open.id;
				} else if (within === "w:rPr" && path.includes("w:rPrDefault")) defaults = { ...defaults, ...runLookOf(tag, attributes) };
				else if (path.includes("w:pPrDefault")) paragraphDefaults = laterLook(paragraphDefaults, paragraphLookOf(tag, attributes, isListOf));
				else if (open && tag === "w:name") open.style = { ...open.style, name: (attributes["w:val"] ?? "").toLowerCase() };
				else if (open && tag === "w:basedOn") open.style = { ...open.style, basedOn: attributes["w:val"] ?? null };
				else if (open && within === "w:rPr") open.style = { ...open.style, run: { ...open.style.run, ...runLookOf(tag, attributes) } };
				else if (open && path.includes("w:pPr"))
					open.style = { ...open.style, paragraph: laterLook(open.style.paragraph, paragraphLookOf(tag, attributes, isListOf)) };
			},
			onclosetag(tag) {
				path.pop();
				if (tag !== "w:style" || !open) return;
				byId.set(open.id, open.style);
				open = null;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	const inherit = (styleId: string | null): Omit<Style, "basedOn"> => {
		const chain: Style[] = [];
		for (let id = styleId; id !== null && chain.length < MAX_INHERITANCE; id = chain.at(-1)?.basedOn ?? null) {
			const style = byId.get(id);
			if (!style) break;
			chain.push(style);
		}
		const name = chain[0]?.name ?? "";
		const inherited = chain.reverse();
		return {
			name,
			run: Object.assign({}, ...inherited.map((style) => style.run)),
			paragraph: inherited.reduce<ParagraphLook>((look, style) => laterLook(look, style.paragraph), {}),
		};
	};
	// Asked for every run of text.
	const resolved = new Map<string | null, Omit<Style, "basedOn">>();
	const resolve = (styleId: string | null) => {
		const style = resolved.get(styleId) ?? inherit(styleId);
		resolved.set(styleId, style);
		return style;
	};
	return { defaults, paragraphDefaults, defaultParagraphStyle, resolve };
}
