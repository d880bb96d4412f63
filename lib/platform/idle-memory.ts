import { performance } from "node:perf_hooks";

/** Below this share of its time at work a process counts as idle. */
const IDLE_SHARE = 0.1;
/** What has come in since the last sweep is worth the tenth of a second that the next one takes. */
const WORTH_BYTES = 64 * 1024 * 1024;

/**
 * Has the heap swept when a rush is over: V8 does so as things are made, so a process that rests would keep what it last held. Does nothing where
 * the process was started without `--expose-gc`.
 */
export function sweepWhenIdle(everyMs = 10_000): void {
	const sweep = globalThis.gc;
	if (!sweep) return;
	let before = performance.eventLoopUtilization();
	let swept = process.memoryUsage.rss();
	setInterval(() => {
		const now = performance.eventLoopUtilization();
		const isIdle = performance.eventLoopUtilization(now, before).utilization < IDLE_SHARE;
		before = now;
		if (!isIdle || process.memoryUsage.rss() < swept + WORTH_BYTES) return;
		sweep();
		swept = process.memoryUsage.rss();
	}, everyMs).unref();
}
