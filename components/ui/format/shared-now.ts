const REFRESH_MS = 30_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | null = null;

function tick(): void {
	nowMs = Date.now();
	for (const tell of listeners) tell();
}

/** Tells of each half minute, and of each moment from which something new is shown: all that is on the screen goes by one clock. */
export function onNow(tell: () => void): () => void {
	listeners.add(tell);
	timer ??= setInterval(tick, REFRESH_MS);
	tick();
	return () => {
		listeners.delete(tell);
		if (listeners.size > 0 || timer === null) return;
		clearInterval(timer);
		timer = null;
	};
}

/** The moment that all ages on the screen are told from, in epoch milliseconds; null on the server. */
export const sharedNow = (): number | null => nowMs || null;
export const serverNow = (): null => null;
