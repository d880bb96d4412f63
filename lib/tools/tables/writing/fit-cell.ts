import { type Cell, isEmptyCell, textOfCell } from "@/lib/tools/tables/cells/cell";
import { cellReadings, textReadings, truthOf } from "@/lib/tools/tables/cells/cell-readings";
import { dateOtherwise, dateReadings, plainDate } from "@/lib/tools/tables/cells/dates";
import { undressed } from "@/lib/tools/tables/cells/dressing";
import { numberOtherwise, plainNumber } from "@/lib/tools/tables/cells/numbers";
import { BOOLEAN_BITS, bitOf, DECIMAL_BITS, INTEGER_BITS } from "@/lib/tools/tables/cells/readings";
import { isOtherUnit } from "@/lib/tools/tables/recognize/column-units";
import { COLUMN_FORMATS, type ColumnFormat, type ColumnSetting, type ColumnType } from "@/lib/tools/tables/schemas";
import { KINDS, type Kind } from "./out-table";

/** How the texts of a column are read: by its format, or by the plainest one of its type. */
export function formatOf(type: Exclude<ColumnType, "text">, format: ColumnFormat | null): ColumnFormat {
	const known: readonly ColumnFormat[] = COLUMN_FORMATS[type];
	return format !== null && known.includes(format) ? format : (known[0] ?? "1234");
}

/** Puts cells into the form that their column says. One is reused for all cells, since a table has millions. */
export class CellFitter {
	text = "";
	/** Whether the last cell is not what its column says, and stays text. */
	isMisfit = false;

	/** The columns' formats, found once. */
	private readonly formats = new Map<ColumnSetting, ColumnFormat>();
	/** What the numbers count: as the column says, or else as the first one that says it. */
	private readonly units = new Map<ColumnSetting, string>();

	constructor(private readonly isTyped: boolean) {}

	private formatFor(column: ColumnSetting): ColumnFormat {
		let format = this.formats.get(column);
		if (format === undefined) {
			format = column.type === "text" ? "1234" : formatOf(column.type, column.format);
			this.formats.set(column, format);
		}
		return format;
	}

	fit(cell: Cell | undefined, column: ColumnSetting): Kind {
		const { type } = column;
		this.isMisfit = false;
		this.text = "";
		if (cell === undefined || isEmptyCell(cell)) return this.empty(cell, type);
		if (type !== "text") {
			const kind = typeof cell === "string" ? this.fitText(cell.trim(), type, column) : this.fitValue(cell, type);
			if (kind !== null) return kind;
			this.isMisfit = true;
		}
		this.text = textOfCell(cell);
		return typeof cell === "object" && cell !== null && "json" in cell ? KINDS.json : KINDS.text;
	}

	/** Where a format tells an empty text from nothing it stays one; spaces alone stay in columns of text. */
	private empty(cell: Cell | undefined, type: ColumnType): Kind {
		if (typeof cell !== "string" || type !== "text" || (cell === "" && !this.isTyped)) return KINDS.empty;
		this.text = cell;
		return KINDS.text;
	}

	private unitFor(column: ColumnSetting, text: string): string | undefined {
		const known = column.unit ?? this.units.get(column);
		if (known !== undefined) return known;
		const unit = undressed(text)?.unit ?? undefined;
		if (unit !== undefined) this.units.set(column, unit);
		return unit;
	}

	private fitText(text: string, type: Exclude<ColumnType, "text">, column: ColumnSetting): Kind | null {
		const format = this.formatFor(column);
		if (type === "date") {
			const date = dateReadings(text) & bitOf(format) ? plainDate(text, format) : this.isTyped ? null : dateOtherwise(text, format);
			if (date === null) return null;
			this.text = date;
			return this.text.includes("T") ? KINDS.moment : KINDS.date;
		}
		if (!(textReadings(text) & bitOf(format))) {
			const otherwise = type === "decimal" && !this.isTyped ? numberOtherwise(text) : null;
			if (otherwise === null) return null;
			this.text = otherwise;
			return KINDS.number;
		}
		if (type !== "boolean" && isOtherUnit(text, this.unitFor(column, text))) return null;
		this.text = type === "boolean" ? String(truthOf(text)) : plainNumber(text, format);
		return type === "boolean" ? KINDS.boolean : KINDS.number;
	}

	private fitValue(cell: Exclude<Cell, string>, type: Exclude<ColumnType, "text">): Kind | null {
		const readings = cellReadings(cell, this.isTyped);
		this.text = textOfCell(cell);
		if (type === "integer") return readings & INTEGER_BITS ? KINDS.number : null;
		if (type === "decimal") return readings & DECIMAL_BITS ? KINDS.number : null;
		if (type === "boolean") return readings & BOOLEAN_BITS ? KINDS.boolean : null;
		if (cell === null || typeof cell !== "object" || !("iso" in cell)) return null;
		return this.text.includes("T") ? KINDS.moment : KINDS.date;
	}
}
