import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(180_000);

test("the reference is searched by words, and what is found is an address of its own", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/docs/api");
	const contents = page.getByRole("navigation", { name: "Contents of the reference" });
	const field = contents.getByRole("searchbox", { name: "Find in the reference" });
	// Two hundred paths are folded by section.
	await expect(contents.getByRole("link", { name: "GET /surveys", exact: true })).toBeHidden();
	await contents.getByText(/^Surveys \d+$/).click();
	await expect(contents.getByRole("link", { name: "GET /surveys", exact: true })).toBeVisible();
	// Shapes are there once they are searched for.
	await expect(contents.getByRole("link", { name: "MysteryEvent", exact: true })).toBeHidden();
	await page.keyboard.press("/");
	await expect(field).toBeFocused();
	await page.keyboard.type("mystery event");
	await expect(contents.getByRole("link", { name: "GET /surveys", exact: true })).toBeHidden();
	await expect(contents.getByRole("link", { name: "DELETE /surveys/{surveyId}/mystery-event" })).toBeVisible();
	// What is shown of a section is counted, not what is in it.
	await expect(contents.getByText(/^Surveys \d of \d+$/)).toBeVisible();
	await field.fill("MysteryEvent");
	await expect(contents.getByRole("link", { name: "MysteryEvent", exact: true })).toBeVisible();
	await field.fill("already_responded");
	await expect(contents.getByRole("status")).toHaveText("1 entry");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/docs\/api\/codes#code-ALREADY_RESPONDED$/);
	await expect(page.locator("#code-ALREADY_RESPONDED")).toBeInViewport();
	await field.fill("no such words anywhere");
	await expect(contents.getByRole("status")).toHaveText("Nothing in the reference has these words.");
	await page.keyboard.press("Escape");
	await expect(contents.getByText(/^Surveys \d+$/)).toBeVisible();
	// Addresses of the time when all of it was one page lead to where each is now.
	await page.goto("/docs/api#createSurvey");
	await expect(page).toHaveURL(/\/docs\/api\/surveys#createSurvey$/);
	await expect(page.getByRole("heading", { name: "Start a survey, as a draft" })).toBeInViewport();
	await expect(contents.locator("a[aria-current=true]")).toBeInViewport();
	// An answer is in sight before anything is sent, and each refusal stands by its status.
	const operation = page.locator("#createSurvey");
	await expect(operation.getByRole("region", { name: "Answer of POST /surveys, for example" })).toContainText('"surveyId"');
	await expect(operation.getByRole("definition").filter({ hasText: "UNAUTHENTICATED" })).toHaveText("UNAUTHENTICATED");
});

test("a call is tried with a key, and what is wrong with it is said before it is sent", async ({ page, newcomer }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	// What is found on a phone is gone to at the first touch.
	await page.goto("/docs/api");
	await page.getByRole("searchbox", { name: "Find in the reference" }).fill("start a survey");
	await page.locator('nav a[href="/docs/api/surveys#createSurvey"]').click();
	await expect(page.locator("#createSurvey h2")).toBeInViewport();
	await page.waitForTimeout(500);
	await expect(page.locator("#createSurvey h2")).toBeInViewport();

	await becomeNewcomer(page, newcomer);
	const { key } = await (
		await page.request.post("/api/v1/users/me/api-keys", { data: { name: "Reference", scopes: ["surveys"] }, headers: { origin: stack.web } })
	).json();
	expect(key).toMatch(/^ck_/);
	await page.goto("/docs/api/surveys#createSurvey");
	await page
		.locator("#createSurvey")
		.getByRole("button", { name: /^Try it/ })
		.click();
	const form = page.locator("#createSurvey").getByRole("region", { name: "Try POST /surveys" });
	await form.getByLabel("API key").fill(`${key}x`);
	await form.getByRole("button", { name: "Send POST" }).click();
	const answer = form.getByRole("region", { name: "Answer" });
	await expect(answer.getByText("401", { exact: true })).toBeVisible();
	await form.getByLabel("API key").fill(key);
	const body = form.getByLabel(/^Body/);
	await body.fill('{ "title": ');
	await form.getByRole("button", { name: "Send POST" }).click();
	await expect(form.getByText(/This is no JSON yet/)).toBeVisible();
	await expect(body).toBeFocused();
	await body.fill('{ "title": "Tried from the reference" }');
	await form.getByRole("button", { name: "Send POST" }).click();
	await expect(answer.getByText("201", { exact: true })).toBeVisible();
	const surveyId = /"surveyId": "([0-9a-f-]{36})"/.exec((await answer.locator("pre").textContent()) ?? "")?.[1] ?? "";
	await expectNoOverflow(page, "a call tried");
	await expectAccessible(page, "a call tried");

	// The key goes along to the next call, and nowhere beyond the page.
	await page
		.locator("#getSurvey")
		.getByRole("button", { name: /^Try it/ })
		.click();
	const next = page.locator("#getSurvey").getByRole("region", { name: "Try GET /surveys/{surveyId}" });
	await expect(next.getByLabel("API key")).toHaveValue(key);
	await next.getByRole("button", { name: "Send GET" }).click();
	await expect(next.getByText("Write the surveyId: the call can't be made without it.")).toBeVisible();
	await next.getByLabel("surveyId").fill(surveyId);
	await next.getByRole("button", { name: "Send GET" }).click();
	await expect(next.getByText('"title": "Tried from the reference"')).toBeVisible();
	expect(await page.evaluate((secret) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(secret), key)).toBe(false);
	await page.reload();
	await page
		.locator("#getSurvey")
		.getByRole("button", { name: /^Try it/ })
		.click();
	await expect(next.getByLabel("API key")).toHaveValue("");
});

