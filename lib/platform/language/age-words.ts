const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** Older than this a date says more. */
const MOST_DAYS = 30;

/** Whole days since a moment, as its age is told; epoch milliseconds. */
export const daysSince = (thenMs: number, nowMs: number): number => Math.max(0, Math.round((nowMs - thenMs) / 1000 / DAY_S));

/** "just now", "5 min ago", "3 h ago", "yesterday", "2 days ago"; null from 30 days on, where a date says more. The only words for ages, wherever they stand. */
export function agoWords(thenMs: number, nowMs: number): string | null {
	const seconds = Math.round((nowMs - thenMs) / 1000);
	if (seconds < 45) return "just now";
	if (seconds < HOUR_S) return `${Math.max(1, Math.round(seconds / MINUTE_S))} min ago`;
	if (seconds < DAY_S) return `${Math.round(seconds / HOUR_S)} h ago`;
	const days = daysSince(thenMs, nowMs);
	if (days >= MOST_DAYS) return null;
	return days === 1 ? "yesterday" : `${days} days ago`;
}
