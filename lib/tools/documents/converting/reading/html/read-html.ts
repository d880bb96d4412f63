import { Parser } from "htmlparser2";
import type { BlockDocument } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, tooLarge, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { Notebook } from "@/lib/tools/documents/converting/model/notebook";
import { FormulaTree } from "@/lib/tools/documents/converting/reading/formula/formula-tree";
import { isStacked, ONE_LINE_FORMULA, spellFormula } from "@/lib/tools/documents/converting/reading/formula/spell-formula";
import { BlockBuilder } from "./block-builder";
import { HidingStyles } from "./hidden-by-style";
import { headingLevel, keptAddress, LINE_TAGS, LOOKS, LOST_TAGS, UNSEEN_TAGS } from "./tags";
import type { Look } from "./tidy-runs";

/** No page is built so deep, and the parser's work grows with the square of it. */
const DEEPEST_TAGS = 600;
const LONGEST_TITLE = 300;
const LONGEST_ALT = 500;
const POINTS_PER_PIXEL = 0.75;

type Attributes = Readonly<Record<string, string>>;

const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(right|end|center)\b/i;

/** Where a cell's text stands, as its style or its older attribute says; undefined for where all text begins. */
function alignmentOf({ style = "", align = "" }: Attributes): "right" | "center" | undefined {
	const said = ALIGNMENT.exec(style.slice(0, 2_000))?.[1]?.toLowerCase() ?? align.toLowerCase();
	if (said === "right" || said === "end") return "right";
	return said === "center" ? "center" : undefined;
}

interface OpenTag {
	readonly look: Look;
	/** What closes with the tag. */
	readonly box: boolean;
	readonly isUnseen: boolean;
}

export interface HtmlOptions {
	/** What a picture's address leads to within the file; null for what would have to be fetched. */
	readonly pictureAt?: (address: string) => Uint8Array | null;
}

/** A page as blocks: nothing of it runs, and nothing is fetched. @throws AppError FILE_TOO_LARGE, FILE_UNREADABLE */
export function readHtml(html: string, options: HtmlOptions = {}): BlockDocument {
	if (html.length > DOCUMENT_LIMITS.textBytes) throw tooLarge("This page has more than 20 MB of text. Split it and convert the parts one by one.");
	const page = new HtmlPage(options);
	const parser = new Parser(
		{
			onopentag: (tag, attributes) => page.openTag(tag, attributes),
			ontext: (text) => page.text(text),
			onclosetag: (tag) => page.closeTag(tag),
		},
		{ decodeEntities: true, lowerCaseTags: true },
	);
	parser.end(html);
	return page.finish();
}

class HtmlPage {
	private readonly builder = new BlockBuilder();
	private readonly notes = new Notebook();
	private readonly open: OpenTag[] = [];
	private unseen = 0;
	private code: string | null = null;
	private codeDepth = 0;
	private title = "";
	private isTitle = false;
	private rowHasOnlyHeads = true;
	private formula: FormulaTree | null = null;
	private readonly styles = new HidingStyles();
	/** The style sheet that is open. */
	private sheet: string | null = null;

	constructor(private readonly options: HtmlOptions) {}

	openTag(tag: string, attributes: Attributes): void {
		if (this.open.length >= DEEPEST_TAGS) throw unreadable("This page is nested far deeper than any ordinary one. Save it again from a browser, or as text.");
		const look = this.open.at(-1)?.look ?? {};
		if (this.formula || (tag === "math" && this.unseen === 0 && this.code === null)) {
			if (this.formula) this.formula.openTag(tag, attributes);
			else this.formula = new FormulaTree(tag);
			this.open.push({ look, box: false, isUnseen: false });
			return;
		}
		if (tag === "title" && this.title === "") this.isTitle = true;
		const lost = LOST_TAGS[tag];
		const isHidden = "hidden" in attributes || this.styles.hides(tag, attributes);
		if (tag === "style") this.sheet = "";
		if (lost && this.unseen === 0 && attributes.type !== "hidden") this.notes.count(lost);
		if (UNSEEN_TAGS.has(tag) || isHidden) {
			this.unseen += 1;
			this.open.push({ look, box: false, isUnseen: true });
			return;
		}
		const box = this.unseen === 0 && this.begin(tag, attributes);
		this.open.push({ look: this.lookWithin(tag, attributes, look), box, isUnseen: false });
	}

	private lookWithin(tag: string, attributes: Attributes, look: Look): Look {
		if (tag === "a" && attributes.href !== undefined) {
			const url = keptAddress(attributes.href);
			if (url === null && this.unseen === 0) this.notes.count("A link without a full address of the web was kept as plain text.");
			return url === null ? look : { ...look, url };
		}
		const own = LOOKS[tag];
		return own ? { ...look, ...own } : look;
	}

