import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { Moments } from "@/lib/tools/tables/report/statistics/summary";

export interface Group {
	readonly word: string;
	readonly moments: Moments;
}

/** The group of each row, from 0; -1 where the row has none. */
export function groupPlaces(category: FrameColumn): { words: string[]; places: Int16Array } {
	const spellings = category.spellings();
	const places = new Int16Array(category.words().length + 1).fill(-1);
	for (const [at, { places: spelled }] of spellings.entries()) for (const place of spelled) places[place] = at;
	return { words: spellings.map(({ word }) => word), places };
}

/** A measure's values by the groups of a category; without a measure each row counts 1. */
export function groupsOf(measure: FrameColumn | null, category: FrameColumn): Group[] {
	const { words, places } = groupPlaces(category);
	const groups = words.map((word): Group => ({ word, moments: new Moments() }));
	const { codes } = category;
	const numbers = measure?.numbers;
	if (!codes) return [];
	for (let row = 0; row < codes.length; row += 1) {
		const group = groups[places[codes[row] ?? 0] ?? -1];
		const value = numbers ? (numbers[row] ?? Number.NaN) : 1;
		if (group && !Number.isNaN(value)) group.moments.add(value);
	}
	return groups;
}
