/** The number of the first edge that a value does not exceed. */
export function bucket(value: number, ...edges: readonly number[]): number {
	const at = edges.findIndex((edge) => value <= edge);
	return at === -1 ? edges.length : at;
}

/** How often each of some values comes. */
export class Tally {
	private readonly counts = new Map<string, number>();
	private all = 0;

	add(value: string): void {
		this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
		this.all += 1;
	}

	/** The most frequent value without one that is `own`, and how clearly it is that: in classes of its share and of their number. */
	describe(own: string): string {
		const rest = this.all - 1;
		if (rest < 1) return "alone";
		let [top, most] = ["", 0];
		for (const [value, count] of this.counts) {
			const others = value === own ? count - 1 : count;
			if (others > most) [top, most] = [value, others];
		}
		return `${top}${bucket(most / rest, 0.4, 0.7, 0.95)}${bucket(rest, 1, 3, 8)}`;
	}
}

/** The tally of a key, a new one for a new key. */
export function tallyOf<T>(tallies: Map<T, Tally>, key: T): Tally {
	const tally = tallies.get(key) ?? new Tally();
	tallies.set(key, tally);
	return tally;
}
