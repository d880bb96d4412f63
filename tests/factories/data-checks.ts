import type { Condition, Measure } from "@/lib/tools/tables/report/schemas";

/** A table read as plainly as can be, to compute anew by other means what a report says of it. */
export interface PlainTable {
	readonly names: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** Only for tables without quoted cells. */
export function plainTable(csv: string, delimiter = ","): PlainTable {
	const [head = "", ...lines] = csv.trimEnd().split("\n");
	return { names: head.split(delimiter), rows: lines.map((line) => line.split(delimiter)) };
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => unknown): Value[][] {
	const groups = new Map<unknown, Value[]>();
	for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
	return [...groups.values()];
}

const fold = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
const isNumber = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));
const dayOf = (text: string) => Date.parse(`${text.trim().slice(0, 10)}T00:00:00Z`);
const isDate = (text: string) => /^\d{4}-\d\d-\d\d/.test(text.trim());

function startOfPeriod(text: string, period: string): string {
	const date = new Date(dayOf(text));
	if (period === "month") return `${date.toISOString().slice(0, 7)}-01`;
	if (period === "week") date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, 10);
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
	const middle = mean(values);
	return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	const at = (sorted.length - 1) * share;
	const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
	return below + (above - below) * (at % 1);
}

/** The area beyond t under Student's curve on both sides, by adding up thin slices. */
export function beyondT(t: number, freedom: number): number {
	const steps = 20_000;
	// The substitution x = tan(a) makes the whole line a finite piece.
	const curve = (angle: number) => (1 + Math.tan(angle) ** 2) * (1 + Math.tan(angle) ** 2 / freedom) ** (-(freedom + 1) / 2);
	const area = (from: number, to: number) => {
		const width = (to - from) / steps;
		let sum = 0;
		for (let step = 0; step < steps; step += 1) sum += curve(from + (step + 0.5) * width) * width;
		return sum;
	};
	const edge = Math.PI / 2 - 1e-9;
	return area(Math.atan(Math.abs(t)), edge) / area(0, edge);
}

/** The area beyond F, by adding up thin slices. */
export function beyondF(f: number, one: number, two: number): number {
	const steps = 200_000;
	const curve = (x: number) => x ** (one / 2 - 1) * (1 - x) ** (two / 2 - 1);
	const cut = (one * f) / (one * f + two);
	// x = u² takes the steep start out of the first piece.
	const area = (from: number, to: number) => {
		const [start, end] = [Math.sqrt(from), Math.sqrt(to)];
		const width = (end - start) / steps;
		let sum = 0;
		for (let step = 0; step < steps; step += 1) {
			const root = start + (step + 0.5) * width;
			sum += curve(root * root) * 2 * root * width;
		}
		return sum;
	};
	const [before, beyond] = [area(0, cut), area(cut, 1)];
	return beyond / (before + beyond);
}

function welch(groups: readonly (readonly number[])[]) {
	const all = groups.filter((group) => group.length >= 2 && variance(group) > 0);
	const weights = all.map((group) => group.length / variance(group));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	const centre = all.reduce((sum, group, at) => sum + (weights[at] ?? 0) * mean(group), 0) / total;
	const top = all.reduce((sum, group, at) => sum + (weights[at] ?? 0) * (mean(group) - centre) ** 2, 0) / (all.length - 1);
	const lambda = (3 * all.reduce((sum, group, at) => sum + (1 - (weights[at] ?? 0) / total) ** 2 / (group.length - 1), 0)) / (all.length ** 2 - 1);
	const f = top / (1 + (2 * (all.length - 2) * lambda) / 3);
	const values = all.flat();
	const within = all.reduce((sum, group) => sum + variance(group) * (group.length - 1), 0);
	return { p: beyondF(f, all.length - 1, 1 / lambda), explained: 1 - within / (variance(values) * (values.length - 1)) };
}

/** Computes a figure anew from the rows. */
export class Recount {
	constructor(private readonly table: PlainTable) {}

	private at(name: string | undefined): number {
		const at = this.table.names.indexOf(name ?? "");
		if (at < 0) throw new Error(`There is no column ${name}`);
		return at;
	}

	private holds(row: readonly string[], condition: Condition): boolean {
		const cell = row[this.at(condition.column)] ?? "";
		if (condition.equals !== undefined && fold(cell) !== fold(condition.equals)) return false;
		if (condition.from !== undefined && (!isDate(cell) || startOfPeriod(cell, condition.period ?? "day") !== condition.from)) return false;
		const value = isDate(cell) ? dayOf(cell) : isNumber(cell) ? Number(cell) : Number.NaN;
		if (condition.below !== undefined && !(value < condition.below)) return false;
		return condition.above === undefined || value > condition.above;
	}

