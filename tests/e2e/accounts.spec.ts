import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest, fillSignIn, openResetLink, signIn, signUp } from "@/tests/e2e/steps/account-steps";
import { linkMailedTo } from "@/tests/e2e/steps/mailbox";
import { addResume } from "@/tests/e2e/steps/run-steps";
import { expect, live, test } from "@/tests/e2e/steps/test";

test("a failed sign-in keeps both values, an unconfirmed address gets a new link, a forgotten password is replaced", async ({ page, newcomer }) => {
	await signUp(page, newcomer);

	await page.goto("/runs");
	await expect(page).toHaveURL(/\/sign-in\?next=%2Fruns$/);
	await fillSignIn(page, { email: newcomer.email, password: "not the one" });
	await expect(page.getByRole("alert").getByText("The e-mail address or the password is wrong.")).toBeVisible();
	await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(newcomer.email);
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the one");

	await fillSignIn(page, newcomer);
	await expect(page.getByText("One step is left")).toBeVisible();
	await page.getByRole("button", { name: "Send the mail again" }).click();
	await expect(page.getByText("Sent. It can take a minute.")).toBeVisible();
	const link = await linkMailedTo(newcomer.email, "Confirm your e-mail address");
	await page.goto(link);
	await page.getByRole("button", { name: "Confirm my address" }).click();
	await expect(page).toHaveURL(/\/home$/);
	await expect(page.getByRole("heading", { level: 1, name: "What do you want to get done?" })).toBeVisible();
	await expect(page.getByText("Your account is ready")).toBeVisible();
	await expect(page.getByText(`${newcomer.email} is confirmed, and you are signed in.`)).toBeVisible();
	await page.goto(`${new URL(link).pathname}?token=used`);
	await page.getByRole("button", { name: "Confirm my address" }).click();
	await expect(page.getByRole("region", { name: "The address was not confirmed" })).toBeFocused();

	// The address that was typed goes along to where a new password is asked for.
	await page.goto("/sign-in?change=yes");
	await page.getByLabel("E-mail", { exact: true }).fill(newcomer.email);
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
	await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(newcomer.email);

	await openResetLink(page, newcomer.email);
	const password = `${newcomer.password} again`;
	await page.getByLabel("New password").fill(password);
	await page.getByRole("button", { name: "Set new password" }).click();
	await expect(page.getByText("Your password is changed")).toBeVisible();

	await page.goto("/sign-in?next=%2Fruns");
	await fillSignIn(page, newcomer);
	await expect(page.getByText("The e-mail address or the password is wrong.")).toBeVisible();
	await signIn(page, { email: newcomer.email, password }, /\/runs$/);

	await page.getByRole("button", { name: "Account" }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	await page.goto("/runs");
	await expect(page).toHaveURL(/\/sign-in/);
});

test("who is led to sign-in is told which page asked for it, and goes on to that without an account", async ({ page }) => {
	await page.goto("/new/forge.redact");
	await expect(page).toHaveURL(/\/sign-in\?next=/);
	await expect(page.getByText("Sign in to start “Redact a document”.")).toBeVisible();
	await expectAccessible(page, "sign-in on the way to a workflow");
	await page.getByRole("button", { name: "Go on without an account" }).click();
	await expect(page).toHaveURL(/\/new\/forge\.redact$/);
	await expect(page.getByRole("heading", { level: 1, name: "Redact a document" })).toBeVisible();
	await page.goto("/files");
	await expect(page.getByText(/^You are a guest: your work is kept for this browser until /)).toBeVisible();
	// The same from wherever one came; beside what is somebody's alone.
	for (const [asked, reason, place] of [
		["/inbox", "Sign in to see your inbox.", /\/inbox$/],
		["/applications", "Sign in to see your applications.", /\/applications$/],
		["/runs/01900000-0000-7000-8000-000000000000", "Sign in to see this run.", /\/runs$/],
	] as const) {
		await page.context().clearCookies();
		await page.goto(asked);
		await expect(page.getByText(reason)).toBeVisible();
		await page.getByRole("button", { name: "Go on without an account" }).click();
		await expect(page).toHaveURL(place);
		await live(page);
	}
	// Who came by themselves is told nothing.
	await page.context().clearCookies();
	await page.goto("/sign-in");
	await expect(page.getByText(/^Sign in to/)).toBeHidden();
	await expect(page.getByRole("button", { name: "Go on without an account" })).toBeHidden();
});

test("no page to sign in or up is higher than what it holds", async ({ page }) => {
	for (const viewport of [
		{ width: 1440, height: 900 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(viewport);
		for (const address of ["/sign-in?next=%2Finbox", "/sign-in", "/sign-up"]) {
			await page.goto(address);
			await live(page);
			expect(await page.evaluate(() => document.documentElement.scrollHeight), address).toBeLessThanOrEqual(viewport.height);
		}
	}
	await page.goto("/sign-in?next=%2Finbox");
	await page.getByRole("button", { name: "use the demo account" }).click();
	await expect(page).toHaveURL(/\/inbox$/);
});

test("mistakes stand beside their fields, the first wrong field gets the focus, and values stay", async ({ page, newcomer }) => {
	const field = (name: string) => page.getByLabel(name, { exact: true });
	await page.goto("/sign-up");
	const name = page.getByLabel(/^Name/);
	await name.fill("Ada Ferro");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(field("E-mail")).toBeFocused();
	await expect(field("E-mail")).toHaveAccessibleDescription(/Enter an e-mail address\./);
	// What is wrong stands there instead of the hint that says the same.
	await expect(field("Password")).toHaveAccessibleDescription("Use at least 8 characters.");
	for (const document of ["Terms", "Privacy"]) await expect(page.locator("form").getByRole("link", { name: document })).toBeVisible();

	// This one only the server knows.
	await field("E-mail").fill(newcomer.email);
	await field("Password").fill("Football2024!");
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(field("Password")).toHaveAccessibleDescription(/among the most common ones/);
	await expect(field("Password")).toBeFocused();
	await expect(field("Password")).toHaveValue("Football2024!");
	await expect(field("E-mail")).toHaveValue(newcomer.email);
	await expect(name).toHaveValue("Ada Ferro");
	await expect(field("E-mail")).not.toHaveAttribute("aria-invalid");

	await field("Password").fill(newcomer.password);
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
	await expect(page.getByText(newcomer.email)).toBeVisible();

	await page.goto("/sign-in");
	await field("E-mail").fill(newcomer.email);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(field("Password")).toBeFocused();
	await expect(field("Password")).toHaveAccessibleDescription(/Enter your password\./);
});

test("a guest is told what is kept and warned before the end; signing up from anywhere leads back, with everything", async ({ page, newcomer }) => {
	await enterAsGuest(page);
	await addResume(page, "docx");
	const place = new URL(page.url());
	await page.getByRole("button", { name: "Account" }).click();
	await expect(page.getByText(/^Kept here until /)).toBeVisible();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	const warning = page.getByRole("dialog", { name: "Sign out and lose your runs?" });
	await expect(warning).toContainText("this browser alone leads to your files, runs and results");
	await expectAccessible(page, "the warning before a guest signs out");
	await warning.getByRole("link", { name: "Sign up and keep them" }).click();
	await expect(page.getByText("What you made as a guest comes along")).toBeVisible();
	await page.getByLabel("E-mail", { exact: true }).fill(newcomer.email);
	await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
	await page.getByRole("button", { name: "Create account" }).click();
	await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();

	// Until the address is confirmed the guest goes on as before.
	await page.goto("/home");
	await expect(page.getByText(/^You are a guest: your work is kept for this browser until /)).toBeVisible();
	await expectAccessible(page, "a guest's home");
	await page.goto(await linkMailedTo(newcomer.email, "Confirm your e-mail address"));
	await page.getByRole("button", { name: "Confirm my address" }).click();
	await expect(page).toHaveURL(`${place.pathname}${place.search}`);
	await live(page);
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
	await page.getByRole("button", { name: "Account" }).click();
	await expect(page.getByText(newcomer.email, { exact: true })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Runs" }).click();
	await expect(page.getByRole("row", { name: /lena-hartwig\.docx/ })).toContainText("Not started");
	await page.goto("/home");
	await expect(page.getByText(/^You are a guest/)).toBeHidden();
});

test("a guest who signs out all the same has nothing left of it in the browser", async ({ page }) => {
	await enterAsGuest(page);
	await page.getByRole("button", { name: "Account" }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await page.getByRole("button", { name: "Sign out and lose them" }).click();
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	await page.goto("/runs");
	await expect(page).toHaveURL(/\/sign-in/);
});
