import { readFile } from "node:fs/promises";
import { CheckupReport } from "@/lib/tools/resume-profile/checkup-report";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { enterAsGuest } from "@/tests/e2e/steps/account-steps";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(120_000);

test("a guest checks the sample resume by one click, goes through what was found and takes the report and its data", async ({ page }) => {
	await enterAsGuest(page);
	await page.goto("/catalog");
	await page.getByRole("link", { name: /^Try it with a sample.*Resume checkup$/ }).click();
	await expect(page.getByText("lena-hartwig.pdf", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Start run" }).click();

	const checkup = page.getByRole("region", { name: "Resume checkup" });
	await expect(checkup.getByText("of 100")).toBeVisible({ timeout: 60_000 });
	await expect(checkup.getByText("Checked by rules")).toBeVisible();
	await expect(checkup.getByRole("progressbar", { name: "Contact: 15 of 15 points" })).toBeVisible();
	const small = checkup.getByRole("region", { name: "Small things" });
	await expect(small.getByRole("heading", { name: /listed skills stand in the list alone$/ })).toBeVisible();
	await expect(checkup.getByText("Contact: Nothing missing here.")).toBeVisible();
	await expectAccessible(page, "a checkup");

	await checkup.getByRole("button", { name: "Contact 0" }).click();
	await expect(checkup.getByText("Nothing missing here.", { exact: true })).toBeVisible();
	await expect(small).toBeHidden();
	await checkup.getByRole("button", { name: /^All/ }).click();
	await expect(small).toBeVisible();

	await checkup.getByRole("tab", { name: "What a system reads" }).click();
	await expect(checkup.getByText("Kiezmarkt GmbH")).toBeVisible();
	await expectAccessible(page, "what a system reads");

	const [data] = await Promise.all([page.waitForEvent("download"), checkup.getByRole("link", { name: /^JSON/ }).click()]);
	const report = CheckupReport.parse(JSON.parse(await readFile(await data.path(), "utf8")));
	expect(report.readAs.name).toBe("Lena Hartwig");
	const [pdf] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /^Download Hartwig-Lena_Resume-checkup\.pdf/ }).click()]);
	expect((await readFile(await pdf.path())).subarray(0, 5).toString("latin1")).toBe("%PDF-");
});
