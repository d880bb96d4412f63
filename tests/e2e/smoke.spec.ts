import { expect, test } from "@playwright/test";

test("the landing page opens without a complaint and says what this is", async ({ page }) => {
	const complaints: string[] = [];
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
	page.on("pageerror", (error) => complaints.push(error.message));
	const response = await page.goto("/");
	expect(response?.status()).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page).toHaveTitle(/Goal Mode/);
	expect(complaints).toEqual([]);
});

test("the reference's calls go to the service that shows them", async ({ page, baseURL }) => {
	await page.goto("/docs/api");
	await expect(page.getByText(`ORIGIN=${baseURL}`)).toBeVisible();
});