	private rows(where: readonly Condition[] = []): (readonly string[])[] {
		return this.table.rows.filter((row) => where.every((condition) => this.holds(row, condition)));
	}

	private values(name: string | undefined, where: readonly Condition[] = []): number[] {
		const at = this.at(name);
		return this.rows(where).flatMap((row) => (isNumber(row[at] ?? "") ? [Number(row[at])] : []));
	}

	private cells(name: string | undefined, where: readonly Condition[] = []): string[] {
		const at = this.at(name);
		return this.rows(where).flatMap((row) => ((row[at] ?? "").trim() === "" ? [] : [(row[at] ?? "").trim()]));
	}

	private pairs({ column, other }: Measure): [number, number][] {
		const [one, two] = [this.at(column), this.at(other)];
		return this.table.rows.flatMap((row): [number, number][] =>
			isNumber(row[one] ?? "") && isNumber(row[two] ?? "") ? [[Number(row[one]), Number(row[two])]] : [],
		);
	}

	private correlation(measure: Measure): number {
		const pairs = this.pairs(measure);
		const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
		const [a, b] = [mean(ones), mean(others)];
		const product = pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0) / (pairs.length - 1);
		return product / Math.sqrt(variance(ones) * variance(others));
	}

	/** Sums of each calendar day of the conditions' span, with its day of the week from Monday 1. */
	private days({ column, by, where = [] }: Measure): { weekday: number; value: number }[] {
		const [first, last] = [where[0]?.above ?? 0, where[0]?.below ?? 0];
		const sums = new Map<number, number>();
		for (const row of this.rows(where)) {
			const cell = row[this.at(column ?? by)] ?? "";
			const day = dayOf(row[this.at(by)] ?? "");
			sums.set(day, (sums.get(day) ?? 0) + (column ? (isNumber(cell) ? Number(cell) : 0) : 1));
		}
		const days: { weekday: number; value: number }[] = [];
		for (let day = first + 1; day < last; day += 86_400_000) days.push({ weekday: ((new Date(day).getUTCDay() + 6) % 7) + 1, value: sums.get(day) ?? 0 });
		return days;
	}

	/** The days of the week by the ranks of their days: how many days are lower, and half of those that are equal. */
	private rankedDays(measure: Measure): number[][] {
		const days = this.days(measure);
		const ranked = days.map(({ weekday, value }) => ({
			weekday,
			rank: days.filter((other) => other.value < value).length + (days.filter((other) => other.value === value).length + 1) / 2,
		}));
		return [1, 2, 3, 4, 5, 6, 7].map((day) => ranked.filter(({ weekday }) => weekday === day).map(({ rank }) => rank));
	}

	/** The ranks of a column's values, by the groups of another one. */
	private groups({ column, by }: Measure): number[][] {
		const ordered = [...this.values(column)].sort((one, other) => one - other);
		const [firsts, lasts] = [new Map<number, number>(), new Map<number, number>()];
		for (const [at, one] of ordered.entries()) {
			if (!firsts.has(one)) firsts.set(one, at + 1);
			lasts.set(one, at + 1);
		}
		const rank = (one: number) => ((firsts.get(one) ?? 0) + (lasts.get(one) ?? 0)) / 2;
		const groups = new Map<string, number[]>();
		const [value, group] = [this.at(column), this.at(by)];
		for (const row of this.table.rows) {
			const key = fold(row[group] ?? "");
			if (key === "" || !isNumber(row[value] ?? "")) continue;
			groups.set(key, [...(groups.get(key) ?? []), rank(Number(row[value]))]);
		}
		return [...groups.values()].filter((list) => list.length >= 8);
	}

	/** The value of a figure. */
	value(measure: Measure): number {
		const { op, column, where, of = [] } = measure;
		const parts = () => of.map((part) => this.value(part));
		switch (op) {
			case "rows":
				return this.table.rows.length;
			case "columns":
				return this.table.names.length;
			case "filled":
				return this.cells(column).length;
			case "empty":
				return this.table.rows.length - this.cells(column).length;
			case "misfits":
				return this.cells(column).filter((cell) => !isNumber(cell) && !isDate(cell)).length;
			case "distinct":
				return new Set(this.cells(column)).size;
			case "repeated":
				return this.cells(column).length - new Set(this.cells(column)).size;
			case "duplicates":
				return this.table.rows.length - new Set(this.table.rows.map((row) => row.join("\u0000"))).size;
			case "empty_rows":
				return this.table.rows.filter((row) => row.every((cell) => cell.trim() === "")).length;
			case "respelled": {
				const usual = (cells: string[]) => Math.max(...grouped(cells, (cell) => cell).map((same) => same.length));
				return grouped(this.cells(column), fold).reduce((sum, cells) => sum + cells.length - usual(cells), 0);
			}
			case "count":
				if (of.length > 0) return of.length;
				if (measure.other) return this.pairs(measure).length;
				return this.cells(column, where).filter((cell) => !this.isMeasured(column) || isNumber(cell) || isDate(cell)).length;
			case "sum_of_products":
				return this.table.rows.reduce((sum, row) => {
					const [one, other] = [row[this.at(column)] ?? "", row[this.at(measure.other)] ?? ""];
					return sum + (isNumber(one) && isNumber(other) ? Number(one) * Number(other) : 0);
				}, 0);
			case "sum":
				return this.summed(column, measure.by, where);
			case "mean":
				return mean(this.values(column, where));
			case "median":
				return quantile(this.values(column, where), 0.5);
			case "lower_quartile":
				return quantile(this.values(column, where), 0.25);
			case "upper_quartile":
				return quantile(this.values(column, where), 0.75);
			case "min":
				return Math.min(...this.values(column, where));
			case "max":
				return Math.max(...this.values(column, where));
			case "share": {
				const [part = 0, whole = 1] = parts();
				return part / whole;
			}
			case "difference": {
				const [one = 0, other = 0] = parts();
				return one - other;
			}
			case "change": {
				const [before = 0, after = 0] = parts();
				return Math.abs(after - before) / before;
			}
			case "period_mean":
				return of.length > 0
					? mean(parts())
					: mean(
							this.days(measure)
								.filter(({ weekday }) => weekday === measure.weekday)
								.map(({ value }) => value),
						);
			case "period_median":
				return quantile(
					this.days(measure)
						.filter(({ weekday }) => weekday === measure.weekday)
						.map(({ value }) => value),
					0.5,
				);
			case "trend_p":
				return this.trendChance(parts());
			case "welch_p":
				return welch(measure.period ? this.rankedDays(measure) : this.groups(measure)).p;
			case "explained":
				return welch(this.groups(measure)).explained;
			case "correlation":
				return this.correlation(measure);
			case "correlation_p": {
				const [r, count] = [this.correlation(measure), this.pairs(measure).length];
				return beyondT(r * Math.sqrt((count - 2) / (1 - r * r)), count - 2);
			}
			case "days":
				return new Set(this.cells(measure.by).filter(isDate).map(dayOf)).size;
			case "missing_days": {
				const days = this.cells(measure.by).filter(isDate).map(dayOf);
				return (Math.max(...days) - Math.min(...days)) / 86_400_000 + 1 - new Set(days).size;
			}
			case "readings":
				return new Set(this.cells(measure.by).filter(isDate)).size;
			case "missing_readings": {
				const moments = [...new Set(this.cells(measure.by).filter(isDate))].map((cell) => Date.parse(`${cell.replace(" ", "T")}Z`));
				return (Math.max(...moments) - Math.min(...moments)) / 60_000 / (measure.minutes ?? 1) + 1 - moments.length;
			}
			default:
				throw new Error(`Nothing here computes ${op}`);
		}
	}

	/** The sum of a column, over the rows that have a value in another one if that is named. */
	private summed(column: string | undefined, by: string | undefined, where: readonly Condition[] = []): number {
		const at = this.at(column);
		const rows = this.rows(where).filter((row) => by === undefined || (row[this.at(by)] ?? "").trim() !== "");
		return rows.reduce((sum, row) => sum + (isNumber(row[at] ?? "") ? Number(row[at]) : 0), 0);
	}

	/** Whether most cells of a column are numbers or dates, so that others don't count as values. */
	private isMeasured(column: string | undefined): boolean {
		const cells = this.cells(column);
		return cells.filter((cell) => isNumber(cell) || isDate(cell)).length > cells.length / 2;
	}

	private trendChance(values: readonly number[]): number {
		const count = values.length;
		const pairs = values.flatMap((value, at) => values.slice(at + 1).map((later) => Math.sign(later - value)));
		const balance = pairs.reduce((sum, sign) => sum + sign, 0);
		const ties = grouped(values, (value) => value).reduce((sum, { length }) => sum + length * (length - 1) * (2 * length + 5), 0);
		const spread = Math.sqrt((count * (count - 1) * (2 * count + 5) - ties) / 18);
		return beyondT((Math.abs(balance) - 1) / spread, 100_000_000);
	}
}
