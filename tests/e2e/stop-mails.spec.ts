import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { textMailedTo } from "@/tests/e2e/steps/mailbox";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const run = promisify(execFile);

/** The operator's command, on the stack that these tests use. */
async function newsletter(...args: string[]): Promise<string> {
	const localDir = path.resolve(path.dirname(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json"));
	// The stack's own variables lead there; one that this process has would lead elsewhere.
	const { DATABASE_URL: _other, ...env } = process.env;
	const given = ["--conditions=react-server", "local/start.mjs", "newsletter", ...args];
	return (await run(process.execPath, given, { env: { ...env, LOCAL_DIR: localDir } })).stdout;
}

test("an operator previews a newsletter, and its reader stops it by keyboard, signed out, and keeps every other mail", async ({ page, newcomer }, info) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account/notifications");
	await page.getByLabel("The newsletter").click();
	await expect(page.getByLabel("The newsletter")).toBeChecked();

	const file = info.outputPath("letter.md");
	await writeFile(file, "# News\n\nThere is **some**.\n");
	const subject = `News ${newcomer.email}`;
	expect(await newsletter(file, subject)).toContain("Nothing was sent.");
	expect(await newsletter(file, subject, "--preview", newcomer.email)).toContain(`A preview for ${newcomer.email} is queued`);
	const text = await textMailedTo(newcomer.email, `[Preview] ${subject}`);
	expect(text).toContain("There is some.");
	const link = /http\S+\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? "";

	await page.context().clearCookies();
	await page.goto(link);
	await expect(page.getByText("you no longer get the newsletter", { exact: false })).toBeVisible();
	await expectAccessible(page, "stop mails");
	await page.getByRole("button", { name: "Stop these mails" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("You no longer get the newsletter.")).toBeVisible();
	await expect(page.getByRole("region", { name: "Done" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Choose what you get mails about" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fnotifications/);
	await page.getByLabel("E-mail", { exact: true }).fill(newcomer.email);
	await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("The newsletter")).not.toBeChecked();
	await expect(page.getByLabel("What is new in Goal Mode")).toBeChecked();
	await expect(page.getByLabel("My credits run low")).toBeChecked();
});

test("a link that is cut off stops nothing and says what to do", async ({ page }) => {
	await page.goto("/unsubscribe?token=cut-off");
	await expect(page.getByText("The link is not complete")).toBeVisible();
	await expect(page.getByRole("button", { name: "Stop these mails" })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Choose what you get mails about" })).toBeVisible();
});
