import type { Page } from "@playwright/test";
import type { ApiClient } from "@/tests/bench/api-client";
import { openPage, withBrowser } from "@/tests/bench/load/browser";
import { scrollFrames, slowestInteraction, watchInteractions } from "./next-paint";
import { floodEvents, runAtChoice, runAtWork } from "./run-states";

const POSTINGS = 2_000;
const EVENTS_PER_SECOND = 200;
const MOST_MS = 100;
/** A frame of sixty a second, and half as much again. */
const MOST_FRAME_MS = 25;
const PRESSES = 30;
const FLOOD_MS = 4_000;

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

async function afterEach(page: Page, name: string, act: () => Promise<void>): Promise<Measure[]> {
	await slowestInteraction(page);
	await act();
	const { slowestMs, noted } = await slowestInteraction(page);
	if (noted === 0) process.stdout.write(`  ${name}: no interaction took 16 ms\n`);
	return [{ name, value: slowestMs, unit: "ms", goal: `at most ${MOST_MS}` }];
}

async function choice(page: Page, jobSpecId: string): Promise<Measure[]> {
	await watchInteractions(page);
	await page.goto(`/runs/${jobSpecId}`);
	const list = page.getByRole("listbox", { name: "Postings" });
	await list.waitFor();
	for (const band of await page.getByRole("group", { name: "Bands" }).getByRole("button", { pressed: false }).all()) await band.click();
	const anywhere = page.getByRole("button", { name: "Show all countries" });
	if (await anywhere.isVisible()) await anywhere.click();
	// All rows are read before anything is measured.
	await list.focus();
	const rows = () => list.evaluate((element) => Math.round(element.scrollHeight / (element.querySelector('[role="option"]')?.clientHeight ?? 88)));
	for (let tries = 0, before = 0; tries < 200 && before < POSTINGS - 1; tries += 1) {
		await list.press("End");
		await page.waitForTimeout(60);
		before = await rows();
	}
	const measures: Measure[] = [{ name: "choice: rows that it can show", value: await rows(), unit: "postings", goal: undefined }];
	await list.evaluate((element) => element.setAttribute("data-measured", ""));
	measures.push({
		name: "choice: a frame while scrolling, 95th percentile",
		value: await scrollFrames(page, "[data-measured]"),
		unit: "ms",
		goal: `at most ${MOST_FRAME_MS}`,
	});
	await list.press("Home");
	const pressed = async (key: string) => {
		for (let press = 0; press < PRESSES; press += 1) await list.press(key);
	};
	measures.push(...(await afterEach(page, "choice: j to the next paint", () => pressed("j"))));
	measures.push(
		...(await afterEach(page, "choice: a letter in the search", () => page.getByLabel("Find in postings").pressSequentially("engineer", { delay: 80 }))),
	);
	await page.getByLabel("Find in postings").fill("");
	const strong = page.getByRole("group", { name: "Bands" }).getByRole("button").first();
	measures.push(
		...(await afterEach(page, "choice: a filter on and off", async () => {
			for (let press = 0; press < 6; press += 1) {
				await strong.click();
				await page.waitForTimeout(250);
			}
		})),
	);
	await page.getByRole("button", { name: /Filters/ }).click();
	const weight = page.getByRole("slider", { name: "Skills" });
	await weight.focus();
	measures.push(
		...(await afterEach(page, "choice: a weight moved", async () => {
			for (let press = 0; press < 12; press += 1) {
				await weight.press(press % 2 === 0 ? "ArrowLeft" : "ArrowRight");
				await page.waitForTimeout(150);
			}
		})),
	);
	return measures;
}

async function flooded(page: Page, api: ApiClient): Promise<Measure[]> {
	const job = await runAtWork(api);
	await watchInteractions(page);
	await page.goto(`/runs/${job.jobSpecId}`);
	const steps = page.getByRole("region", { name: "The run at work" }).getByRole("button");
	await steps.first().waitFor();
	await page.waitForTimeout(1_500);
	const flood = floodEvents(job, EVENTS_PER_SECOND);
	await page
		.getByText(/Reading page \d+/)
		.first()
		.waitFor();
	const measures = await afterEach(page, `run: a press under ${EVENTS_PER_SECOND} events a second`, async () => {
		const amount = await steps.count();
		for (const until = Date.now() + FLOOD_MS; Date.now() < until; ) {
			for (let step = 0; step < Math.min(amount, 6); step += 1) await steps.nth(step).click();
			await page.keyboard.press("Tab");
		}
	});
	return [...measures, { name: "run: events that were sent", value: await flood.stop(), unit: "a second", goal: undefined }];
}

/** How soon the two busiest screens answer to keys and presses, on this machine as it is: the choice among 2,000 postings, and a run whose events rain in. */
export async function interactionsOf(api: ApiClient): Promise<Measure[]> {
	const jobSpecId = await runAtChoice(api, POSTINGS);
	return withBrowser(async (browser) => {
		const atChoice = await choice(await openPage(browser, { isDemo: true }), jobSpecId);
		return [...atChoice, ...(await flooded(await openPage(browser, { isDemo: true }), api))];
	});
}
