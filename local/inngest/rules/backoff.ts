const CRASH_PAUSE_MS = 500;
const JITTER_SHARE = 0.2;
const LONGEST_JITTER_MS = 30_000;

/** Wait before the retry that follows attempt number `attempt` (from 0), with jitter so that failures spread out. */
export function backoffDelayMs(tableMs: number[], attempt: number, random = Math.random()): number {
	const waitMs = tableMs[Math.min(attempt, tableMs.length - 1)] ?? 0;
	return Math.round(waitMs + random * Math.min(waitMs * JITTER_SHARE, LONGEST_JITTER_MS));
}

/** A crash of the app is retried sooner: the app is usually being restarted, and refused connections cost nothing. */
export function crashDelayMs(tableMs: number[], attempt: number): number {
	return Math.min(backoffDelayMs(tableMs, attempt, 0), CRASH_PAUSE_MS * 2 ** attempt);
}
