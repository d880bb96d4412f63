import { writeFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { makeSampleResume } from "@/prisma/sample-resume";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { addResume } from "@/tests/e2e/steps/run-steps";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const QUESTION = "Which letter should we start from?";
const ASKED = {
	slotId: "letter",
	slotType: "file",
	question: QUESTION,
	options: [],
	default: null,
	required: true,
	acceptedFormats: ["pdf"],
	hidden: false,
	isDisambiguation: false,
	config: {},
	suggestedValue: null,
	suggestedConfidence: null,
	suggestedSource: null,
};

/** No built-in workflow asks for a file: the main one does here, and its answer is looked at on the way. */
async function askForFile(page: Page): Promise<unknown[]> {
	const sent: unknown[] = [];
	const withQuestion = async (route: Route) => {
		const response = await route.fetch();
		const job = await response.json();
		if (job.status === "slots_pending") job.pendingSlots = [ASKED];
		await route.fulfill({ response, json: job });
	};
	await page.route(/\/api\/v1\/jobs\/goal\/[\w-]{36}$/, withQuestion);
	await page.route(/\/api\/v1\/jobs\/goal$/, withQuestion);
	await page.route(/\/api\/v1\/jobs\/goal\/[\w-]{36}\/slots$/, async (route) => {
		sent.push(route.request().postDataJSON().answers);
		await route.fulfill({ status: 422, json: { error: "X", code: "SLOT_VALIDATION_ERROR", message: "x", details: { slots: [] } } });
	});
	return sent;
}

test("a question for a file is answered from the device or from one's own files, by keyboard, with progress, errors in words and a draft", async ({
	page,
}, info) => {
	const { pdf } = await makeSampleResume();
	const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) };
	await becomeGuest(page);
	const sent = await askForFile(page);
	await addResume(page, "pdf", "One question");
	const choose = page.getByRole("button", { name: `${QUESTION} Drop a file here, or choose one` });
	await expectAccessible(page, "a question for a file");

	// Chosen in the browser's own dialog, which the keyboard opens.
	const note = info.outputPath("note.txt");
	await writeFile(note, "A note.");
	const dialogs = page.waitForEvent("filechooser");
	await choose.focus();
	await page.keyboard.press("Enter");
	await (await dialogs).setFiles(note);
	await expect(page.getByText("note.txt: This kind of file does not fit here. What fits: PDF.", { exact: true })).toBeVisible();
	await expectAccessible(page, "a file that does not fit");

	// An upload that breaks off says so, and is tried again.
	const input = page.locator('form input[type="file"]');
	await page.route(/\/files\/[\w-]{36}\/content/, (route) => route.abort(), { times: 1 });
	await input.setInputFiles(letter);
	await expect(page.getByText("The upload was interrupted. The file is still on your device; try it again.")).toBeVisible();
	let letGo = () => {};
	const isLetGo = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/files\/[\w-]{36}\/complete/, async (route) => {
		await isLetGo;
		await route.continue();
	});
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("progressbar", { name: "Upload of letter.pdf" })).toBeVisible();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByText("A file is still on its way.").first()).toBeVisible();
	expect(sent).toEqual([]);
	letGo();
	const chosen = page.getByRole("list", { name: `Chosen for: ${QUESTION}` });
	await expect(chosen).toContainText("letter.pdf");
	await expect(page.getByText("A file is still on its way.")).toHaveCount(0);
	await expectAccessible(page, "a file that is chosen");

	// Taken away by keyboard: the focus is where another can be chosen, and the next stop offers one's own files.
	await page.getByRole("button", { name: "Take away letter.pdf" }).press("Enter");
	await expect(choose).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("button", { name: `${QUESTION} Choose from your files` })).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.type("lett");
	await page.keyboard.press("Enter");
	await expect(chosen).toContainText("letter.pdf");
	await expect(page.getByText("Draft saved")).toBeVisible();

	// The answer that was begun is there again, by its name. The page comes with the real questions, until it asks anew.
	await page.reload();
	await expect(async () => {
		await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
		await expect(chosen).toContainText("letter.pdf", { timeout: 500 });
	}).toPass();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect.poll(() => sent).toEqual([[{ slotId: "letter", value: expect.stringMatching(/^[\w-]{36}$/) }]]);
});
