import { groupPlaces } from "@/lib/tools/tables/report/findings/grouped";
import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";

/** So many of the rows with both have the value that goes with the other's. */
const ALIKE = 0.98;

/** How many rows have each pair of groups. */
function pairsOf(one: FrameColumn, other: FrameColumn): { counts: Map<string, number>; rows: number } {
	const [ones, others] = [groupPlaces(one).places, groupPlaces(other).places];
	const counts = new Map<string, number>();
	let rows = 0;
	for (const [row, code] of (one.codes ?? []).entries()) {
		const [a, b] = [ones[code] ?? -1, others[other.codes?.[row] ?? 0] ?? -1];
		if (a === -1 || b === -1) continue;
		rows += 1;
		counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
	}
	return { counts, rows };
}

/** Whether each value of one column goes with one of the other, and the other way round: an article's number and its name. */
function areTwins(one: FrameColumn, other: FrameColumn): boolean {
	if (one.spellings().length !== other.spellings().length) return false;
	const { counts, rows } = pairsOf(one, other);
	const most = (side: 0 | 1) => {
		const best = new Map<string, number>();
		for (const [pair, count] of counts) {
			const own = pair.split(" ")[side] ?? "";
			best.set(own, Math.max(best.get(own) ?? 0, count));
		}
		return [...best.values()].reduce((sum, count) => sum + count, 0);
	};
	return rows > 0 && most(0) >= rows * ALIKE && most(1) >= rows * ALIKE;
}

/** Letters tell a reader more than the numbers that stand for the same. */
function lettersOf(column: FrameColumn): number {
	return column.words().reduce((sum, word) => sum + (word.match(/\p{L}/gu)?.length ?? 0), 0);
}

/** Categories without those that part the rows as another does, so that nothing is found twice. The first stays where a person chose it or its words say more. */
export function withoutTwins(categories: readonly FrameColumn[], chosen: FrameColumn | null = null): FrameColumn[] {
	const kept: FrameColumn[] = [];
	for (const column of categories) {
		const at = kept.findIndex((other) => areTwins(other, column));
		const twin = kept[at];
		if (!twin) kept.push(column);
		else if (twin !== chosen && lettersOf(column) > lettersOf(twin)) kept[at] = column;
	}
	return kept;
}
