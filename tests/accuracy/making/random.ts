/** Numbers that look random and are the same for the same seed. */
export class Random {
	constructor(private state: number) {}

	/** At least 0 and below 1 (mulberry32). */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	}

	chance(share: number): boolean {
		return this.next() < share;
	}

	/** A whole number from `least` to `most`, both included. */
	whole(least: number, most: number): number {
		return least + Math.floor(this.next() * (most - least + 1));
	}

	/** One of a list that is not empty. */
	one<T>(list: readonly T[]): T {
		const found = list[Math.floor(this.next() * list.length)];
		if (found === undefined) throw new Error("Nothing to choose from");
		return found;
	}

	/** Up to `count` of a list, each once, in any order. */
	some<T>(list: readonly T[], count: number): T[] {
		const left = [...list];
		const chosen: T[] = [];
		while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(this.next() * left.length), 1));
		return chosen;
	}
}
