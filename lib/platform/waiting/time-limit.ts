/**
 * A signal that aborts with `signal`, or after `limitMs` as AbortSignal.timeout would. Use this to join the two: inside AbortSignal.any, Node 20
 * lets a collection of garbage take a timeout that nobody else holds, and then it never fires.
 */
export function withTimeLimit(signal: AbortSignal, limitMs: number): AbortSignal {
	const limit = new AbortController();
	const joined = AbortSignal.any([signal, limit.signal]);
	const timer = setTimeout(() => !joined.aborted && limit.abort(new DOMException("The time is up.", "TimeoutError")), limitMs);
	// In a browser it is a number.
	if (typeof timer === "object") timer.unref();
	return joined;
}
