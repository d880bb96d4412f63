import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { isNeverNegative, isQuantity } from "@/lib/tools/tables/report/roles";
import type { Draft } from "./finding";
import { quoted, Sentence, shareOf } from "./sentence";

const PLACES = 20;
/** Where more are negative the column means something by it, as returned goods. */
const MOST_SHARE = 0.05;

/** Of the rows with a quantity below zero so many have an amount below zero, where it is goods that come back. */
const WITH_AMOUNT = 0.8;

/** The column of amounts that go below zero together with a quantity. */
function amountBeside(quantity: FrameColumn, measures: readonly FrameColumn[]): FrameColumn | null {
	const rows = [...(quantity.numbers ?? [])].flatMap((value, row) => (value < 0 ? [row] : []));
	const goesAlong = ({ numbers }: FrameColumn) => rows.filter((row) => (numbers?.[row] ?? 0) < 0).length >= rows.length * WITH_AMOUNT;
	return measures.find((column) => column !== quantity && column.setting.type !== "date" && goesAlong(column)) ?? null;
}

function returnsFinding(column: FrameColumn, amount: FrameColumn, rows: Draft["rows"], count: number): Draft {
	const say = new Sentence();
	const measure = { op: "count" as const, column: column.name, where: [{ column: column.name, below: 0 }] };
	const told = say.count("Quantities below zero", count, measure, ["row has", "rows have"]);
	const back = [...(column.numbers ?? [])].reduce((sum, value, row) => (value < 0 ? sum + (amount.numbers?.[row] || 0) : sum), 0);
	const sum = say.number("Sum of their amounts", back, { op: "sum", column: amount.name, where: [{ column: column.name, below: 0 }] });
	return {
		kind: "returns",
		area: "quality",
		severity: "low",
		strength: count / column.filled,
		title: `${quoted(column.name)} has returns`,
		text: `${told} less than zero in ${quoted(column.name)} and mostly in ${quoted(amount.name)} too, as goods that came back and corrections have: ${sum} in all. They are counted as they stand, so every sum is what is left after them.`,
		method: "A quantity below zero with an amount below zero in the same row is taken for a return.",
		figures: say.figures,
		columns: [column.name, amount.name],
		rows,
	};
}

/** Values below zero in a column that can't have any by its name: ages, counts, prices. Quantities with their amounts are returns. */
export function impossibleFindings(column: FrameColumn, measures: readonly FrameColumn[] = []): Draft[] {
	const { numbers, name, setting } = column;
	if (!numbers || setting.type === "date" || !isNeverNegative(name)) return [];
	const rows: { row: number; text: string }[] = [];
	let count = 0;
	for (const [at, value] of numbers.entries()) {
		if (!(value < 0)) continue;
		count += 1;
		if (rows.length < PLACES) rows.push({ row: at + 1, text: numberWords(value) });
	}
	const amount = count > 0 && isQuantity(name) ? amountBeside(column, measures) : null;
	if (amount) return [returnsFinding(column, amount, rows, count)];
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
