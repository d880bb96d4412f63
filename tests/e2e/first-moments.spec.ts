import { waitForProfile } from "@/tests/e2e/steps/run-steps";
import { openQuestions } from "@/tests/e2e/steps/run-up";
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
