import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { FAR } from "@/lib/tools/tables/report/profile-columns";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure, Period } from "@/lib/tools/tables/report/schemas";
import { DAY_MS, endOf, isoDay, periodFor, periodLabel, periodWords, wholePeriods } from "@/lib/tools/tables/report/statistics/periods";
import { fencesOf } from "@/lib/tools/tables/report/statistics/summary";
import { chanceOfTrend } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { type Hinge, hingeOf } from "./odd/hinges";
import { readingsOf } from "./reading-gaps";
import { quoted, Sentence } from "./sentence";
import { daySpan, type SeriesPoint, seriesOf } from "./series";

/** Months whose first or last days lack a row still count as whole. */
const SLACK_DAYS = 2;
const SURE = 0.05;
const FEWEST = 6;
const MOST_OTHERS = 6;
/** Where fewer of the periods have a row, the data is kept by a longer one. */
const LEAST_FILLED = 0.5;
const PERIOD_NAMES: Readonly<Record<Period, readonly [string, string]>> = { day: ["day", "days"], week: ["week", "weeks"], month: ["month", "months"] };

/** The periods that the dates fill: the longest kind of which there are enough. */
export function filledPeriods(date: FrameColumn): { period: Period; starts: number[] } | null {
	const span = daySpan(date);
	if (!span) return null;
	for (const slack of [SLACK_DAYS, 0]) {
		const period = periodFor(span.first - slack, span.last + slack);
		if (period === "month" || (slack === 0 && period)) {
			const use = period === "month" ? slack : 0;
			return { period, starts: wholePeriods(span.first - use, span.last + use, period) };
		}
	}
	return null;
}

interface Told {
	readonly measure: FrameColumn | null;
	readonly date: FrameColumn;
	readonly period: Period;
	readonly isSummed: boolean;
}

function measureAt({ measure, date, period, isSummed }: Told, start: number): Measure {
	const where = [{ column: date.name, from: isoDay(start), period }];
	return measure ? { op: isSummed ? "sum" : "mean", column: measure.name, where } : { op: "count", column: date.name, where };
}

function meanOf(points: readonly SeriesPoint[]): number {
	return points.reduce((sum, { value }) => sum + value, 0) / points.length;
}

function trendWords(points: readonly SeriesPoint[], told: Told, say: Sentence): { words: string; steady: string | null; change: number | null } {
	const values = points.map(({ value }) => value);
	const chance = chanceOfTrend(values);
	const half = Math.floor(points.length / 2);
	const [early, late] = [points.slice(0, half), points.slice(-half)];
	const of = (part: readonly SeriesPoint[]): Measure => ({ op: "period_mean", of: part.map(({ start }) => measureAt(told, start)) });
	const [before, after] = [meanOf(early), meanOf(late)];
	const isUp = after > before;
	const all: Measure = { op: "trend_p", of: points.map(({ start }) => measureAt(told, start)) };
	if (chance >= SURE || before === after)
		return {
			words: `No steady rise or fall stands out from chance (${say.chance("Chance of a trend by accident", chance, all)}).`,
			steady: null,
			change: null,
		};
	const change = before > 0 ? (after - before) / before : null;
	const [one] = PERIOD_NAMES[told.period];
	const by = change === null ? "" : `, ${say.share("Change", Math.abs(change), { op: "change", of: [of(early), of(late)] })} ${isUp ? "more" : "less"}`;
	const words = `It ${isUp ? "rises" : "falls"} over time by more than chance (${say.chance("Chance of a trend by accident", chance, all)}): ${say.number("Mean of the first half", before, of(early))} a ${one} in the first half, ${say.number("Mean of the second half", after, of(late))} in the second${by}.`;
	return { words, steady: isUp ? "rises" : "falls", change };
}

/** How much of what there is afterwards, or was before, a change is. */
function changeShare(change: number | null): number {
	return change === null ? 1 : change < 0 ? -change : change / (1 + change);
}

