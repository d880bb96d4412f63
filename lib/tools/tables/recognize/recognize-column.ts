import { type Cell, isEmptyCell, textOfCell } from "@/lib/tools/tables/cells/cell";
import { cellReadings } from "@/lib/tools/tables/cells/cell-readings";
import { dateInOtherFormats } from "@/lib/tools/tables/cells/dates";
import { PERCENT } from "@/lib/tools/tables/cells/dressing";
import { DATE_BITS, DECIMAL_BITS, INTEGER_BITS, NO_NUMBER, READINGS, type Reading } from "@/lib/tools/tables/cells/readings";
import type { ColumnFormat, ColumnType, RecognizedColumn } from "@/lib/tools/tables/schemas";
import { ColumnUnits } from "./column-units";

const EXAMPLES = 3;
const EXAMPLE_LETTERS = 60;
/** So many cells in a hundred may be something else, as "n/a" among numbers. They stay text. */
const MISFIT_SHARE = 0.05;

export interface ColumnTaste {
	/** Which decimal sign the rest of the file speaks for. */
	readonly prefersComma: boolean;
}

/** Gathers what is seen of one column. */
export class ColumnStats {
	filled = 0;
	native = 0;
	hasNested = false;
	readonly examples: string[] = [];
	/** Several units without one that nearly all numbers have; empty otherwise. */
	mixedUnits: readonly string[] = [];
	private readonly sets = new Map<number, number>();
	/** Dates in another spelling than that of a format, which are dates of a column of it as well. */
	private readonly otherDates = new Map<ColumnFormat, number>();
	private readonly units = new ColumnUnits();

	constructor(private readonly isTyped: boolean) {}

	take(cell: Cell | undefined): void {
		if (cell === undefined || isEmptyCell(cell)) return;
		this.filled += 1;
		if (typeof cell !== "string") {
			this.native += 1;
			if (typeof cell === "object" && cell !== null && "json" in cell) this.hasNested = true;
		}
		const readings = cellReadings(cell, this.isTyped);
		this.sets.set(readings, (this.sets.get(readings) ?? 0) + 1);
		if (typeof cell === "string" && !this.isTyped && (readings === 0 || readings & DATE_BITS)) this.noteOtherDates(cell.trim());
		if (typeof cell === "string" && readings & (INTEGER_BITS | DECIMAL_BITS)) this.units.take(cell.trim());
		if (this.examples.length >= EXAMPLES) return;
		const text = textOfCell(cell).trim().slice(0, EXAMPLE_LETTERS);
		if (!this.examples.includes(text)) this.examples.push(text);
	}

	private noteOtherDates(text: string): void {
		for (const format of dateInOtherFormats(text)) this.otherDates.set(format, (this.otherDates.get(format) ?? 0) + 1);
	}

	/** How many cells a reading takes. Dates that are written otherwise go with the usual ones, as long as those are no fewer. */
	private taken({ type, format, bit }: Reading): number {
		const own = this.fits(bit);
		const others = type === "date" ? (this.otherDates.get(format) ?? 0) : 0;
		return own >= others ? own + others : own;
	}

	private fits(bit: number): number {
		let count = 0;
		for (const [readings, times] of this.sets) if (readings & bit) count += times;
		return count;
	}

	/** The readings that enough cells allow, those of most cells first. */
	private candidates({ prefersComma }: ColumnTaste): { reading: Reading; fits: number }[] {
		const needed = this.filled - Math.floor(this.filled * MISFIT_SHARE);
		const hasBareDigits = this.fits(NO_NUMBER) > 0;
		const rank = (format: ColumnFormat) => (prefersComma === COMMA_FORMATS.has(format) ? 0 : 1);
		return READINGS.filter(({ type }) => !hasBareDigits || (type !== "integer" && type !== "decimal"))
			.map((reading) => ({ reading, fits: this.taken(reading) }))
			.filter(({ fits }) => this.filled > 0 && fits >= needed)
			.sort((one, other) => other.fits - one.fits || rank(one.reading.format) - rank(other.reading.format) || one.reading.bit - other.reading.bit);
	}

