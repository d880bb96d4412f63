import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import pg from "pg";
import { expectAccessible } from "@/tests/e2e/steps/accessible";
import { expectNoOverflow } from "@/tests/e2e/steps/layout-steps";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, live, type Newcomer, test } from "@/tests/e2e/steps/test";

const RUN_MS = 90_000;
const TAG = "bindery";

/** Pro, as if they had paid for it. */
async function makePro(email: string): Promise<void> {
	const client = new pg.Client({ connectionString: stack.databaseUrl });
	await client.connect();
	await client.query(`UPDATE "user" SET tier = 'pro' WHERE email = $1`, [email]);
	await client.end();
}

async function call(page: Page, method: "POST" | "PATCH", path: string, data: unknown) {
	const answer = await page.request.fetch(`/api/v1${path}`, { method, data, headers: { origin: stack.web } });
	expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
	return answer.json();
}

const someone = (): Newcomer => {
	const id = randomUUID();
	return { name: "Noor Haddad", email: `noor-${id}@example.com`, password: `orchard ${id.slice(0, 13)}` };
};

test("somebody finds a shared workflow, tries it as a guest, and, signed in, likes it, says so and makes it theirs", async ({ page, newcomer, browser }) => {
	test.setTimeout(240_000);
	const name = `One PDF of everything ${randomUUID().slice(0, 8)}`;
	await becomeNewcomer(page, newcomer);
	await makePro(newcomer.email);
	const made = await call(page, "POST", "/user_workflows/import", {
		name,
		description: "Puts several documents into one PDF, in the order in which they were given.",
		systemPrompt: "Keep the order of the files.\n\nSay what could not be read.",
		toolPalette: [{ toolName: "documents:convert_to_pdf" }],
		tags: [TAG],
	});
	expect(made.findings.filter(({ level }: { level: string }) => level !== "note")).toEqual([]);
	await call(page, "PATCH", `/user_workflows/${made.workflowId}`, { visibility: "public" });

	// Nobody is signed in here.
	const visiting = await browser.newContext({ baseURL: stack.web });
	const visitor = await visiting.newPage();
	await visitor.goto("/community");
	await live(visitor);
	await expect(visitor.getByRole("heading", { level: 1, name: "Community" })).toBeVisible();
	await expectAccessible(visitor, "the gallery");
	await expectNoOverflow(visitor, "the gallery");
	await visitor.getByRole("searchbox", { name: "Search workflows" }).fill(name.slice(-8));
	await visitor.getByRole("button", { name: "Search", exact: true }).click();
	await expect(visitor).toHaveURL(/\/community\?q=/);
	await visitor.getByRole("button", { name: TAG }).click();
	await expect(visitor.getByRole("list", { name: "Workflows" }).getByRole("heading", { level: 2 })).toHaveText([name]);
	await expect(visitor.getByText("Nobody has run it yet.")).toBeVisible();
	await visitor.getByRole("link", { name }).click();
	await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(visitor.getByText("Say what could not be read.")).toBeVisible();
	await expect(visitor.getByRole("list", { name: "Tools" })).toContainText("documents:convert_to_pdf");
	await expectAccessible(visitor, "a shared workflow");
	await expectNoOverflow(visitor, "a shared workflow");
	await live(visitor);
	await visitor.locator('input[type="file"]').setInputFiles({ name: "notes.md", mimeType: "text/markdown", buffer: Buffer.from("# Notes\n\nOne thing.\n") });
	await visitor.getByRole("button", { name: "Try it as a guest" }).click();
	await expect(visitor).toHaveURL(/\/runs\/[0-9a-f-]{36}$/, { timeout: RUN_MS });
	await expect(visitor.getByRole("region", { name: "About this run" }).getByText(/^(Completed|Completed with exceptions)$/)).toBeVisible({ timeout: RUN_MS });
	await visiting.close();

	const signedIn = await browser.newContext({ baseURL: stack.web });
	const reader = await signedIn.newPage();
	const other = someone();
	await becomeNewcomer(reader, other);
	await reader.goto(`/community/${made.workflowId}`);
	await live(reader);
	await expect(reader.getByText("1 run", { exact: false }).first()).toBeVisible();
	await reader.getByRole("button", { name: "0 likes" }).click();
	await expect(reader.getByRole("button", { name: "1 like" })).toHaveAttribute("aria-pressed", "true");
	await reader.getByLabel("Your comment").fill("Works when x < 5. <b>Bold</b>");
	await reader.getByRole("button", { name: "Send comment" }).click();
	await expect(reader.getByText(/markup|plain text|HTML/i).last()).toBeVisible();
	await reader.getByLabel("Your comment").fill("Works when x < 5, and <3 for that.");
	await reader.getByRole("button", { name: "Send comment" }).click();
	await expect(reader.getByRole("list", { name: "Comments" })).toContainText("Works when x < 5, and <3 for that.");
	await expect(reader.getByText("A copy is free.")).toBeVisible();
	const forked = reader.waitForResponse((answer) => answer.url().endsWith("/user_workflows/fork"));
	await reader.getByRole("button", { name: "Make it yours" }).click();
	expect((await forked).status()).toBe(201);
	await reader.goto(`/community/${made.workflowId}`);
	await live(reader);
	await reader.getByRole("button", { name: "Take it back" }).click();
	await expect(reader.getByText("Nobody has said anything yet.")).toBeVisible();
	await signedIn.close();
});
