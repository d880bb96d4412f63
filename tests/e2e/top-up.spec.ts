import type { Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsNewcomer } from "@/tests/e2e/steps/account-steps";
import { linkMailedTo } from "@/tests/e2e/steps/mailbox";
import { chooseAt } from "@/tests/e2e/steps/provider-steps";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.setTimeout(300_000);

const WANTED = { workflowKind: "goal_lane", specId: "goal_lane.resume_checkup" };
/** Others, which the allowance is spent on: a commit for the wanted one would pay for its next run. */
const OTHERS = ["documents_to_pdf", "tables", "images_for_platforms", "pdf_to_editable"].map((name) => ({
	workflowKind: "conversion",
	specId: `conversion.${name}`,
}));
const Quote = z.object({ costU: z.number(), sufficient: z.boolean() });

async function post(page: Page, path: string, data: object): Promise<{ status: number; body: unknown }> {
	const headers = { origin: stack.web, "idempotency-key": crypto.randomUUID() };
	const answer = await page.request.post(`/api/v1${path}`, { data, headers });
	return { status: answer.status(), body: await answer.json() };
}

const quote = async (page: Page, input: object) => Quote.parse((await post(page, "/credits/quote", input)).body);

/** Spends the month's free allowance as a program would, down to less than the wanted run costs: first much at once, then little by little. */
async function runOut(page: Page): Promise<void> {
	for (const expectedTokens of [2_000_000, 500_000, 100_000, 20_000, 5_000, 0]) {
		for (const other of OTHERS) {
			const input = { ...other, inputsSummary: { expectedTokens } };
			for (;;) {
				const { costU, sufficient } = await quote(page, input);
				if (!sufficient) break;
				expect((await post(page, "/workflow/commit", { ...input, quotedCostU: costU })).status).toBe(200);
			}
		}
	}
	expect((await quote(page, WANTED)).sufficient).toBe(false);
}

/** The stand-in's checkout, which lies over the page as the real one does. */
const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');

test("a person signs up with Google, runs out, tops up through the checkout, comes back to the same run, finishes it and reads the statement", async ({
	page,
	newcomer,
}) => {
	await page.goto("/sign-up");
	await page.getByRole("link", { name: "Continue with Google" }).click();
	await chooseAt(page, "Google", newcomer);
	await expect(page).toHaveURL(/\/home$/);
	await runOut(page);

	await page.goto("/catalog");
	await page.getByRole("link", { name: /^Try it with a sample.*Resume checkup$/ }).click();
	await expect(page.getByText("lena-hartwig.pdf", { exact: true })).toBeVisible();
	const question = page.getByRole("region", { name: "Price" });
	await expect(question.getByText(/are missing/)).toBeVisible();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByRole("alert").filter({ hasText: /free allowance/ })).toBeVisible();

	const topUp = question.getByRole("link", { name: "Top up" });
	const topUpUrl = (await topUp.getAttribute("href")) ?? "";
	await topUp.click();
	await expect(page.getByRole("heading", { level: 1, name: "Top up" })).toBeVisible();
	await live(page);
	await expect(page.getByText("your answers are kept")).toBeVisible();
	await expectAccessible(page, "topping up");
	await page.getByText("Other", { exact: true }).click();
	await page.getByLabel("Other amount, in US dollars").fill("2");
	await page.getByRole("button", { name: "Go on to pay" }).click();
	await expect(page.getByText("The least is $5.00.")).toBeVisible();
	await page.getByLabel("Other amount, in US dollars").fill("12.50");
	await page.getByRole("button", { name: "Go on to pay $12.50" }).click();

	await expect(page).toHaveURL(/\/pay\?_ptxn=txn_/);
	const paymentUrl = page.url();
	await checkout(page).getByRole("button", { name: "Have the card declined" }).click();
	await expect(checkout(page).getByText("The card was declined. Nothing was charged.")).toBeVisible();
	await checkout(page).getByRole("button", { name: "Close" }).click();
	await expect(page.getByText("The checkout is closed.")).toBeVisible();
	await expectAccessible(page, "a closed checkout");

	// Whoever changes their mind comes back, and the same amount is the same payment.
	await page.getByRole("link", { name: "Back without paying" }).click();
	await expect(page.getByText("Not paid yet")).toBeVisible({ timeout: 15_000 });
	await page.goto(topUpUrl);
	await live(page);
	await page.getByText("Other", { exact: true }).click();
	await page.getByLabel("Other amount, in US dollars").fill("12,50");
	await page.getByRole("button", { name: "Go on to pay $12.50" }).click();
	await expect(page).toHaveURL(paymentUrl);
	await checkout(page).getByRole("button", { name: "Pay 12.50 USD" }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Credits added" })).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText("$12.50 is on your balance")).toBeVisible();
	await expectAccessible(page, "credits added");
	await page.getByRole("link", { name: "Back to your run" }).click();

	await expect(page.getByText("lena-hartwig.pdf").first()).toBeVisible();
	await live(page);
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByRole("region", { name: "Resume checkup" }).getByText("of 100")).toBeVisible({ timeout: 90_000 });

	await page.goto("/credits");
	const statement = page.getByRole("table", { name: "Statement" });
	await expect(statement.getByRole("row", { name: /\$12\.50/ })).toHaveCount(1);
	await expect(statement.getByText("Resume checkup").first()).toBeVisible();
	expect(await linkMailedTo(newcomer.email, "Receipt: $12.50 of credit")).toContain("/credits");
});

test("a person takes Pro through the checkout, allows runs beyond the balance, ends Pro and keeps it after all", async ({ page, newcomer }) => {
	await enterAsNewcomer(page, newcomer);
	await page.goto("/plan");
	await live(page);
	await expect(page.getByRole("heading", { name: "You are on the free plan" })).toBeVisible();
	await expect(page.getByText("$20.00 a month, tax within")).toBeVisible();
	const consent = page.getByRole("checkbox", { name: "Charge my subscription for runs beyond my balance" });
	await expect(consent).toBeDisabled();
	await expectAccessible(page, "the free plan");

	await page.getByRole("button", { name: "Upgrade to Pro" }).click();
	await checkout(page).getByRole("button", { name: "Pay 20.00 USD" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "You have Pro" })).toBeVisible({ timeout: 30_000 });
	await page.getByRole("link", { name: "Your plan" }).click();
	await expect(page.getByText("The next payment is due on")).toBeVisible();
	await live(page);
	await consent.click();
	await expect(page.getByText(/^Holds until/)).toBeVisible();
	await expect(consent).toBeChecked();
	await expectAccessible(page, "Pro");

	await page.getByRole("button", { name: "End Pro" }).click();
	await page.getByRole("button", { name: "End with this period" }).click();
	await expect(page.getByText(/^Pro ends on/)).toBeVisible();
	await page.getByRole("button", { name: "Keep Pro" }).click();
	await expect(page.getByText("The next payment is due on")).toBeVisible();
	await page.reload();
	await expect(consent).toBeChecked();
});
