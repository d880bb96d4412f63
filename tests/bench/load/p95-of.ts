const ROUNDS = 40;
/** Not counted: they warm up. */
const FIRST_ROUNDS = 3;

/** The milliseconds that 95 of 100 calls, one after the other, stay under. */
export async function p95Of(call: () => Promise<unknown>): Promise<number> {
	const took: number[] = [];
	for (let round = -FIRST_ROUNDS; round < ROUNDS; round += 1) {
		const startedAt = performance.now();
		await call();
		if (round >= 0) took.push(performance.now() - startedAt);
	}
	return took.sort((one, other) => one - other)[Math.ceil(ROUNDS * 0.95) - 1] ?? 0;
}
