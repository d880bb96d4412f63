import { performance } from "node:perf_hooks";

/** Below this share of its time at work a process counts as idle. */
const IDLE_SHARE = 0.1;
/** Looks in a row that found it idle, at which it is swept: soon after a rush, and when what was kept for a minute has gone too. */
const SWEPT_AT = [2, 15];

/**
 * Has the heap swept when a rush is over: V8 does so as things are made, so a process that rests would keep what it last held. Does nothing where
 * the process was started without `--expose-gc`.
 */
export function sweepWhenIdle(everyMs = 10_000): void {
	const sweep = globalThis.gc;
	if (!sweep) return;
	let before = performance.eventLoopUtilization();
	let idleLooks = 0;
	setInterval(() => {
		const now = performance.eventLoopUtilization();
		const isIdle = performance.eventLoopUtilization(now, before).utilization < IDLE_SHARE;
		before = now;
		idleLooks = isIdle ? idleLooks + 1 : 0;
		if (SWEPT_AT.includes(idleLooks)) sweep();
	}, everyMs).unref();
}
