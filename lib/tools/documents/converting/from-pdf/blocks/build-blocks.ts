import { bareMarks } from "@/lib/tools/documents/converting/from-pdf/lines/bare-marks";
import { hyphenatedWords, partedWord } from "@/lib/tools/documents/converting/from-pdf/lines/hyphens";
import { lineGapsOf } from "@/lib/tools/documents/converting/from-pdf/lines/line-gaps";
import { headingLevelOf, type ListMark, listMarkOf, type Usual, usualOf } from "@/lib/tools/documents/converting/from-pdf/lines/line-kinds";
import { lineRuns } from "@/lib/tools/documents/converting/from-pdf/lines/line-runs";
import type { PagePart } from "@/lib/tools/documents/converting/from-pdf/pages/page-lines";
import { columnsOf, tableBlock } from "@/lib/tools/documents/converting/from-pdf/tables/build-table";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import type { Block, Note, Picture, Run, Table } from "@/lib/tools/documents/converting/model/blocks";
import { runsText } from "@/lib/tools/documents/converting/model/blocks";
import type { PagePicture } from "@/lib/tools/reading/text/page-material";
import type { Glyphs, TextLine } from "@/lib/tools/reading/text/text-line";
import { listsOf, type OpenItem } from "./build-lists";
import { goneOn, onSameColumns, withWideTables } from "./join-tables";

type LinePart = Extract<PagePart, { kind: "line" }>;

/** A picture of a page that still has to be written as one. */
export interface RawPicture {
	readonly picture: PagePicture;
	/** The block that takes it. */
	readonly target: { picture: Picture };
}

export interface BuiltBlocks {
	readonly blocks: readonly Block[];
	readonly rawPictures: readonly RawPicture[];
	/** Pages of the tables, in their order. */
	readonly tablePages: readonly number[];
	readonly notes: readonly Note[];
}

interface OpenText {
	readonly runs: Run[];
	readonly item: { readonly mark: ListMark; readonly x: number } | null;
	last: TextLine;
}

const OTHER_SIZE = 0.7;
/** Lines of an address are so narrow beside those of the text, and so short. */
const [NARROW, LONGEST_OF_BLOCK, LARGER] = [0.45, 30, 1.13];
/** A gap that is not known. */
const WIDE = Number.POSITIVE_INFINITY;
/** A line that ends so far before the right edge of its column, in its own size, ends a paragraph. */
const SHORT_BY = 7;

/** Puts the parts of all pages together: lines become paragraphs over lines and pages, headings and lists. */
export class DocumentBuilder {
	private readonly blocks: Block[] = [];
	private readonly raw: RawPicture[] = [];
	private readonly tablePages: number[] = [];
	/** Tables that stand to the right of the one before them. */
	private readonly beside = new Set<Block>();
	private bottom = 0;
	private readonly usual: Usual;
	private readonly rights = new Map<string, number>();
	private readonly widestGap: number;
	/** How wide the widest line of the text is. */
	private readonly widest: number;
	private readonly hyphenated: ReadonlySet<string>;
	/** Numbers without a dot that only the lines around them show to be marks of a list. */
	private readonly bare: ReadonlyMap<TextLine, ListMark>;
	private text: OpenText | null = null;
	private items: OpenItem[] = [];
	/** Where the columns of the last table stand. */
	private columns: FoundTable["columns"] = [];

	constructor(private readonly parts: readonly PagePart[]) {
		const lines = parts.flatMap((part) => (part.kind === "line" ? [part.line] : []));
		this.usual = usualOf(
			lines,
			parts.flatMap((part) => (part.kind === "table" ? [...part.table.items] : [])),
		);
		for (const line of lines) {
			const key = this.columnKey(line);
			this.rights.set(key, Math.max(this.rights.get(key) ?? 0, line.right ?? 0));
		}
		this.hyphenated = hyphenatedWords(lines);
		this.bare = bareMarks(parts.filter((part) => part.kind === "line"));
		this.widestGap = lineGapsOf(lines).widest;
		const ofText = lines.filter(({ fontSize }) => (fontSize ?? 0) < this.usual.bodySize * LARGER);
		this.widest = ofText.reduce((most, { x, right }) => Math.max(most, (right ?? 0) - (x ?? 0)), 0);
	}

