import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { waitForProfile } from "@/tests/e2e/steps/run-steps";
import { openStarted, startRun } from "@/tests/e2e/steps/run-up";
import { becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

interface Noted {
	asked: number;
	shown: { title: string; tag: string }[];
	isHidden: boolean;
	press?: () => void;
}
type Holder = { noted: Noted };

/** A browser whose person answers so when they are asked, and which notes what it would show. Headless ones show nothing. */
async function withNotices(page: Page, answer: "granted" | "denied"): Promise<void> {
	await page.addInitScript((given) => {
		const noted: Noted = { asked: 0, shown: [], isHidden: false };
		let permission = sessionStorage.getItem("permission") ?? "default";
		class FakeNotification {
			static get permission() {
				return permission;
			}
			static async requestPermission() {
				noted.asked += 1;
				permission = given;
				sessionStorage.setItem("permission", given);
				return given;
			}
			onclick: (() => void) | null = null;
			constructor(title: string, options: { tag: string }) {
				noted.shown.push({ title, tag: options.tag });
				noted.press = () => this.onclick?.();
			}
			close() {}
		}
		Object.assign(window, { noted, Notification: FakeNotification });
		Object.defineProperty(document, "visibilityState", { get: () => (noted.isHidden ? "hidden" : "visible") });
	}, answer);
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as Holder).noted);

test("the browser tells of a pause only after a press, and only while nobody looks", async ({ page }) => {
	await withNotices(page, "granted");
	await becomeGuest(page);
	await openStarted(page, "pdf");
	const ask = page.getByRole("button", { name: "Tell me when it waits or is done" });
	await expect(ask).toBeVisible();
	expect((await noted(page)).asked).toBe(0);
	await page.evaluate(() => {
		(window as unknown as Holder).noted.isHidden = true;
	});
	await ask.click();
	expect((await noted(page)).asked).toBe(1);
	await expect.poll(async () => (await noted(page)).shown).toHaveLength(1);
	const [notice] = (await noted(page)).shown;
	expect(notice?.title).toBe("Waiting for you: lena-hartwig.pdf");
	expect(page.url()).toContain(notice?.tag ?? "-");
	// What was so when the page came is no news.
	await page.reload();
	await waitForProfile(page);
	expect((await noted(page)).shown).toEqual([]);
});

test("a run tells of itself on whatever page of the site is open, and a press on the notice leads to it", async ({ page }) => {
	await withNotices(page, "granted");
	await becomeGuest(page);
	await page.addInitScript(() => localStorage.setItem("goal-mode.notices", "on"));
	await page.evaluate(() => sessionStorage.setItem("permission", "granted"));
	const isListening = page.waitForResponse((answer) => answer.url().endsWith("/api/v1/realtime/auth"));
	await page.goto("/catalog");
	await isListening;
	await page.evaluate(() => {
		(window as unknown as Holder).noted.isHidden = true;
	});
	const jobSpecId = await startRun(page, "pdf");
	await expect.poll(async () => (await noted(page)).shown, { timeout: 60_000 }).toEqual([{ title: "Waiting for you: lena-hartwig.pdf", tag: jobSpecId }]);
	await page.evaluate(() => (window as unknown as Holder).noted.press?.());
	await expect(page).toHaveURL(new RegExp(`/runs/${jobSpecId}`));
});

test("it is a choice of the device in the settings, and a refusal says where it is changed", async ({ page, newcomer }) => {
	await withNotices(page, "denied");
	await becomeNewcomer(page, newcomer);
	await page.goto("/account/notifications");
	await expect(page.getByRole("checkbox", { name: "It is the day of a reminder that I set for an application" })).toBeChecked();
	const choice = page.getByRole("checkbox", { name: /^Notify me when a run waits or is done/ });
	await expect(choice).not.toBeChecked();
	await expectAccessible(page, "the settings of notices");
	await choice.click();
	await expect(page.getByText("Notifications of this site are forbidden in this browser.")).toBeVisible();
	expect((await noted(page)).asked).toBe(1);
});
