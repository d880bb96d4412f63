import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { groupsOf, sortedGroups } from "@/lib/tools/tables/report/findings/grouped";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { FAR } from "@/lib/tools/tables/report/profile-columns";
import type { Chart, Measure } from "@/lib/tools/tables/report/schemas";
import { dayOf, isoDay } from "@/lib/tools/tables/report/statistics/periods";
import { binCounts, fencesOf, quantile, within } from "@/lib/tools/tables/report/statistics/summary";
import type { Study } from "@/lib/tools/tables/report/study";
import { oddFences } from "./odd-fences";

const PLACES = 20;
/** A value so many times the next one is most likely wrong, or what the table is about. */
const MANY_TIMES = 2.5;
const MOST_BOXES = 8;
const BINS = 20;

function numbersOf(column: FrameColumn): Float64Array {
	return column.numbers ?? new Float64Array();
}

function boxOf(label: string, sorted: Float64Array) {
	const inner = fencesOf(sorted, 1.5);
	const whiskers = inner ? within(sorted, inner) : sorted;
	const [low, high] = [whiskers[0] ?? 0, whiskers[whiskers.length - 1] ?? 0];
	return { label, low, lower: quantile(sorted, 0.25), middle: quantile(sorted, 0.5), upper: quantile(sorted, 0.75), high };
}

/** The spread of a measure, by the groups of a category where there is one. */
export function boxChart(measure: FrameColumn, category: FrameColumn | null): Omit<Chart, "chartId"> {
	const lists = category ? sortedGroups(measure, category, groupsOf(numbersOf(measure), category)) : [{ word: "All rows", values: measure.sorted() }];
	const shown = lists
		.filter(({ values }) => values.length > 0)
		.sort((one, other) => other.values.length - one.values.length || (one.word < other.word ? -1 : 1))
		.slice(0, MOST_BOXES);
	const boxes = shown.map(({ word, values }) => boxOf(word, values));
	const [first] = boxes;
	return {
		kind: "boxes",
		title: category ? `Spread of ${measure.name} by ${category.name}` : `Spread of ${measure.name}`,
		description: `Boxes of the middle half of the values with their median; ${first?.label ?? ""} has its median at ${numberWords(first?.middle ?? 0)}. Values far away are not drawn.`,
		labelName: category?.name ?? "Rows",
		valueName: measure.name,
		points: shown.map(({ word, values }) => ({ label: word, value: quantile(values, 0.5), count: values.length })),
		boxes,
		marked: [],
	};
}

/** How often which values of a measure come; values far away are left out of the drawing. */
export function histogram(measure: FrameColumn): Omit<Chart, "chartId"> {
	const sorted = measure.sorted();
	const fences = fencesOf(sorted, FAR);
	const shown = fences ? within(sorted, fences) : sorted;
	const [low, high] = [shown[0] ?? 0, shown[shown.length - 1] ?? 0];
	// Marks and other small whole numbers are counted one by one.
	const isCounted = measure.setting.type === "integer" && high - low < BINS;
	const counts = isCounted ? binCounts(shown, high - low + 1, low - 0.5, high + 0.5) : binCounts(shown, BINS);
	const width = (high - low) / counts.length;
	const peak = counts.indexOf(Math.max(...counts));
	const label = (bin: number) => (isCounted ? numberWords(low + bin) : `${numberWords(low + bin * width)} to ${numberWords(low + (bin + 1) * width)}`);
	const left = sorted.length - shown.length;
	return {
		kind: "histogram",
		title: `How ${measure.name} is spread`,
		description: `Counts of rows by their ${measure.name}, from ${numberWords(low)} to ${numberWords(high)}; most ${isCounted ? "are" : "lie at"} ${label(peak)}.${left > 0 ? ` ${left} far away are left out.` : ""}`,
		labelName: measure.name,
		valueName: "Rows",
		points: counts.map((value, bin) => ({ label: label(bin), value })),
		boxes: [],
		marked: [peak],
	};
}

function outlierFinding(column: FrameColumn, category: FrameColumn | null): Draft[] {
	const sorted = column.sorted();
	const fences = oddFences(sorted);
	if (!fences) return [];
	const isDate = column.setting.type === "date";
	const shown = (value: number) => (isDate ? isoDay(dayOf(value)) : numberWords(value));
	const far: { row: number; value: number }[] = [];
	let [below, above] = [0, 0];
	for (const [row, value] of numbersOf(column).entries()) {
		if (value < fences.lower) below += 1;
		else if (value > fences.upper) above += 1;
		else continue;
		far.push({ row: row + 1, value });
	}
	const middle = quantile(sorted, 0.5);
	far.sort((one, other) => Math.abs(other.value - middle) - Math.abs(one.value - middle) || one.row - other.row);
	const rows = far.slice(0, PLACES).map(({ row, value }) => ({ row, text: shown(value) }));
	const say = new Sentence();
	const where = (part: { below?: number; above?: number }): Measure => ({ op: "count", column: column.name, where: [{ column: column.name, ...part }] });
	const parts = [
		...(below > 0 ? [`${say.count("Values far below", below, where({ below: fences.lower }), ["value lies", "values lie"])} far below`] : []),
		...(above > 0 ? [`${say.count("Values far above", above, where({ above: fences.upper }), ["value lies", "values lie"])} far above`] : []),
	].join(" and ");
	const most = sorted[above > 0 ? sorted.length - 1 : 0] ?? 0;
	const kept = within(sorted, fences);
	const next = kept[above > 0 ? kept.length - 1 : 0] ?? 0;
	const times = above > 0 && next > 0 ? most / next : 1;
	const nearest: Measure = {
		op: above > 0 ? "max" : "min",
		column: column.name,
		where: [{ column: column.name, ...(above > 0 ? { below: sorted[sorted.length - above] ?? 0 } : { above: sorted[below - 1] ?? 0 }) }],
	};
	const edge = isDate
		? `the ${above > 0 ? "latest" : "earliest"} is ${shown(most)}`
		: `the ${above > 0 ? "largest" : "smallest"} is ${say.number(above > 0 ? "Largest value" : "Smallest value", most, { op: above > 0 ? "max" : "min", column: column.name })}, all others ${above > 0 ? "go up to" : "go down to"} ${say.number("Nearest of the others", next, nearest)} at most, the median is ${say.number("Median", middle, { op: "median", column: column.name })}`;
	const of = `${say.count("Filled cells", sorted.length, { op: "count", column: column.name })}`;
	return [
		{
			kind: "outliers",
			area: "quality",
			severity: !isDate && times >= MANY_TIMES ? "high" : "medium",
			strength: 1 - ((kept[kept.length - 1] ?? 0) - (kept[0] ?? 0)) / ((sorted[sorted.length - 1] ?? 0) - (sorted[0] ?? 0)),
			title: `${quoted(column.name)} has values far from all others`,
			text: `Of ${of} in ${quoted(column.name)}, ${parts} the rest: ${edge}. Look whether they are right before you use a mean or a sum.`,
			method: fences.method,
			figures: say.figures,
			columns: [column.name],
			rows,
			...(isDate ? {} : { chart: boxChart(column, category) }),
		},
	];
}

/** Values so far from the others that somebody should look at them. */
export function outlierFindings({ frame, profiles, groupBy, categories }: Study): Draft[] {
	const category = groupBy ?? categories.find((column) => column.spellings().length <= MOST_BOXES) ?? null;
	return frame.columns.filter(({ index }) => ["measure", "date"].includes(profiles[index]?.role ?? "")).flatMap((column) => outlierFinding(column, category));
}