	private columnKey(line: TextLine): string {
		return `${line.page} ${line.column}`;
	}

	build(): BuiltBlocks {
		this.parts.forEach((part, at) => {
			if (part.kind === "line") this.line(part, this.next(at));
			else if (part.kind === "table") this.table(part.table, part.page);
			else this.picture(part.picture);
		});
		this.endList();
		return { ...withWideTables(this.blocks, this.tablePages, this.beside), rawPictures: this.raw, notes: [] };
	}

	private next(at: number): TextLine | "table" | null {
		const next = this.parts[at + 1];
		return next?.kind === "line" ? next.line : next?.kind === "table" ? "table" : null;
	}

	private line({ line, items }: LinePart, next: TextLine | "table" | null): void {
		const mark = this.bare.get(line) ?? listMarkOf(line);
		const level = mark === null || !this.isWithinText(line) ? headingLevelOf(line, next, this.usual) : null;
		if (level !== null && !(this.text && this.goesOn(line))) {
			const last = this.blocks.at(-1);
			this.endList();
			const runs = withoutLook(lineRuns(line, items, line.text));
			// A heading over two lines is one.
			if (last && last === this.blocks.at(-1) && last.kind === "heading" && last.level === level && line.gap !== null && line.gap < 0.3)
				this.blocks[this.blocks.length - 1] = { ...last, runs: [...last.runs, { text: " " }, ...runs] };
			else this.blocks.push({ kind: "heading", level, runs, names: [] });
			return;
		}
		if (mark) this.beginItem(line, items, mark);
		else if (this.text && this.goesOn(line)) this.join(line, items);
		else this.beginParagraph(line, items);
	}

	private isWithinText(line: TextLine): boolean {
		return (line.fontSize ?? 0) < this.usual.bodySize * 1.13;
	}

