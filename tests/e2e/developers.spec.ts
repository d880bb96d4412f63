import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, live, test } from "@/tests/e2e/steps/test";

const RUN_MS = 90_000;

/** What a person would paste, as the page shows it. */
const commandOf = (page: Page, label: string) =>
	page.getByRole("button", { name: new RegExp(`^${label}`) }).evaluate((button) => button.previousElementSibling?.textContent ?? "");

/** Runs commands as a person would in a shell, in a folder of their own. */
async function shell(...commands: string[]): Promise<string> {
	const cwd = await mkdtemp(path.join(os.tmpdir(), "walkthrough-"));
	try {
		return (await promisify(execFile)("bash", ["-euc", commands.join("\n")], { cwd })).stdout;
	} finally {
		await rm(cwd, { recursive: true, force: true });
	}
}

test("a developer goes from a key to a published agent with the commands of the page, and somebody else runs it", async ({ page, newcomer, browser }) => {
	test.setTimeout(240_000);
	await becomeNewcomer(page, newcomer);
	await page.goto("/developers");
	await expectAccessible(page, "the walk-through");
	await expectNoOverflow(page, "the walk-through");
	await page.getByRole("button", { name: "Make a key" }).click();
	await expect(page.getByText("Your key is in the commands below")).toBeVisible();
	const key = await commandOf(page, "Commands that set the key");
	expect(key).toMatch(/KEY=ck_[\w-]{43}/);
	const [submit, verify, publish, run] = [
		await commandOf(page, "Command that submits the agent"),
		await commandOf(page, "Command that verifies the agent"),
		await commandOf(page, "Command that publishes the agent"),
		await commandOf(page, "Commands that run the workflow"),
	];

	expect(await shell(key, submit)).toContain('"state":"checked"');
	await expect(page.getByRole("heading", { name: /2\. Submit an agent/ })).toContainText("Done");
	expect(await shell(key, verify)).toContain('"passed":true');
	await expect(page.getByRole("heading", { name: /3\. Have it verified/ })).toContainText("Done");
	const published = JSON.parse(await shell(key, publish));
	expect(published.publishedVersion).toBe("1.0.0");
	await expect(page.getByRole("heading", { name: /4\. Publish it/ })).toContainText("Done");
	expect(await shell(key, run)).toContain('"status":"queued"');

	const other = await browser.newContext();
	const visitor = await other.newPage();
	await visitor.goto(new URL("/", page.url()).href);
	await becomeGuest(visitor);
	await visitor.goto(new URL("/catalog", page.url()).href);
	const [workflowId] = published.workflowIds;
	await expect(visitor.locator(`a[href="/new/${workflowId}"]`)).toBeVisible();
	await visitor.goto(new URL(`/new/${workflowId}?sample=shop-orders.csv`, page.url()).href);
	await expect(visitor.getByRole("heading", { level: 1, name: "Tidy and convert a table" })).toBeVisible();
	await live(visitor);
	await visitor.getByRole("button", { name: /Start/ }).click();
	await expect(visitor.getByRole("link", { name: /shop-orders\.xlsx/ }).first()).toBeVisible({ timeout: RUN_MS });
	await other.close();

	await page.goto(`/developers/${published.name}`);
	await expect(page.getByText("The sandbox run passed")).toBeVisible();
	await expect(page.getByRole("region", { name: "Last 30 days" })).toContainText("Runs2");
	await expectAccessible(page, "an agent");
	await expectNoOverflow(page, "an agent");
	await page.goto("/creator");
	await expect(page.getByRole("region", { name: "By workflow" })).toContainText("100 %");
	await expectAccessible(page, "usage and earnings");
	await expectNoOverflow(page, "usage and earnings");
});

test("a document is checked as it is written, submitted, verified, published and withdrawn by keyboard and pointer", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/developers/submit");
	await expect(page.getByText("Nothing keeps it from running.")).toBeVisible();
	const field = page.getByLabel("Document");
	const text = await field.inputValue();
	await field.fill(text.replace("tables:convert_table", "tables:convert"));
	await expect(page.getByRole("list", { name: "Findings" })).toContainText("There is no tool tables:convert.");
	await expectAccessible(page, "a document with an error");
	await field.fill("{");
	await expect(page.getByRole("button", { name: "Submit this version" })).toBeDisabled();
	await field.fill(text);
	await page.getByRole("button", { name: "Submit this version" }).click();
	await expect(page).toHaveURL(/\/developers\/first-[0-9a-f]+\?version=1\.0\.0$/);
	await expect(page.getByRole("button", { name: "Publish version 1.0.0" })).toBeDisabled();
	await page.getByRole("button", { name: "Run the sandbox" }).press("Enter");
	await expect(page.getByText("The sandbox run passed")).toBeVisible();
	await page.getByRole("button", { name: "Publish version 1.0.0" }).click();
	await expect(page.getByRole("navigation", { name: "Versions" })).toContainText("Published");
	await page.getByRole("button", { name: "Withdraw" }).click();
	await page.getByRole("button", { name: /^Withdraw first-/ }).click();
	await expect(page.getByRole("navigation", { name: "Versions" })).toContainText("Withdrawn");
	await page.getByRole("link", { name: "Change it in a new version" }).click();
	await expect(page).toHaveURL(/\/developers\/submit/);
	await expect(page.getByRole("textbox", { name: "Document" })).toHaveValue(/"version": "1\.1\.0"/);
});
