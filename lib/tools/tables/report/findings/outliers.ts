import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { FAR } from "@/lib/tools/tables/report/profile-columns";
import type { Chart, Measure } from "@/lib/tools/tables/report/schemas";
import { dayOf, isoDay } from "@/lib/tools/tables/report/statistics/periods";
import { binCounts, type Fences, fencesOf, quantile } from "@/lib/tools/tables/report/statistics/summary";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { groupPlaces } from "./grouped";
import { quoted, Sentence } from "./sentence";

const PLACES = 20;
/** Where more lie so far out, that is how the values are spread; then only those still further out are odd. One value is no spread, in however few rows. */
const MOST_SHARE = 0.02;
const FACTORS = [FAR, 2 * FAR, 4 * FAR];
const MOST_BOXES = 8;
const BINS = 20;

function numbersOf(column: FrameColumn): Float64Array {
	return column.numbers ?? new Float64Array();
}

function boxOf(label: string, sorted: Float64Array) {
	const inner = fencesOf(sorted, 1.5);
	const within = inner ? sorted.filter((value) => value >= inner.lower && value <= inner.upper) : sorted;
	const [low, high] = [within[0] ?? 0, within[within.length - 1] ?? 0];
	return { label, low, lower: quantile(sorted, 0.25), middle: quantile(sorted, 0.5), upper: quantile(sorted, 0.75), high };
}

/** The spread of a measure, by the groups of a category where there is one. */
export function boxChart(measure: FrameColumn, category: FrameColumn | null): Omit<Chart, "chartId"> {
	const values = new Map<string, number[]>();
	const { words, places } = category ? groupPlaces(category) : { words: [], places: new Int16Array(1) };
	for (const [row, value] of numbersOf(measure).entries()) {
		if (Number.isNaN(value)) continue;
		const label = category ? words[places[category.codes?.[row] ?? 0] ?? -1] : "All rows";
		if (label === undefined) continue;
		const list = values.get(label);
		if (list) list.push(value);
		else values.set(label, [value]);
	}
	const boxes = [...values]
		.sort(([one, ones], [other, others]) => others.length - ones.length || (one < other ? -1 : 1))
		.slice(0, MOST_BOXES)
		.map(([label, list]) => boxOf(label, Float64Array.from(list).sort()));
	const [first] = boxes;
	return {
		kind: "boxes",
		title: category ? `Spread of ${measure.name} by ${category.name}` : `Spread of ${measure.name}`,
		description: `Boxes of the middle half of the values with their median; ${first?.label ?? ""} has its median at ${numberWords(first?.middle ?? 0)}. Values far away are not drawn.`,
		labelName: category?.name ?? "Rows",
		valueName: measure.name,
		points: boxes.map(({ label, middle }) => ({ label, value: middle, count: values.get(label)?.length ?? 0 })),
		boxes,
		marked: [],
	};
}

/** How often which values of a measure come; values far away are left out of the drawing. */
export function histogram(measure: FrameColumn): Omit<Chart, "chartId"> {
	const sorted = measure.sorted();
	const fences = fencesOf(sorted, FAR);
	const shown = fences ? sorted.filter((value) => value >= fences.lower && value <= fences.upper) : sorted;
	const [low, high] = [shown[0] ?? 0, shown[shown.length - 1] ?? 0];
	const counts = binCounts(shown, BINS);
	const width = (high - low) / counts.length;
	const peak = counts.indexOf(Math.max(...counts));
	const label = (bin: number) => `${numberWords(low + bin * width)} to ${numberWords(low + (bin + 1) * width)}`;
	const left = sorted.length - shown.length;
	return {
		kind: "histogram",
		title: `How ${measure.name} is spread`,
		description: `Counts of rows by their ${measure.name}, from ${numberWords(low)} to ${numberWords(high)}; most lie at ${label(peak)}.${left > 0 ? ` ${left} far away are left out.` : ""}`,
		labelName: measure.name,
		valueName: "Rows",
		points: counts.map((value, bin) => ({ label: label(bin), value })),
		boxes: [],
		marked: [peak],
	};
}

/** The nearest fences beyond which few values lie. */
function oddFences(sorted: Float64Array): (Fences & { factor: number }) | null {
	for (const factor of FACTORS) {
		const fences = fencesOf(sorted, factor);
		if (!fences) return null;
		const count = sorted.filter((value) => value < fences.lower || value > fences.upper).length;
		if (count <= Math.max(1, sorted.length * MOST_SHARE)) return count > 0 ? { ...fences, factor } : null;
	}
	return null;
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
	const edge = isDate
		? `the ${above > 0 ? "latest" : "earliest"} is ${shown(most)}`
		: `the ${above > 0 ? "largest" : "smallest"} is ${say.number(above > 0 ? "Largest value" : "Smallest value", most, { op: above > 0 ? "max" : "min", column: column.name })}, the median ${say.number("Median", middle, { op: "median", column: column.name })}`;
	const of = `${say.count("Filled cells", sorted.length, { op: "count", column: column.name })}`;
	return [
		{
			kind: "outliers",
			area: "quality",
			severity: "medium",
			title: `${quoted(column.name)} has values far from all others`,
			text: `Of ${of} in ${quoted(column.name)}, ${parts} the rest: ${edge}. Look whether they are right before you use a mean or a sum.`,
			method: `Values more than ${fences.factor} times the width of the middle half below its lower or above its upper end, as Tukey's fences do.`,
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
