import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeSampleResume } from "@/prisma/sample-resume";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { docxText } from "@/tests/e2e/steps/docx-text";
import { MIME_TYPES, type ResumeFormat, waitForPostings, waitForProfile } from "@/tests/e2e/steps/run-steps";
import { carriersOf, recordSent, type Sent, stringsIn } from "@/tests/e2e/steps/sent";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

const REVIEW = "What may leave your device?";

const linesOf = (docx: Buffer) => docxText(docx).split("\n");

/** What was answered to pauses on the device, in order. */
function outputsIn({ parts }: Sent): unknown[] {
	const bodies = parts.filter(({ what, bytes }) => /^PATCH .*\/slots$/.test(what) && bytes.toString().startsWith("{"));
	const answers = bodies.flatMap<{ slotId: string; value: unknown }>(({ bytes }) => JSON.parse(bytes.toString()).answers);
	return answers.filter(({ slotId }) => slotId === "output").map(({ value }) => value);
}

async function resumeOf(format: ResumeFormat) {
	const buffer = Buffer.from((await makeSampleResume())[format]);
	return { name: `lena-hartwig.${format}`, mimeType: MIME_TYPES[format], buffer };
}

/** The names that this browser keeps something under. Runs in the page. */
async function keptHere(): Promise<string[]> {
	const settled = <T>(request: IDBRequest<T>) =>
		new Promise<T>((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
	const database = await settled(indexedDB.open("kept-on-device"));
	const keys = await settled(database.transaction("items").objectStore("items").getAllKeys());
	database.close();
	return keys.map(String);
}

/** Starts the main workflow with a file that stays here; returns it when the page shows what it read. */
async function startKept(page: Page, format: ResumeFormat) {
	const resume = await resumeOf(format);
	await page.goto("/new/goal_lane.resume_to_job_ready");
	await page.getByRole("checkbox", { name: "Keep the file on this device" }).press("Space");
	await expect(page.getByText("It is not uploaded")).toBeVisible();
	await page.locator('input[type="file"]').setInputFiles(resume);
	await expect(page.getByText("The file stays on your device")).toBeVisible();
	await page.getByRole("button", { name: "Start run" }).click();
	await expect(page.getByRole("heading", { name: REVIEW })).toBeVisible();
	return resume;
}

test("a resume that stays on the device is read there; what its person gives goes on, and nothing else of it is ever sent", async ({ page, context }) => {
	await becomeGuest(page);
	const sent = recordSent(context, page);
	const { buffer: file } = await startKept(page, "docx");
	const parts = page.getByRole("list", { name: "Parts of your resume" });
	await expect(parts).toContainText("Senior Frontend Engineer");
	await expectAccessible(page, "what may leave the device");

	await page.getByRole("checkbox", { name: "Contact" }).press("Space");
	await page.getByRole("checkbox", { name: "Education" }).press("Space");
	await page.getByText("Exactly what is sent").click();
	const shown: unknown = JSON.parse((await page.getByRole("region", { name: "Exactly what is sent" }).textContent()) ?? "");
	const before = sent.texts();
	await page.getByRole("button", { name: "Send this and go on" }).click();
	await waitForProfile(page);
	expect(outputsIn(sent)).toEqual(shown);

	// Nothing is said of pages that nobody here has seen.
	await expect(page.getByText("This is what your device sent.")).toBeVisible();
	await expect(page.getByText(/Nothing was read from page|of the text of your file|added by you/)).toHaveCount(0);
	await expectAccessible(page, "the profile that a device sent");
	await page.getByRole("button", { name: /Use these titles and skills/ }).click();
	await waitForPostings(page);

	const declared = stringsIn(shown);
	const sentences = linesOf(file).filter((text) => text.length > 12);
	expect(sentences.filter((text) => before.some((part) => part.includes(text)))).toEqual([]);
	const secret = sentences.filter((text) => !declared.some((value) => value.includes(text)));
	expect(secret.length).toBeGreaterThan(3);
	expect(secret.filter((text) => sent.texts().some((part) => part.includes(text)))).toEqual([]);
	const addresses = linesOf(file).flatMap((text) => text.match(/[\w.]+@[\w.]+/g) ?? []);
	expect(addresses.length).toBeGreaterThan(0);
	expect(addresses.filter((text) => sent.texts().some((part) => part.includes(text)))).toEqual([]);
	expect(carriersOf(file, sent)).toEqual([]);
});

test("a reload keeps the file, and a browser that has lost it asks for the same one again", async ({ page, context }) => {
	await becomeGuest(page);
	const sent = recordSent(context, page);
	const resume = await startKept(page, "pdf");
	await page.reload();
	await expect(page.getByRole("heading", { name: REVIEW })).toBeVisible();

	await page.evaluate(
		() =>
			new Promise((resolve) => {
				indexedDB.deleteDatabase("kept-on-device").onsuccess = resolve;
			}),
	);
	await page.reload();
	await expect(page.getByText("Choose the file once more")).toBeVisible();
	await expectAccessible(page, "a file that has to be chosen again");
	const input = page.locator('input[type="file"]');
	await input.setInputFiles({ ...(await resumeOf("docx")), name: "lena-hartwig.pdf" });
	await expect(page.getByText("This is another file")).toBeVisible();
	await input.setInputFiles(resume);
	await expect(page.getByRole("heading", { name: REVIEW })).toBeVisible();
	expect(carriersOf(resume.buffer, sent)).toEqual([]);
});

test("a letter that stays on the device is redacted there: no word of it is sent, and the new file is saved by the browser", async ({ page, context }) => {
	await becomeGuest(page);
	const sent = recordSent(context, page);
	const file = await readFile("public/samples/tenancy-letter.pdf");
	await page.goto("/new/forge.redact");
	await page.getByRole("checkbox", { name: "Keep the file on this device" }).press("Space");
	await page.locator('input[type="file"]').setInputFiles({ name: "letter.pdf", mimeType: MIME_TYPES.pdf, buffer: file });
	await page.getByRole("button", { name: /Start/ }).click();

	await expect(page.getByRole("heading", { name: "Is this what should go?" })).toBeVisible();
	const landlord = page.getByRole("checkbox", { name: "letting@lindenhof.example" });
	await landlord.press("Space");
	await page.getByLabel("Your own words").fill("Lindenhof Property Care");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("checkbox", { name: "Amara Okonjo" })).toBeChecked();
	// What is begun is kept here, not sent.
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "Amara Okonjo" })).toBeChecked();
	await expect(landlord).not.toBeChecked();
	await page.getByRole("button", { name: "Redact the document" }).click();

	await expect(page.getByRole("heading", { name: "Your redacted file is ready" })).toBeVisible();
	await expect(page.getByText(/none is left in it/)).toBeVisible();
	await expectAccessible(page, "a file that was redacted on the device");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save letter-redacted.pdf" }).click();
	const redacted = await readFile(await (await download).path());
	expect(redacted.toString("latin1")).not.toMatch(/okonjo|reinholt/i);
	expect(redacted.subarray(0, 5).toString()).toBe("%PDF-");

	await page.getByRole("button", { name: "Send the numbers and finish" }).click();
	await expect(page.getByRole("heading", { name: /places redacted/ })).toBeVisible();
	await expect(page.getByRole("button", { name: "Save letter-redacted.pdf" })).toBeVisible();
	await expectAccessible(page, "the result of a redaction on the device");
	await expect.poll(() => outputsIn(sent).length).toBe(2);
	const outputs = outputsIn(sent).map((output) => Object(output));
	expect(outputs).toMatchObject([
		{ findings: [], keptOnDevice: true },
		{ files: [], report: { kept: [], notFound: [] } },
	]);
	expect(outputs[0].counts.name).toBeGreaterThan(0);
	const said = /okonjo|reinholt|lindenhof|DE89 ?3704|5557 ?0190|tenancy agreement/i;
	expect(sent.texts().filter((text) => said.test(text))).toEqual([]);
	expect(carriersOf(file, sent)).toEqual([]);
	expect(carriersOf(redacted, sent)).toEqual([]);

	// What this browser keeps of a run goes when the run goes.
	const kept = () => page.evaluate(keptHere);
	const runId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	expect((await kept()).some((key) => key.includes(runId))).toBe(true);
	await page.getByRole("button", { name: "More for this run" }).click();
	await page.getByRole("menuitem", { name: "Delete run" }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Delete run/ })
		.click();
	await expect(page).toHaveURL(/\/runs$/);
	expect((await kept()).filter((key) => key.includes(runId))).toEqual([]);
});

test("a step that no page can do says in words that the program is asked, what for and in which form", async ({ page }) => {
	await becomeGuest(page);
	const post = async (path: string, data: unknown) => {
		const answer = await page.request.post(`/api/v1${path}`, { data, headers: { origin: stack.web } });
		expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
		return answer.json();
	};
	const { fileId, upload } = await post("/files", { fileName: "pay.csv", mimeType: "text/csv", sizeBytes: 400, local: true });
	expect(upload).toBeNull();
	const slotAnswers = [{ slotId: "targetFormat", value: "json" }];
	const { jobSpecId } = await post("/jobs/goal", { workflowId: "conversion.tables", fileIds: [fileId], sensitiveLocalFileIds: [fileId], slotAnswers });
	await post(`/jobs/goal/${jobSpecId}/confirm`, {});
	await page.goto(`/runs/${jobSpecId}`);
	await expect(page.getByRole("heading", { name: /your program is asked/ })).toBeVisible();
	await expect(page.getByText(/^tables:\w+$/)).toBeVisible();
	await page.getByText("The form of the answer").press("Enter");
	await expect(page.getByRole("region", { name: "The form of the answer" })).toContainText('"type": "object"');
	await expectAccessible(page, "a step for a program");
});
