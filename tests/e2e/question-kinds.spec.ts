import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { addResume } from "@/tests/e2e/steps/run-steps";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";

const PLAIN_SCHEMA = {
	type: "object",
	properties: { givenName: { type: "string" }, age: { type: "integer", minimum: 0 }, isMember: { type: "boolean", title: "A member?" } },
	required: ["givenName"],
};

const asked = (slotId: string, slotType: string, config: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => ({
	slotId,
	slotType,
	question: `The ${slotId}?`,
	options: [],
	default: null,
	required: false,
	acceptedFormats: [],
	hidden: false,
	isDisambiguation: false,
	config,
	suggestedValue: null,
	suggestedConfidence: null,
	suggestedSource: null,
	...more,
});

const QUESTIONS = [
	asked("title", "text", { placeholder: "In a few words" }),
	asked("story", "textarea", { maxLength: 40 }),
	asked("weight", "number", { min: 1, max: 90, isWhole: true, unit: "kg", help: "From 1 to 90." }),
	asked("consent", "boolean", { help: "You can take it back." }),
	asked("tone", "select", { labels: { formal: "Formal" } }, { options: ["formal", "warm"] }),
	asked("tags", "multi_select", { allowFreeEntries: true, maxItems: 3 }),
	asked("day", "date", { min: "2026-01-01", max: "2026-12-31" }),
	asked("person", "object", { schema: PLAIN_SCHEMA }),
	asked("map", "object", { schema: { type: "object", additionalProperties: { type: "number" } } }),
];

/** No built-in workflow asks all of these: the main one does here, and what it is answered is looked at on the way. */
async function askAll(page: Page): Promise<unknown[]> {
	const sent: unknown[] = [];
	const withQuestions = async (route: Route) => {
		const response = await route.fetch();
		const job = await response.json();
		if (job.status === "slots_pending") job.pendingSlots = QUESTIONS;
		await route.fulfill({ response, json: job });
	};
	await page.route(/\/api\/v1\/jobs\/goal\/[\w-]{36}$/, withQuestions);
	await page.route(/\/api\/v1\/jobs\/goal$/, withQuestions);
	await page.route(/\/api\/v1\/jobs\/goal\/[\w-]{36}\/slots$/, async (route) => {
		sent.push(route.request().postDataJSON().answers);
		const details = { slots: [{ slotId: "consent", message: "This has to be agreed to." }] };
		await route.fulfill({ status: 422, json: { error: "SLOT_VALIDATION_ERROR", code: "SLOT_VALIDATION_ERROR", message: "x", details } });
	});
	return sent;
}

test("every kind of question is answered by keyboard alone, with its limits, its unit and its errors in words", async ({ page }) => {
	await becomeGuest(page);
	const sent = await askAll(page);
	await addResume(page, "docx", "9 questions");
	await expectAccessible(page, "all kinds of questions");

	await page.getByLabel("The title?").focus();
	await page.keyboard.type("Spring");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("The story?")).toBeFocused();
	await page.keyboard.type("It rained. ".repeat(6));
	await expect(page.getByText("40 of 40 characters")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("The weight?")).toBeFocused();
	await expect(page.getByLabel("The weight?")).toHaveAccessibleDescription("From 1 to 90. kg");
	await page.keyboard.type("71");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("checkbox", { name: /The consent\?/ })).toBeChecked();
	await page.keyboard.press("Tab");
	const tone = page.getByRole("combobox", { name: "The tone?" });
	await expect(tone).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("listbox")).toBeVisible();
	await expect(page.getByRole("option").locator("visible=true").and(page.locator(":focus"))).toHaveCount(1);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("listbox")).toHaveCount(0);
	await expect(tone).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("The tags?")).toBeFocused();
	await page.keyboard.type("one");
	await page.keyboard.press("Enter");
	await page.keyboard.type("two");
	await page.keyboard.press("Enter");
	await page.getByLabel("The day?").focus();
	await page.keyboard.type("03312026");
	const person = page.getByRole("group", { name: "The person?" });
	await person.getByLabel("Given name").focus();
	await page.keyboard.type("Ada");
	await page.keyboard.press("Tab");
	await page.keyboard.type("36");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.getByLabel("The map?").focus();
	await page.keyboard.type('{"north": 1');
	await expect(page.getByText("This is no JSON yet")).toBeVisible();
	await page.keyboard.type("}");
	await expect(page.getByText("This is no JSON yet")).toHaveCount(0);
	await page.getByRole("button", { name: "Start run" }).focus();
	await page.keyboard.press("Enter");

	await expect(page.getByText("This has to be agreed to.").first()).toBeVisible();
	await expectAccessible(page, "a question whose answer was refused");
	expect(Object.fromEntries(Object(sent[0]).map(({ slotId, value }: { slotId: string; value: unknown }) => [slotId, value]))).toEqual({
		title: "Spring",
		story: "It rained. ".repeat(6).slice(0, 40),
		weight: 72,
		consent: true,
		tone: expect.stringMatching(/formal|warm/),
		tags: ["one", "two"],
		day: "2026-03-31",
		person: { givenName: "Ada", age: 36, isMember: true },
		map: { north: 1 },
	});
});
