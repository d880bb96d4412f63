/** A line of two texts side by side: in both, only in the first, or only in the second. */
export interface DiffLine {
	readonly kind: "same" | "removed" | "added";
	readonly text: string;
}

/** Beyond these two texts are told apart by looking at them, not line by line. */
const MOST_LINES = 20_000;
const MOST_CHANGES = 1200;

/**
 * What has to be removed from one text and added to make the other, line by line, by Myers' greedy algorithm ("An O(ND) difference algorithm",
 * 1986). Null when they are too long or have too little in common for that to help.
 */
export function lineDiff(before: string, after: string): DiffLine[] | null {
	const [a, b] = [before.split("\n"), after.split("\n")];
	if (a.length > MOST_LINES || b.length > MOST_LINES) return null;
	const trace = traceOf(a, b);
	return trace && linesOf(a, b, trace);
}

type Reach = ReadonlyMap<number, number>;

/** How far each diagonal reaches in the first text after so many changes. */
function traceOf(a: readonly string[], b: readonly string[]): Reach[] | null {
	const trace: Reach[] = [];
	let reach = new Map([[1, 0]]);
	for (let changes = 0; changes <= Math.min(MOST_CHANGES, a.length + b.length); changes++) {
		const next = new Map<number, number>();
		for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
			let x = startOf(reach, diagonal, changes);
			while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
			next.set(diagonal, x);
			if (x >= a.length && x - diagonal >= b.length) return [...trace, next];
		}
		trace.push(next);
		reach = next;
	}
	return null;
}

function startOf(reach: Reach, diagonal: number, changes: number): number {
	if (changes === 0) return 0;
	const [down, right] = [reach.get(diagonal + 1) ?? -1, reach.get(diagonal - 1) ?? -1];
	return diagonal === -changes || (diagonal !== changes && right < down) ? down : right + 1;
}

/** Walks back from the ends to the beginnings. */
function linesOf(a: readonly string[], b: readonly string[], trace: readonly Reach[]): DiffLine[] {
	const lines: DiffLine[] = [];
	let [x, y] = [a.length, b.length];
	for (let changes = trace.length - 1; changes >= 0; changes--) {
		const reach = trace[changes - 1] ?? new Map<number, number>();
		const diagonal = x - y;
		const isDown = diagonal === -changes || (diagonal !== changes && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));
		const from = isDown ? diagonal + 1 : diagonal - 1;
		const [beforeX, beforeY] = changes === 0 ? [0, 0] : [reach.get(from) ?? 0, (reach.get(from) ?? 0) - from];
		while (x > beforeX && y > beforeY) {
			x--;
			y--;
			lines.push({ kind: "same", text: a[x] ?? "" });
		}
		if (changes === 0) break;
		if (isDown) lines.push({ kind: "added", text: b[--y] ?? "" });
		else lines.push({ kind: "removed", text: a[--x] ?? "" });
	}
	return lines.reverse();
}
