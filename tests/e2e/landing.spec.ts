import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expect, live, test } from "@/tests/e2e/steps/test";

/** React and the router are 138 kB of it, which no page of ours is without. */
const MOST_SCRIPT_BYTES = 136_000;
const RESUME = "public/samples/lena-hartwig.pdf";

test("a resume that is dropped on the first page goes along to the workflow that it is for", async ({ page }) => {
	await page.goto("/");
	await live(page);
	await expect(page.getByRole("heading", { level: 1, name: "A resume tailored to each job you choose. No account." })).toBeVisible();
	await expect(page.getByText(/^\$1\.00 free each month/)).toBeVisible();
	await expect(page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "All workflows" })).toHaveAttribute("href", "/catalog");
	await expectAccessible(page, "the first page");

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
	await expect(page.getByText("1 file added")).toBeVisible();
	await expect(page.getByText("empty folder: this is empty, or a folder.")).toBeVisible();
	await expect(page.getByLabel("What do you want to get done?")).toHaveValue(/my resume/);
	await page.getByRole("button", { name: "Go, without an account" }).click();

	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_to_job_ready\?run=/);
	await expect(page.getByText(/is understood as Resume to job-ready\./)).toBeVisible();
	await expect(page.getByText("lena-hartwig.pdf").first()).toBeVisible();
	// Back leads to what was said, and nothing goes on by itself there.
	await page.goBack();
	await expect(page).toHaveURL(/\/home\?goal=.*&step=choose$/);
	await expect(page.getByRole("radio", { name: /Resume to job-ready/ })).toBeChecked();
});

test("Enter begins with what is typed, and a workflow is a press away", async ({ page }) => {
	await page.goto("/");
	await live(page);
	const field = page.getByLabel("What do you want to get done?");
	await field.fill("turn this table");
	await field.press("Shift+Enter");
	await expect(page).toHaveURL(/\/$/);
	await field.pressSequentially("into Excel");
	await field.press("Enter");
	await expect(page).toHaveURL(/\/home\?goal=/);
	await page.goto("/");
	await live(page);
	await page
		.getByRole("region", { name: "Workflows" })
		.getByRole("link", { name: /^Redact a document/ })
		.click();
	await expect(page).toHaveURL(/\/new\/forge\.redact$/);
	await expect(page.getByRole("heading", { level: 1, name: "Redact a document" })).toBeVisible();
});

test("a file that was added goes along to a workflow that is pressed further down", async ({ page }) => {
	await page.goto("/");
	await live(page);
	await page.locator('input[type="file"]').setInputFiles(RESUME);
	await expect(page.getByText("1 file added")).toBeVisible();
	await page
		.getByRole("region", { name: "Workflows" })
		.getByRole("link", { name: /^Resume checkup/ })
		.click();
	await expect(page).toHaveURL(/\/new\/goal_lane\.resume_checkup/);
	await expect(page.getByRole("list", { name: "Files" }).getByText("lena-hartwig.pdf")).toBeVisible();
	await expect(page.getByRole("button", { name: "Start run" })).toBeVisible();
});

test("before and after are shown whole in one place, and a switch turns between them by keyboard", async ({ page }) => {
	await page.goto("/");
	await live(page);
	const tailored = page.getByRole("radio", { name: "Tailored" });
	await expect(tailored).toBeChecked();
	// What changed is marked on the page that was changed.
	const marks = page.locator("[data-mark]");
	expect(await marks.count()).toBeGreaterThan(2);
	await expect(page.getByRole("img", { name: /^The same resume, tailored/ })).toBeVisible();
	await expect(page.getByRole("img", { name: /as it was$/ })).toHaveCount(0);
	await tailored.focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("radio", { name: "As it was", exact: true })).toBeChecked();
	await expect(marks).toHaveCount(0);
	const before = page.getByRole("img", { name: /as it was$/ });
	await expect(before).toBeVisible();
	// Whole: nothing of it is cut away.
	expect(await before.evaluate((image: HTMLImageElement) => getComputedStyle(image).clipPath)).toBe("none");
	expect(await before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
});

test("with nothing given the first page says what is needed and stays; what no workflow takes is refused by its name", async ({ page }) => {
	await page.goto("/");
	await live(page);
	await page.getByRole("button", { name: "Go, without an account" }).click();
	await expect(page.getByText("Add a file, or say in a few words what you want.")).toBeVisible();
	await expect(page.getByLabel("What do you want to get done?")).toBeFocused();
	await expect(page).toHaveURL(/\/$/);
	const file = (name: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from("PK") });
	await page.locator('input[type="file"]').setInputFiles([file("setup.exe"), file("notes.zip")]);
	await expect(page.getByText("setup.exe: none of our workflows takes this kind of file.")).toBeVisible();
	await expect(page.getByText("Of notes.zip the pictures can be used.")).toBeVisible();
});

test("on a phone the place for files, the field and the button stand in the first sight", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	for (const part of [
		page.getByRole("button", { name: /^Drop your resume here/ }),
		page.getByLabel("What do you want to get done?"),
		page.getByRole("button", { name: "Go, without an account" }),
	]) {
		const box = await part.boundingBox();
		expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
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