const STRENGTH: Readonly<Record<Draft["severity"], number>> = { high: 2, medium: 1, low: 0 };

function severityOf(steady: string | null, change: number | null): Draft["severity"] {
	return steady === null ? "low" : Math.abs(change ?? 1) >= 0.2 ? "high" : "medium";
}

/** A period that is so many times what it is without one value is made by that value. */
const MUCH = 2;

interface Hanging {
	readonly hinge: Hinge;
	/** What the period comes to without the value. */
	readonly left: number;
	readonly severity: Draft["severity"];
}

/** The one far value that makes the highest period, with what the finding is worth without it. */
function hangingOn(told: Told, points: readonly SeriesPoint[], best: SeriesPoint): Hanging | null {
	const { measure, date, period, isSummed } = told;
	if (!measure) return null;
	const [from, to] = [best.start * DAY_MS, endOf(best.start, period) * DAY_MS];
	const hinge = hingeOf(measure, (row) => {
		const at = date.numbers?.[row] ?? Number.NaN;
		return at >= from && at < to;
	});
	const fences = fencesOf(measure.sorted(), FAR);
	if (!hinge || (fences && hinge.value <= fences.upper)) return null;
	const left = isSummed ? hinge.rest : hinge.rest / hinge.restCount;
	const isOutdone = points.some((point) => point !== best && point.value > left);
	if (!isOutdone && best.value < left * MUCH) return null;
	const without = points.map((point) => (point === best ? { ...point, value: left } : point));
	const { steady, change } = trendWords(without, told, new Sentence());
	return { hinge, left, severity: severityOf(steady, change) };
}

function hangingWords(told: Told, best: SeriesPoint, { hinge, left }: Hanging, say: Sentence): string {
	const column = told.measure?.name ?? "";
	const where = measureAt(told, best.start).where ?? [];
	const value = say.number("The value that it hangs on", hinge.value, { op: "max", column, where });
	const without = { op: told.isSummed ? ("sum" as const) : ("mean" as const), column, where: [...where, { column, below: hinge.value }] };
	return ` The highest hangs on a single value, ${value}; without it, it would be ${say.number("Highest without that value", left, without)}.`;
}

/** A period with so few of the readings of another is low for that alone. */
const FEW_READINGS = 0.9;

/** That the lowest period lacks readings, where they come steadily: what it comes to hangs on that. */
function lackingWords(told: Told, best: SeriesPoint, worst: SeriesPoint, say: Sentence): string {
	const { measure, date, period } = told;
	if (worst.count >= best.count * FEW_READINGS || (readingsOf(date)?.missing ?? 0) === 0) return "";
	const column = measure?.name ?? date.name;
	const rowsOf = ({ start }: SeriesPoint): Measure => ({ op: "count", column, where: [{ column: date.name, from: isoDay(start), period }] });
	const few = say.count("Readings of the lowest", worst.count, rowsOf(worst), ["reading", "readings"]);
	return ` The lowest hangs on readings that are missing: it has ${few}, the highest ${say.count("Readings of the highest", best.count, rowsOf(best))}.`;
}

