import { randomInt } from "node:crypto";

const LARGEST_GENERATION = 2 ** 31 - 1;

/**
 * The calls this process has in hand. A generation is entered before the transaction that writes it commits, so a leased job whose
 * generation is not here was lost by a crash and may be taken back. Generations are random: a lost claim can never be met again.
 */
export class LeaseBook {
	private readonly open = new Set<number>();

	constructor(private readonly capacity: number) {}

	get free(): number {
		return Math.max(0, this.capacity - this.open.size);
	}

	get generations(): number[] {
		return [...this.open];
	}

	has(generation: number): boolean {
		return this.open.has(generation);
	}

	enter(): number {
		const generation = randomInt(1, LARGEST_GENERATION);
		this.open.add(generation);
		return generation;
	}

	leave(generation: number): void {
		this.open.delete(generation);
	}
}
