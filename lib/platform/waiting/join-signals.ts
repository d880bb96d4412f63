import { setMaxListeners } from "node:events";

interface Joined {
	/** Aborts with the first of the signals, with its reason. */
	readonly signal: AbortSignal;
	/** Lets go of the signals, once the work is done. */
	readonly release: () => void;
}

/**
 * Joins signals for one piece of work. What listens to the joined one and is never told to stop goes with it: inside AbortSignal.any a listener
 * stays, with all that it holds, for as long as one of the signals might still abort. With `limitMs` it aborts after that time as well, as
 * AbortSignal.timeout would.
 */
export function joinSignals(signals: readonly AbortSignal[], limitMs?: number): Joined {
	const controller = new AbortController();
	// One for each request of the work is no leak.
	setMaxListeners(0, controller.signal);
	const listeners = signals.map((signal) => ({ signal, abort: () => controller.abort(signal.reason) }));
	const timer = limitMs === undefined ? undefined : setTimeout(() => controller.abort(new DOMException("The time is up.", "TimeoutError")), limitMs);
	for (const { signal, abort } of listeners) {
		if (signal.aborted) abort();
		else signal.addEventListener("abort", abort, { once: true });
	}
	const release = (): void => {
		clearTimeout(timer);
		for (const { signal, abort } of listeners) signal.removeEventListener("abort", abort);
	};
	return { signal: controller.signal, release };
}
