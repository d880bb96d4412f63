/** Seconds of work after which a guess is worth telling. */
const SOON_MS = 3_000;

/** How long the rest will take if it goes on as it went, in words for the end of a sentence; "" while that can't be told yet. */
export function timeLeft(done: number, total: number, elapsedMs: number): string {
	if (done <= 0 || done >= total || elapsedMs < SOON_MS) return "";
	const seconds = ((elapsedMs / done) * (total - done)) / 1000;
	if (seconds < 5) return ", a few seconds left";
	if (seconds < 90) return `, about ${Math.round(seconds / 5) * 5} seconds left`;
	return `, about ${Math.round(seconds / 60)} minutes left`;
}
