import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { quoted, Sentence } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { isAmountName, isPrice, isQuantity } from "@/lib/tools/tables/report/roles";
import type { Study } from "@/lib/tools/tables/report/study";

/** Their product stands in the table already where a column is it, but for rounding. */
const ALIKE_SHARE = 0.9;
const CENT = 0.011;

/** Row by row the product of two columns; NaN where one has no number. */
function productsOf({ numbers: one }: FrameColumn, { numbers: other }: FrameColumn): Float64Array {
	return Float64Array.from(one ?? [], (value, row) => value * (other?.[row] ?? Number.NaN));
}

function isAmong(products: Float64Array, columns: readonly FrameColumn[]): boolean {
	return columns.some(({ numbers }) => {
		let [both, same] = [0, 0];
		for (const [row, product] of products.entries()) {
			const value = numbers?.[row] ?? Number.NaN;
			if (Number.isNaN(product) || Number.isNaN(value)) continue;
			both += 1;
			if (Math.abs(product - value) <= CENT) same += 1;
		}
		return both > 0 && same / both >= ALIKE_SHARE;
	});
}

/** What a quantity and a price come to together, where no column of the table says it. */
export function amountFindings({ measures, frame }: Study): Draft[] {
	const quantity = measures.find(({ name }) => isQuantity(name));
	const price = measures.find(({ name }) => isPrice(name));
	if (!quantity?.numbers || !price?.numbers) return [];
	const products = productsOf(quantity, price);
	const counted = products.filter((product) => !Number.isNaN(product));
	const others = measures.filter((column) => column !== quantity && column !== price);
	if (counted.length < 2 || others.some(({ name }) => isAmountName(name)) || isAmong(products, others)) return [];
	const say = new Sentence();
	const sum = counted.reduce((total, product) => total + product, 0);
	const told = say.number("Sum of the amounts", sum, { op: "sum_of_products", column: quantity.name, other: price.name });
	const rows = say.count("Rows", frame.rows, { op: "rows" }, ["row", "rows"]);
	return [
		{
			kind: "amounts",
			area: "pattern",
			severity: "medium",
			strength: 1,
			title: `${quoted(quantity.name)} times ${quoted(price.name)} is an amount`,
			text: `Multiplied row by row, ${quoted(quantity.name)} and ${quoted(price.name)} come to ${told} in ${rows}. No column of the table says it: add one with the product to have it compared by groups and over time.`,
			method: "The product of the two cells of each row that has a number in both, summed up.",
			figures: say.figures,
			columns: [quantity.name, price.name],
			rows: [],
		},
	];
}
