import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { devices, type Page } from "@playwright/test";
import { expectPlainPageAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { agreeAtLine, answerAll, messagesOf, next, publishSurvey, responsesOf, sayWho } from "@/tests/e2e/steps/survey-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const MYSTERY = { unlockCondition: "on_completion", title: "The curtain goes up", description: "For who connects LINE.", rewardDetails: { code: "EARLY-500" } };
const LINE = { messagingOaId: "@goal-mode-sample" };
const { viewport, hasTouch, isMobile, userAgent } = devices["Pixel 7"] ?? {};
const PHONE = { viewport: viewport ?? null, hasTouch: hasTouch ?? true, isMobile: isMobile ?? true, userAgent: userAgent ?? "" };

const send = (page: Page) => page.getByRole("button", { name: "Send answers" }).click();

test("on a phone a respondent answers step by step, reloads in between, connects LINE, unlocks the surprise and gets the message", async ({
	browser,
	newcomer,
}) => {
	const address = await publishSurvey({ settings: LINE, mystery: MYSTERY });
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const weights: number[] = [];
	page.on("response", async (response) => {
		if (response.request().resourceType() === "script") weights.push((await response.body()).byteLength);
	});
	await page.goto(address);
	await expect(page.getByText("Step 1 of 5")).toBeVisible();
	await expectPlainPageAccessible(page, "the first step");
	await next(page);
	await expect(page.getByText("Choose one of these.")).toBeVisible();
	await expectPlainPageAccessible(page, "what is wrong");
	await page.getByLabel("A friend").check();
	await next(page);
	await page.getByRole("checkbox", { name: "Mail" }).check();
	await page.getByLabel("Chat").check();
	await page.getByLabel("Phone").check();
	await next(page);
	await expect(page.getByText("Choose 2 or fewer.")).toBeVisible();
	await page.getByLabel("Phone").uncheck();

	await page.reload();
	await expect(page.getByText("Your answers from before are still here.")).toBeVisible();
	await expect(page.getByText("Step 2 of 5")).toBeVisible();
	await expect(page.getByLabel("Chat")).toBeChecked();
	// The phone's own way back leads through the steps, and not away.
	await page.goBack();
	await expect(page.getByText("Step 1 of 5")).toBeVisible();
	await expect(page.getByLabel("A friend")).toBeChecked();
	await page.goForward();
	await expect(page.getByText("Step 2 of 5")).toBeVisible();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page.getByText("Step 1 of 5")).toBeVisible();
	await next(page);
	await expect(page.getByLabel("Chat")).toBeChecked();
	await next(page);
	await page.getByLabel("5", { exact: true }).check();
	await next(page);
	await page.getByLabel("How many are you?").fill("a few");
	await next(page);
	await expect(page.getByText("Write a number.")).toBeVisible();
	// As a Japanese keyboard writes it.
	await page.getByLabel("How many are you?").fill("７");
	await next(page);
	await sayWho(page, { name: newcomer.name, email: "mara at example.com" });
	await send(page);
	await expect(page.getByText("This is not an e-mail address.")).toBeVisible();
	await sayWho(page, newcomer);
	await expectPlainPageAccessible(page, "who answers");
	// Nobody is through in a second, and who is would be kept apart.
	await page.waitForTimeout(1_500);
	await send(page);

	await expect(page.getByRole("heading", { name: `Thank you, ${newcomer.name}` })).toBeVisible();
	await expect(page.getByText("It opens once you connect your LINE account.")).toBeVisible();
	expect(await page.content()).not.toContain("EARLY-500");
	await expectPlainPageAccessible(page, "thanks");
	await expectNoOverflow(page, "thanks");
	const thanks = page.url();
	await page.getByRole("link", { name: "Connect LINE" }).click();
	await agreeAtLine(page, newcomer.email.slice(0, 30));
	await expect(page).toHaveURL(thanks);
	await expect(page.getByText("Your LINE account is connected.")).toBeVisible();
	await expect(page.getByText("EARLY-500")).toBeVisible();
	await expectPlainPageAccessible(page, "unlocked");
	await expect
		.poll(() => messagesOf(newcomer.email.slice(0, 30)), { timeout: 60_000 })
		.toEqual([`“The curtain goes up” is open for you. Have a look: ${thanks}`]);

	expect(weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)).toBeLessThan(20_000);
	expect(await responsesOf(address)).toMatchObject([{ email: newcomer.email, isQuarantined: false }]);
	await context.close();
});

