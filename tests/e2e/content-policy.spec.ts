import type { Page } from "@playwright/test";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

const OPEN_PAGES = [
	"/",
	"/docs/api",
	"/docs/quick-start",
	"/docs/clients",
	"/docs/changes",
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

// A refusal is an error in the console as well, and those fail every browser test: runs, previews and lists are covered by theirs.
test("every answer, of a page, the API or a file of ours, is for https alone from then on, never sniffed and in no frame", async ({ page }) => {
	for (const path of ["/sign-in", "/api/v1/openapi.json", "/api/v1/users/me", "/icon.svg", "/health"]) {
		const headers = (await page.request.get(path)).headers();
		expect(headers["strict-transport-security"], path).toBe("max-age=31536000; includeSubDomains");
		expect([headers["x-content-type-options"], headers["x-frame-options"], headers["referrer-policy"]], path).toEqual([
			"nosniff",
			"DENY",
			"strict-origin-when-cross-origin",
		]);
		expect(headers["access-control-allow-origin"], path).toBeUndefined();
	}
});

test("dialogs and menus are within the policy", async ({ page }) => {
	const refused = await watchRefusals(page);
	await enterAsGuest(page);
	for (const path of ["/catalog", "/runs", "/files", "/account", "/account/delete"]) await page.goto(path);
	await page.getByRole("button", { name: "Account", exact: true }).click();
	await page.getByRole("menuitemradio", { name: "Dark" }).click();
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
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
