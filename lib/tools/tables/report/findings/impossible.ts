import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isNeverNegative } from "@/lib/tools/tables/report/roles";
import type { Draft } from "./finding";
import { quoted, Sentence, shareOf } from "./sentence";

const PLACES = 20;
/** Where more are negative the column means something by it, as returned goods. */
const MOST_SHARE = 0.05;

/** Values below zero in a column that can't have any by its name: ages, counts, prices. */
export function impossibleFindings(column: FrameColumn): Draft[] {
	const { numbers, name, setting } = column;
	if (!numbers || setting.type === "date" || !isNeverNegative(name)) return [];
	const rows: { row: number; text: string }[] = [];
	let count = 0;
	for (const [at, value] of numbers.entries()) {
		if (!(value < 0)) continue;
		count += 1;
		if (rows.length < PLACES) rows.push({ row: at + 1, text: numberWords(value) });
	}
	if (count === 0 || count > column.filled * MOST_SHARE) return [];
	const say = new Sentence();
	const measure = { op: "count" as const, column: name, where: [{ column: name, below: 0 }] };
	const told = say.count("Negative values", count, measure, ["value below zero", "values below zero"]);
	const share = say.share("Share of filled cells", count / column.filled, shareOf(measure, { op: "filled", column: name }));
	return [
		{
			kind: "impossible",
			area: "quality",
			severity: "medium",
			strength: count / column.filled,
			title: `${quoted(name)} has values that can't be`,
			text: `${quoted(name)} has ${told} (${share} of those filled), which it can't have by its name. They are counted as they stand.`,
			method: "Ages, counts, prices, weights and lengths are never negative; what a column is, is told by its name.",
			figures: say.figures,
			columns: [name],
			rows,
		},
	];
}