function trendFinding(told: Told, starts: readonly number[], isFirst: boolean): Draft[] {
	const { measure, date, period, isSummed } = told;
	const points = seriesOf(measure, date, starts, period, isSummed);
	if (
		points.filter(({ count }) => count > 0).length < Math.max(FEWEST, starts.length * LEAST_FILLED) ||
		points.every(({ value }) => value === points[0]?.value)
	)
		return [];
	const best = points.reduce((most, point) => (point.value > most.value ? point : most));
	const worst = points.reduce((least, point) => (point.value < least.value ? point : least));
	const say = new Sentence();
	const [one, many] = PERIOD_NAMES[period];
	const name = measure ? quoted(measure.name) : "The number of rows";
	const what = `${measure && !isSummed ? `The mean of ${name}` : name} per ${one}`;
	const span = `${say.count("Whole periods", points.length, { op: "count", of: points.map(({ start }) => measureAt(told, start)) }, [`whole ${one}`, `whole ${many}`])}`;
	const alike = (point: SeriesPoint) => (points.some((other) => other !== point && other.value === point.value) ? ", as in others" : "");
	const extremes = `Over ${span}, ${what[0] === "T" ? `t${what.slice(1)}` : what} was highest in ${periodWords(best.start, period)} (${say.number("Highest", best.value, measureAt(told, best.start))}${alike(best)}) and lowest in ${periodWords(worst.start, period)} (${say.number("Lowest", worst.value, measureAt(told, worst.start))}${alike(worst)}).`;
	const { words, steady, change } = trendWords(points, told, say);
	if (!steady && !isFirst) return [];
	const hanging = hangingOn(told, points, best);
	const hangs = hanging ? hangingWords(told, best, hanging, say) : "";
	const lacks = lackingWords(told, best, worst, say);
	const severity = severityOf(steady, change);
	// One far value would make a flat line of all the others.
	const dwarfed = hanging && points.every((point) => point === best || point.value * MUCH < best.value) ? hanging : null;
	const drawn = dwarfed ? points.map((point) => (point === best ? { ...point, value: dwarfed.left } : point)) : points;
	const highest = drawn.reduce((most, point) => (point.value > most.value ? point : most));
	const lowest = drawn.reduce((least, point) => (point.value < least.value ? point : least));
	const without = dwarfed ? ` Drawn without the single value ${numberWords(dwarfed.hinge.value)}.` : "";
	const title = measure ? `${isSummed ? "Sum" : "Mean"} of ${measure.name} by ${one}` : `Rows by ${one}`;
	return [
		{
			kind: "trend",
			area: "pattern",
			severity: hanging && STRENGTH[hanging.severity] < STRENGTH[severity] ? hanging.severity : severity,
			strength: steady === null ? 0 : changeShare(change),
			title: `${name}${steady ? ` ${steady}` : ""} over time`,
			text: `${extremes}${hangs}${lacks} ${words}`,
			method: `${isSummed ? "Sums" : "Means"} of whole ${many} of ${quoted(date.name)}; the first and last are left out where they are cut. The trend is the Mann-Kendall test, told at p below ${SURE}. It does not say why.`,
			figures: say.figures,
			columns: measure ? [measure.name, date.name] : [date.name],
			rows: hanging ? [{ row: hanging.hinge.row, text: numberWords(hanging.hinge.value) }] : [],
			chart: {
				kind: "line",
				title: `${title}${dwarfed ? ", without its one far value" : ""}`,
				description: `A line over ${points.length} ${many}: highest in ${periodWords(highest.start, period)} with ${numberWords(highest.value)}, lowest in ${periodWords(lowest.start, period)} with ${numberWords(lowest.value)}.${without}`,
				labelName: `${one[0]?.toUpperCase()}${one.slice(1)}`,
				valueName: title.slice(0, title.lastIndexOf(" by ")),
				points: drawn.map(({ start, value, count }) => ({ label: periodLabel(start, period), value, count })),
				boxes: [],
				marked: [drawn.indexOf(highest), drawn.indexOf(lowest)],
			},
		},
	];
}

/** How what matters goes over time, and which other measures clearly rise or fall. */
export function trendFindings({ date, focus, measures }: Study): Draft[] {
	const periods = date && filledPeriods(date);
	if (!date || !periods) return [];
	const { period, starts } = periods;
	const others = measures.filter((column) => column !== focus).slice(0, MOST_OTHERS);
	const toldOf = (measure: FrameColumn | null): Told => ({ measure, date, period, isSummed: measure === null || isAdditive(measure) });
	return [
		...trendFinding(toldOf(focus), starts, true),
		...(focus ? trendFinding(toldOf(null), starts, false) : []),
		...others.flatMap((measure) => trendFinding(toldOf(measure), starts, false)),
	];
}
