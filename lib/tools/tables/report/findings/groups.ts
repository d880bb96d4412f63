import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import { type GroupTest, testGroups } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { type Group, groupsOf } from "./grouped";
import { quoted, Sentence, shareOf } from "./sentence";

const MOST_MEASURES = 12;
const MOST_CATEGORIES = 12;
const FEWEST_ROWS = 8;
const MOST_TOLD = 5;
const MOST_OF_MEASURE = 2;
const SURE = 0.01;
/** Cohen's small effect. */
const LEAST_EXPLAINED = 0.01;
const BARS = 12;

interface Found {
	readonly measure: FrameColumn;
	readonly category: FrameColumn;
	readonly groups: readonly Group[];
	readonly test: GroupTest;
}

/** All pairs of a measure and a category whose groups differ by more than chance, the strongest first. */
function differing({ measures, categories }: Study): { found: Found[]; tested: number } {
	const pairs: Found[] = [];
	for (const measure of measures.slice(0, MOST_MEASURES)) {
		for (const category of categories.slice(0, MOST_CATEGORIES)) {
			const groups = groupsOf(measure, category).filter(({ moments }) => moments.count >= FEWEST_ROWS);
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

function byMean(groups: readonly Group[]): Group[] {
	return [...groups].sort((one, other) => other.moments.mean - one.moments.mean || (one.word < other.word ? -1 : 1));
}

function differenceFinding({ measure, category, groups, test }: Found, tested: number): Draft[] {
	const ordered = byMean(groups);
	const [top, low] = [ordered[0], ordered.at(-1)];
	if (!top || !low || top === low) return [];
	const say = new Sentence();
	const of = (op: Measure["op"], group: Group): Measure => ({ op, column: measure.name, where: [{ column: category.name, equals: group.word }] });
	const told = (group: Group, which: string) =>
		`${say.number(`${which} mean`, group.moments.mean, of("mean", group))} over ${say.count(`Rows of the ${which} mean`, group.moments.count, of("count", group), ["row", "rows"])}`;
	const more = low.moments.mean > 0 ? (top.moments.mean - low.moments.mean) / low.moments.mean : null;
	const by = { column: measure.name, by: category.name };
	const first = `On average, ${quoted(measure.name)} is highest where ${quoted(category.name)} is ${quoted(top.word)} (${told(top, "highest")}) and lowest where it is ${quoted(low.word)} (${told(low, "lowest")})`;
	const apart = more === null ? "" : `, ${say.share("Difference", more, { op: "change", of: [of("mean", low), of("mean", top)] })} more`;
	const chance = say.chance("Chance of so large a difference by accident", test.chance, { op: "welch_p", ...by });
	const explained = say.share("Share of the variance between groups", test.explained, { op: "explained", ...by });
	const bars = ordered.slice(0, BARS);
	return [
		{
			kind: "groups",
			area: "pattern",
			severity: test.explained >= 0.14 ? "high" : test.explained >= 0.06 ? "medium" : "low",
			title: `${quoted(measure.name)} differs by ${quoted(category.name)}`,
			text: `${first}${apart}. The groups differ by more than chance (${chance}); they account for ${explained} of how much ${quoted(measure.name)} varies.`,
			method: `Welch's analysis of variance over the groups with at least ${FEWEST_ROWS} values. Told only where p times the number of pairs looked at (${tested}) is below ${SURE}. It does not say why the groups differ.`,
			figures: say.figures,
			columns: [measure.name, category.name],
			rows: [],
			chart: {
				kind: "bars",
				title: `Mean ${measure.name} by ${category.name}`,
				description: `Bars from the highest mean, ${top.word} with ${numberWords(top.moments.mean)}, to the lowest, ${low.word} with ${numberWords(low.moments.mean)}.`,
				labelName: category.name,
				valueName: `Mean ${measure.name}`,
				points: bars.map(({ word, moments }) => ({ label: word, value: moments.mean, count: moments.count })),
				boxes: [],
				marked: [0],
			},
		},
	];
}

function shareFinding(measure: FrameColumn | null, category: FrameColumn, rows: number): Draft[] {
	const groups = groupsOf(measure, category).filter(({ moments }) => moments.count > 0);
	const total = groups.reduce((sum, { moments }) => sum + moments.sum, 0);
	if (groups.length < 2 || !(total > 0) || groups.some(({ moments }) => moments.sum < 0)) return [];
	const ordered = [...groups].sort((one, other) => other.moments.sum - one.moments.sum || (one.word < other.word ? -1 : 1));
	const [top, second] = ordered;
	if (!top || !second) return [];
	const even = 1 / groups.length;
	const share = top.moments.sum / total;
	// A share near that of all groups alike is not worth a sentence.
	if (share < even * 1.2) return [];
	const say = new Sentence();
	const where = (word: string) => [{ column: category.name, equals: word }];
	const of = (word: string): Measure =>
		measure ? { op: "sum", column: measure.name, where: where(word) } : { op: "count", column: category.name, where: where(word) };
	const whole: Measure = measure ? { op: "sum", column: measure.name, by: category.name } : { op: "filled", column: category.name };
	const what = measure ? `all ${quoted(measure.name)}` : "all rows";
	const amount = measure
		? `${say.number("Largest sum", top.moments.sum, of(top.word))} of ${say.number("Sum of all", total, whole)}`
		: `${say.count("Rows of the largest group", top.moments.sum, of(top.word))} of ${say.count("Rows of all groups", total, whole)}`;
	const text = `${quoted(top.word)} makes up ${say.share("Largest share", share, shareOf(of(top.word), whole))} of ${what} (${amount}), before ${quoted(second.word)} with ${say.share("Second share", second.moments.sum / total, shareOf(of(second.word), whole))}.`;
	const bars = ordered.slice(0, BARS);
	return [
		{
			kind: "shares",
			area: "pattern",
			severity: share >= 0.5 && groups.length > 2 ? "high" : share >= even * 2 ? "medium" : "low",
			title: measure ? `Where ${quoted(measure.name)} comes from, by ${quoted(category.name)}` : `Most rows are ${quoted(top.word)}`,
			text,
			method: `Sums over the rows that have a value in ${quoted(category.name)}${measure ? ` and in ${quoted(measure.name)}` : ""}, of ${groups.length} groups in ${rows} rows.`,
			figures: say.figures,
			columns: measure ? [measure.name, category.name] : [category.name],
			rows: [],
			chart: {
				kind: "bars",
				title: measure ? `Sum of ${measure.name} by ${category.name}` : `Rows by ${category.name}`,
				description: `Bars from the largest, ${top.word} with ${numberWords(top.moments.sum)}, to the smallest shown, ${bars.at(-1)?.word ?? ""} with ${numberWords(bars.at(-1)?.moments.sum ?? 0)}.`,
				labelName: category.name,
				valueName: measure ? `Sum of ${measure.name}` : "Rows",
				points: bars.map(({ word, moments }) => ({ label: word, value: moments.sum, count: moments.count })),
				boxes: [],
				marked: [0],
			},
		},
	];
}

/** How groups of rows differ: where what matters comes from, and the strongest differences that are more than chance. */
export function groupFindings(study: Study): Draft[] {
	const { focus, categories, frame } = study;
	const summed = focus && isAdditive(focus.name) ? focus : null;
	const shares = categories.slice(0, 3).flatMap((category) => shareFinding(summed, category, frame.rows));
	const { found, tested } = differing(study);
	const times = new Map<FrameColumn, number>();
	const told = found.filter(({ measure }) => {
		const before = times.get(measure) ?? 0;
		times.set(measure, before + 1);
		return before < MOST_OF_MEASURE + (measure === focus ? 1 : 0);
	});
	return [...shares, ...told.slice(0, MOST_TOLD).flatMap((one) => differenceFinding(one, tested))];
}
