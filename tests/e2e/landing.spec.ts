import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expect, live, test } from "@/tests/e2e/steps/test";

/** React and the router are 138 kB of it, which no page of ours is without. */
const MOST_SCRIPT_BYTES = 136_000;
const RESUME = "public/samples/lena-hartwig.pdf";

test("a resume that is dropped on the first page goes along to the workflow that it is for", async ({ page }) => {
	await page.goto("/");
	await live(page);
	await expect(page.getByRole("heading", { level: 1, name: "Drop your resume, or say what you need. No account." })).toBeVisible();
	await expectAccessible(page, "the first page");
	await expect(page.getByRole("button", { name: "Go, without an account" })).toBeDisabled();

	const bytes = [...(await readFile(RESUME))];
	const dropped = await page.evaluateHandle((content) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([new Uint8Array(content)], "lena-hartwig.pdf", { type: "application/pdf" }));
		transfer.items.add(new File([], "empty folder"));
		return transfer;
	}, bytes);
	const form = page.getByRole("form", { name: "Begin" });
	await form.dispatchEvent("dragover", { dataTransfer: dropped });
	await expect(page.getByText("Let go to add it")).toBeVisible();
	await form.dispatchEvent("drop", { dataTransfer: dropped });
	await expect(page.getByText("1 file taken along")).toBeVisible();
	await expect(page.getByText("empty folder: this is empty, or a folder.")).toBeVisible();
	await expect(page.getByLabel("What do you want to get done?")).toHaveValue(/my resume/);
	await page.getByRole("button", { name: "Go, without an account" }).click();

	await expect(page).toHaveURL(/\/home\?goal=/);
	await expect(page.getByRole("radio", { name: /Resume to job-ready/ })).toBeChecked();
	await expect(page.getByText("lena-hartwig.pdf").first()).toBeVisible();
});

test("before and after stand one over the other, and the edge between them is moved by keyboard", async ({ page }) => {
	await page.goto("/");
	await live(page);
	const edge = page.getByRole("slider", { name: "How much of the resume is shown as it was" });
	await edge.focus();
	await page.keyboard.press("End");
	await expect(edge).toHaveAttribute("aria-valuetext", "100 % as it was, 0 % as it was tailored");
	for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowLeft");
	await expect(edge).toHaveValue("97");
	for (const picture of await page.getByRole("img", { name: /resume/i }).all()) {
		expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
	}
});

test("a finished run is open to anybody, read-only, with its files", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/sample");
	await live(page);
	await expect(page.getByRole("heading", { level: 1, name: "A finished run of lena-hartwig.pdf" })).toBeVisible();
	await expectAccessible(page, "the sample run");
	const narrowing = page.getByRole("list", { name: "How the postings narrow" });
	const amounts = (await narrowing.getByRole("listitem").allTextContents()).map((text) => Number(/^[\d,]+/.exec(text)?.[0].replaceAll(",", "")));
	expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
	expect(amounts.length).toBe(5);
	const [first] = await page.getByRole("link", { name: /^Download .*\.pdf$/ }).all();
	const href = (await first?.getAttribute("href")) ?? "";
	expect((await (await page.request.get(href)).body()).subarray(0, 5).toString()).toBe("%PDF-");
	expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the first page loads little code", async ({ page }) => {
	const sizes: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() === "script") sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
	});
	await page.goto("/", { waitUntil: "networkidle" });
	await live(page);
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});
