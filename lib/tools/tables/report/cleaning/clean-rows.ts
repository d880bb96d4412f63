import { type Cell, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { RowDigests } from "@/lib/tools/tables/report/frame/row-digests";
import type { Cleaning } from "@/lib/tools/tables/report/schemas";
import type { ColumnSetting } from "@/lib/tools/tables/schemas";
import { CellFitter } from "@/lib/tools/tables/writing/fit-cell";
import { KINDS, type Kind, type OutRow } from "@/lib/tools/tables/writing/out-table";
import type { ChangeLog } from "./change-log";

interface Wish {
	readonly cleanings: ReadonlySet<Cleaning>;
	/** Whether the file itself tells numbers from text. */
	readonly isTyped: boolean;
	readonly rows: number;
}

/** The usual spelling of each other spelling of a column. */
export function usualWords(column: FrameColumn): ReadonlyMap<string, string> {
	const words = column.words();
	return new Map(
		column
			.spellings()
			.filter(({ places }) => places.length > 1)
			.flatMap(({ word, places }) => places.map((place) => [words[place - 1] ?? "", word] as const)),
	);
}

/** Mends the rows of a table one by one, in their order, and notes every change. */
export class RowCleaner {
	private row = 0;
	private readonly fitter: CellFitter;
	private readonly digests: RowDigests | null;

	/** `usual` has the usual spelling of each other one, by column. */
	constructor(
		private readonly columns: readonly ColumnSetting[],
		private readonly usual: readonly ReadonlyMap<string, string>[],
		private readonly wish: Wish,
		private readonly log: ChangeLog,
	) {
		this.fitter = new CellFitter(wish.isTyped);
		this.digests = wish.cleanings.has("duplicates") ? new RowDigests(wish.rows) : null;
	}

	/** The row as it is written; null for one that goes. */
	clean(cells: SourceRow): OutRow | null {
		this.row += 1;
		const { columns, wish, row } = this;
		const texts = columns.map((_, index) => textOfCell(cells[index]).trim());
		const isEmpty = texts.every((text) => text === "");
		const isRepeated = !isEmpty && this.digests?.isRepeated(texts) === true;
		if (isRepeated || (isEmpty && wish.cleanings.has("empty_rows"))) {
			this.log.note({ row, column: null, kind: isRepeated ? "duplicates" : "empty_rows", before: texts.join(" · "), after: "" });
			return null;
		}
		const kinds: Kind[] = [];
		const written: string[] = [];
		for (const [index, column] of columns.entries()) {
			const [kind, text] = this.cell(cells[index], column, index);
			kinds.push(kind);
			written.push(text);
		}
		return { kinds, texts: written };
	}

	private cell(cell: Cell | undefined, column: ColumnSetting, index: number): [Kind, string] {
		const { wish, fitter, row } = this;
		const raw = textOfCell(cell);
		const kept = wish.cleanings.has("trim") ? raw.trim() : raw;
		if (kept !== raw) this.log.note({ row, column: column.name, kind: "trim", before: raw, after: kept });
		if (kept === "") return [KINDS.empty, ""];
		const usual = this.usual[index]?.get(kept.trim());
		if (usual !== undefined && usual !== kept) {
			this.log.note({ row, column: column.name, kind: "spellings", before: kept, after: usual });
			return [KINDS.text, usual];
		}
		if (!wish.isTyped && !wish.cleanings.has("types")) return [KINDS.text, kept];
		const kind = fitter.fit(cell, column);
		if (kind === KINDS.text || kind === KINDS.empty) return [KINDS.text, kept];
		if (!wish.isTyped && fitter.text !== raw.trim()) this.log.note({ row, column: column.name, kind: "types", before: kept, after: fitter.text });
		return [kind, fitter.text];
	}
}
