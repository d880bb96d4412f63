import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { fillSignIn, openResetLink } from "@/tests/e2e/steps/account-steps";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { linkMailedTo, textMailedTo } from "@/tests/e2e/steps/mailbox";
import { ageSessions, becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

const PAGES = ["Profile", "Password", "Sign-in methods", "Sessions", "API keys", "Notifications", "Your data", "Delete account"];

test("every page of the settings is reached by keyboard, readable in light and dark, and fits every width", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/catalog");
	await page.getByRole("button", { name: "Account" }).click();
	await page.getByRole("menuitem", { name: "Account settings" }).click();
	for (const name of PAGES) {
		const link = page.getByRole("navigation", { name: "Account settings" }).getByRole("link", { name });
		await link.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(link).toHaveAttribute("aria-current", "page");
		await expectAccessible(page, name);
		await expectNoOverflow(page, name);
	}
});

test("name, language and time zone are kept and used", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account");
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue(newcomer.name);
	await page.getByLabel("Name", { exact: true }).fill("Ada Ferro");
	await page.getByLabel("Language of dates and numbers").click();
	await page.keyboard.type("german");
	await page
		.getByRole("option", { name: /^German\b/ })
		.first()
		.click();
	await page.getByLabel("Time zone").click();
	await page.keyboard.type("tokyo");
	await page.getByRole("option", { name: /Asia\/Tokyo/ }).click();
	await page.getByRole("button", { name: "Save profile" }).click();
	await expect(page.getByText("Your profile is kept")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Ferro");
	await expect(page.getByLabel("Language of dates and numbers")).toHaveText("German");
	await page.goto("/account/sessions");
	const used = page.getByRole("list", { name: "Your sessions" }).locator("time").last();
	const at = new Date((await used.getAttribute("datetime")) ?? "");
	const inTokyo = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Tokyo" }).format(at);
	await expect(used).toHaveAttribute("title", inTokyo);
});

