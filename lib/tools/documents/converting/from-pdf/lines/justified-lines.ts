import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import type { TextSegment } from "@/lib/tools/reading/text/text-line";

/** Edges of one column, in points. */
const SAME_EDGE = 2;
/** A line like it stands so near, in font sizes. */
const REACH = 8;
const MOST_PARTS = 12;
/** A line that was drawn out has at least this share of the letters of one that was not. */
const SHARE_OF_LETTERS = 0.45;

function joined(parts: readonly TextSegment[]): TextSegment {
	const [first, last] = [parts[0], parts.at(-1)] as [TextSegment, TextSegment];
	return {
		...first,
		text: parts.map(({ text }) => text).join(" "),
		width: last.x + last.width - first.x,
		bold: parts.every(({ bold }) => bold),
		italic: parts.every(({ italic }) => italic),
		links: [...new Set(parts.flatMap(({ links }) => links))],
	};
}

/**
 * Segments where a line that was drawn out to both edges of its column is one: its wide gaps part no columns, since a line close to it goes
 * from the same edge to the same edge without any.
 */
export function withoutWideGaps(segments: readonly TextSegment[]): TextSegment[] {
	const key = (x: number, right: number) => `${Math.round(x / SAME_EDGE)} ${Math.round(right / SAME_EDGE)}`;
	const whole = new Map<string, TextSegment[]>();
	for (const segment of segments) {
		const own = key(segment.x, segment.x + segment.width);
		whole.set(own, [...(whole.get(own) ?? []), segment].slice(-400));
	}
	const isLine = (parts: readonly TextSegment[]) => {
		const [from, to] = [parts[0], parts.at(-1)] as [TextSegment, TextSegment];
		const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
		const [left, right] = [Math.round(from.x / SAME_EDGE), Math.round((to.x + to.width) / SAME_EDGE)];
		return [-1, 0, 1].some((across) =>
			[-1, 0, 1].some((along) =>
				whole
					.get(`${left + across} ${right + along}`)
					?.some(({ y, fontSize, text }) => Math.abs(y - from.y) < fontSize * REACH && / /.test(text) && letters >= text.length * SHARE_OF_LETTERS),
			),
		);
	};
	return rowsOf(segments).flatMap((row) => {
		const lines: TextSegment[] = [];
		for (let from = 0; from < row.length; ) {
			let to = Math.min(row.length, from + MOST_PARTS) - 1;
			while (to > from && !isLine(row.slice(from, to + 1))) to -= 1;
			lines.push(to > from ? joined(row.slice(from, to + 1)) : (row[from] as TextSegment));
			from = to + 1;
		}
		return lines;
	});
}
