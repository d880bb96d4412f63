import { chanceOfF, chanceOfT, chanceOfZ } from "./distributions";
import type { Moments } from "./summary";

/** How surely groups differ, and how much of all difference that explains. */
export interface GroupTest {
	readonly f: number;
	readonly chance: number;
	/** Share of all variance that lies between the groups, 0 to 1. */
	readonly explained: number;
}

/** Whether means of groups differ, where the groups need not be equally spread (Welch 1951). Groups of fewer than two values, or of one value alone, don't take part. */
export function testGroups(groups: readonly Pick<Moments, "count" | "mean" | "variance">[]): GroupTest | null {
	const all = groups.filter(({ count, variance }) => count > 1 && variance > 0);
	if (all.length < 2) return null;
	const weights = all.map(({ count, variance }) => count / variance);
	const weight = weights.reduce((sum, one) => sum + one, 0);
	const mean = all.reduce((sum, group, at) => sum + (weights[at] ?? 0) * group.mean, 0) / weight;
	const between = all.reduce((sum, group, at) => sum + (weights[at] ?? 0) * (group.mean - mean) ** 2, 0) / (all.length - 1);
	const uneven = all.reduce((sum, { count }, at) => sum + (1 - (weights[at] ?? 0) / weight) ** 2 / (count - 1), 0);
	const f = between / (1 + (2 * (all.length - 2) * uneven) / (all.length ** 2 - 1));
	const within = (all.length ** 2 - 1) / (3 * uneven);
	const total = all.reduce((sum, { count }) => sum + count, 0);
	const centre = all.reduce((sum, group) => sum + group.count * group.mean, 0) / total;
	const apart = all.reduce((sum, group) => sum + group.count * (group.mean - centre) ** 2, 0);
	const spread = all.reduce((sum, { count, variance }) => sum + (count - 1) * variance, 0);
	return { f, chance: chanceOfF(f, all.length - 1, within), explained: apart / (apart + spread) };
}

export interface Correlation {
	readonly count: number;
	readonly r: number;
	readonly chance: number;
}

/** How closely two columns go together (Pearson), over the rows that have both. */
export function correlate(one: Float64Array, other: Float64Array): Correlation | null {
	let [count, meanOne, meanOther, squaresOne, squaresOther, products] = [0, 0, 0, 0, 0, 0];
	for (let at = 0; at < one.length; at += 1) {
		const [x, y] = [one[at] ?? Number.NaN, other[at] ?? Number.NaN];
		if (Number.isNaN(x) || Number.isNaN(y)) continue;
		count += 1;
		const [byX, byY] = [x - meanOne, y - meanOther];
		meanOne += byX / count;
		meanOther += byY / count;
		squaresOne += byX * (x - meanOne);
		squaresOther += byY * (y - meanOther);
		products += byX * (y - meanOther);
	}
	if (count < 3 || squaresOne <= 0 || squaresOther <= 0) return null;
	const r = Math.max(-1, Math.min(1, products / Math.sqrt(squaresOne * squaresOther)));
	return { count, r, chance: chanceOfT(r * Math.sqrt((count - 2) / Math.max(1e-300, 1 - r * r)), count - 2) };
}

/** How likely chance alone makes a series rise or fall as steadily (Mann 1945, Kendall 1975, corrected for equal values). */
export function chanceOfTrend(values: readonly number[]): number {
	const count = values.length;
	let balance = 0;
	for (let at = 0; at < count; at += 1) for (let later = at + 1; later < count; later += 1) balance += Math.sign((values[later] ?? 0) - (values[at] ?? 0));
	const times = new Map<number, number>();
	for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
	const tied = [...times.values()].reduce((sum, same) => sum + same * (same - 1) * (2 * same + 5), 0);
	const variance = (count * (count - 1) * (2 * count + 5) - tied) / 18;
	if (variance <= 0 || balance === 0) return 1;
	return chanceOfZ((balance - Math.sign(balance)) / Math.sqrt(variance));
}
