import { setTimeout as wait } from "node:timers/promises";

/**
 * Answers at a multiple of `stepMs`, of which the first leaves room for all that may be to do: what is done for a known address alone doesn't
 * show in the time, on a busy machine neither.
 */
export async function inEqualTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
	const startedAt = performance.now();
	const [result] = await Promise.allSettled([work()]);
	await untilStep(startedAt, stepMs);
	if (result.status === "rejected") throw result.reason;
	return result.value;
}

/** The same for refusals alone: what succeeds answers at once. */
export async function refuseInEqualTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
	const startedAt = performance.now();
	try {
		return await work();
	} catch (error) {
		await untilStep(startedAt, stepMs);
		throw error;
	}
}

async function untilStep(startedAt: number, stepMs: number): Promise<void> {
	const elapsedMs = performance.now() - startedAt;
	await wait(Math.max(1, Math.ceil(elapsedMs / stepMs)) * stepMs - elapsedMs);
}
