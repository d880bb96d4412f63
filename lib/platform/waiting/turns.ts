import { setImmediate } from "node:timers/promises";

/** How long a piece of work may hold the event loop before others get their turn, in milliseconds. */
const TURN_MS = 15;

/** Does work that pauses at each `yield`, with turns for everybody else in between. @throws what the signal says, once it is aborted. */
export async function inTurns<Result>(work: Generator<void, Result, void>, signal: AbortSignal): Promise<Result> {
	for (;;) {
		signal.throwIfAborted();
		const end = performance.now() + TURN_MS;
		do {
			const step = work.next();
			if (step.done) return step.value;
		} while (performance.now() < end);
		await setImmediate();
	}
}

/** Does the same work without a pause, for callers that have little of it. */
export function atOnce<Result>(work: Generator<void, Result, void>): Result {
	for (;;) {
		const step = work.next();
		if (step.done) return step.value;
	}
}
