/** The list with the item at `index` changed. */
export function changedAt<T>(list: readonly T[], index: number, change: (item: T) => T): T[] {
	return list.map((item, at) => (at === index ? change(item) : item));
}

export function removedAt<T>(list: readonly T[], index: number): T[] {
	return list.filter((_, at) => at !== index);
}

export function insertedAt<T>(list: readonly T[], index: number, item: T): T[] {
	return [...list.slice(0, index), item, ...list.slice(index)];
}

/** The list with one item moved up (-1) or down (1); as it is at its ends. */
export function movedAt<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
	const [item, other] = [list[index], list[index + by]];
	if (item === undefined || other === undefined) return [...list];
	return list.map((own, at) => (at === index ? other : at === index + by ? item : own));
}
