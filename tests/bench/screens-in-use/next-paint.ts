import type { Page } from "@playwright/test";

/** Shorter ones are not told by browsers. */
const LEAST_MS = 16;

/** Begins to note how long each interaction of a page takes until the next paint; call before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
	await page.addInitScript(`
		window.interactions = new Map();
		new PerformanceObserver((list) => {
			for (const { interactionId, duration } of list.getEntries())
				if (interactionId) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
		}).observe({ type: "event", buffered: true, durationThreshold: ${LEAST_MS} });
	`);
}

/** The slowest interaction since the last call, in ms; of more than fifty the next to slowest, as browsers count it. */
export async function slowestInteraction(page: Page): Promise<{ slowestMs: number; noted: number }> {
	// What was painted last is told a moment later.
	await page.waitForTimeout(500);
	const durations = await page.evaluate<number[]>("[...window.interactions.values()]");
	await page.evaluate("window.interactions.clear()");
	const sorted = durations.sort((one, other) => other - one);
	return { slowestMs: sorted[Math.floor(sorted.length / 50)] ?? LEAST_MS, noted: sorted.length };
}

/** The time of a frame while an element is scrolled through, 180 px a frame: of 19 in 20 at most. */
export function scrollFrames(page: Page, selector: string): Promise<number> {
	return page.evaluate<number>(`new Promise((resolve) => {
		const list = document.querySelector(${JSON.stringify(selector)});
		const times = [];
		let last = performance.now();
		const step = (now) => {
			times.push(now - last);
			last = now;
			list.scrollTop += 180;
			if (times.length < 240) requestAnimationFrame(step);
			else resolve(times.slice(5).sort((one, other) => one - other)[Math.floor(0.95 * 235)]);
		};
		list.scrollTop = 0;
		requestAnimationFrame(step);
	})`);
}