test("the reference says how to begin, and on a phone its contents stay within reach without lying over what is read", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/docs/api");
	const begin = page.getByRole("region", { name: "Begin in three lines" });
	await expect(begin.getByRole("link", { name: "Make an API key" })).toBeInViewport();
	await expect(begin.getByText("BASE=")).toBeInViewport();
	await page.goto("/docs/api#createSurvey");
	const contents = page.getByRole("navigation", { name: "Contents of the reference" });
	const link = contents.getByRole("link", { name: "GET /surveys", exact: true });
	await expect(link).toBeHidden();
	await contents.getByRole("button", { name: "Contents" }).click();
	await link.click();
	await expect(page.locator("#listSurveys h2")).toBeInViewport();
	await expect(link).toBeHidden();
	await expect(contents.getByRole("button", { name: "Contents" })).toBeInViewport();
	await expectNoOverflow(page, "the reference on a phone");
});

/** Of a page as it comes over the line, unpacked. */
const HEAVIEST = 800_000;

test("each section is a page of its own that is soon there, and nothing of it is lost", async ({ page }) => {
	const contract = await (await page.request.get("/api/v1/openapi.json")).json();
	const operations = Object.values<Record<string, { operationId: string; tags: string[] }>>(contract.paths).flatMap((methods) => Object.values(methods));
	const slugs = contract.tags.map(({ name }: { name: string }) => name.toLowerCase().replaceAll(" ", "-"));
	const index = await (await page.request.get("/docs/api")).text();
	const shapes = [...new Set([...index.matchAll(/\/docs\/api\/(shapes-[a-z]-[a-z])/g)].map(([, slug]) => slug))];
	let text = "";
	for (const slug of [...slugs, "the-stream", "codes", ...shapes]) {
		const response = await page.request.get(`/docs/api/${slug}`);
		expect(response.status(), slug).toBe(200);
		const section = await response.text();
		expect(Buffer.byteLength(section), slug).toBeLessThan(HEAVIEST);
		text += section;
	}
	expect(Buffer.byteLength(index)).toBeLessThan(HEAVIEST);
	for (const { operationId } of operations) expect(text).toContain(`<article id="${operationId}"`);
	for (const name of Object.keys(contract.components.schemas)) expect(text).toContain(`<article id="shape-${name}"`);
	expect((await page.request.get("/docs/api/nothing-of-this-name")).status()).toBe(404);

	// Another section keeps the key that was typed, and what a shape is stands one press away.
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/docs/api/surveys#getSurvey");
	await page
		.locator("#getSurvey")
		.getByRole("button", { name: /^Try it/ })
		.click();
	await page.locator("#getSurvey").getByLabel("API key").fill("ck_kept");
	await page.getByRole("searchbox", { name: "Find in the reference" }).fill("list files");
	await page.locator('nav a[href="/docs/api/files#listFiles"]').click();
	await expect(page.locator("#listFiles h2")).toBeInViewport();
	await page
		.locator("#listFiles")
		.getByRole("button", { name: /^Try it/ })
		.click();
	await expect(page.locator("#listFiles").getByLabel("API key")).toHaveValue("ck_kept");
	await expectAccessible(page, "a section of the reference");
	await page.goto("/docs/api#shape-File");
	await expect(page.locator("#shape-File")).toBeInViewport();
});

test("on a phone no code begins with an empty line, and the head leaves the page to what is read", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/docs/api");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(150);
	for (const code of (await page.locator("main pre").all()).slice(0, 5)) {
		const gap = await code.evaluate((pre) => {
			const range = document.createRange();
			range.selectNodeContents(pre);
			return (range.getClientRects()[0]?.top ?? 0) - pre.getBoundingClientRect().top;
		});
		expect(gap).toBeLessThanOrEqual(24);
	}
	await expectNoOverflow(page, "the reference on a phone");
});
