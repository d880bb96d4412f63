import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import { DAY_MS, WEEKDAYS, weekdayOf } from "@/lib/tools/tables/report/statistics/periods";
import { Moments } from "@/lib/tools/tables/report/statistics/summary";
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
	const isSummed = focus === null || isAdditive(focus.name);
	const starts = Array.from({ length: days }, (_, at) => span.first + at);
	const points = seriesOf(focus, date, starts, "day", isSummed);
	if (points.filter(({ count }) => count > 0).length < days * FEWEST_SHARE) return [];
	const moments = WEEKDAYS.map(() => new Moments());
	for (const { start, value } of points) moments[weekdayOf(start) - 1]?.add(value);
	const test = testGroups(moments);
	if (!test || test.chance >= SURE || test.explained < LEAST_EXPLAINED) return [];
	const named = moments.map((of, at) => ({ weekday: at + 1, name: WEEKDAYS[at] ?? "", of })).filter(({ of }) => of.count > 0);
	const ordered = [...named].sort((one, other) => other.of.mean - one.of.mean || one.weekday - other.weekday);
	const [top, low] = [ordered[0], ordered.at(-1)];
	if (!top || !low) return [];
	const where = [{ column: date.name, above: span.first * DAY_MS - 1, below: (span.last + 1) * DAY_MS }];
	const by = { by: date.name, period: "day" as const, where, ...(focus ? { column: focus.name } : {}) };
	const mean = (weekday: number): Measure => ({ op: "period_mean", ...by, weekday });
	const say = new Sentence();
	const what = focus ? quoted(focus.name) : "the number of rows";
	const text = `On ${top.name}s, ${what} ${isSummed ? "adds up to" : "is"} ${say.number("Highest day of the week", top.of.mean, mean(top.weekday))} a day on average, on ${low.name}s to ${say.number("Lowest day of the week", low.of.mean, mean(low.weekday))}. The days of the week differ by more than chance (${say.chance("Chance of so large a difference by accident", test.chance, { op: "welch_p", ...by })}).`;
	return [
		{
			kind: "weekdays",
			area: "pattern",
			severity: test.explained >= 0.25 ? "high" : "medium",
			title: `${focus ? quoted(focus.name) : "The number of rows"} depends on the day of the week`,
			text: isSummed ? text : text.replace(" to ", " "),
			method: `${isSummed ? "Sums" : "Means"} of each calendar day, compared by Welch's analysis of variance; told at p below ${SURE}.`,
			figures: say.figures,
			columns: focus ? [focus.name, date.name] : [date.name],
			rows: [],
			chart: {
				kind: "bars",
				title: focus ? `${isSummed ? "Mean daily sum" : "Daily mean"} of ${focus.name} by day of the week` : "Mean rows a day by day of the week",
				description: `Bars from Monday to Sunday; ${top.name} is highest with ${numberWords(top.of.mean)}, ${low.name} lowest with ${numberWords(low.of.mean)}.`,
				labelName: "Day of the week",
				valueName: focus ? `${focus.name} a day` : "Rows a day",
				points: named.map(({ name, of }) => ({ label: name, value: of.mean, count: of.count })),
				boxes: [],
				marked: [named.indexOf(top)],
			},
		},
	];
}
