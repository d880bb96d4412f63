import { expect, type Page } from "@playwright/test";
import { makeSampleResume } from "@/prisma/sample-resume";

export const MIME_TYPES = { pdf: "application/pdf", docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" } as const;

/** What a working run may take on a busy machine before it needs the person again. */
const WORK_MS = 45_000;

export type ResumeFormat = keyof typeof MIME_TYPES;

/** Picks the main workflow and adds the sample resume; returns when its questions are there, under this heading. */
export async function addResume(page: Page, format: ResumeFormat, heading = "4 questions"): Promise<void> {
	const resume = (await makeSampleResume())[format];
	if (new URL(page.url()).pathname !== "/catalog") await page.goto("/catalog");
	await page.getByRole("link", { name: /Start with your file.*Resume to job-ready$/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Resume to job-ready" })).toBeVisible();
	await page.locator('input[type="file"]').setInputFiles({ name: `lena-hartwig.${format}`, mimeType: MIME_TYPES[format], buffer: Buffer.from(resume) });
	await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}

/** Waits for the first pause. */
export async function waitForProfile(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { name: "Is this what you are looking for?" })).toBeVisible({ timeout: WORK_MS });
}

/** Waits for the second pause. */
export async function waitForPostings(page: Page): Promise<void> {
	await expect(page.getByRole("heading", { name: "Which ones should we write for?" })).toBeVisible({ timeout: WORK_MS });
}

/** Waits for the end, and says on failure how the run ended instead. */
export async function waitForResults(page: Page): Promise<void> {
	const end = page.getByRole("region", { name: "About this run" }).getByText(/^(Completed|Completed with exceptions|Failed|Cancelled)$/);
	await expect(end).toHaveText("Completed", { timeout: WORK_MS });
	await expect(page.getByRole("link", { name: /Download everything/ })).toBeVisible();
}

/** Chooses the best postings by keyboard alone; returns how many. */
export async function choosePostings(page: Page, amount: number): Promise<void> {
	const list = page.getByRole("listbox", { name: "Postings" });
	await list.focus();
	await list.press("Home");
	for (let chosen = 1; chosen <= amount; chosen += 1) {
		await list.press("x");
		await expect(page.getByText(`${chosen} of 10 chosen`)).toBeVisible();
		if (chosen < amount) await list.press("j");
	}
}
