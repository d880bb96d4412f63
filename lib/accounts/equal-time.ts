/** Answers no sooner than `floorMs`, so that work done for a known address alone doesn't show in the time. */
export async function inEqualTime<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
	const floor = new Promise<void>((resolve) => setTimeout(resolve, floorMs));
	const [result] = await Promise.allSettled([work(), floor]);
	if (result.status === "rejected") throw result.reason;
	return result.value;
}