test("sessions elsewhere are seen and ended, one and all, and the new device is mailed about", async ({ page, newcomer, request }) => {
	await becomeNewcomer(page, newcomer);
	const signIn = async (userAgent: string) => {
		const answer = await request.post(`${stack.web}/api/v1/auth/signin`, { data: newcomer, headers: { "user-agent": userAgent } });
		return (await answer.json()).accessToken as string;
	};
	const profile = async (token: string) => (await request.get(`${stack.web}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status();
	const tokens = [await signIn("curl/8.5.0"), await signIn("python-requests/2.32"), await signIn("wget/1.21")];
	await page.goto("/account/sessions");
	const rows = page.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
	await expect(rows).toHaveCount(4);
	await expect(rows.first()).toContainText("This device");
	await expect(rows.first().getByRole("button")).toHaveCount(0);
	await page.getByRole("button", { name: "End curl" }).click();
	await expect(rows).toHaveCount(3);
	await expect.poll(() => profile(tokens[0] ?? "")).toBe(401);
	expect(await profile(tokens[1] ?? "")).toBe(200);
	await page.getByRole("button", { name: "End all others" }).click();
	await expect(page.getByText("2 other sessions ended")).toBeVisible();
	await expect(rows).toHaveCount(1);
	await expect.poll(() => profile(tokens[1] ?? "")).toBe(401);
	const told = await textMailedTo(newcomer.email, "A new sign-in to your account");
	expect(told.split(/\s+/)).toEqual(expect.arrayContaining([`${stack.web}/account/sessions`, `${stack.web}/forgot`]));
});

test("after a while the password is asked for once more, and what was being done goes on; a new password ends the key", async ({ page, newcomer, request }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account/api-keys");
	await ageSessions(newcomer.email);

	const again = page.getByRole("dialog", { name: "Is it you?" });
	await page.getByLabel("What the key is for").fill("Nightly script");
	await page.getByRole("button", { name: "Make a key" }).click();
	await expectAccessible(page, "the question for the password");
	await again.getByRole("button", { name: "Not now" }).click();
	await expect(page.getByText("You did not sign in again, so nothing was changed.")).toBeVisible();
	await page.getByRole("button", { name: "Make a key" }).click();
	await again.getByLabel("Your password", { exact: true }).fill("not the one");
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(again.getByText("The password is wrong.")).toBeVisible();
	await again.getByLabel("Your password", { exact: true }).fill(newcomer.password);
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(again).toBeHidden();
	const [key] = /ck_[\w-]+/.exec((await page.getByRole("button", { name: /Key: ck_/ }).textContent()) ?? "") ?? [];
	const keys = page.getByRole("list", { name: "Your API keys" });
	await expect(keys.getByText("Nightly script").first()).toBeVisible();
	await expect(keys).toContainText("Make, answer and read runs");
	await expect(keys).toContainText("works until");
	await expectNoOverflow(page, "API keys");
	expect(await linkMailedTo(newcomer.email, "An API key was made for your account")).toBe(`${stack.web}/account/api-keys`);
	const profile = async (method: "get" | "delete" = "get") =>
		(await request[method](`${stack.web}/api/v1/users/me`, { headers: { authorization: `Bearer ${key}` } })).status();
	expect(await profile()).toBe(200);
	expect(await profile("delete")).toBe(403);

	const changed = `${newcomer.password} changed`;
	await page.goto("/account/password");
	await page.getByLabel("Current password", { exact: true }).fill(newcomer.password);
	await page.getByLabel("New password", { exact: true }).fill(changed);
	await expect(page.getByLabel("End my API keys too")).toBeChecked();
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByText("Your password is changed. Your other devices are signed out and your API keys ended.")).toBeVisible();
	expect(await profile()).toBe(401);
	await page.goto("/account/api-keys");
	await expect(keys).toHaveCount(0);
	// Signing in again took the place of the session before.
	await page.goto("/account/sessions");
	await expect(page.getByRole("list", { name: "Your sessions" }).getByRole("listitem")).toHaveCount(1);

	await page.goto("/account/delete");
	await ageSessions(newcomer.email);
	await page.getByLabel("Type your e-mail address to go on").fill("somebody@example.com");
	await page.getByRole("button", { name: "Delete my account for good" }).click();
	await expect(page.getByText("This is not your address.", { exact: false })).toBeVisible();
	await page.getByLabel("Type your e-mail address to go on").fill(newcomer.email);
	await page.getByRole("button", { name: "Delete my account for good" }).click();
	await again.getByLabel("Your password", { exact: true }).fill(changed);
	await again.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
	await page.goto("/sign-in");
	await fillSignIn(page, { email: newcomer.email, password: changed });
	await expect(page.getByText("The e-mail address or the password is wrong.")).toBeVisible();
});

test("all that is a person's comes as one archive, told of on the page and by mail", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("my own notes") };
	expect((await page.request.post("/api/v1/files/upload", { multipart: { file }, headers: { origin: stack.web } })).ok()).toBe(true);
	await page.goto("/account/data");
	await page.getByRole("button", { name: "Make an archive" }).click();
	const archives = page.getByRole("list", { name: "Your archives" });
	await expect(archives.getByText(/kept until/)).toBeVisible({ timeout: 30_000 });
	await expectAccessible(page, "a ready archive");
	const [download] = await Promise.all([page.waitForEvent("download"), archives.getByRole("button", { name: "Download" }).click()]);
	expect(download.suggestedFilename()).toMatch(/^goal-mode-data-.*\.zip$/);
	const files = unzipSync(new Uint8Array(await readFile(await download.path())));
	expect(strFromU8(files["files/notes.txt"] ?? new Uint8Array())).toBe("my own notes");
	expect(JSON.parse(strFromU8(files["account/profile.json"] ?? new Uint8Array())).user.email).toBe(newcomer.email);
	expect(await linkMailedTo(newcomer.email, "Your data is ready to download")).toBe(`${stack.web}/account/data`);
});

test("whoever resets a password may keep the API keys; a guest has neither and can only go", async ({ page, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await page.goto("/account/api-keys");
	await page.getByLabel("What the key is for").fill("Nightly script");
	await page.getByRole("button", { name: "Make a key" }).click();
	await expect(page.getByText("Copy the key now", { exact: false })).toBeVisible();
	await openResetLink(page, newcomer.email);
	const password = `${newcomer.password} again`;
	await page.getByLabel("New password").fill(password);
	await page.getByLabel("End my API keys too").uncheck();
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("All devices were signed out. Sign in with the new password.")).toBeVisible();
	await page.goto("/sign-in?next=%2Faccount%2Fapi-keys");
	await fillSignIn(page, { email: newcomer.email, password });
	await expect(page.getByRole("list", { name: "Your API keys" }).getByText("Nightly script").first()).toBeVisible();

	await page.context().clearCookies();
	await becomeGuest(page);
	await page.goto("/account/api-keys");
	await expect(page).toHaveURL(/\/account$/);
	await expect(page.getByText(/^You are a guest: your work is kept for this browser until /)).toBeVisible();
	const links = page.getByRole("navigation", { name: "Account settings" }).getByRole("link");
	await expect(links).toHaveText(["Profile", "Your data", "End this visit"]);
	await links.last().click();
	await expectAccessible(page, "the end of a visit");
	await page.getByLabel("Type “delete” to go on").fill("delete");
	await page.getByRole("button", { name: "Delete my visit for good" }).click();
	await expect(page.getByRole("button", { name: "Go, without an account" })).toBeVisible();
});
