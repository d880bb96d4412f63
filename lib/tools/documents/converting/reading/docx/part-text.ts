import type { Block, Picture } from "@/lib/tools/documents/converting/model/blocks";
import type { Notebook } from "@/lib/tools/documents/converting/model/notebook";
import { BlockBuilder } from "@/lib/tools/documents/converting/reading/html/block-builder";
import type { Look } from "@/lib/tools/documents/converting/reading/html/tidy-runs";
import type { ParagraphLook, Styles } from "@/lib/tools/reading/docx/styles";
import { Fields } from "./fields";
import { OpenLists } from "./lists";
import type { Numbering } from "./numbering";
import type { Relations } from "./relations";
import { PLAIN_RUN, type RunLook } from "./run-look";
import type { ListPlace } from "./style-lists";
import { DocxTables } from "./tables";
import { HEADING_NAMES } from "./tags";
import { Gaps, type TextLooks } from "./text-looks";

/** What the walk over one part of a document needs to know. */
export interface WalkContext {
	readonly styles: Styles;
	readonly listOf: (styleId: string | null) => ListPlace | null;
	readonly numbering: Numbering;
	readonly relations: Relations;
	readonly pictures: ReadonlyMap<string, Uint8Array>;
	readonly looks: TextLooks;
	readonly notes: Notebook;
	/** The numbers that a reader sees at remarks. */
	readonly noteNumbers: ReadonlyMap<string, number>;
}

export interface Paragraph {
	styleId: string | null;
	outline: number | null;
	list: ListPlace | null | undefined;
	/** What it says itself of how it stands. */
	own: ParagraphLook;
	begun: boolean;
	isQuote: boolean;
	after: Block[];
}

interface Level {
	readonly builder: BlockBuilder;
	readonly tables: DocxTables;
	readonly lists: OpenLists[];
	readonly paragraphs: Paragraph[];
	readonly gaps: Gaps;
}

/** The text of a part as it is put together: paragraphs with their styles and lists, tables, pictures, and boxes beside them. */
export class PartText {
	private readonly levels: Level[] = [];
	protected readonly fields = new Fields();
	protected readonly targets: (string | null)[] = [];
	/** What stands before the next text: the mark of a note. */
	protected prefix = "";
	protected run: RunLook = PLAIN_RUN;
	protected extent: { widthPt: number; heightPt: number } | null = null;
	protected alt = "";

	constructor(protected readonly context: WalkContext) {
		this.pushLevel();
	}

	protected pushLevel(): void {
		const builder = new BlockBuilder();
		this.levels.push({ builder, tables: new DocxTables(builder), lists: [new OpenLists(builder, this.context.numbering)], paragraphs: [], gaps: new Gaps() });
	}

	protected get level(): Level {
		return this.levels.at(-1) as Level;
	}

	protected bookmark(name: string): void {
		if (name !== "" && name !== "_GoBack") {
			this.begin();
			this.level.builder.name(name.slice(0, 200));
		}
	}

	/** Opens the text of the paragraph: only when it has some, since its style comes first. */
	protected begin(): Paragraph | null {
		const paragraph = this.level.paragraphs.at(-1);
		if (!paragraph || paragraph.begun) return paragraph ?? null;
		paragraph.begun = true;
		const { builder, lists } = this.level;
		const style = this.context.styles.resolve(paragraph.styleId);
		const outline = paragraph.outline ?? style.paragraph.outline ?? null;
		const named = HEADING_NAMES.exec(style.name)?.[1];
		const heading = named ? Number(named) : outline !== null && outline < 6 ? outline + 1 : style.name === "title" ? 1 : null;
		const place = paragraph.list === undefined || paragraph.list?.numId === "" ? this.context.listOf(paragraph.styleId) : paragraph.list;
		if (heading !== null) {
			lists.at(-1)?.end();
			builder.beginText(heading);
			this.stand(paragraph, true);
			const label = place ? this.context.numbering.next(place.numId, place.level)?.label : null;
			if (label) builder.write(`${label} `, {});
			return paragraph;
		}
		if (place) lists.at(-1)?.item(place);
		else lists.at(-1)?.end();
		paragraph.isQuote = /quote/.test(style.name) && !place;
		if (paragraph.isQuote) builder.open("quote");
		builder.beginText();
		this.stand(paragraph, false);
		return paragraph;
	}

	private stand(paragraph: Paragraph, isHeading: boolean): void {
		const standing = this.context.looks.standing(paragraph);
		this.level.builder.stand(this.context.looks.of(paragraph, this.level.gaps.begin(paragraph.styleId, standing), isHeading));
	}

	protected write(text: string): void {
		if (text === "" || this.fields.isHidden() || this.run.isHidden) return;
		const paragraph = this.begin();
		if (!paragraph) return;
		if (this.prefix !== "") {
			this.level.builder.write(`${this.prefix} `, {});
			this.prefix = "";
		}
		const style = this.context.styles.resolve(paragraph.styleId).run;
		const isHeading = HEADING_NAMES.test(this.context.styles.resolve(paragraph.styleId).name);
		const url = this.targets.findLast((target) => target !== null) ?? this.fields.link();
		const inherited: Look = isHeading ? {} : { ...(style.bold ? { bold: true } : {}), ...(style.italic ? { italic: true } : {}) };
		const { isHidden: _, isCaps, ...look } = this.run;
		const isInCaps = isCaps ?? style.caps ?? false;
		const ownLook = this.context.looks.ofRun(look, paragraph);
		this.level.builder.write(isInCaps ? text.toUpperCase() : text, { ...inherited, ...ownLook, ...(url ? { url } : {}) });
	}

	protected picture(relation: string): void {
		const path = this.context.relations.pictures.get(relation);
		const bytes = path ? this.context.pictures.get(path) : undefined;
		const { alt, extent } = this;
		this.alt = "";
		this.extent = null;
		if (!bytes) {
			const what = path ? path.slice(path.lastIndexOf("/") + 1) : "that is kept elsewhere";
			this.context.notes.add(`The picture ${what}${alt ? ` (“${alt.slice(0, 80)}”)` : ""} can't be drawn and was left out.`);
			return;
		}
		const picture: Picture = { bytes, widthPt: extent?.widthPt ?? null, heightPt: extent?.heightPt ?? null, alt: alt.slice(0, 500) };
		const paragraph = this.begin();
		if (paragraph) paragraph.after.push({ kind: "picture", picture });
		else this.level.builder.picture(picture);
	}

	protected closeParagraph(): void {
		const paragraph = this.level.paragraphs.pop();
		if (!paragraph) return;
		const { builder } = this.level;
		builder.endText();
		if (!paragraph.begun) this.level.gaps.empty(this.context.looks.standing(paragraph), this.context.looks.lineOf(paragraph));
		for (const block of paragraph.after) builder.add(block);
		if (paragraph.isQuote) builder.close();
	}

	/** What stands in a box beside the text comes after the paragraph that it is tied to. */
	protected closeBox(): void {
		const box = this.levels.pop();
		const blocks = box?.builder.finish() ?? [];
		const around = this.level.paragraphs.at(-1);
		if (around) around.after.push(...blocks);
		else for (const block of blocks) this.level.builder.add(block);
	}

	finish(): Block[] {
		while (this.levels.length > 1) this.closeBox();
		this.level.lists[0]?.end();
		return this.level.builder.finish();
	}
}
