import type { DrawnBox } from "@/lib/tools/reading/text/page-material";
import { type FoundTable, middleOf } from "./found-table";

/** So much of the width of a table boxes fill that make a stripe, and so far they stand above or below it, in points. */
const [FILLED, BESIDE, SAME] = [0.7, 4, 2];

type Stripe = Pick<DrawnBox, "top" | "bottom">;

/** The rows of a table that are filled with a colour, from top to bottom: one box each, or boxes side by side. */
function stripesOf({ left, right, top, bottom }: FoundTable, boxes: readonly DrawnBox[]): Stripe[] {
	const own = boxes.filter((box) => box.right > left && box.left < right && box.top >= top - BESIDE * 2 && box.bottom <= bottom + BESIDE);
	const stripes: (Stripe & { width: number })[] = [];
	for (const box of own.sort((one, other) => one.top - other.top)) {
		const width = Math.min(right, box.right) - Math.max(left, box.left);
		const same = stripes.find((stripe) => Math.abs(stripe.top - box.top) <= SAME && Math.abs(stripe.bottom - box.bottom) <= SAME);
		if (same) same.width += width;
		else stripes.push({ top: box.top, bottom: box.bottom, width });
	}
	return stripes.filter(({ width }) => width >= (right - left) * FILLED);
}

const lettersOf = (texts: readonly string[]) => [...texts.join("").replace(/\s/gu, "")].sort().join("");

/** A table whose first row alone is filled, or right above another that is: stripes under every second row leave one out. */
export function withFilledHead(table: FoundTable, boxes: readonly DrawnBox[]): FoundTable {
	const stripes = stripesOf(table, boxes);
	const [head, next] = stripes;
	if (!head || table.rows.length < 2 || stripes.length >= table.rows.length) return table;
	if (next && next.top - head.bottom > SAME) return table;
	const inside = [...table.items].filter((item) => middleOf(item).y > head.top && middleOf(item).y < head.bottom);
	const isFirstRow = inside.length > 0 && lettersOf(inside.map(({ text }) => text)) === lettersOf((table.rows[0] ?? []).flatMap(({ lines }) => lines));
	return isFirstRow ? { ...table, hasFilledHead: true } : table;
}
