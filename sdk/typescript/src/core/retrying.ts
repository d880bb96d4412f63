/** The pause before the second try, in milliseconds; it doubles. */
export const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** A hint may ask for more patience than a caller has; what is longer is the caller's to decide. */
const LONGEST_HINT_MS = 120_000;

/** Answers after which the same call may pass. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether an answer says that the same call may pass a little later. */
export function isPassing(status: number, code: string | undefined): boolean {
	// A 500 may have come after the work was done: only what replays its answer under a key is asked again, which every call of this client does.
	return PASSING.has(status) || code === "IDEMPOTENCY_IN_PROGRESS";
}

/** Seconds that an answer asks to wait: `Retry-After` (seconds or a date), or the rate limit's reset. */
export function hintSeconds(headers: Headers, now = Date.now()): number | undefined {
	const asked = headers.get("retry-after");
	if (asked !== null) {
		const seconds = Number(asked);
		if (Number.isFinite(seconds)) return Math.max(0, seconds);
		const at = Date.parse(asked);
		if (!Number.isNaN(at)) return Math.max(0, (at - now) / 1000);
	}
	if (headers.get("ratelimit-remaining") !== "0") return undefined;
	const reset = Number(headers.get("ratelimit-reset") ?? Number.NaN);
	return Number.isFinite(reset) ? Math.max(0, reset) : undefined;
}

/** Milliseconds before try number `next` (from 1): what was asked for, or a random part of a doubling pause. Null: longer than this client waits by itself. */
export function pauseMs(next: number, hint: number | undefined, firstMs = FIRST_PAUSE_MS, random = Math.random): number | null {
	if (hint !== undefined) {
		const ms = hint * 1000;
		return ms > LONGEST_HINT_MS ? null : ms + random() * firstMs;
	}
	const most = Math.min(LONGEST_PAUSE_MS, firstMs * 2 ** (next - 1));
	return most / 2 + (random() * most) / 2;
}

/** Waits, or throws the signal's reason. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const leave = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", leave);
			resolve();
		}, ms);
		signal?.addEventListener("abort", leave, { once: true });
	});
}
