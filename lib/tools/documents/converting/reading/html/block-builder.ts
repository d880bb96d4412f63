import { type Block, DEEPEST, type List, type ListItem, type Picture, type Run, type TextLook } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, DocumentMeter, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { type BuiltCell, joinedRows } from "./joined-rows";
import { type Look, tidyRuns } from "./tidy-runs";

/** How far a cell reaches; it may be told while the cell is open. `goesOn`: it belongs to the one above it. */
export interface Span {
	columns: number;
	rows: number;
	goesOn?: boolean;
	align?: "right" | "center";
}

interface OpenText {
	readonly runs: Run[];
	readonly level: number | null;
	names: string[];
	look?: TextLook;
}

interface OpenTable {
	readonly rows: { cells: readonly BuiltCell[] }[];
	cells: BuiltCell[];
	headRows: number;
	isHead: boolean;
}

interface OpenBox {
	readonly kind: "root" | "quote" | "list" | "item" | "table" | "cell";
	readonly blocks: Block[];
	readonly list?: { readonly start: number | null; readonly items: ListItem[] };
	readonly table?: OpenTable;
	readonly span?: Span;
	readonly label?: string;
}

const MOST_SPANNED = 1_000;

/** Puts what a parser meets, in its order, together into blocks: opened boxes nest, text outside of a paragraph begins one. */
export class BlockBuilder {
	private readonly boxes: OpenBox[] = [{ kind: "root", blocks: [] }];
	private readonly meter = new DocumentMeter();
	private text: OpenText | null = null;
	/** Boxes that are deeper than blocks go, and therefore not made. */
	private unmade = 0;
	private pendingNames: string[] = [];

	private top(): OpenBox {
		return this.boxes.at(-1) as OpenBox;
	}

	/** Adds a finished block where the parser is. */
	add(block: Block): void {
		this.endText();
		this.meter.countBlock();
		this.top().blocks.push(block);
	}

	/** Begins a paragraph, or a heading of this level. */
	beginText(level: number | null = null): void {
		this.endText();
		this.text = { runs: [], level, names: this.pendingNames };
		this.pendingNames = [];
	}

	/** Links lead to the text that is open, or to the next one. */
	name(name: string): void {
		if (this.text) this.text.names.push(name);
		else this.pendingNames.push(name);
	}

	/** How the open text stands on its page. */
	stand(look: TextLook): void {
		if (this.text) this.text.look = look;
	}

	write(text: string, look: Look): void {
		if (text === "") return;
		this.meter.countLetters(text.length);
		if (!this.text) {
			if (text.trim() === "" && text !== "\n") return;
			this.beginText();
		}
		this.text?.runs.push({ ...look, text });
	}

	endText(): void {
		const { text } = this;
		this.text = null;
		if (!text) return;
		const runs = tidyRuns(text.runs, (text.look?.tabs?.length ?? 0) > 0);
		if (runs.length === 0) {
			this.pendingNames.push(...text.names);
			return;
		}
		this.meter.countBlock();
		const { level, names } = text;
		const look = text.look ? { look: text.look } : {};
		this.top().blocks.push(
			level === null ? { kind: "paragraph", runs, ...(names.length > 0 ? { names } : {}), ...look } : { kind: "heading", level, runs, names, ...look },
		);
	}

	picture(picture: Picture): void {
		this.add({ kind: "picture", picture });
	}

	open(kind: "quote" | "item" | "cell", { span, label }: Pick<OpenBox, "span" | "label"> = {}): void {
		this.push({ kind, blocks: [], ...(span ? { span } : {}), ...(label === undefined ? {} : { label }) });
	}

	openList(start: number | null): void {
		this.push({ kind: "list", blocks: [], list: { start, items: [] } });
	}

	openTable(): void {
		this.push({ kind: "table", blocks: [], table: { rows: [], cells: [], headRows: 0, isHead: false } });
	}

	/** Whether the rows that follow name the columns. */
	setHead(isHead: boolean): void {
		const table = this.boxes.findLast((box) => box.kind === "table")?.table;
		if (table) table.isHead = isHead;
	}

	endRow(allHeads = false): void {
		this.endText();
		const table = this.top().table;
		if (!table || table.cells.length === 0) return;
		if ((table.isHead || allHeads) && table.headRows === table.rows.length) table.headRows += 1;
		if (table.cells.length > DOCUMENT_LIMITS.tableColumns)
			throw tooLarge(
				`A table has ${table.cells.length} columns; at most ${DOCUMENT_LIMITS.tableColumns} fit on paper. Convert it as a table instead, or leave columns out.`,
			);
		table.rows.push({ cells: table.cells });
		table.cells = [];
		if (table.rows.length > DOCUMENT_LIMITS.tableRows)
			throw tooLarge(`A table has more than ${DOCUMENT_LIMITS.tableRows} rows, which would be a book. Convert it as a table instead, or split it.`);
	}

	private push(box: OpenBox): void {
		this.endText();
		if (this.unmade > 0 || this.boxes.length > DEEPEST) this.unmade += 1;
		else this.boxes.push(box);
	}

	/** Whether the innermost box is of this kind. */
	isIn(kind: OpenBox["kind"]): boolean {
		return this.unmade === 0 && this.top().kind === kind;
	}

	close(): void {
		this.endText();
		if (this.unmade > 0) {
			this.unmade -= 1;
			return;
		}
		if (this.boxes.length === 1) return;
		const box = this.boxes.pop() as OpenBox;
		const parent = this.top();
		if (box.kind === "quote") {
			if (box.blocks.length > 0) this.add({ kind: "quote", blocks: box.blocks });
		} else if (box.kind === "item") {
			if (parent.list) parent.list.items.push({ blocks: box.blocks, ...(box.label === undefined ? {} : { label: box.label }) });
			else parent.blocks.push(...box.blocks);
		} else if (box.kind === "cell") {
			const { columns = 1, rows = 1, goesOn = false, align } = box.span ?? {};
			const within = (value: number) => Math.min(Math.max(1, value), MOST_SPANNED);
			const cell: BuiltCell = { blocks: box.blocks, columnSpan: within(columns), rowSpan: within(rows), goesOn, ...(align ? { align } : {}) };
			if (parent.table) parent.table.cells.push(cell);
			else parent.blocks.push(...box.blocks);
		} else if (box.kind === "list") this.closeList(box);
		else if (box.kind === "table") this.closeTable(box);
	}

	private closeList({ list, blocks }: OpenBox): void {
		const items = [...(blocks.length > 0 ? [{ blocks }] : []), ...(list?.items ?? [])];
		if (items.length > 0) this.add({ kind: "list", start: list?.start ?? null, items } satisfies List);
	}

	private closeTable({ table, blocks }: OpenBox): void {
		// What stands in a table outside of its cells, as a caption, comes before it.
		for (const block of blocks) this.add(block);
		if (!table) return;
		if (table.cells.length > 0) table.rows.push({ cells: table.cells });
		if (table.rows.length === 0) return;
		const rows = joinedRows(table.rows);
		// A frame that only holds a page together is no table.
		if (table.headRows === 0 && rows.every(({ cells }) => cells.length === 1))
			for (const block of rows.flatMap(({ cells }) => cells.flatMap(({ blocks: own }) => own))) this.add(block);
		else this.add({ kind: "table", rows, headRows: Math.min(table.headRows, rows.length - 1 || 1) });
	}

	/** All blocks; what is still open is closed. */
	finish(): Block[] {
		while (this.unmade > 0 || this.boxes.length > 1) this.close();
		this.endText();
		return this.top().blocks;
	}
}
