import type { ListMark } from "@/lib/tools/documents/converting/from-pdf/lines/line-kinds";
import type { Block, List, ListItem } from "@/lib/tools/documents/converting/model/blocks";

/** Further in than this, in points, an item belongs to the one before it. */
const LEAST_INDENT = 8;

/** An item as it was read, with where it begins on its page. */
export interface OpenItem {
	readonly item: { blocks: Block[]; label?: string };
	readonly mark: ListMark;
	readonly x: number;
}

/** Items as lists: one that begins further in belongs to the one before it. */
export function listsOf(items: readonly OpenItem[]): List[] {
	const lists: List[] = [];
	let at = 0;
	while (at < items.length) {
		const first = items[at];
		if (!first) break;
		const own: ListItem[] = [];
		const isNumbered = first.mark.number !== null;
		let expected = first.mark.number ?? 0;
		while (at < items.length) {
			const item = items[at];
			if (!item) break;
			if (item.x > first.x + LEAST_INDENT && own.length > 0) {
				const inner = items.slice(at).findIndex((other) => other.x <= first.x + LEAST_INDENT);
				const end = inner === -1 ? items.length : at + inner;
				(own.at(-1) as { blocks: Block[] }).blocks.push(...listsOf(items.slice(at, end)));
				at = end;
				continue;
			}
			if (item.x < first.x - LEAST_INDENT || (item.mark.number !== null) !== isNumbered || (isNumbered && item.mark.number !== expected)) break;
			own.push(item.item);
			expected += 1;
			at += 1;
		}
		lists.push({ kind: "list", start: isNumbered ? first.mark.number : null, items: own });
	}
	return lists;
}
