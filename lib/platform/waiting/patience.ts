const LOOK_EVERY_MS = 250;
/** What a look counts at most: a longer pause is one in which this process stood still, and what was answered meanwhile is not read yet. */
const MOST_OF_A_LOOK_MS = 500;

/** Calls `onOver` once this process has listened for so long, not counting when it stood still itself. Gives what ends the wait. */
export function startPatience(limitMs: number, onOver: () => void): () => void {
	let leftMs = limitMs;
	let lookedAt = performance.now();
	const timer = setInterval(() => {
		const now = performance.now();
		leftMs -= Math.min(now - lookedAt, MOST_OF_A_LOOK_MS);
		lookedAt = now;
		if (leftMs > 0) return;
		clearInterval(timer);
		onOver();
	}, LOOK_EVERY_MS);
	return () => clearInterval(timer);
}
