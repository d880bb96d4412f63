import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { startTiming } from "@/tests/setup/own-time";

/** Keeps a processor for as long. */
function work(ms: number): void {
	const used = process.cpuUsage();
	for (;;) {
		const { user, system } = process.cpuUsage(used);
		if (user + system >= ms * 1000) return;
	}
}

it("a limit of time counts what a process does, and what it waits for beside a processor", async () => {
	const worked = startTiming();
	work(200);
	expect(worked()).toBeGreaterThanOrEqual(199);

	const wall = performance.now();
	const waited = startTiming();
	await delay(400);
	const tookMs = waited();
	expect(tookMs).toBeLessThanOrEqual(performance.now() - wall);
	// Where no system tells who stands in line, what was waited for is left out.
	if (process.platform === "linux") expect(tookMs).toBeGreaterThan(200);
});
