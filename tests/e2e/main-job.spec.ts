import { enterAsNewcomer } from "@/tests/e2e/steps/account-steps";
import { countEnding, nextDownload, readArchive } from "@/tests/e2e/steps/archive";
import { addResume, choosePostings, waitForPostings, waitForProfile, waitForResults } from "@/tests/e2e/steps/run-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(150_000);
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a newcomer signs up, uploads a PDF resume, decides twice and downloads a tailored resume for each chosen posting", async ({ page, newcomer }) => {
	await enterAsNewcomer(page, newcomer);

	await addResume(page, "pdf");
	await page.getByLabel(/Which city or region/).fill("Berlin");
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page).toHaveURL(/\/runs\/[\w-]+$/);

	await waitForProfile(page);
	// Whoever works in another tab is told.
	await expect(page).toHaveTitle("Waiting for you · lena-hartwig.pdf · Goal Mode");
	await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute("href", /tab-waiting\.svg$/);
	await expect(page.getByRole("button", { name: "TypeScript", exact: true })).toHaveAttribute("aria-pressed", "true");
	await page.getByLabel("Add a skill").fill("Accessibility audits");
	await page.getByLabel("Add a skill").press("Enter");
	await expect(page.getByRole("button", { name: "Accessibility audits" })).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();

	// In the middle of the work a reload shows the same run, and it goes on.
	await expect(page.getByRole("heading", { name: "Is this what you are looking for?" })).toBeHidden();
	await page.reload();
	await waitForPostings(page);
	await page.reload();
	await waitForPostings(page);

	await choosePostings(page, 2);
	await page.getByRole("button", { name: /Tailor 2 resumes/ }).click();
	await waitForResults(page);
	await expect(page).toHaveTitle("Completed · lena-hartwig.pdf · Goal Mode");

	await expect(page.getByRole("navigation", { name: "Tailored resumes" }).getByRole("button")).toHaveCount(2);
	const download = nextDownload(page, ".zip");
	await page.getByRole("link", { name: /Download everything/ }).click();
	const files = await readArchive(await download);
	const names = [...files.keys()];
	expect(names).toEqual(expect.arrayContaining(["For programs/matches.json", "For programs/manifest.json"]));
	const folders = new Set(names.filter((name) => !name.startsWith("For programs/")).map((name) => name.split("/")[0]));
	expect(
		[...folders].every((folder) => folder?.startsWith("Hartwig-Lena_")),
		names.join("\n"),
	).toBe(true);
	expect(folders.size).toBe(2);
	expect(
		[".pdf", ".docx", ".md"].map((ending) => countEnding(names, ending)),
		names.join("\n"),
	).toEqual([2, 2, 2]);
	for (const [name, bytes] of files) {
		if (name.endsWith(".pdf")) expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
		if (name.endsWith(".docx")) expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK");
	}

	await page.getByRole("link", { name: "Runs" }).first().click();
	await expect(page.getByRole("row", { name: /lena-hartwig\.pdf/ })).toContainText("Completed");
});
