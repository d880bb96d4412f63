import { fillSignIn } from "@/tests/e2e/steps/account-steps";
import { openProfile, openQuestions } from "@/tests/e2e/steps/run-up";
import { becomeGuest, becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, live, test } from "@/tests/e2e/steps/test";

test.setTimeout(150_000);

const ANOTHER = "This browser is now signed in with another account";

test("a page says that somebody else has signed in in another tab, keeps what was typed, and goes on when its owner is back", async ({
	page,
	context,
	newcomer,
	complaints,
}) => {
	const { demo } = stack;
	if (!demo) throw new Error("The stack has no demo account.");
	await becomeNewcomer(page, newcomer);
	await openProfile(page, "pdf");
	await live(page);
	const address = page.url();

	await page.getByLabel("Add a skill").fill("Accessibility audits");
	const second = await context.newPage();
	await second.goto("/catalog");
	await live(second);
	await second.getByRole("button", { name: "Account" }).click();
	await second.getByRole("menuitem", { name: "Sign out" }).click();
	await expect(second.getByRole("link", { name: "Sign in" })).toBeVisible();
	await second.goto("/sign-in");
	await live(second);
	await fillSignIn(second, demo);
	await expect(second).toHaveURL(/\/home$/);

	const dialog = page.getByRole("dialog", { name: ANOTHER });
	await expect(dialog).toContainText(demo.email);
	await expect(dialog).toContainText(newcomer.email);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(page.getByText("Somebody else is signed in now")).toBeVisible();
	await expect(page.getByLabel("Add a skill")).toHaveValue("Accessibility audits");
	const calls: string[] = [];
	page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.getByLabel("Add a skill").press("Enter");
	await expect(page.getByText(/Not saved yet/)).toBeVisible();
	expect(calls.filter((call) => call.includes("/jobs/"))).toEqual([]);

	await page.getByRole("button", { name: "Choose how to go on" }).click();
	const opened = context.waitForEvent("page");
	await dialog.getByRole("link", { name: /Sign in again/ }).click();
	const third = await opened;
	await expect(third.getByText("Another account is signed in in this browser now.", { exact: false })).toBeVisible();
	await live(third);
	await fillSignIn(third, newcomer);
	await expect(third).toHaveURL(/\/home$/);
	await expect(dialog).toBeHidden();
	expect(page.url()).toBe(address);
	await expect(page.getByRole("button", { name: "Accessibility audits" })).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Draft saved")).toBeVisible();
	// The socket says by itself that it was refused.
	complaints.length = 0;
});

test("a page that missed the change finds it out at its first refusal, and goes on as the new person", async ({ page, context, newcomer }) => {
	await becomeNewcomer(page, newcomer);
	await openQuestions(page, "pdf");
	const runs = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Runs" });

	// Nothing tells the page: another browser's cookies take the place of its own.
	const browser = context.browser();
	if (!browser) throw new Error("There is no browser.");
	const elsewhere = await browser.newContext({ baseURL: stack.web });
	await becomeGuest(await elsewhere.newPage());
	await context.clearCookies();
	await context.addCookies(await elsewhere.cookies());
	await elsewhere.close();

	await page.getByLabel(/Which city or region/).fill("Berlin");
	const dialog = page.getByRole("dialog", { name: "You are now a guest in this browser" });
	await expect(dialog).toContainText(newcomer.email);
	await expect(page.getByText("There is no such run")).toHaveCount(0);
	await expect(page.getByLabel(/Which city or region/)).toHaveValue("Berlin");
	await dialog.getByRole("button", { name: "Go on as a guest" }).click();
	await live(page);
	await runs.click();
	await expect(page.getByRole("heading", { name: "No runs yet" })).toBeVisible();
});
