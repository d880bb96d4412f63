import { type OpenedTable, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import type { RecognizedColumn, TableFinding } from "@/lib/tools/tables/schemas";
import { columnNames, recognizeHeader } from "./header";
import { ColumnStats } from "./recognize-column";

const HEAD_ROWS = 100;
const SAMPLE_ROWS = 20;
const SAMPLE_LETTERS = 80;
const PLACES = 5;

export interface RowsSeen {
	readonly hasHeader: boolean;
	readonly columns: RecognizedColumn[];
	readonly rowCount: number;
	readonly sampleRows: string[][];
	readonly findings: TableFinding[];
}

interface Wish {
	/** What a person says of the first row; null to find out. */
	readonly hasHeader: boolean | null;
	readonly prefersComma: boolean;
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
	private readonly uneven: number[] = [];
	private unevenCount = 0;

	constructor(
		private readonly opened: Pick<OpenedTable, "isTyped" | "names">,
		private readonly wish: Wish,
	) {}

	take(batch: readonly SourceRow[]): void {
		if (!this.head) {
			for (const row of batch) this.takeRow(row);
			return;
		}
		this.head.push(...batch.slice(0, HEAD_ROWS - this.head.length));
		const rest = batch.slice(this.head.length < HEAD_ROWS ? batch.length : HEAD_ROWS);
		if (this.head.length < HEAD_ROWS) return;
		this.settleHead();
		for (const row of rest) this.takeRow(row);
	}

	private settleHead(): void {
		const head = this.head ?? [];
		this.head = null;
		const isKeyed = this.opened.names() !== null;
		this.hasHeader = isKeyed || (head.length > 0 && (this.wish.hasHeader ?? recognizeHeader(head, this.opened.isTyped)));
		const rows = this.hasHeader && !isKeyed ? head.slice(1) : head;
		if (this.hasHeader && !isKeyed) this.header = head[0] ?? null;
		this.width = this.header?.length ?? rows[0]?.length ?? 0;
		for (const row of rows) this.takeRow(row);
	}

	private takeRow(row: SourceRow): void {
		this.rows += 1;
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
			columns,
			rowCount: this.rows,
			sampleRows,
			findings: [...this.rowFindings(), ...this.nameFindings(names), ...this.columnFindings(columns)],
		};
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

	private columnFindings(columns: readonly RecognizedColumn[]): TableFinding[] {
		const findings: TableFinding[] = [];
		const undecided = columns.filter(({ type, alternatives }) => type === "text" && alternatives.length > 0).map(({ name }) => name);
		if (undecided.length > 0) {
			const message = `Dates in ${listed(undecided)} may begin with the day or with the month: the data does not tell. They stay text unless you say which.`;
			findings.push({ kind: "date_order_open", severity: "medium", message });
		}
		const doubtful = columns.filter(({ type, alternatives }) => type !== "text" && alternatives.length > 0).map(({ name }) => name);
		if (doubtful.length > 0)
			findings.push({
				kind: "number_spelling_open",
				severity: "medium",
				message: `The numbers in ${listed(doubtful)} can be read in two ways. Check their examples.`,
			});
		const misfits = columns.filter((column) => column.misfits > 0).map(({ name, misfits: count }) => `${name} (${count})`);
		if (misfits.length > 0)
			findings.push({ kind: "misfits", severity: "low", message: `Cells that are none of their column's type stay text: ${listed(misfits)}.` });
		const nested = columns.filter((_, index) => this.stats[index]?.hasNested).map(({ name }) => name);
		if (nested.length > 0)
			findings.push({
				kind: "nested",
				severity: "low",
				message: `Lists and objects in ${listed(nested)} are written as JSON where the format has no such cells.`,
			});
		return findings;
	}
}

function plural(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}

function listed(names: readonly string[]): string {
	const shown = names.slice(0, PLACES).map((name) => name.slice(0, 60));
	return names.length > PLACES ? `${shown.join(", ")} and ${names.length - PLACES} more` : shown.join(", ");
}
