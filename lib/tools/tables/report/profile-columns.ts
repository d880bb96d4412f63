import { distinctOf, type FrameColumn } from "./frame/frame-column";
import type { Frame } from "./frame/read-frame";
import { roleOf } from "./roles";
import type { ColumnProfile } from "./schemas";
import { dayOf, isoDay } from "./statistics/periods";
import { binCounts, fencesOf, Moments, quantile } from "./statistics/summary";

const FREQUENT = 5;
const BINS = 24;
/** Values beyond this many widths of the middle half are far away. */
export const FAR = 3;
const WORD_LETTERS = 80;

/** Whether the numbers only rise from row to row, as counters do. */
function isRising(numbers: Float64Array | null): boolean {
	if (!numbers) return false;
	let before = Number.NEGATIVE_INFINITY;
	for (const value of numbers) {
		if (Number.isNaN(value)) continue;
		if (value <= before) return false;
		before = value;
	}
	return true;
}

function numbersOf(sorted: Float64Array): ColumnProfile["numbers"] {
	const moments = new Moments();
	for (const value of sorted) moments.add(value);
	const fences = fencesOf(sorted, FAR);
	let outliers = 0;
	if (fences) for (const value of sorted) if (value < fences.lower || value > fences.upper) outliers += 1;
	return {
		min: sorted[0] ?? 0,
		lowerQuartile: quantile(sorted, 0.25),
		median: quantile(sorted, 0.5),
		upperQuartile: quantile(sorted, 0.75),
		max: sorted[sorted.length - 1] ?? 0,
		mean: moments.sum / moments.count,
		sum: moments.sum,
		deviation: Math.sqrt(moments.variance),
		outliers,
	};
}

function datesOf(sorted: Float64Array): ColumnProfile["dates"] {
	const days = distinctOf(sorted.map(dayOf));
	const [first, last] = [dayOf(sorted[0] ?? 0), dayOf(sorted[sorted.length - 1] ?? 0)];
	return { first: isoDay(first), last: isoDay(last), days, missingDays: last - first + 1 - days };
}

function frequentOf(column: FrameColumn): ColumnProfile["frequent"] {
	return [...column.spellings()]
		.filter(({ count }) => count > 1)
		.sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
		.slice(0, FREQUENT)
		.map(({ word, count }) => ({ value: word.slice(0, WORD_LETTERS), count }));
}

/** What one column holds, and what it is for. */
export function profileColumn(column: FrameColumn, frame: Frame): ColumnProfile {
	const { setting, filled, misfits } = column;
	const sorted = column.sorted();
	const distinct = column.distinct();
	const longest = column.words().reduce((most, word) => Math.max(most, word.length), 0);
	const words = column.codes ? column.spellings().length : null;
	const role = roleOf({ name: setting.name, type: setting.type, filled, distinct, words, isRising: isRising(column.numbers), longest });
	const hasNumbers = sorted.length > 0;
	return {
		name: setting.name,
		type: setting.type,
		role,
		filled,
		filledShare: frame.rows === 0 ? 0 : filled / frame.rows,
		distinct,
		misfits,
		frequent: role === "id" ? [] : frequentOf(column),
		numbers: hasNumbers && setting.type !== "date" && role !== "id" ? numbersOf(sorted) : null,
		dates: hasNumbers && setting.type === "date" ? datesOf(sorted) : null,
		shape: hasNumbers && role !== "id" ? binCounts(sorted, BINS) : [],
	};
}
