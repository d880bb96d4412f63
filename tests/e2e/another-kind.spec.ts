import { readFileSync } from "node:fs";
import pg from "pg";
import { z } from "zod";
import { makeSampleResume } from "@/prisma/sample-resume";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { expect, test } from "@/tests/e2e/steps/test";
import { READ_SEVERAL } from "@/tests/factories/spec-examples";

test.setTimeout(60_000);

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(JSON.parse(readFileSync(process.env.ENDPOINTS_FILE ?? ".local/endpoints.json", "utf8")));

async function keepWorkflow(workflowId: string, ownerId: string): Promise<void> {
	const database = new pg.Client(databaseUrl);
	await database.connect();
	const specId = `user_test.${workflowId}`;
	const row = [workflowId, ownerId, specId, JSON.stringify({ ...READ_SEVERAL, specId })];
	await database.query('insert into stored_spec ("workflowId", "ownerId", "specId", spec, "updatedAt") values ($1, $2, $3, $4, now())', row);
	await database.end();
}

test("a workflow without screens of its own asks by the names of the files, and shows what came out of it", async ({ page, baseURL }) => {
	await becomeGuest(page);
	const headers = { origin: baseURL ?? "" };
	const call = async <Shape>(
		schema: z.ZodType<Shape>,
		url: string,
		body?: { data: unknown } | { multipart: Record<string, { name: string; mimeType: string; buffer: Buffer }> },
	) => schema.parse(await (await page.request.fetch(`/api/v1${url}`, { method: body ? "POST" : "GET", headers, ...body })).json());
	const buffer = Buffer.from((await makeSampleResume()).docx);
	const fileIds: string[] = [];
	for (const name of ["anna.docx", "ben.docx", "cleo.docx"]) {
		const uploaded = await call(z.object({ fileId: z.string() }), "/files/upload", { multipart: { file: { name, mimeType: DOCX, buffer } } });
		fileIds.push(uploaded.fileId);
	}
	const { id: userId } = await call(z.object({ id: z.string() }), "/users/me");
	const userWorkflowId = `uw_${userId.replaceAll("-", "_")}`;
	await keepWorkflow(userWorkflowId, userId);
	const { jobSpecId } = await call(z.object({ jobSpecId: z.string() }), "/jobs/goal", { data: { userWorkflowId, fileIds } });
	await call(z.object({ status: z.literal("queued") }), `/jobs/goal/${jobSpecId}/confirm`, { data: {} });

	const askedForFeedback: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "GET" && request.url().endsWith("/feedback")) askedForFeedback.push(request.url());
	});
	await page.goto(`/runs/${jobSpecId}`);
	await expect(page.getByRole("heading", { name: "Which ones do you want to keep?" })).toBeVisible();
	const choices = page.getByRole("group", { name: "Which documents?" });
	await choices.getByRole("checkbox", { name: "ben.docx" }).focus();
	await page.keyboard.press("Space");
	await choices.getByText("cleo.docx").click();
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(page.getByRole("region", { name: "About this run" }).getByText("Completed", { exact: true })).toBeVisible();

	await expect(page.getByRole("heading", { name: "kept.json" })).toBeVisible();
	const { filledSlots } = await call(z.object({ filledSlots: z.object({ kept: z.array(z.string()) }) }), `/jobs/goal/${jobSpecId}`);
	expect(filledSlots.kept).toEqual(fileIds.slice(1));

	// What the user thinks of it comes with the page: nothing is asked for that nobody has given.
	expect(askedForFeedback).toEqual([]);
	const useful = page.getByRole("group", { name: "Was this useful?" }).getByRole("button", { name: "Useful", exact: true });
	const kept = page.waitForResponse((response) => response.url().endsWith("/feedback") && response.ok());
	await useful.click();
	await kept;
	await page.reload();
	await expect(useful).toHaveAttribute("aria-pressed", "true");
	expect(askedForFeedback).toEqual([]);
});
