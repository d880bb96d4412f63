import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { makeSampleResume } from "@/prisma/sample-resume";
import { MIME_TYPES, type ResumeFormat, waitForPostings, waitForProfile, waitForResults } from "./run-steps";
import { stack } from "./stack";
import { live } from "./test";

const WORKFLOW = "goal_lane.resume_to_job_ready";
const Made = z.object({ jobSpecId: z.string() });
const Waiting = z.object({
	pendingInterrupts: z.array(z.object({ payload: z.object({ checkpointId: z.string() }) })),
	pendingSlots: z.array(z.object({ slotId: z.string(), suggestedValue: z.unknown(), options: z.array(z.unknown()) })),
});
type Sent = { data: unknown } | { multipart: { file: { name: string; mimeType: string; buffer: Buffer } } };

/** Calls the API in the name of whoever this browser is signed in as. */
async function call<Shape>(page: Page, schema: z.ZodType<Shape>, method: "GET" | "POST" | "PATCH", url: string, body?: Sent): Promise<Shape> {
	const answer = await page.request.fetch(`/api/v1${url}`, { method, headers: { origin: stack.web }, ...body });
	expect(answer.ok(), `${method} ${url}: ${answer.status()}`).toBe(true);
	return schema.parse(await answer.json());
}

/** A run of the main workflow with this resume, or with the sample one in this format, at its questions. Gives its id. */
async function makeRun(
	page: Page,
	resume: ResumeFormat | { file: string },
	of: { workflowId: string } | { goalText: string } = { workflowId: WORKFLOW },
): Promise<string> {
	const isSample = typeof resume === "string";
	const name = isSample ? `lena-hartwig.${resume}` : path.basename(resume.file);
	const buffer = Buffer.from(isSample ? (await makeSampleResume())[resume] : await readFile(resume.file));
	const mimeType = MIME_TYPES[name.endsWith(".pdf") ? "pdf" : "docx"];
	const { fileId } = await call(page, z.object({ fileId: z.string() }), "POST", "/files/upload", { multipart: { file: { name, mimeType, buffer } } });
	return (await call(page, Made, "POST", "/jobs/goal", { data: { ...of, fileIds: [fileId] } })).jobSpecId;
}

/** A run of the sample resume by a goal in words. Gives its id. */
export function makeGoalRun(page: Page, goalText: string): Promise<string> {
	return makeRun(page, "pdf", { goalText });
}

async function confirmRun(page: Page, id: string): Promise<void> {
	await call(page, z.unknown(), "POST", `/jobs/goal/${id}/confirm`, { data: {} });
}

/** Starts a run of this resume. Gives its id. */
export async function startRun(page: Page, resume: ResumeFormat | { file: string }): Promise<string> {
	const id = await makeRun(page, resume);
	await confirmRun(page, id);
	return id;
}

/** Waits for a pause, and answers it with what is suggested, or with the best postings. */
async function answerPause(page: Page, id: string, checkpointId: string, picks = 0): Promise<void> {
	const url = `/jobs/goal/${id}`;
	await expect
		.poll(async () => (await call(page, Waiting, "GET", url)).pendingInterrupts[0]?.payload.checkpointId, {
			intervals: [300],
			timeout: 45_000,
			message: checkpointId,
		})
		.toBe(checkpointId);
	const { pendingSlots } = await call(page, Waiting, "GET", url);
	const answers = pendingSlots.map(({ slotId, suggestedValue, options }) => ({
		slotId,
		value: slotId === "selectedJobIds" ? options.slice(0, picks) : suggestedValue,
	}));
	await call(page, z.unknown(), "PATCH", `${url}/slots`, { data: { answers } });
}

/** Opens a run of the sample resume at its questions. What led there was asked of the API: other tests do it by screen. */
export async function openQuestions(page: Page, format: ResumeFormat): Promise<void> {
	const id = await makeRun(page, format);
	await page.goto(`/new/${WORKFLOW}?run=${id}`);
	await expect(page.getByRole("heading", { name: "4 questions" })).toBeVisible();
}

/** Opens a run that was started and may be anywhere before its first pause. */
export async function openStarted(page: Page, format: ResumeFormat): Promise<void> {
	await page.goto(`/runs/${await startRun(page, format)}`);
}

/** Opens a run that is at work, and hears of its first pause only once the returned function was called, however slow the page and fast the run. */
export async function openAtWork(page: Page, format: ResumeFormat): Promise<() => void> {
	const id = await makeRun(page, format);
	let goOn: () => void = () => undefined;
	const isLet = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route(`**/api/v1/jobs/goal/${id}`, async (route) => {
		const response = await route.fetch();
		if (Waiting.parse(await response.json()).pendingInterrupts.length > 0) await isLet;
		await route.fulfill({ response }).catch(() => undefined);
	});
	await page.goto(`/runs/${id}`);
	await live(page);
	await confirmRun(page, id);
	return goOn;
}

/** Opens a run at its first pause. */
export async function openProfile(page: Page, resume: ResumeFormat | { file: string }): Promise<void> {
	await page.goto(`/runs/${await startRun(page, resume)}`);
	await waitForProfile(page);
}

/** Opens a run of the sample resume at its second pause, with all that is suggested. */
export async function openPostings(page: Page): Promise<void> {
	const id = await startRun(page, "pdf");
	await answerPause(page, id, "profile_review");
	await page.goto(`/runs/${id}`);
	await waitForPostings(page);
}

/** Opens a run of the sample resume by a goal in words at its second pause. */
export async function openPostingsFor(page: Page, goalText: string): Promise<void> {
	const id = await makeGoalRun(page, goalText);
	await confirmRun(page, id);
	await answerPause(page, id, "profile_review");
	await page.goto(`/runs/${id}`);
	await waitForPostings(page);
}

/** Opens a finished run of the sample resume with as many tailored resumes. */
export async function openResults(page: Page, picks: number): Promise<void> {
	const id = await startRun(page, "pdf");
	await answerPause(page, id, "profile_review");
	await answerPause(page, id, "job_selection", picks);
	await page.goto(`/runs/${id}`);
	await waitForResults(page);
}
