import { readdirSync, readFileSync } from "node:fs";

const THREADS = "/proc/self/task";

/** How long the threads of this process have stood in line for a processor, in milliseconds; null where the system does not tell. */
function waitedMs(): number | null {
	try {
		const waits = readdirSync(THREADS).map((thread) => Number(readFileSync(`${THREADS}/${thread}/schedstat`, "utf8").split(" ")[1]) / 1e6);
		return waits.reduce((sum, wait) => sum + wait, 0);
	} catch {
		return null;
	}
}

/**
 * Begins to time what this process does. Gives the milliseconds since then without those in which others had the processors, and never less than
 * it worked: a busy machine makes work wait, not more. Where the system does not tell who waits, it is the processor time.
 */
export function startTiming(): () => number {
	const startedAt = performance.now();
	const used = process.cpuUsage();
	const waitedBefore = waitedMs();
	return () => {
		const tookMs = performance.now() - startedAt;
		const { user, system } = process.cpuUsage(used);
		const workedMs = Math.min(tookMs, (user + system) / 1000);
		const waited = waitedMs();
		return waitedBefore === null || waited === null ? workedMs : Math.max(workedMs, tookMs - Math.max(0, waited - waitedBefore));
	};
}
