import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { type Group, groupsOf, sortedGroups } from "@/lib/tools/tables/report/findings/grouped";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import { quantile, ranksOf } from "@/lib/tools/tables/report/statistics/summary";
import { type GroupTest, testGroups } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import { shareFinding } from "./shares";
import { withoutTwins } from "./twins";

const MOST_MEASURES = 12;
const MOST_CATEGORIES = 12;
const FEWEST_ROWS = 8;
const MOST_TOLD = 5;
const MOST_OF_MEASURE = 2;
const SURE = 0.01;
/** Cohen's small effect. */
const LEAST_EXPLAINED = 0.01;
const BARS = 12;
const MOST_ALIKE = 3;

interface Found {
	readonly measure: FrameColumn;
	readonly category: FrameColumn;
	readonly groups: readonly Group[];
	readonly test: GroupTest;
}

/** All pairs of a measure and a category whose groups differ by more than chance, the strongest first. */
function differing({ measures }: Study, categories: readonly FrameColumn[]): { found: Found[]; tested: number } {
	const pairs: Found[] = [];
	for (const measure of measures.slice(0, MOST_MEASURES)) {
		if (!measure.numbers) continue;
		const ranks = ranksOf(measure.numbers);
		for (const category of categories.slice(0, MOST_CATEGORIES)) {
			const groups = groupsOf(ranks, category).filter(({ moments }) => moments.count >= FEWEST_ROWS);
			const test = testGroups(groups.map(({ moments }) => moments));
			if (test) pairs.push({ measure, category, groups, test });
		}
	}
	const tested = pairs.length;
	const found = pairs
		.filter(({ test }) => test.chance * tested < SURE && test.explained >= LEAST_EXPLAINED)
		.sort((one, other) => other.test.explained - one.test.explained);
	return { found, tested };
}

interface Middle {
	readonly word: string;
	readonly middle: number;
	readonly count: number;
}

/** What is usual in each group, the highest first: the median, or the mean where the medians tell no two groups apart. */
function middlesOf({ measure, category, groups }: Found): { op: "median" | "mean"; groups: Middle[] } {
	const sorted = sortedGroups(measure, category, groups);
	const medians = sorted.map(({ word, values }) => ({ word, count: values.length, middle: quantile(values, 0.5) }));
	const means = sorted.map(({ word, values, mean }) => ({ word, count: values.length, middle: mean }));
	const areApart = new Set(medians.map(({ middle }) => middle)).size > 1;
	const ordered = (areApart ? medians : means).sort((one, other) => other.middle - one.middle || (one.word < other.word ? -1 : 1));
	return { op: areApart ? "median" : "mean", groups: ordered };
}

/** The other groups with the same middle as the one that is told. */
function alike(ordered: readonly Middle[], told: Middle): string {
	const same = ordered.filter((group) => group !== told && group.middle === told.middle).map(({ word }) => quoted(word));
	if (same.length === 0) return "";
	return same.length > MOST_ALIKE ? ", as in several others," : `, as where it is ${same.join(" or ")},`;
}

function differenceFinding(found: Found, tested: number): Draft[] {
	const { measure, category, test } = found;
	const { op, groups: ordered } = middlesOf(found);
	const [top, low] = [ordered[0], ordered.at(-1)];
	if (!top || !low || top.middle === low.middle) return [];
	const say = new Sentence();
	const of = (what: Measure["op"], { word }: Middle): Measure => ({ op: what, column: measure.name, where: [{ column: category.name, equals: word }] });
	const told = (group: Middle, which: string) =>
		`${op} ${say.number(`${which} ${op}`, group.middle, of(op, group))} over ${say.count(`Rows of the ${which} ${op}`, group.count, of("count", group), ["row", "rows"])}`;
	const more = low.middle > 0 ? (top.middle - low.middle) / low.middle : null;
	const by = { column: measure.name, by: category.name };
	const tops = alike(ordered, top);
	const lows = alike([...ordered].reverse(), low);
	const first = `${quoted(measure.name)} is highest where ${quoted(category.name)} is ${quoted(top.word)} (${told(top, "highest")})${tops} and lowest where it is ${quoted(low.word)} (${told(low, "lowest")})${more === null ? lows.replace(/,$/, "") : lows}`;
	const apart = more === null ? "" : `${lows === "" ? "," : ""} ${say.share("Difference", more, { op: "change", of: [of(op, low), of(op, top)] })} more`;
	const chance = say.chance("Chance of so large a difference by accident", test.chance, { op: "welch_p", ...by });
	const explained = say.share("Share of the order that the groups account for", test.explained, { op: "explained", ...by });
	const bars = ordered.slice(0, BARS);
	return [
		{
			kind: "groups",
			area: "pattern",
			severity: test.explained >= 0.14 ? "high" : test.explained >= 0.06 ? "medium" : "low",
			strength: test.explained,
			title: `${quoted(measure.name)} differs by ${quoted(category.name)}`,
			text: `${first}${apart}. The groups differ by more than chance (${chance}): to know which one a row is of tells ${explained} of whether its value is among the high or the low ones.`,
			method: `Welch's analysis of variance of the ranks of the values, over the groups with at least ${FEWEST_ROWS} of them; ranks, so that a single odd value weighs no more than another. Told only where p times the number of pairs looked at (${tested}) is below ${SURE}. It does not say why the groups differ.`,
			figures: say.figures,
			columns: [measure.name, category.name],
			rows: [],
			chart: {
				kind: "bars",
				title: `${op === "median" ? "Median" : "Mean"} ${measure.name} by ${category.name}`,
				description: `Bars from the highest ${op}, ${top.word} with ${numberWords(top.middle)}, to the lowest, ${low.word} with ${numberWords(low.middle)}.`,
				labelName: category.name,
				valueName: `${op === "median" ? "Median" : "Mean"} ${measure.name}`,
				points: bars.map(({ word, middle, count }) => ({ label: word, value: middle, count })),
				boxes: [],
				marked: [0],
			},
		},
	];
}

/** How groups of rows differ: where what matters comes from, and the strongest differences that are more than chance. */
export function groupFindings(study: Study): Draft[] {
	const { focus, frame } = study;
	const categories = withoutTwins(study.categories, study.groupBy);
	const summed = focus && isAdditive(focus) ? focus : null;
	const shares = categories.slice(0, 3).flatMap((category) => shareFinding(summed, category, frame.rows));
	const { found, tested } = differing(study, categories);
	const times = new Map<FrameColumn, number>();
	const told = found.filter(({ measure }) => {
		const before = times.get(measure) ?? 0;
		times.set(measure, before + 1);
		return before < MOST_OF_MEASURE + (measure === focus ? 1 : 0);
	});
	return [...shares, ...told.slice(0, MOST_TOLD).flatMap((one) => differenceFinding(one, tested))];
}
