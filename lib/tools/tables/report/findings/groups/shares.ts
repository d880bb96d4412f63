import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { groupPlaces, groupsOf } from "@/lib/tools/tables/report/findings/grouped";
import { hingeOf } from "@/lib/tools/tables/report/findings/odd/hinges";
import { quoted, Sentence, shareOf } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { FAR } from "@/lib/tools/tables/report/profile-columns";
import type { Measure } from "@/lib/tools/tables/report/schemas";
import { fencesOf } from "@/lib/tools/tables/report/statistics/summary";

const BARS = 12;
/** A share near that of all groups alike is not worth a sentence. */
const LEAST_MORE = 1.2;
/** A share that is so much smaller without its largest value is not told without it. */
const MUCH_LESS = 0.1;

type Severity = Draft["severity"];
const STRENGTH: Readonly<Record<Severity, number>> = { high: 2, medium: 1, low: 0 };

function severityOf(share: number, groups: number): Severity {
	return share >= 0.5 && groups > 2 ? "high" : share >= 2 / groups ? "medium" : "low";
}

interface Shares {
	readonly measure: FrameColumn;
	readonly category: FrameColumn;
	readonly top: { word: string; sum: number };
	readonly second: { word: string; sum: number };
	readonly total: number;
	readonly groups: number;
}

/** What is left of the largest share without its largest value; null where that changes nothing that is said. */
function hangingOn(
	{ measure, category, top, second, total, groups }: Shares,
	say: Sentence,
): { severity: Severity; words: string; row: Draft["rows"][number] } | null {
	const { words, places } = groupPlaces(category);
	const hinge = hingeOf(measure, (row) => words[places[category.codes?.[row] ?? 0] ?? -1] === top.word);
	if (!hinge) return null;
	const share = hinge.rest / (total - hinge.value);
	const isNoMore = hinge.rest < second.sum || share < LEAST_MORE / groups;
	const severity = isNoMore ? "low" : severityOf(share, groups);
	const [before, restTotal] = [severityOf(top.sum / total, groups), total - hinge.value];
	const isMuchLess = top.sum / total - share >= MUCH_LESS;
	if (!isNoMore && !isMuchLess && STRENGTH[severity] >= STRENGTH[before]) return null;
	const of = [{ column: category.name, equals: top.word }];
	const value = say.number("The value that it hangs on", hinge.value, { op: "max", column: measure.name, where: of });
	const without = { op: "sum" as const, column: measure.name, where: [...of, { column: measure.name, below: hinge.value }] };
	const rest = say.number("Sum without that value", hinge.rest, without);
	const wholeRest = { op: "sum" as const, column: measure.name, by: category.name, where: [{ column: measure.name, below: hinge.value }] };
	const left = say.share("Share without that value", share, shareOf(without, wholeRest));
	const verdict = hinge.rest < second.sum ? `, less than ${quoted(second.word)}` : isNoMore ? ", hardly more than the others" : "";
	return {
		// What one value makes so much larger is never told as strong.
		severity: isMuchLess && severity === "high" ? "medium" : severity,
		words: ` This hangs on a single value, ${value}: without it, ${quoted(top.word)} comes to ${rest}, ${left} of ${say.number("Sum of all without that value", restTotal, wholeRest)}${verdict}.`,
		row: { row: hinge.row, text: numberWords(hinge.value) },
	};
}

interface Bar {
	readonly word: string;
	readonly moments: { readonly sum: number; readonly count: number };
}

/** A value so many times as large as the largest of the other groups' sums would make flat lines of them. */
const DWARFS = 0.5;

/** The groups as they are drawn: where one far value dwarfs the others, without it, which is said. */
function drawnWithout(measure: FrameColumn, category: FrameColumn, ordered: readonly Bar[]): { drawn: readonly Bar[]; without: string } {
	const [top, second] = ordered;
	const { words, places } = groupPlaces(category);
	const hinge = top ? hingeOf(measure, (row) => words[places[category.codes?.[row] ?? 0] ?? -1] === top.word) : null;
	const fences = fencesOf(measure.sorted(), FAR);
	if (!hinge || !top || !second || !fences || hinge.value <= fences.upper || hinge.value < second.moments.sum * DWARFS) return { drawn: ordered, without: "" };
	const rest = { word: top.word, moments: { sum: hinge.rest, count: hinge.restCount } };
	const drawn = [rest, ...ordered.slice(1)].sort((one, other) => other.moments.sum - one.moments.sum || (one.word < other.word ? -1 : 1));
	return { drawn, without: ` Drawn without the single value ${numberWords(hinge.value)} of ${top.word}, beside which the others could not be told apart.` };
}

