import { isEmptyCell, isFilledRow, type OpenedTable, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import { MOST_FOOTERS, type RecognizedColumn, type TableFinding } from "@/lib/tools/tables/schemas";
import { columnFindings, listed, plural } from "./column-findings";
import { columnNames, recognizeHeader } from "./header";
import { ColumnStats } from "./recognize-column";
import { isTotalRow, rowWords, titleRows, usualWidth } from "./surroundings";

const HEAD_ROWS = 100;
const SAMPLE_ROWS = 20;
const SAMPLE_LETTERS = 80;
const PLACES = 5;

export interface RowsSeen {
	readonly hasHeader: boolean;
	/** Rows above the table and totals below it, which are no data. */
	readonly titleCount: number;
	readonly footerCount: number;
	/** The totals below the table, as they stand there. */
	readonly totalRows: string[][];
	readonly columns: RecognizedColumn[];
	readonly rowCount: number;
	readonly sampleRows: string[][];
	readonly findings: TableFinding[];
}

interface Wish {
	/** What a person says of the first row; null to find out. */
	readonly hasHeader: boolean | null;
	readonly prefersComma: boolean;
	/** Whether rows above the table and below it are left out already, as a person said. */
	readonly isCut?: { readonly above: boolean; readonly below: boolean };
}

/** Looks at every cell of a table, batch by batch: what its columns are called and hold. */
export class RowRecognizer {
	private head: SourceRow[] | null = [];
	private header: SourceRow | null = null;
	private hasHeader = false;
	private readonly stats: ColumnStats[] = [];
	private readonly sample: string[][] = [];
	private rows = 0;
	private width = 0;
	private usual = 0;
	private titles: readonly SourceRow[] = [];
	private footers: readonly SourceRow[] = [];
	/** The last rows wait until it is known that others follow: the very last ones may be totals. */
	private held: SourceRow[] = [];
	private readonly uneven: number[] = [];
	private unevenCount = 0;
	private emptyCount = 0;

	constructor(
		private readonly opened: Pick<OpenedTable, "isTyped" | "names">,
		private readonly wish: Wish,
	) {}

	take(batch: readonly SourceRow[]): void {
		if (!this.head) {
			for (const row of batch) this.hold(row);
			return;
		}
		const fitting = batch.slice(0, HEAD_ROWS - this.head.length);
		this.head.push(...fitting);
		if (this.head.length < HEAD_ROWS) return;
		this.settleHead();
		for (const row of batch.slice(fitting.length)) this.hold(row);
	}

	private settleHead(): void {
		const whole = this.head ?? [];
		this.head = null;
		const isKeyed = this.opened.names() !== null;
		const isSearched = !isKeyed && !this.wish.isCut?.above && this.wish.hasHeader !== false;
		this.titles = whole.slice(0, isSearched ? titleRows(whole, this.opened.isTyped) : 0);
		const head = whole.slice(this.titles.length);
		this.usual = usualWidth(head);
		this.hasHeader = isKeyed || (head.length > 0 && (this.wish.hasHeader ?? recognizeHeader(head, this.opened.isTyped)));
		const rows = this.hasHeader && !isKeyed ? head.slice(1) : head;
		if (this.hasHeader && !isKeyed) this.header = head[0] ?? null;
		this.width = this.header?.length ?? rows[0]?.length ?? 0;
		for (const row of rows) this.hold(row);
	}

	private hold(row: SourceRow): void {
		this.held.push(row);
		if (this.held.length <= MOST_FOOTERS) return;
		const first = this.held.shift();
		if (first) this.takeRow(first);
	}

	/** Takes what waits, but for totals at its end. */
	private settleEnd(): void {
		const isSearched = this.opened.names() === null && !this.wish.isCut?.below;
		let end = this.held.length;
		// Rows of empty cells between totals and the table, and below them, go with the totals.
		for (let at = end; isSearched && at > 0 && this.rows + at > 1; at -= 1) {
			const row = this.held[at - 1] ?? [];
			if (isTotalRow(row, this.usual)) end = at - 1;
			else if (isFilledRow(row)) break;
			else if (end === at) end = at - 1;
		}
		if (!this.held.slice(end).some(isFilledRow)) end = this.held.length;
		this.footers = this.held.slice(end);
		for (const row of this.held.slice(0, end)) this.takeRow(row);
		this.held = [];
	}

	private takeRow(row: SourceRow): void {
		this.rows += 1;
		if (!isFilledRow(row)) this.emptyCount += 1;
		while (this.stats.length < row.length) this.stats.push(new ColumnStats(this.opened.isTyped));
		for (let index = 0; index < row.length; index += 1) this.stats[index]?.take(row[index]);
		if (this.sample.length < SAMPLE_ROWS) this.sample.push(row.map((cell) => textOfCell(cell).slice(0, SAMPLE_LETTERS)));
		if (!this.opened.isTyped && row.length !== this.width) {
			this.unevenCount += 1;
			if (this.uneven.length < PLACES) this.uneven.push(this.rows);
		}
	}

	finish(): RowsSeen {
		if (this.head) this.settleHead();
		this.settleEnd();
		const keyed = this.opened.names();
		const width = Math.max(keyed?.length ?? 0, this.header?.length ?? 0, this.stats.length);
		while (this.stats.length < width) this.stats.push(new ColumnStats(this.opened.isTyped));
		const names = columnNames(keyed ?? this.header, width);
		const orders = new Set(this.stats.map((stats) => (stats.filled > 0 ? stats.dateOrder() : null)).filter((order) => order !== null));
		const [order = null] = orders.size === 1 ? orders : [];
		const columns = this.stats.map((stats, index) => stats.conclude(names[index] ?? "", this.rows, { prefersComma: this.wish.prefersComma }, order));
		const sampleRows = this.sample.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ""));
		return {
			hasHeader: this.hasHeader,
			titleCount: this.titles.length,
			footerCount: this.footers.length,
			totalRows: this.footers.filter(isFilledRow).map((row) => row.map((cell) => textOfCell(cell).trim().slice(0, SAMPLE_LETTERS))),
			columns,
			rowCount: this.rows,
			sampleRows,
			findings: [
				...this.surroundingFindings(),
				...this.emptyFindings(),
				...this.rowFindings(),
				...this.nameFindings(names),
				...columnFindings(columns, this.stats),
			],
		};
	}

	private surroundingFindings(): TableFinding[] {
		const totals = this.footers.filter(isFilledRow);
		const [titles, footers] = [this.titles.length, totals.length];
		const findings: TableFinding[] = [];
		if (titles > 0) {
			const message = `${titles === 1 ? "The first row stands" : `The first ${titles} rows stand`} above the table and ${titles === 1 ? "is" : "are"} left out: ${this.titles
				.filter((row) => !row.every(isEmptyCell))
				.slice(0, PLACES)
				.map(rowWords)
				.join(", ")}. Row ${titles + 1} names the columns; lines without anything are not counted.`;
			findings.push({ kind: "title_rows", severity: "medium", message });
		}
		if (footers > 0) {
			const message = `${footers === 1 ? "The last row is a total" : `The last ${footers} rows are totals`} and no data, so ${footers === 1 ? "it is" : "they are"} left out: ${totals.map(rowWords).join(", ")}.`;
			findings.push({ kind: "total_rows", severity: "medium", message });
		}
		return findings;
	}

	private emptyFindings(): TableFinding[] {
		if (this.emptyCount === 0) return [];
		const message = `${plural(this.emptyCount, "row has", "rows have")} nothing but empty cells.`;
		return [{ kind: "empty_rows", severity: "low", message }];
	}

	private rowFindings(): TableFinding[] {
		if (this.unevenCount === 0) return [];
		const more = this.unevenCount > this.uneven.length ? ", …" : "";
		const message = `${plural(this.unevenCount, "row has", "rows have")} more or fewer cells than the first one (row ${this.uneven.join(", ")}${more}). What is missing is left empty.`;
		return [{ kind: "uneven_rows", severity: "medium", message }];
	}

	private nameFindings(names: readonly string[]): TableFinding[] {
		if (!this.header) return [];
		const changed = names.filter((name, index) => textOfCell(this.header?.[index]).trim() !== name);
		if (changed.length === 0) return [];
		return [{ kind: "names_changed", severity: "low", message: `Columns without a name of their own are called ${listed(changed)}.` }];
	}
}
