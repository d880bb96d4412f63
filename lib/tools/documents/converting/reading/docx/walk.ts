import { Parser } from "htmlparser2";
import type { Block } from "@/lib/tools/documents/converting/model/blocks";
import { FormulaTree } from "@/lib/tools/documents/converting/reading/formula/formula-tree";
import { isStacked, ONE_LINE_FORMULA, spellFormula } from "@/lib/tools/documents/converting/reading/formula/spell-formula";
import { keptAddress } from "@/lib/tools/documents/converting/reading/html/tags";
import { laterLook, paragraphLookOf } from "@/lib/tools/reading/docx/styles";
import { OpenLists } from "./lists";
import { noteMark, symbolOf } from "./marks";
import { type Paragraph, PartText, type WalkContext } from "./part-text";
import { isSwitchedOn, lookOf, PLAIN_RUN } from "./run-look";
import { EMU_PER_PT, LOST, NOTE_TAGS, UNSEEN } from "./tags";

type Attributes = Readonly<Record<string, string>>;

/** Reads a part that holds text (`document`, `footnotes`) into blocks, as a reader of the accepted document sees it. */
export function walkPart(xml: string, context: WalkContext): Block[] {
	const walk = new Walk(context);
	const parser = new Parser(
		{ onopentag: (tag, attributes) => walk.open(tag, attributes), ontext: (text) => walk.text(text), onclosetag: (tag) => walk.close(tag) },
		{ xmlMode: true },
	);
	parser.end(xml);
	return walk.finish();
}

class Walk extends PartText {
	private readonly path: string[] = [];
	/** How deep the part begins that is not seen; null outside of one. */
	private unseenFrom: number | null = null;
	private formula: FormulaTree | null = null;

	open(tag: string, attributes: Attributes): void {
		this.path.push(tag);
		if (this.unseenFrom === null && (UNSEEN.has(tag) || (NOTE_TAGS.has(tag) && attributes["w:type"]))) this.unseenFrom = this.path.length;
		if (this.unseenFrom !== null) return;
		if (this.formula) {
			this.formula.openTag(tag, attributes);
			return;
		}
		if (tag === "m:oMath") {
			this.formula = new FormulaTree(tag);
			return;
		}
		const lost = LOST[tag];
		if (lost) this.context.notes.count(lost);
		const paragraph = this.level.paragraphs.at(-1);
		if (this.path.includes("w:pPr") && paragraph) this.readParagraph(paragraph, tag, attributes);
		else if (this.path.at(-2) === "w:rPr") this.run = lookOf(this.run, tag, attributes, this.context.styles);
		else this.openContent(tag, attributes);
	}

	private openContent(tag: string, attributes: Attributes): void {
		const { level } = this;
		if (tag === "w:p")
			level.paragraphs.push({
				styleId: this.context.styles.defaultParagraphStyle,
				outline: null,
				list: undefined,
				own: {},
				begun: false,
				isQuote: false,
				after: [],
			});
		else if (tag === "w:r") this.run = PLAIN_RUN;
		else if (tag === "w:tab") this.write("\t");
		else if (tag === "w:noBreakHyphen") this.write("‑");
		else if (tag === "w:br" || tag === "w:cr") this.breakLine(attributes["w:type"]);
		else if (tag === "w:sym") this.write(symbolOf(attributes));
		else if (tag === "w:hyperlink") this.targets.push(this.targetOf(attributes));
		else if (tag === "w:fldSimple") this.fields.simple(attributes["w:instr"] ?? "");
		else if (tag === "w:fldChar") this.fields.mark(attributes["w:fldCharType"]);
		else if (tag === "w:bookmarkStart") this.bookmark(attributes["w:name"] ?? "");
		else if (tag === "w:footnoteReference" || tag === "w:endnoteReference") this.write(noteMark(tag, attributes, this.context.noteNumbers));
		else if (NOTE_TAGS.has(tag)) this.prefix = noteMark(tag, attributes, this.context.noteNumbers);
		else if (tag === "w:txbxContent") this.pushLevel();
		else if (tag === "wp:extent") this.extent = { widthPt: Number(attributes.cx) / EMU_PER_PT, heightPt: Number(attributes.cy) / EMU_PER_PT };
		else if (tag === "wp:docPr") this.alt = attributes.descr ?? attributes.title ?? "";
		else if (tag === "a:blip") this.picture(attributes["r:embed"] ?? attributes["r:link"] ?? "");
		else if (tag === "v:imagedata") this.picture(attributes["r:id"] ?? "");
		else if (tag.startsWith("w:t") || tag === "w:gridSpan" || tag === "w:vMerge") this.openTable(tag, attributes);
	}

