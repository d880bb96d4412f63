import { expect } from "vitest";

const TIMES = 8;
/** Work that grows with the square of its input takes 64 times as long for eight times the input, linear work eight times; the rest is for a busy machine. */
const MOST_GROWTH = 32;
/** What no clock tells apart from nothing, in milliseconds. */
const NOTHING_MS = 2;

/** In processor time where that is less: a busy machine makes work wait, not more. */
async function fastestOf(tries: number, run: () => unknown): Promise<number> {
	let fastest = Number.POSITIVE_INFINITY;
	for (let at = 0; at < tries; at++) {
		const start = performance.now();
		const used = process.cpuUsage();
		await run();
		const { user, system } = process.cpuUsage(used);
		fastest = Math.min(fastest, performance.now() - start, (user + system) / 1000);
	}
	return fastest;
}

/** Asserts that the time of `run` grows about as its input does, from `size` to eight times that. */
export async function expectNearLinear<Input>(size: number, make: (size: number) => Input, run: (input: Input) => unknown): Promise<void> {
	const [small, large] = [make(size), make(size * TIMES)];
	const before = await fastestOf(2, () => run(small));
	const after = await fastestOf(1, () => run(large));
	if (after <= MOST_GROWTH * (before + NOTHING_MS)) return;
	// A busy machine may have stood still: once more, before it is called slow.
	const again = await fastestOf(2, () => run(large));
	expect(again, `${Math.round(before)} ms became ${Math.round(again)} ms for ${TIMES} times the input`).toBeLessThanOrEqual(
		MOST_GROWTH * (before + NOTHING_MS),
	);
}
