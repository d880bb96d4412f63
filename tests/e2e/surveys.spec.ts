import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

interface WireSurvey {
	surveyId: string;
	itemVersion: number;
	questions: Array<{ questionId: string; questionText: string; questionType: string; required: boolean; options: string[] }>;
	earlyBirdDeadline: string | null;
	messagingOaId: string | null;
	mysteryEventConfig: { thresholdCount: number | null; rewardDetails: Record<string, unknown> } | null;
}

const saved = (page: Page) => expect(page.locator("[data-save=saved]")).toBeVisible();
const surveyIdOf = (page: Page) => /surveys\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
const question = (page: Page, number: number) => page.getByRole("textbox", { name: `Question ${number}`, exact: true });

async function readSurvey(page: Page, surveyId: string): Promise<WireSurvey> {
	return (await page.request.get(`/api/v1/surveys/${surveyId}`)).json();
}

/** What is on the clipboard, pasted where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
	await page.evaluate((pasted) => {
		const data = new DataTransfer();
		data.setData("text/plain", pasted);
		document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
	}, text);
}

async function answer(page: Page, survey: WireSurvey, name: string, { isFull = true, website = "" } = {}): Promise<void> {
	const answers = Object.fromEntries(
		survey.questions
			.filter(({ required }) => isFull || required)
			.map(({ questionId, questionType, options }) => {
				const value = {
					text: `${name} likes speed`,
					textarea: "Speed and calm",
					single_choice: options[0],
					multiple_choice: options.slice(0, 2),
					rating: 4,
					number: 42,
				};
				return [questionId, value[questionType as keyof typeof value]];
			}),
	);
	const data = { name, email: `${name.toLowerCase()}-${survey.surveyId.slice(0, 8)}@example.com`, answers, website };
	const sent = await page.request.post(`/api/v1/surveys/${survey.surveyId}/responses`, { data, headers: { origin: stack.web } });
	expect(sent.status(), await sent.text()).toBe(201);
}

test.setTimeout(240_000);

test("a creator writes ten questions by keyboard, publishes, shares, and reads the answers as they come", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await becomeGuest(page);
	await page.goto("/surveys");
	await expect(page.getByRole("heading", { name: "No surveys yet" })).toBeVisible();
	await expectAccessible(page, "no surveys");
	await page.getByRole("button", { name: "New survey" }).first().click();
	await page.getByLabel("Title").fill("Feedback on the beta");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/surveys\/[0-9a-f-]{36}$/);
	const surveyId = surveyIdOf(page);

	// Enter leads from the title to the first question, and from each to the next.
	const { keyboard } = page;
	await page.getByRole("textbox", { name: "Title" }).press("Enter");
	await expect(question(page, 1)).toBeFocused();
	await keyboard.type("What do you use it for? /req");
	await keyboard.press("Enter");
	await keyboard.press("Enter");
	await expect(question(page, 2)).toBeFocused();
	await keyboard.type("How do you like it? /rat");
	await keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /^Rating ?: type of question 2$/ })).toBeVisible();
	await keyboard.press("Enter");
	await keyboard.type("Which plan do you have?");
	await paste(page, "- Free\n- Team\n- Company");
	await expect(page.getByRole("textbox", { name: "Option 3 of question 3" })).toHaveValue("Company");
	await expect(page.getByRole("textbox", { name: "Option 3 of question 3" })).toBeFocused();
	await keyboard.press("Enter");
	await keyboard.type("Other");
	await keyboard.press("Enter");
	await keyboard.press("Enter");
	await expect(question(page, 4)).toBeFocused();
	await keyboard.type("What do you use besides? /several");
	await keyboard.press("Enter");
	await keyboard.type("Phone");
	await keyboard.press("Enter");
	await keyboard.type("Laptop");
	await keyboard.press("Control+Enter");
	await keyboard.type("How many are you? /number");
	await keyboard.press("Enter");
	await keyboard.press("Enter");
	await keyboard.type("What should be better? /long");
	await keyboard.press("Enter");
	await keyboard.press("Enter");
	// A list in an empty question is many of them.
	await paste(page, "Your role?\nYour team?\nYour city?\nYour country?");
	await expect(question(page, 10)).toHaveValue("Your country?");

	// Moving says where it went; undo takes it back.
	await keyboard.press("Alt+ArrowUp");
	await expect(question(page, 9)).toHaveValue("Your country?");
	await expect(question(page, 9)).toBeFocused();
	await expect(page.getByText("Question moved to 9 of 10")).toBeAttached();
	await keyboard.press("Control+z");
	await expect(question(page, 10)).toHaveValue("Your country?");
	await keyboard.press("Control+d");
	await expect(question(page, 11)).toHaveValue("Your country?");
	await keyboard.press("Control+Shift+Backspace");
	await expect(question(page, 11)).toHaveCount(0);
	await saved(page);

	await page.getByRole("checkbox", { name: /Early bird/ }).press("Space");
	await page.getByLabel("What they get").fill("Half the price in the first month");
	// The preview is the form itself: it stands at what is being written, and can be gone through.
	const preview = page.frameLocator("iframe[title$='as respondents see it']");
	await expect(preview.getByText("Half the price in the first month")).toBeVisible();
	await question(page, 10).focus();
	await expect(preview.getByLabel("Your country?")).toBeVisible();
	await preview.getByRole("button", { name: "Next" }).click();
	await expect(preview.getByLabel("Your name")).toBeVisible();
	await preview.getByRole("button", { name: "Send" }).click();
	await expect(preview.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
	await page.getByRole("checkbox", { name: /Mystery event/ }).press("Space");
	await page.getByRole("button", { name: "Publish" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText("Not ready to publish yet")).toBeVisible();
	await dialog.getByRole("button", { name: /Give the mystery event a title/ }).press("Enter");
	await expect(page.getByRole("textbox", { name: "Title" }).last()).toBeFocused();
	await keyboard.type("At two the curtain goes up");
	await page.getByLabel("Responses that unlock it").fill("2");
	await page.getByLabel("Code").fill("CURTAIN");
	// One account of the site writes to all: it is named, and there is nothing to type.
	await page.getByRole("checkbox", { name: /^LINE/ }).press("Space");
	await expect(page.getByText("Messages come from @goal-mode-sample")).toBeVisible();
	await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
	await saved(page);
	await expectAccessible(page, "builder");

	// Everything is with the server, as it stands on the page.
	const draft = await readSurvey(page, surveyId);
	expect(draft.questions.map(({ questionText, questionType }) => [questionText, questionType])).toEqual([
		["What do you use it for?", "text"],
		["How do you like it?", "rating"],
		["Which plan do you have?", "single_choice"],
		["What do you use besides?", "multiple_choice"],
		["How many are you?", "number"],
		["What should be better?", "textarea"],
		["Your role?", "text"],
		["Your team?", "text"],
		["Your city?", "text"],
		["Your country?", "text"],
	]);
	expect(draft.questions[0]?.required).toBe(true);
	expect(draft.questions[2]?.options).toEqual(["Free", "Team", "Company", "Other"]);
	expect(draft.mysteryEventConfig).toMatchObject({ thresholdCount: 2, rewardDetails: { code: "CURTAIN" } });
	expect(draft.messagingOaId).toBe("@goal-mode-sample");
	await page.reload();
	await expect(question(page, 10)).toHaveValue("Your country?");

	await page.getByRole("button", { name: "Publish" }).click();
	await dialog.getByRole("button", { name: "Publish survey" }).click();
	await expect(page).toHaveURL(/\/share$/);
	await expect(page.getByLabel("link", { exact: true })).toHaveValue(`${stack.web}/s/${surveyId}`);
	await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
	await page.getByRole("textbox", { name: /^Name/ }).fill("Ada");
	await expect(page.getByLabel("prefilled link")).toHaveValue(`${stack.web}/s/${surveyId}?name=Ada`);
	await expectAccessible(page, "share");
	await page.getByRole("button", { name: "Make a report link" }).click();
	const reportUrl = await page.getByLabel("report link").inputValue();

	await page.getByRole("link", { name: "Responses" }).click();
	await expect(page.getByRole("heading", { name: "No responses yet" })).toBeVisible();
	await expect(page.getByText("Live", { exact: true })).toBeVisible();
	const published = await readSurvey(page, surveyId);
	await answer(page, published, "Ada");
	await expect(page.getByRole("link", { name: "Ada", exact: true })).toBeVisible();
	await answer(page, published, "Grace", { isFull: false });
	await expect(page.getByRole("link", { name: "Grace", exact: true })).toBeVisible();
	await expect(page.getByText("Unlocked").first()).toBeVisible();
	await expectAccessible(page, "responses");

	// One after the other by keyboard.
	await keyboard.press("j");
	await keyboard.press("Enter");
	const sheet = page.getByRole("dialog");
	await expect(sheet.getByRole("heading", { name: "Grace" })).toBeVisible();
	await keyboard.press("j");
	await expect(sheet.getByRole("heading", { name: "Ada" })).toBeVisible();
	await expect(sheet.getByText("Ada likes speed").first()).toBeVisible();
	await expectAccessible(page, "one response");
	await keyboard.press("Escape");
	await page.getByRole("searchbox", { name: "Find responses" }).fill("Grace");
	await expect(page.getByRole("link", { name: "Ada", exact: true })).toHaveCount(0);
	await expect(page).toHaveURL(/\?q=Grace$/);
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(page.getByRole("link", { name: "Ada", exact: true })).toBeVisible();

	// What looks like a program's is kept apart until the creator lets it count.
	await answer(page, published, "Robot", { website: "https://spam.example" });
	await page.getByRole("button", { name: "Kept apart 1" }).click();
	await page.getByRole("link", { name: "Robot", exact: true }).click();
	await expect(sheet.getByText("A field was filled in that people don't see")).toBeVisible();
	await sheet.getByRole("button", { name: "Let it count" }).click();
	await expect(sheet.getByText("Kept apart")).toHaveCount(0);
	await keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Kept apart 0" })).toBeVisible();
	await page.getByRole("button", { name: "Counted 3" }).click();

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("menuitem", { name: "CSV" }).click();
	const csv = await readFile(await (await download).path(), "utf8");
	expect(csv.trim().split("\r\n")).toHaveLength(4);
	expect(csv).toContain("Which plan do you have?");
	expect(csv).toContain("Ada likes speed");

	await page.getByRole("link", { name: "Analytics" }).click();
	await expect(page.getByRole("heading", { name: "By day" })).toBeVisible();
	await answer(page, published, "Edsger");
	await expect(page.getByRole("definition").first()).toHaveText("4");
	await expectAccessible(page, "analytics");
	await page.getByRole("link", { name: "Free", exact: true }).first().click();
	await expect(page).toHaveURL(/answer=Free/);
	await expect(page.getByRole("link", { name: "Edsger", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Grace", exact: true })).toHaveCount(0);

	// The report has the numbers and nobody's words.
	const stranger = await page.context().browser()?.newContext();
	const visitor = await stranger?.newPage();
	if (!visitor) throw new Error("A second browser is needed.");
	await visitor.goto(reportUrl);
	await expect(visitor.getByRole("heading", { level: 1, name: "Feedback on the beta" })).toBeVisible();
	await expect(visitor.getByRole("heading", { name: "3. Which plan do you have?" })).toBeVisible();
	expect(await visitor.content()).not.toMatch(/Ada|Grace|CURTAIN|likes speed/);
	await expectAccessible(visitor, "report");
	await stranger?.close();

	await page.getByRole("button", { name: "Close survey" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close survey" }).click();
	await expect(page.getByRole("link", { name: "See the closed page" })).toBeVisible();
	for (const place of ["", "/share", "/settings", "/responses", "/analytics"]) {
		await page.goto(`/surveys/${surveyId}${place}`);
		await expectNoOverflow(page, `survey${place}`);
	}
	await page.goto("/surveys?status=closed");
	await expect(page.getByRole("link", { name: "Feedback on the beta" }).first()).toBeVisible();
	await expectAccessible(page, "list of surveys");
});

test("what is written without a connection is kept, and what two write at once is brought together", async ({ page, context }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await becomeGuest(page);
	const headers = { origin: stack.web };
	const made = await page.request.post("/api/v1/surveys", { data: { title: "Together" }, headers });
	const { surveyId } = await made.json();
	await page.goto(`/surveys/${surveyId}`);
	await page.getByRole("button", { name: "Add question" }).click();
	await page.keyboard.type("First?");
	await saved(page);

	await context.setOffline(true);
	await page.keyboard.press("Enter");
	await page.keyboard.type("Written on a train?");
	await expect(page.getByText("Offline, 1 change kept").first()).toBeVisible();
	await context.setOffline(false);
	await saved(page);
	expect((await readSurvey(page, surveyId)).questions.map(({ questionText }) => questionText)).toEqual(["First?", "Written on a train?"]);

	// Somebody else describes it and asks a third question meanwhile.
	await page.request.patch(`/api/v1/surveys/${surveyId}`, { data: { description: "From elsewhere", title: "Theirs" }, headers });
	await page.request.post(`/api/v1/surveys/${surveyId}/questions`, { data: { questionText: "Third?", questionType: "text" }, headers });
	await page.getByRole("textbox", { name: "Title" }).fill("Mine");
	await expect(page.getByText("This survey was changed elsewhere too")).toBeVisible();
	await expect(question(page, 3)).toHaveValue("Third?");
	await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("From elsewhere");
	await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Mine");
	await expectAccessible(page, "a clash on a phone");
	await page.getByRole("button", { name: "Take theirs" }).click();
	await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Theirs");
	await saved(page);
	expect(await readSurvey(page, surveyId)).toMatchObject({ title: "Theirs", description: "From elsewhere" });
	await expectNoOverflow(page, "builder");
});
