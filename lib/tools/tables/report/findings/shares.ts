import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import type { Draft } from "./finding";
import { groupsOf } from "./grouped";
import { quoted, Sentence, shareOf } from "./sentence";

const BARS = 12;

/** Which group of a category a measure comes from most, or has most rows; nothing where the groups are much alike. */
export function shareFinding(measure: FrameColumn | null, category: FrameColumn, rows: number): Draft[] {
	const groups = groupsOf(measure?.numbers ?? null, category).filter(({ moments }) => moments.count > 0);
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