/** Which group of a category a measure comes from most, or has most rows; nothing where the groups are much alike. */
export function shareFinding(measure: FrameColumn | null, category: FrameColumn, rows: number): Draft[] {
	const groups = groupsOf(measure?.numbers ?? null, category).filter(({ moments }) => moments.count > 0);
	const total = groups.reduce((sum, { moments }) => sum + moments.sum, 0);
	if (groups.length < 2 || !(total > 0) || groups.some(({ moments }) => moments.sum < 0)) return [];
	const ordered = [...groups].sort((one, other) => other.moments.sum - one.moments.sum || (one.word < other.word ? -1 : 1));
	const [top, second] = ordered;
	if (!top || !second) return [];
	const share = top.moments.sum / total;
	if (share < LEAST_MORE / groups.length) return [];
	const say = new Sentence();
	const where = (word: string) => [{ column: category.name, equals: word }];
	const of = (word: string): Measure =>
		measure ? { op: "sum", column: measure.name, where: where(word) } : { op: "count", column: category.name, where: where(word) };
	const whole: Measure = measure ? { op: "sum", column: measure.name, by: category.name } : { op: "filled", column: category.name };
	const what = measure ? `all ${quoted(measure.name)}` : "all rows";
	const amount = measure
		? `${say.number("Largest sum", top.moments.sum, of(top.word))} of ${say.number("Sum of all", total, whole)}`
		: `${say.count("Rows of the largest group", top.moments.sum, of(top.word))} of ${say.count("Rows of all groups", total, whole)}`;
	const isTied = second.moments.sum === top.moments.sum;
	const next = isTied ? "as much as" : "before";
	const text = `${quoted(top.word)} makes up ${say.share("Largest share", share, shareOf(of(top.word), whole))} of ${what} (${amount}), ${next} ${quoted(second.word)} with ${say.share("Second share", second.moments.sum / total, shareOf(of(second.word), whole))}.`;
	const shares = {
		category,
		top: { word: top.word, sum: top.moments.sum },
		second: { word: second.word, sum: second.moments.sum },
		total,
		groups: groups.length,
	};
	const hanging = measure ? hangingOn({ measure, ...shares }, say) : null;
	const { drawn, without } = measure ? drawnWithout(measure, category, ordered) : { drawn: ordered, without: "" };
	const bars = drawn.slice(0, BARS);
	const highest = bars[0] ?? top;
	return [
		{
			kind: "shares",
			area: "pattern",
			severity: hanging?.severity ?? severityOf(share, groups.length),
			strength: (share * groups.length - 1) / (groups.length - 1),
			title: measure ? `Where ${quoted(measure.name)} comes from, by ${quoted(category.name)}` : `Most rows are ${quoted(top.word)}`,
			text: `${text}${hanging?.words ?? ""}`,
			method: `Sums over the rows that have a value in ${quoted(category.name)}${measure ? ` and in ${quoted(measure.name)}` : ""}, of ${groups.length} groups in ${rows} rows.${measure ? " Whether a single value makes it is tried by leaving out the largest one." : ""}`,
			figures: say.figures,
			columns: measure ? [measure.name, category.name] : [category.name],
			rows: hanging ? [hanging.row] : [],
			chart: {
				kind: "bars",
				title: measure ? `Sum of ${measure.name} by ${category.name}${without === "" ? "" : ", without its one far value"}` : `Rows by ${category.name}`,
				description: `Bars from the largest, ${highest.word} with ${numberWords(highest.moments.sum)}, to the smallest shown, ${bars.at(-1)?.word ?? ""} with ${numberWords(bars.at(-1)?.moments.sum ?? 0)}.${without}`,
				labelName: category.name,
				valueName: measure ? `Sum of ${measure.name}` : "Rows",
				points: bars.map(({ word, moments }) => ({ label: word, value: moments.sum, count: moments.count })),
				boxes: [],
				marked: [
					Math.max(
						0,
						bars.findIndex(({ word }) => word === top.word),
					),
				],
			},
		},
	];
}
