/** A call that waits to be made. `line` names the calls that share all their concurrency keys. */
export interface Waiting {
	readonly line: string;
	/** Its run has not begun yet. */
	readonly isFresh: boolean;
}

/**
 * Whose turn it is where calls wait for places. A run that has begun goes before those that have not; these take turns between the lines, so
 * that a line of a hundred lets another's single run go next. A line remembers how often it was served only while something waits in it.
 */
export class FairOrder {
	private readonly turns = new Map<string, number>();

	/** What waits, given best rank first, in the order in which it is to be served. */
	order<T extends Waiting>(waiting: readonly T[]): T[] {
		const fresh = waiting.filter(({ isFresh }) => isFresh);
		const lines = new Set(fresh.map(({ line }) => line));
		for (const line of this.turns.keys()) if (!lines.has(line)) this.turns.delete(line);
		const first = Math.min(...this.turns.values());
		const newcomer = Number.isFinite(first) ? first : 0;
		for (const line of lines) if (!this.turns.has(line)) this.turns.set(line, newcomer);
		const ahead = new Map<string, number>();
		const placed = fresh.map((one) => {
			const place = ahead.get(one.line) ?? 0;
			ahead.set(one.line, place + 1);
			return { one, turn: (this.turns.get(one.line) ?? 0) + place };
		});
		// Sorting keeps those of one turn in the order of their ranks.
		return [...waiting.filter(({ isFresh }) => !isFresh), ...placed.sort((a, b) => a.turn - b.turn).map(({ one }) => one)];
	}

	/** Notes that a run has got its place. */
	served({ line, isFresh }: Waiting): void {
		if (isFresh) this.turns.set(line, (this.turns.get(line) ?? 0) + 1);
	}
}