	/** Whether a line goes on with the open paragraph. */
	private goesOn(line: TextLine): boolean {
		const { text } = this;
		if (!text) return false;
		const { last } = text;
		if (Math.abs((last.fontSize ?? 0) - (line.fontSize ?? 0)) > OTHER_SIZE || (!text.item && last.text.includes("\t") !== line.text.includes("\t")))
			return false;
		const edge = this.rights.get(this.columnKey(last)) ?? 0;
		const isShort = edge - (last.right ?? 0) > (last.fontSize ?? 10) * SHORT_BY || this.isOfBlock(last, line);
		const isOpen = !/[.!?:…。！？]["”’)»]?$/u.test(last.text.trim());
		const isSameColumn = last.page === line.page && last.column === line.column;
		// Text goes on at the head of the next column, and not below the end of one.
		const isBelow = last.page === line.page && (line.y ?? 0) > (last.y ?? 0);
		if (!isSameColumn) return !isShort && isOpen && !isBelow;
		if ((line.gap ?? WIDE) > this.widestGap) return false;
		// Lines of an item hang behind its mark; where they don't, the line above is full.
		if (text.item) return (line.x ?? 0) > text.item.x + 3 || ((line.x ?? 0) >= text.item.x - 2 && !isShort);
		return !isShort && Math.abs((line.x ?? 0) - (last.x ?? 0)) < (line.fontSize ?? 10) * 4;
	}

	/** "Mr Owen Pell" above "12 Weir Row": lines of an address or the like, far narrower than those of the text, each with a beginning of its own. */
	private isOfBlock(before: TextLine, line: TextLine): boolean {
		const width = ({ x, right }: TextLine) => (right ?? 0) - (x ?? 0);
		const isNarrow = (one: TextLine) => one.text.length <= LONGEST_OF_BLOCK && width(one) < this.widest * NARROW;
		return isNarrow(before) && isNarrow(line) && /^[\p{Lu}\p{N}+(]|^\S+@|^(?:www\.|https?:)/u.test(line.text) && !/[,-]$/u.test(before.text.trimEnd());
	}

	private join(line: TextLine, items: readonly Glyphs[]): void {
		const { text } = this;
		if (!text) return;
		const runs = lineRuns(line, items, line.text);
		const last = text.runs.at(-1);
		if (last) text.runs[text.runs.length - 1] = { ...last, text: this.joinedEnd(last.text, line.text) };
		text.runs.push(...runs);
		text.last = line;
	}

	/** The end of a line as it stands before the next one: without the hyphen that only parted a word. */
	private joinedEnd(end: string, next: string): string {
		const whole = partedWord(end, next);
		if (whole !== null) return this.hyphenated.has(whole) ? end : end.slice(0, -1);
		if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(end) && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(next))
			return end;
		return /[-–—/]$/u.test(end) && /^\p{L}/u.test(next) && !/\s[-–—/]$/u.test(end) ? end : `${end} `;
	}

	private beginParagraph(line: TextLine, items: readonly Glyphs[]): void {
		this.endList();
		this.text = { runs: lineRuns(line, items, line.text), item: null, last: line };
	}

	private beginItem(line: TextLine, items: readonly Glyphs[], mark: ListMark): void {
		this.endText();
		if (this.blocks.length > 0 && this.items.length === 0 && this.text) this.endText();
		this.text = { runs: lineRuns(line, items, mark.text), item: { mark, x: line.x ?? 0 }, last: line };
	}

	private endText(): void {
		const { text } = this;
		this.text = null;
		if (!text || runsText(text.runs).trim() === "") return;
		const block: Block = { kind: "paragraph", runs: tidied(text.runs) };
		if (!text.item) {
			this.blocks.push(block);
			return;
		}
		const { mark, x } = text.item;
		this.items.push({ item: { blocks: [block], ...(mark.label ? { label: mark.label } : {}) }, mark, x });
	}

	private endList(): void {
		this.endText();
		const { items } = this;
		this.items = [];
		if (items.length > 0) this.blocks.push(...listsOf(items));
	}

	private table(found: FoundTable, page: number): void {
		this.endList();
		const table = tableBlock(found, this.hyphenated);
		const last = this.blocks.at(-1);
		const isNextPage = this.tablePages.at(-1) === page - 1;
		const whole = last?.kind === "table" && isNextPage ? this.goneOn(last, table, found.columns) : null;
		if (last?.kind === "table" && this.tablePages.at(-1) === page && found.top < this.bottom) this.beside.add(table);
		this.bottom = found.bottom;
		if (!whole) this.columns = found.columns;
		if (whole) this.blocks[this.blocks.length - 1] = whole;
		else this.blocks.push(table);
		if (whole) this.tablePages[this.tablePages.length - 1] = page;
		else this.tablePages.push(page);
	}

	/** A table with what follows on the next page, where that goes on with it: it may show fewer of its columns, or more. */
	private goneOn(last: Table, next: Table, columns: FoundTable["columns"]): Table | null {
		if (columnsOf(last) === columnsOf(next)) return goneOn(last, next);
		const same = onSameColumns(last, next, this.columns, columns);
		if (!same) return null;
		if (columns.length > this.columns.length) this.columns = columns;
		return goneOn(same.table, same.next);
	}

	private picture(picture: PagePicture): void {
		this.endList();
		const block = {
			kind: "picture" as const,
			picture: { bytes: new Uint8Array(), widthPt: picture.right - picture.x, heightPt: picture.bottom - picture.y, alt: "" },
		};
		this.blocks.push(block);
		this.raw.push({ picture, target: block });
	}
}

function withoutLook(runs: readonly Run[]): Run[] {
	return runs.map(({ bold: _, ...run }) => run);
}

function tidied(runs: readonly Run[]): Run[] {
	return runs.filter(({ text }) => text !== "").map((run, at, all) => (at === all.length - 1 ? { ...run, text: run.text.trimEnd() } : run));
}
