import type { BlockBuilder, Span } from "@/lib/tools/documents/converting/reading/html/block-builder";
import { isSwitchedOn } from "./run-look";

interface OpenTable {
	isHeadRow: boolean;
	cell: Span | null;
}

/** The tables of a Word document: cells over several columns, and cells that go on in the rows below. */
export class DocxTables {
	private readonly tables: OpenTable[] = [];

	constructor(private readonly builder: BlockBuilder) {}

	open(tag: string, attributes: Readonly<Record<string, string>>): void {
		const table = this.tables.at(-1);
		if (tag === "w:tbl") {
			this.builder.openTable();
			this.tables.push({ isHeadRow: false, cell: null });
		} else if (!table) return;
		else if (tag === "w:tr") table.isHeadRow = false;
		else if (tag === "w:tblHeader") table.isHeadRow = isSwitchedOn(attributes);
		else if (tag === "w:tc") {
			table.cell = { columns: 1, rows: 1, goesOn: false };
			this.builder.open("cell", { span: table.cell });
		} else if (tag === "w:gridSpan" && table.cell) table.cell.columns = Number.parseInt(attributes["w:val"] ?? "1", 10) || 1;
		else if (tag === "w:vMerge" && table.cell) table.cell.goesOn = attributes["w:val"] !== "restart";
	}

	close(tag: string): void {
		const table = this.tables.at(-1);
		if (!table) return;
		if (tag === "w:tc") this.builder.close();
		else if (tag === "w:tr") {
			this.builder.setHead(table.isHeadRow);
			this.builder.endRow();
		} else if (tag === "w:tbl") {
			this.tables.pop();
			this.builder.close();
		}
	}
}
