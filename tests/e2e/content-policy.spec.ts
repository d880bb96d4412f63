import type { Page } from "@playwright/test";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { addResume, choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const OPEN_PAGES = [
	"/",
	"/docs/api",
	"/sign-in",
	"/sign-up",
	"/check-mail",
	"/verify?token=unknown",
	"/forgot",
	"/reset?token=unknown",
	"/design",
	"/no-such-page",
];

/** What the policy of any page that this tab comes to has refused, as the browser tells it. */
async function watchRefusals(page: Page): Promise<string[]> {
	const refused: string[] = [];
	await page.exposeFunction("tellRefusal", (what: string) => refused.push(what));
	await page.addInitScript(() => {
		const { tellRefusal } = window as unknown as { tellRefusal: (what: string) => void };
		document.addEventListener("securitypolicyviolation", (event) =>
			tellRefusal(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`),
		);
	});
	return refused;
}

test("no page asks for anything that its policy refuses, and each answer has a nonce of its own", async ({ page }) => {
	test.setTimeout(120_000);
	const refused = await watchRefusals(page);
	const nonces = new Set<string>();
	for (const path of OPEN_PAGES) {
		const response = await page.goto(path);
		const policy = response?.headers()["content-security-policy"] ?? "";
		const [script] = policy.split("; ").filter((directive) => directive.startsWith("script-src "));
		expect(script, path).toMatch(/^script-src 'self' 'nonce-[\w+/]+=*' 'strict-dynamic'$/);
		nonces.add(script ?? "");
		for (const part of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"]) expect(policy, path).toContain(part);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	expect(nonces.size).toBe(OPEN_PAGES.length);
	expect(refused).toEqual([]);
});

test("a whole run with its dialogs, menus, lists and previews is within the policy", async ({ page }) => {
	test.setTimeout(240_000);
	const refused = await watchRefusals(page);
	await enterAsGuest(page);
	for (const path of ["/catalog", "/runs", "/files", "/account"]) await page.goto(path);
	await page.getByRole("button", { name: "Delete my visit" }).click();
	await page.getByRole("button", { name: "Keep it" }).click();
	await page.getByRole("button", { name: "Account", exact: true }).click();
	await page.getByRole("menuitemradio", { name: "Dark" }).click();
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");

	await addResume(page, "pdf");
	await page.getByRole("button", { name: "Skip all" }).click();
	await waitForProfile(page);
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);
	await page.getByRole("combobox", { name: "Order" }).click();
	await page.getByRole("option", { name: "Highest salary first" }).click();
	await choosePostings(page, 1);
	await page.getByRole("button", { name: /Tailor 1 resume/ }).click();
	await waitForResults(page);
	await page.reload();
	await waitForResults(page);
	await page.getByRole("tab", { name: "Preview" }).click();
	await expect(page.locator("iframe[src^='blob:']").first()).toBeVisible();
	await page.getByText("How the run went, step by step").click();
	await page.goto("/files");
	await page
		.getByRole("button", { name: /^Delete lena-hartwig/ })
		.locator("visible=true")
		.first()
		.click();
	await page.getByRole("button", { name: "Keep it" }).click();
	await page.goto("/runs");
	await expect(page.getByText("lena-hartwig.pdf").locator("visible=true").first()).toBeVisible();
	expect(refused).toEqual([]);
});

const REFUSED = ["base-uri https://example.com/", "script-src-attr inline", "script-src-elem https://example.com/x.js", "script-src-elem inline"];

test("a script that got into a page does not run, and neither does one of another origin", async ({ page, complaints }) => {
	const refused = await watchRefusals(page);
	const injected = `<script>window.injected = "element"</script><img src="/none" onerror="window.injected = 'attribute'"><script src="https://example.com/x.js"></script><base href="https://example.com/">`;
	await page.route("**/sign-in", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: (await response.text()).replace("<body>", `<body>${injected}`) });
	});
	await page.goto("/sign-in");
	await expect.poll(() => [...new Set(refused.map((what) => what.split(" ").slice(1, 3).join(" ")))].sort()).toEqual(REFUSED);
	expect(await page.evaluate(() => "injected" in window)).toBe(false);
	// Each refusal is a message of the browser, and the page is not the one that the server made.
	complaints.length = 0;
});
