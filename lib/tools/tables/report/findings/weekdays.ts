import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import { DAY_MS, WEEKDAYS, weekdayOf } from "@/lib/tools/tables/report/statistics/periods";
import { Moments, quantile, ranksOf } from "@/lib/tools/tables/report/statistics/summary";
import { testGroups } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";
import { daySpan, seriesOf } from "./series";

const FEWEST_DAYS = 56;
const MOST_DAYS = 5_000;
/** So many of the days must have a row, or the data is not kept by day. */
const FEWEST_SHARE = 0.5;
const SURE = 0.01;
const LEAST_EXPLAINED = 0.05;

/** Whether the days of the week differ in what matters, where the data is kept by day. */
export function weekdayFindings({ date, focus }: Study): Draft[] {
	const span = date && daySpan(date);
	if (!date || !span) return [];
	const days = span.last - span.first + 1;
	if (days < FEWEST_DAYS || days > MOST_DAYS) return [];
	const isSummed = focus === null || isAdditive(focus);
	const starts = Array.from({ length: days }, (_, at) => span.first + at);
	const points = seriesOf(focus, date, starts, "day", isSummed);
	if (points.filter(({ count }) => count > 0).length < days * FEWEST_SHARE) return [];
	const ranks = ranksOf(Float64Array.from(points, ({ value }) => value));
	const ranked = WEEKDAYS.map(() => new Moments());
	for (const [at, { start }] of points.entries()) ranked[weekdayOf(start) - 1]?.add(ranks[at] ?? 0);
	const test = testGroups(ranked);
	if (!test || test.chance >= SURE || test.explained < LEAST_EXPLAINED) return [];
	const valuesOf = (weekday: number) => points.filter(({ start }) => weekdayOf(start) === weekday).map(({ value }) => value);
	const named = WEEKDAYS.map((name, at) => ({ weekday: at + 1, name, values: Float64Array.from(valuesOf(at + 1)).sort() }))
		.filter(({ values }) => values.length > 0)
		.map(({ values, ...day }) => ({ ...day, count: values.length, median: quantile(values, 0.5) }));
	const ordered = [...named].sort((one, other) => other.median - one.median || one.weekday - other.weekday);
	const [top, low] = [ordered[0], ordered.at(-1)];
	if (!top || !low || top.median === low.median) return [];
	const where = [{ column: date.name, above: span.first * DAY_MS - 1, below: (span.last + 1) * DAY_MS }];
	const by = { by: date.name, period: "day" as const, where, ...(focus ? { column: focus.name } : {}) };
	const median = (weekday: number): Measure => ({ op: "period_median", ...by, weekday });
	const say = new Sentence();
	const what = focus ? quoted(focus.name) : "the number of rows";
	const verb = isSummed ? "adds up to" : "is";
	const highest = say.number("Highest day of the week", top.median, median(top.weekday));
	const lowest = say.number("Lowest day of the week", low.median, median(low.weekday));
	const chance = say.chance("Chance of so large a difference by accident", test.chance, { op: "welch_p", ...by });
	const text = `On a middling ${top.name}, ${what} ${verb} ${highest}, on a middling ${low.name} ${isSummed ? "to " : ""}${lowest}. The days of the week differ by more than chance (${chance}).`;
	return [
		{
			kind: "weekdays",
			area: "pattern",
			severity: test.explained >= 0.25 ? "high" : "medium",
			strength: test.explained,
			title: `${focus ? quoted(focus.name) : "The number of rows"} depends on the day of the week`,
			text,
			method: `The median of the ${isSummed ? "sums" : "means"} of the days. They are compared by their ranks, so that a single odd day weighs no more than another (Welch's analysis of variance, told at p below ${SURE}).`,
			figures: say.figures,
			columns: focus ? [focus.name, date.name] : [date.name],
			rows: [],
			chart: {
				kind: "bars",
				title: focus ? `${isSummed ? "Median daily sum" : "Median daily mean"} of ${focus.name} by day of the week` : "Median rows a day by day of the week",
				description: `Bars from Monday to Sunday; ${top.name} is highest with ${numberWords(top.median)}, ${low.name} lowest with ${numberWords(low.median)}.`,
				labelName: "Day of the week",
				valueName: focus ? `${focus.name} a day` : "Rows a day",
				points: named.map(({ name, median: value, count }) => ({ label: name, value, count })),
				boxes: [],
				marked: [named.indexOf(top)],
			},
		},
	];
}