test("without script the whole form is answered, and comes back with what is wrong and all that was written", async ({ browser, newcomer }) => {
	const address = await publishSurvey({ settings: { presentation: "all_at_once" } });
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${address}?source=a%20search`);
	await expect(page.getByLabel("A search")).toBeChecked();
	await page.getByLabel("How many are you?").fill("501");
	await sayWho(page, newcomer);
	await send(page);
	await expect(page.getByText("The number must be 500 or less.")).toBeVisible();
	await expect(page.getByText("One answer needs a look. The rest is kept.")).toBeVisible();
	await expect(page.getByLabel("Your name")).toHaveValue(newcomer.name);
	await page.getByLabel("How many are you?").fill("500");
	await send(page);
	await expect(page.getByRole("heading", { name: `Thank you, ${newcomer.name}` })).toBeVisible();
	expect(await responsesOf(address)).toHaveLength(1);
	await context.close();
});

test("by keyboard alone, and with the connection lost on the way, the answers are sent once", async ({ browser, newcomer }) => {
	const address = await publishSurvey();
	const context = await browser.newContext();
	const page = await context.newPage();
	// The answer to the first try is lost after the server has kept it. A browser may take a moment to heed this, so it is asked for before all else.
	await page.route("**/responses", async (route) => {
		await route.fetch();
		await context.setOffline(true);
		await route.abort();
	});
	await page.goto(address);
	await page.getByLabel("A friend").focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("checkbox", { name: "Mail" })).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("How many are you?")).toBeFocused();
	await page.keyboard.type("3");
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Your name")).toBeFocused();
	await page.keyboard.type(newcomer.name);
	await page.keyboard.press("Tab");
	await page.keyboard.type(newcomer.email);

	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toContainText("There is no connection.");
	await page.unroute("**/responses");
	await context.setOffline(false);
	await expect(page.getByRole("heading", { name: `Thank you, ${newcomer.name}` })).toBeVisible();
	expect(await responsesOf(address)).toHaveLength(1);
	await context.close();
});

test("what goes wrong on the way to LINE is said, and another browser is asked before anything is connected", async ({ browser, newcomer }) => {
	const address = await publishSurvey({ settings: LINE, mystery: MYSTERY });
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(address);
	await answerAll(page);
	await sayWho(page, newcomer);
	await send(page);
	const name = newcomer.email.slice(0, 30);
	await page.getByRole("link", { name: "Connect LINE" }).click();
	const atLine = page.url();
	await agreeAtLine(page, name, "Cancel");
	await expect(page.getByRole("alert")).toContainText("You did not agree at LINE");
	await expectPlainPageAccessible(page, "a no at LINE");
	await page.goto(atLine);
	await agreeAtLine(page, name);
	await expect(page.getByRole("alert")).toContainText("was used before or took longer than ten minutes");

	await page.getByRole("link", { name: "Connect LINE" }).click();
	const other = await browser.newContext(PHONE);
	const phone = await other.newPage();
	await phone.goto(page.url());
	await agreeAtLine(phone, name);
	await expect(phone.getByRole("heading", { name: "Connect this LINE account?" })).toBeVisible();
	await expectPlainPageAccessible(phone, "the question in another browser");
	await page.goto(address);
	await phone.getByRole("button", { name: "Yes, connect it" }).click();
	await expect(phone.getByText("Your LINE account is connected.")).toBeVisible();
	await other.close();
	await context.close();
});

test("a survey that is none is a page that says so; one in a frame tells its height, and nowhere else may it stand in one", async ({ browser }) => {
	const address = await publishSurvey({ settings: { presentation: "all_at_once" } });
	const context = await browser.newContext({ locale: "fr-FR" });
	const page = await context.newPage();
	expect((await page.goto(address.replace(/.{4}$/, "0000")))?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "Il n’y a pas d’enquête ici" })).toBeVisible();
	await expectPlainPageAccessible(page, "no survey");
	const plain = await page.request.get(address);
	expect(plain.headers()["x-frame-options"]).toBe("DENY");
	expect(plain.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");

	// Another origin on this machine: browsers let no public one frame what is local.
	const frame = `<script>onmessage = ({ data }) => { document.title = data.type + " " + data.height }</script><iframe src="${address}?embed=1" title="Survey" width="600" height="300"></iframe>`;
	const elsewhere = createServer((_request, response) => response.writeHead(200, { "content-type": "text/html" }).end(frame));
	await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
	await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
	await expect(page.frameLocator("iframe").getByRole("button", { name: "Envoyer les réponses" })).toBeVisible();
	await expect(page).toHaveTitle(/^survey-height \d{3,4}$/);
	elsewhere.close();
	await context.close();
});

test("who leaves half-way and comes back counts as one, and the next person on the same device as another", async ({ browser, newcomer }) => {
	const address = await publishSurvey({ settings: { presentation: "all_at_once" } });
	const context = await browser.newContext();
	const steps: string[] = [];
	context.on("request", (request) => {
		if (request.url().endsWith("/form/progress")) steps.push(...request.postDataJSON().steps);
	});
	const open = async () => {
		const page = await context.newPage();
		await page.goto(address);
		return page;
	};
	const left = await open();
	await left.getByLabel("A friend").check();
	await expect.poll(() => steps).toContain("start");
	await left.close();
	const back = await open();
	await expect(back.getByLabel("A friend")).toBeChecked();
	await sayWho(back, newcomer);
	await send(back);
	await expect(back.getByRole("heading", { name: `Thank you, ${newcomer.name}` })).toBeVisible();
	expect([...steps].sort(), "each step once").toEqual([...new Set(steps)].sort());
	const next = await open();
	await next.getByLabel("A friend").check();
	await expect.poll(() => steps.filter((step) => step === "view" || step === "start").sort()).toEqual(["start", "start", "view", "view"]);
	await context.close();
});
