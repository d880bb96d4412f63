import { availableParallelism, loadavg } from "node:os";

/** How many times slower than an idle one this machine is now, by who waits for its processors: promises of time hold where nobody else works. */
export function slowness(): number {
	return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}
