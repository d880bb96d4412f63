import type { Draft } from "@/lib/tools/tables/report/findings/finding";
import { hingeOf } from "@/lib/tools/tables/report/findings/odd/hinges";
import { quoted, Sentence, shareOf } from "@/lib/tools/tables/report/findings/sentence";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { FAR } from "@/lib/tools/tables/report/profile-columns";
import { isAdditive } from "@/lib/tools/tables/report/roles";
import { fencesOf } from "@/lib/tools/tables/report/statistics/summary";
import type { Study } from "@/lib/tools/tables/report/study";

const FEWEST_VALUES = 8;
/** A value so many times the largest of the others is more likely wrong than large. */
const MANY_TIMES = 10;

function distortion(column: FrameColumn): Draft[] {
	const sorted = column.sorted();
	const fences = fencesOf(sorted, FAR);
	const hinge = sorted.length >= FEWEST_VALUES && fences ? hingeOf(column, () => true) : null;
	const next = sorted[sorted.length - 2] ?? 0;
	if (!hinge || !fences || hinge.value <= fences.upper || next <= 0 || hinge.value < next * MANY_TIMES || (sorted[0] ?? 0) + hinge.rest <= 0) return [];
	const say = new Sentence();
	const most = { op: "max" as const, column: column.name };
	const whole = { op: "sum" as const, column: column.name };
	const below = [{ column: column.name, below: hinge.value }];
	const value = say.number("The value", hinge.value, most);
	const share = say.share("Its share of the sum", hinge.value / (hinge.rest + hinge.value), shareOf(most, whole));
	const sum = say.number("Sum of all", hinge.rest + hinge.value, whole);
	const rest = say.number("Sum without it", hinge.rest, { op: "sum", column: column.name, where: below });
	const others = say.number("Largest of the others", next, { op: "max", column: column.name, where: below });
	return [
		{
			kind: "distortion",
			area: "pattern",
			severity: "high",
			strength: 3,
			title: `One value distorts every sum of ${quoted(column.name)}`,
			text: `A single row says ${value} in ${quoted(column.name)}: that alone is ${share} of the sum of ${sum}, which is ${rest} without it. The largest of all others is ${others}. Look whether it is right before you use any sum or mean of it.`,
			method: `A value beyond ${FAR} widths of the middle half of all values, ${MANY_TIMES} times as large as the next and at least a tenth of the sum.`,
			figures: say.figures,
			columns: [column.name],
			rows: [{ row: hinge.row, text: numberWords(hinge.value) }],
		},
	];
}

/** Single values that make so much of the sum of a measure that every figure of it hangs on them. */
export function distortionFindings({ measures }: Study): Draft[] {
	return measures.filter((column) => column.numbers && isAdditive(column)).flatMap(distortion);
}
