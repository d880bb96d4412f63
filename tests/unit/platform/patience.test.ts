import { setImmediate as afterPolling } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { startPatience } from "@/lib/platform/waiting/patience";

/** Keeps this process from everything else, as work of its own does. */
function standStill(forMs: number): void {
	const until = performance.now() + forMs;
	while (performance.now() < until) Math.sqrt(2);
}

it("a wait is over after its time, and once", async () => {
	const over = vi.fn();
	const startedAt = performance.now();
	startPatience(600, over);
	await vi.waitFor(() => expect(over).toHaveBeenCalled(), { timeout: 60_000 });
	expect(performance.now() - startedAt).toBeGreaterThan(550);
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(over).toHaveBeenCalledTimes(1);
});

it("a wait that is ended is never over", async () => {
	const over = vi.fn();
	startPatience(250, over)();
	await new Promise((resolve) => setTimeout(resolve, 600));
	expect(over).not.toHaveBeenCalled();
});

it("while the process stood still nobody was waited for: what has come meanwhile is read first", async () => {
	const over = vi.fn();
	startPatience(1_000, over);
	standStill(1_500);
	await afterPolling();
	expect(over).not.toHaveBeenCalled();
	await vi.waitFor(() => expect(over).toHaveBeenCalled(), { timeout: 60_000 });
});
