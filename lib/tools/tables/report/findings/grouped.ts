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

/** Numbers by the groups of a category; without numbers each row counts 1. */
export function groupsOf(numbers: Float64Array | null, category: FrameColumn): Group[] {
	const { words, places } = groupPlaces(category);
	const groups = words.map((word): Group => ({ word, moments: new Moments() }));
	const { codes } = category;
	if (!codes) return [];
	for (let row = 0; row < codes.length; row += 1) {
		const group = groups[places[codes[row] ?? 0] ?? -1];
		const value = numbers ? (numbers[row] ?? Number.NaN) : 1;
		if (group && !Number.isNaN(value)) group.moments.add(value);
	}
	return groups;
}

/** The values of a measure in each of these groups of a category, from small to large. */
export function sortedGroups(measure: FrameColumn, category: FrameColumn, groups: readonly Group[]): { word: string; values: Float64Array; mean: number }[] {
	const { words, places } = groupPlaces(category);
	const lists = new Map(groups.map(({ word, moments }) => [word, { values: new Float64Array(moments.count), filled: 0, moments: new Moments() }]));
	for (const [row, value] of (measure.numbers ?? new Float64Array()).entries()) {
		const list = lists.get(words[places[category.codes?.[row] ?? 0] ?? -1] ?? "");
		if (!list || Number.isNaN(value)) continue;
		list.values[list.filled] = value;
		list.filled += 1;
		list.moments.add(value);
	}
	return [...lists].map(([word, { values, moments }]) => ({ word, values: values.sort(), mean: moments.sum / moments.count }));
}
