import { waitForProfile } from "@/tests/e2e/steps/run-steps";
import { makeGoalRun, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

type Watched = { flashes: string[] };

test("what cannot be pressed looks so, and nothing flashes while a run begins", async ({ page }) => {
	await becomeGuest(page);
	await openQuestions(page, "pdf");
	const start = page.getByRole("button", { name: "Start run" });
	const look = () =>
		start.evaluate((button) => {
			const { backgroundColor, color, cursor } = getComputedStyle(button);
			return { backgroundColor, color, cursor };
		});
	await expect(start).toBeEnabled();
	const pressable = await look();
	await start.evaluate((button) => button.setAttribute("disabled", ""));
	// Colours change within a moment.
	await expect.poll(async () => (await look()).backgroundColor).not.toBe(pressable.backgroundColor);
	const pale = await look();
	expect(pale.color).not.toBe(pressable.color);
	expect(pale.cursor).toBe("not-allowed");
	await start.evaluate((button) => button.removeAttribute("disabled"));

	// Each state that was on the page between the press and the first pause: a count of nothing, or buttons that belong to no heading and no line.
	await page.evaluate(() => {
		const flashes: string[] = [];
		Object.assign(window, { flashes });
		new MutationObserver(() => {
			const main = document.querySelector("main");
			if (!main) return;
			const text = main.textContent.trim();
			if (/\b0 of 0\b/.test(text)) flashes.push("0 of 0");
			const words = [...main.querySelectorAll("button, a")].reduce((left, button) => left.replace(button.textContent, ""), text).trim();
			if (text !== "" && words === "") flashes.push(`alone: ${text}`);
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	});
	await start.click();
	await waitForProfile(page);
	expect(await page.evaluate(() => (window as unknown as Watched).flashes)).toEqual([]);
});

test("from the press to the start the questions of a goal stand as they were answered", async ({ page }) => {
	await becomeGuest(page);
	const id = await makeGoalRun(page, "Find remote jobs and tailor my resume");
	await page.goto(`/new/goal_lane.resume_to_job_ready?run=${id}`);
	await expect(page.getByRole("heading", { name: /^(One question|\d questions)$/ })).toBeVisible();
	await page.evaluate(() => {
		const lost: string[] = [];
		Object.assign(window, { flashes: lost });
		new MutationObserver(() => {
			const text = document.querySelector("main")?.textContent ?? "";
			if (text.includes("From your goal") && !/One question|\d questions/.test(text)) lost.push(text.slice(0, 300));
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	});
	// What the run is told in between comes long before its start is answered.
	await page.route("**/confirm", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 2_000));
		await route.continue();
	});
	await page.getByRole("button", { name: "Start run" }).click();
	await waitForProfile(page);
	expect(await page.evaluate(() => (window as unknown as Watched).flashes)).toEqual([]);
});
