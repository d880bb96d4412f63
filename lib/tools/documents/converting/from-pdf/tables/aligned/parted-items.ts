import type { DrawnLine } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

/** So far a line stands within a piece of text at least, in points, and so near a blank, in font sizes. */
const WITHIN = 1;
const NEAR_BLANK = 1.2;

function partedAt(item: Glyphs, at: number): Glyphs[] | null {
	const perLetter = item.width / Math.max(1, item.text.length);
	const blanks = [...item.text].flatMap((letter, place) => (letter === " " && place > 0 && place < item.text.length - 1 ? [place] : []));
	const wanted = (at - item.x) / perLetter;
	const [nearest] = blanks.sort((a, b) => Math.abs(a + 0.5 - wanted) - Math.abs(b + 0.5 - wanted));
	if (nearest === undefined || Math.abs(nearest + 0.5 - wanted) * perLetter > item.fontSize * NEAR_BLANK) return null;
	return [
		{ ...item, text: item.text.slice(0, nearest).trimEnd(), width: Math.max(1, at - item.x - WITHIN), endsInSpace: false },
		{ ...item, text: item.text.slice(nearest + 1).trimStart(), x: at + WITHIN, width: Math.max(1, item.x + item.width - at - WITHIN) },
	];
}

/** Pieces of text that stand across an upright line as two: a program that draws close cells one after the other leaves them as one text. */
export function partedItems(items: readonly Glyphs[], lines: readonly DrawnLine[]): Glyphs[] {
	const upright = lines.filter(({ isUpright }) => isUpright).sort((a, b) => a.at - b.at);
	if (upright.length === 0) return [...items];
	return items.flatMap((item) => {
		let parts = [item];
		for (const { at, from, to } of upright) {
			const last = parts.at(-1) as Glyphs;
			const middle = item.y - item.fontSize * 0.3;
			if (middle < from || middle > to || at < last.x + WITHIN || at > last.x + last.width - WITHIN) continue;
			parts = [...parts.slice(0, -1), ...(partedAt(last, at) ?? [last])];
		}
		return parts;
	});
}