	/** What a tag begins; true for a box that closes with it. */
	private begin(tag: string, attributes: Attributes): boolean {
		const { builder } = this;
		const level = headingLevel(tag);
		if (this.code !== null) {
			if (tag === "br") this.code += "\n";
			return false;
		}
		if (level !== null) builder.beginText(level);
		else if (LINE_TAGS.has(tag)) builder.endText();
		const name = attributes.id || (tag === "a" ? attributes.name : undefined);
		if (name) builder.name(name.slice(0, 200));
		if (tag === "br") builder.write("\n", {});
		else if (tag === "hr") builder.add({ kind: "rule" });
		else if (tag === "img") this.picture(attributes);
		else if (tag === "pre") {
			builder.endText();
			this.code = "";
			this.codeDepth = this.open.length;
		} else return this.beginBox(tag, attributes);
		return false;
	}

	private beginBox(tag: string, attributes: Attributes): boolean {
		const { builder } = this;
		const number = (value: string | undefined) => Number.parseInt(value ?? "", 10) || 1;
		if (tag === "blockquote" || tag === "dd") builder.open("quote");
		else if (tag === "ul" || tag === "menu") builder.openList(null);
		else if (tag === "ol") builder.openList(Number.parseInt(attributes.start ?? "1", 10) || 1);
		else if (tag === "li") builder.open("item");
		else if (tag === "table") builder.openTable();
		else if (tag === "td" || tag === "th") {
			if (tag === "td") this.rowHasOnlyHeads = false;
			const align = alignmentOf(attributes);
			builder.open("cell", { span: { columns: number(attributes.colspan), rows: number(attributes.rowspan), ...(align ? { align } : {}) } });
		} else {
			if (tag === "tr") this.rowHasOnlyHeads = true;
			if (tag === "thead") builder.setHead(true);
			return false;
		}
		return true;
	}

	private picture({ src = "", alt = "", width, height }: Attributes): void {
		const bytes = this.options.pictureAt?.(src) ?? pictureOfData(src);
		if (!bytes) {
			const where = alt.trim() ? `“${alt.trim().slice(0, 80)}”` : src.startsWith("data:") ? "" : `at ${src.slice(0, 120)}`;
			this.notes.add(src.startsWith("data:") ? "A picture within the page could not be read." : `A picture ${where} is not in the file and was not fetched.`);
			if (alt.trim()) this.builder.write(`[${alt.trim().slice(0, LONGEST_ALT)}]`, { italic: true });
			return;
		}
		const points = (value: string | undefined) => (/^\d{1,5}(?:px)?$/.test(value ?? "") ? Number.parseInt(value ?? "", 10) * POINTS_PER_PIXEL : null);
		this.builder.picture({ bytes, widthPt: points(width), heightPt: points(height), alt: alt.trim().slice(0, LONGEST_ALT) });
	}

	text(text: string): void {
		if (this.sheet !== null) this.sheet += text;
		if (this.isTitle) this.title = `${this.title}${text}`.slice(0, LONGEST_TITLE);
		if (this.isTitle || this.unseen > 0) return;
		if (this.formula) this.formula.text(text);
		else if (this.code !== null) this.code += text;
		else this.builder.write(text.replace(/[\n\r\t\f ]+/g, " "), this.open.at(-1)?.look ?? {});
	}

	closeTag(tag: string): void {
		const closed = this.open.pop();
		if (tag === "title") this.isTitle = false;
		if (tag === "style" && this.sheet !== null) {
			this.styles.add(this.sheet);
			this.sheet = null;
		}
		if (!closed) return;
		if (this.formula) {
			if (this.formula.closeTag()) this.endFormula(this.formula, closed.look);
			return;
		}
		if (closed.isUnseen) {
			this.unseen -= 1;
			return;
		}
		if (this.unseen > 0) return;
		if (this.code !== null) {
			if (this.open.length === this.codeDepth) this.endCode();
			return;
		}
		if (closed.box) this.builder.close();
		else if (tag === "tr") this.builder.endRow(this.rowHasOnlyHeads);
		else if (tag === "thead") this.builder.setHead(false);
		else if (LINE_TAGS.has(tag) || headingLevel(tag) !== null) this.builder.endText();
	}

	private endFormula({ root }: FormulaTree, look: Look): void {
		this.formula = null;
		if (isStacked(root)) this.notes.count(ONE_LINE_FORMULA);
		for (const { text, script } of spellFormula(root)) this.builder.write(text, script ? { ...look, script } : look);
	}

	private endCode(): void {
		const text = (this.code ?? "").replace(/\r\n?/g, "\n").replace(/^\n/, "").trimEnd();
		this.code = null;
		if (text !== "") this.builder.add({ kind: "code", text });
	}

	finish(): BlockDocument {
		if (this.formula) this.endFormula(this.formula, {});
		if (this.code !== null) this.endCode();
		return { title: this.title.replace(/\s+/g, " ").trim(), blocks: this.builder.finish(), notes: this.notes.all() };
	}
}

/** The bytes of a picture that stands in the page itself. */
function pictureOfData(address: string): Uint8Array | null {
	if (!/^data:image\/(?:png|jpeg|jpg|gif|webp);base64,/i.test(address.slice(0, 40))) return null;
	const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
	return bytes.byteLength > 0 ? bytes : null;
}
