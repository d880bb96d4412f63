import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure, Period } from "@/lib/tools/tables/report/schemas";
import { isoDay, periodFor, periodLabel, periodWords, wholePeriods } from "@/lib/tools/tables/report/statistics/periods";
import { chanceOfTrend } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";
import { daySpan, type SeriesPoint, seriesOf } from "./series";

/** Months whose first or last days lack a row still count as whole. */
const SLACK_DAYS = 2;
const SURE = 0.05;
const FEWEST = 6;
const MOST_OTHERS = 6;
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

function trendFinding(told: Told, starts: readonly number[], isFirst: boolean): Draft[] {
	const { measure, date, period, isSummed } = told;
	const points = seriesOf(measure, date, starts, period, isSummed);
	if (points.length < FEWEST || points.every(({ value }) => value === points[0]?.value)) return [];
	const best = points.reduce((most, point) => (point.value > most.value ? point : most));
	const worst = points.reduce((least, point) => (point.value < least.value ? point : least));
	const say = new Sentence();
	const [one, many] = PERIOD_NAMES[period];
	const name = measure ? quoted(measure.name) : "The number of rows";
	const what = `${measure && !isSummed ? `The mean of ${name}` : name} per ${one}`;
	const span = `${say.count("Whole periods", points.length, { op: "count", of: points.map(({ start }) => measureAt(told, start)) }, [`whole ${one}`, `whole ${many}`])}`;
	const extremes = `Over ${span}, ${what[0] === "T" ? `t${what.slice(1)}` : what} was highest in ${periodWords(best.start, period)} (${say.number("Highest", best.value, measureAt(told, best.start))}) and lowest in ${periodWords(worst.start, period)} (${say.number("Lowest", worst.value, measureAt(told, worst.start))}).`;
	const { words, steady, change } = trendWords(points, told, say);
	if (!steady && !isFirst) return [];
	const title = measure ? `${isSummed ? "Sum" : "Mean"} of ${measure.name} by ${one}` : `Rows by ${one}`;
	return [
		{
			kind: "trend",
			area: "pattern",
			severity: steady === null ? "low" : Math.abs(change ?? 1) >= 0.2 ? "high" : "medium",
			title: `${name}${steady ? ` ${steady}` : ""} over time`,
			text: `${extremes} ${words}`,
			method: `${isSummed ? "Sums" : "Means"} of whole ${many} of ${quoted(date.name)}; the first and last are left out where they are cut. The trend is the Mann-Kendall test, told at p below ${SURE}. It does not say why.`,
			figures: say.figures,
			columns: measure ? [measure.name, date.name] : [date.name],
			rows: [],
			chart: {
				kind: "line",
				title,
				description: `A line over ${points.length} ${many}: highest in ${periodWords(best.start, period)} with ${numberWords(best.value)}, lowest in ${periodWords(worst.start, period)} with ${numberWords(worst.value)}.`,
				labelName: `${one[0]?.toUpperCase()}${one.slice(1)}`,
				valueName: title.slice(0, title.lastIndexOf(" by ")),
				points: points.map(({ start, value, count }) => ({ label: periodLabel(start, period), value, count })),
				boxes: [],
				marked: [points.indexOf(best), points.indexOf(worst)],
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
	const toldOf = (measure: FrameColumn | null): Told => ({ measure, date, period, isSummed: measure === null || isAdditive(measure.name) });
	return [
		...trendFinding(toldOf(focus), starts, true),
		...(focus ? trendFinding(toldOf(null), starts, false) : []),
		...others.flatMap((measure) => trendFinding(toldOf(measure), starts, false)),
	];
}
