/** A small seeded generator (mulberry32, public domain): equal seeds give equal sequences on every machine. */
export interface Random {
	/** In [0, 1). */
	next(): number;
	/** An integer in [min, max]. */
	int(min: number, max: number): number;
	chance(probability: number): boolean;
	pick<T>(items: readonly T[]): T;
	/** `count` different items, in random order; all of them when there are fewer. */
	sample<T>(items: readonly T[], count: number): T[];
	/** Lower-case hexadecimal digits. */
	hex(length: number): string;
}

export function createRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
	const pick = <T>(items: readonly T[]): T => {
		const item = items[int(0, items.length - 1)];
		if (item === undefined) throw new Error("Nothing to pick from.");
		return item;
	};
	const sample = <T>(items: readonly T[], count: number): T[] => {
		const left = [...items];
		const taken: T[] = [];
		while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
		return taken;
	};
	const hex = (length: number): string => Array.from({ length }, () => int(0, 15).toString(16)).join("");
	return { next, int, chance: (probability) => next() < probability, pick, sample, hex };
}
