import { FAR } from "@/lib/tools/tables/report/profile-columns";
import { type Fences, fencesOf, within } from "@/lib/tools/tables/report/statistics/summary";

/** Where more lie so far out, that is how the values are spread; then only those still further out are odd. One value is no spread, in however few rows. */
const MOST_SHARE = 0.02;
const FACTORS = [FAR, 2 * FAR, 4 * FAR];
/** Dixon's ratio of the gap to the whole: so sure in 100 cases 99 from 12 values on with half of it, with fewer values with more of it. */
const [FEWEST_BY_GAP, FEW_BY_GAP, FEW_GAPS] = [8, 12, 2.5];

export interface OddFences extends Fences {
	readonly method: string;
}

/** The nearest fences beyond which few values lie. */
export function oddFences(sorted: Float64Array): OddFences | null {
	const most = Math.max(1, sorted.length * MOST_SHARE);
	for (const factor of FACTORS) {
		const fences = fencesOf(sorted, factor);
		if (!fences) break;
		const count = sorted.length - within(sorted, fences).length;
		if (count > 0 && count <= most) return { ...fences, method: tukeyWords(factor) };
	}
	return gapFences(sorted, Math.floor(most));
}

function tukeyWords(factor: number): string {
	return `Values more than ${factor} times the width of the middle half below its lower or above its upper end, as Tukey's fences do.`;
}

/** Where the middle half is wide, or a single value, what stands alone is told by the room between it and all others. */
function gapFences(sorted: Float64Array, most: number): OddFences | null {
	if (sorted.length < FEWEST_BY_GAP) return null;
	const least = sorted.length < FEW_BY_GAP ? FEW_GAPS : 1;
	const at = (place: number) => sorted[place] ?? 0;
	for (let count = 1; count <= most; count += 1) {
		const last = sorted.length - 1 - count;
		const isHigh = at(last) > at(0) && at(last + 1) - at(last) > least * (at(last) - at(0));
		const isLow = at(sorted.length - 1) > at(count) && at(count) - at(count - 1) > least * (at(sorted.length - 1) - at(count));
		if (!isHigh && !isLow) continue;
		const method = `Values further from all others than ${least === 1 ? "" : `${least} times `}the others lie apart, as Dixon's test of a gap does.`;
		return { lower: isLow ? at(count) : Number.NEGATIVE_INFINITY, upper: isHigh ? at(last) : Number.POSITIVE_INFINITY, method };
	}
	return null;
}