	/** What the column is. `rows` are all rows of the table; `dateOrder` is what other columns tell of the order of day and month. */
	conclude(name: string, rows: number, taste: ColumnTaste, dateOrder: "D" | "M" | null = null): RecognizedColumn {
		const seen = { name, examples: this.examples, emptyShare: rows === 0 ? 0 : 1 - this.filled / rows };
		const text = { ...seen, type: "text" as const, format: null, misfits: 0, alternatives: [] };
		const candidates = this.candidates(taste);
		const { unit, others } = this.units.seen();
		const isMoney = unit !== null && unit !== PERCENT;
		const [best] = simplest(candidates, isMoney);
		if (!best) return text;
		const isNative = this.isTyped && this.native > 0;
		const equals = candidates.filter(({ fits, reading }) => fits === best.fits && differs(reading, best.reading));
		const { type, format } = best.reading;
		if (type === "date" && equals.length > 0 && !isNative) {
			const told = [best, ...equals].find(({ reading }) => dateOrder !== null && reading.format.startsWith(dateOrder));
			if (!told) return { ...text, alternatives: [best, ...equals].map(({ reading }) => ({ type, format: reading.format })) };
			return { ...seen, type, format: told.reading.format, misfits: this.filled - told.fits, alternatives: alternativesOf(candidates, told.reading) };
		}
		const isNumber = type === "integer" || type === "decimal";
		if (isNumber && !this.isOfOneKind(others)) return text;
		return {
			...seen,
			type,
			format: isNative ? null : format,
			...(isNumber && unit !== null ? { unit } : {}),
			misfits: this.filled - best.fits + (isNumber ? others : 0),
			alternatives: isNative || (isMoney && type === "integer") ? [] : alternativesOf(equals, best.reading),
		};
	}

	/** Whether the numbers may stand in one column: all of one unit but for a few, and not mere marks. */
	private isOfOneKind(others: number): boolean {
		if (this.units.areMarks) return false;
		if (others <= Math.floor(this.filled * MISFIT_SHARE)) return true;
		const { named } = this.units.seen();
		this.mixedUnits = named.length > 1 ? named : [...named, "no sign"];
		return false;
	}

	/** The order of day and month where the data tells it. */
	dateOrder(): "D" | "M" | null {
		const [day, month] = [
			Math.max(...READINGS.filter(({ format }) => format === "DD/MM/YYYY" || format === "DD-MM-YYYY").map((reading) => this.taken(reading))),
			Math.max(...READINGS.filter(({ format }) => format === "MM/DD/YYYY" || format === "MM-DD-YYYY").map((reading) => this.taken(reading))),
		];
		if (Math.max(day, month) < this.filled - Math.floor(this.filled * MISFIT_SHARE) || day === month) return null;
		return day > month ? "D" : "M";
	}
}

const COMMA_FORMATS: ReadonlySet<ColumnFormat> = new Set(["1.234", "1 234", "1234,5", "1.234,5", "1 234,5"]);

/** Whole numbers before others, of those that fit equally many cells: money has no three places behind its sign. */
function simplest(candidates: readonly { reading: Reading; fits: number }[], isMoney: boolean) {
	const most = candidates[0]?.fits ?? 0;
	const equal = candidates.filter(({ fits }) => fits === most);
	const plain = equal.find(({ reading }) => reading.format === "1234");
	const order: readonly ColumnType[] = isMoney ? ["integer"] : ["boolean", "date"];
	return [plain ?? equal.find(({ reading }) => order.includes(reading.type)) ?? equal[0]].filter((found) => found !== undefined);
}

/** Whether two readings give different values to the same text. A whole number is one in every spelling. */
function differs(one: Reading, other: Reading): boolean {
	if (one === other || other.format === "1234") return false;
	if (one.type === "date" || other.type === "date") return one.type === other.type;
	if (one.type === "boolean" || other.type === "boolean") return false;
	return decimalOf(one.format) !== decimalOf(other.format);
}

/** What stands for the decimal sign. Where thousands are parted, the other sign does. */
function decimalOf(format: ColumnFormat): "," | "." {
	if (format === "1,234" || format === "1'234") return ".";
	if (format === "1.234" || format === "1 234") return ",";
	return COMMA_FORMATS.has(format) ? "," : ".";
}

function alternativesOf(candidates: readonly { reading: Reading }[], chosen: Reading) {
	const others: Reading[] = [];
	for (const { reading } of candidates) {
		const isNew = others.every((other) => reading.type === "date" || decimalOf(other.format) !== decimalOf(reading.format));
		if (isNew && differs(reading, chosen)) others.push(reading);
	}
	return others.slice(0, 3).map(({ type, format }) => ({ type, format }));
}
