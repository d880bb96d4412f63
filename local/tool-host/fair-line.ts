interface Waiting<T> {
	readonly item: T;
	readonly owner: string;
	/** When it came, on the line's own clock: one tick for each that comes or is served. */
	readonly since: number;
}

/**
 * Who waits for a place, and whose turn it is: the owner that holds the fewest places, then the one that has waited longest since its arrival or
 * its last turn. So while others wait, nobody is given more than half of the places (rounded up), and no newcomer is served twice before another.
 */
export class FairLine<T> {
	private waiting: Waiting<T>[] = [];
	private readonly held = new Map<string, number>();
	private readonly lastTurn = new Map<string, number>();
	private clock = 0;

	/** Returns how to leave the line. */
	join(owner: string, item: T): () => void {
		const entry = { item, owner, since: this.tick() };
		this.waiting.push(entry);
		return () => {
			this.waiting = this.waiting.filter((one) => one !== entry);
			this.forget(owner);
		};
	}

	/** Takes who is next out of the line; that owner holds a place until `release`. Null when nobody waits who holds fewer than `mostOfOne`. */
	serve(mostOfOne: number): { item: T; release(): void } | null {
		let next: Waiting<T> | null = null;
		for (const one of this.waiting) if (this.holds(one.owner) < mostOfOne && (!next || this.isBefore(one, next))) next = one;
		if (!next) return null;
		const { item, owner } = next;
		this.waiting = this.waiting.filter((one) => one !== next);
		this.lastTurn.set(owner, this.tick());
		this.held.set(owner, this.holds(owner) + 1);
		return {
			item,
			release: () => {
				this.held.set(owner, this.holds(owner) - 1);
				this.forget(owner);
			},
		};
	}

	private isBefore(one: Waiting<T>, other: Waiting<T>): boolean {
		const fewer = this.holds(one.owner) - this.holds(other.owner);
		return fewer === 0 ? this.waitingSince(one) < this.waitingSince(other) : fewer < 0;
	}

	private waitingSince({ owner, since }: Waiting<T>): number {
		return Math.max(since, this.lastTurn.get(owner) ?? 0);
	}

	private holds(owner: string): number {
		return this.held.get(owner) ?? 0;
	}

	private tick(): number {
		this.clock += 1;
		return this.clock;
	}

	/** Nothing is kept of who neither waits nor holds a place. */
	private forget(owner: string): void {
		if (this.holds(owner) > 0) return;
		this.held.delete(owner);
		if (!this.waiting.some((one) => one.owner === owner)) this.lastTurn.delete(owner);
	}
}
