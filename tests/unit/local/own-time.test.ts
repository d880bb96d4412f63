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

it("a limit of time counts what a process does", () => {
	const worked = startTiming();
	work(200);
	expect(worked()).toBeGreaterThanOrEqual(199);
});

/** What is left of a pause, and how long it was by the clock. */
async function pause(ms: number): Promise<{ counted: number; byClock: number }> {
	const wall = performance.now();
	const waited = startTiming();
	await delay(ms);
	const counted = waited();
	return { counted, byClock: performance.now() - wall };
}

it("a limit of time counts what is waited for beside a processor", async () => {
	// Every thread that stands in line takes from what is counted, so that a busy machine may take half of a pause: not of each of twenty.
	let longest = 0;
	for (let attempt = 0; attempt < 20 && longest <= 100; attempt += 1) {
		const { counted, byClock } = await pause(200);
		expect(counted).toBeLessThanOrEqual(byClock);
		longest = Math.max(longest, counted);
	}
	// Where no system tells who stands in line, what was waited for is left out.
	if (process.platform === "linux") expect(longest).toBeGreaterThan(100);
});