	private openTable(tag: string, attributes: Attributes): void {
		const { level } = this;
		if (tag === "w:tbl" && this.path.at(-2) !== "w:tblPr") level.lists.at(-1)?.end();
		level.tables.open(tag, attributes);
		if (tag === "w:tc") level.lists.push(new OpenLists(level.builder, this.context.numbering));
	}

	private targetOf(attributes: Attributes): string | null {
		const anchor = attributes["w:anchor"];
		const link = this.context.relations.links.get(attributes["r:id"] ?? "");
		const kept = link ? keptAddress(link) : anchor ? `#${anchor}` : null;
		if (kept === null) this.context.notes.count("A link without a full address of the web was kept as plain text.");
		return kept;
	}

	private readParagraph(paragraph: Paragraph, tag: string, attributes: Attributes): void {
		const value = attributes["w:val"] ?? "";
		if (this.path.includes("w:rPr")) return;
		paragraph.own = laterLook(
			paragraph.own,
			paragraphLookOf(tag, attributes, () => false),
		);
		if (tag === "w:pStyle") paragraph.styleId = value;
		else if (tag === "w:outlineLvl") paragraph.outline = Number.parseInt(value, 10);
		else if (tag === "w:numId") paragraph.list = value === "0" ? null : { level: paragraph.list?.level ?? 0, numId: value };
		else if (tag === "w:ilvl") paragraph.list = { numId: paragraph.list?.numId ?? "", level: Number.parseInt(value, 10) || 0 };
		else if (tag === "w:pageBreakBefore" && isSwitchedOn(attributes)) this.level.builder.add({ kind: "pageBreak" });
	}

	private breakLine(type: string | undefined): void {
		if (type === "page") {
			this.level.paragraphs.at(-1)?.after.push({ kind: "pageBreak" });
		} else if (type !== "column") this.write("\n");
	}

	text(text: string): void {
		const tag = this.path.at(-1);
		if (this.unseenFrom !== null) return;
		if (this.formula) this.formula.text(text);
		else if (tag === "w:t") this.write(text);
		else if (tag === "w:instrText") this.fields.instruct(text);
	}

	private endFormula({ root }: FormulaTree): void {
		this.formula = null;
		if (isStacked(root)) this.context.notes.count(ONE_LINE_FORMULA);
		for (const { text, script } of spellFormula(root)) {
			this.run = script ? { script } : PLAIN_RUN;
			this.write(text);
		}
		this.run = PLAIN_RUN;
	}

	close(tag: string): void {
		const depth = this.path.length;
		this.path.pop();
		if (this.unseenFrom !== null) {
			if (this.unseenFrom === depth) this.unseenFrom = null;
			return;
		}
		if (this.formula) {
			if (this.formula.closeTag()) this.endFormula(this.formula);
		} else if (tag === "w:p") this.closeParagraph();
		else if (tag === "w:hyperlink") this.targets.pop();
		else if (tag === "w:fldSimple") this.fields.endSimple();
		else if (tag === "w:tc") {
			this.level.lists.pop()?.end();
			this.level.tables.close(tag);
		} else if (tag === "w:tr" || tag === "w:tbl") {
			this.level.tables.close(tag);
			this.level.gaps.afterTable();
		} else if (tag === "w:txbxContent") this.closeBox();
	}
}
