const crashPauseMs = 500;
const jitterShare = 0.2;
const longestJitterMs = 30_000;

/** Wait before the retry that follows attempt number `attempt` (from 0), with jitter so that failures spread out. */
export function backoffDelayMs(tableMs: number[], attempt: number, random = Math.random()): number {
	const waitMs = tableMs[Math.min(attempt, tableMs.length - 1)] ?? 0;
	return Math.round(waitMs + random * Math.min(waitMs * jitterShare, longestJitterMs));
}

/** A crash of the app is retried sooner: the app is usually being restarted, and refused connections cost nothing. */
export function crashDelayMs(tableMs: number[], attempt: number): number {
	return Math.min(backoffDelayMs(tableMs, attempt, 0), crashPauseMs * 2 ** attempt);
}
