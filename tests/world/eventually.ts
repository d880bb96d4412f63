/** Waits until `look` gives something. @throws Error when it does not within `withinMs`, which is an outer limit and no promise of speed. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, withinMs = 90_000): Promise<T> {
	const giveUpAt = Date.now() + withinMs;
	for (;;) {
		const seen = await look();
		if (seen) return seen;
		if (Date.now() > giveUpAt) throw new Error("It did not happen in time");
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
