import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { z } from "zod";
import { listedSteps } from "@/components/goal-jobs/run/timeline/timeline";
import { workingSpan } from "@/components/goal-jobs/run/timeline/working-span";
import { placeWords } from "@/components/postings/posting-words";
import { RecordedRun } from "@/components/site/sample/recorded-run";
import { groupResults, type ResultGroup } from "@/components/workflows/resume-to-job-ready/result-groups";
import { PostingPage } from "@/lib/goal-jobs/posting-schemas";
import { ArtifactList, type LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import { GoalJob } from "@/lib/goal-jobs/schemas";
import { JobListResult } from "@/lib/tools/job-search/schemas";
import { makeSampleResume, SAMPLE_RESUME } from "@/prisma/sample-resume";
import { openResults } from "@/tests/e2e/steps/run-up";
import { becomeGuest } from "@/tests/e2e/steps/session";
import { test } from "@/tests/e2e/steps/test";
import { changedLines, toldParts } from "./changed-lines";

const FOLDER = "public/sample-run";
const RECORD = "components/site/sample/recorded-run.json";
const PICKS = 3;
const MATCHES = 12;
/** Sharp where it is shown at up to 500 pixels on a dense screen. */
const PAGE_WIDTH = 1000;

test("the finished run that anybody may look at", async ({ page }) => {
	await becomeGuest(page);
	await openResults(page, PICKS);
	const jobSpecId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const of = <Shape>(schema: z.ZodType<Shape>, rest = "") => read(page, schema, `/api/v1/jobs/goal/${jobSpecId}${rest}`);
	const job = await of(GoalJob);
	const { artifacts } = await of(ArtifactList, "/artifacts");
	const postings = await of(PostingPage, `/postings?limit=${MATCHES}`);
	const { groups, matches } = groupResults(artifacts);
	if (!matches) throw new Error("The run made no list of matches.");
	const { counts, sources } = JobListResult.parse(JSON.parse((await bytesOf(page, matches)).toString("utf8")));

	await rm(FOLDER, { recursive: true, force: true });
	await mkdir(FOLDER, { recursive: true });
	const original = Buffer.from((await makeSampleResume()).pdf);
	const resumes: RecordedRun["resumes"] = [];
	for (const [index, { title, company, pdf, docx, note }] of bestFirst(groups, postings).entries()) {
		const name = `tailored-${index + 1}`;
		if (!pdf || !docx || !note) throw new Error(`The resume for ${title} lacks a file.`);
		const bytes = await bytesOf(page, pdf);
		const told = withoutAddress((await bytesOf(page, note)).toString("utf8"));
		resumes.push({
			title,
			company,
			pages: await picturesOf(bytes, name),
			marks: await changedLines(original, bytes, toldParts(told)),
			note: told,
			files: {
				pdf: { name: pdf.fileName, file: await keep(`${name}.pdf`, bytes) },
				docx: { name: docx.fileName, file: await keep(`${name}.docx`, await bytesOf(page, docx)) },
			},
		});
	}
	const span = workingSpan(job, []);
	const record: RecordedRun = {
		day: job.createdAt.slice(0, 10),
		resume: { name: SAMPLE_RESUME.name, fileName: "lena-hartwig.pdf", file: "/samples/lena-hartwig.pdf", pages: await picturesOf(original, "original") },
		workedMs: span?.to ? Date.parse(span.to) - Date.parse(span.from) : 0,
		costMicroU: job.costMicroU,
		steps: listedSteps(job).map(({ title, role, stepType, startedAt, finishedAt }) => ({
			title,
			role,
			isPause: stepType === "checkpoint",
			durationMs: stepType !== "checkpoint" && startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null,
		})),
		counts,
		sources: sources.filter(({ found }) => found > 0).map(({ provider, found }) => ({ provider, found })),
		matches: postings.items.map((posting) => ({
			title: posting.title,
			company: posting.company,
			place: placeWords(posting),
			fit: posting.fit.overall,
			matchedSkills: posting.fit.matchedSkills.slice(0, 4),
			missingSkills: posting.fit.missingSkills.slice(0, 3),
		})),
		resumes,
	};
	await writeFile(RECORD, `${JSON.stringify(RecordedRun.parse(record), null, "\t")}\n`);
});

function bestFirst(groups: readonly ResultGroup[], { items }: PostingPage): ResultGroup[] {
	const placeOf = ({ postingId }: ResultGroup) => items.findIndex(({ jobId }) => jobId === postingId);
	return [...groups].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The sample postings stand on a server of the machine that makes the recording. */
function withoutAddress(note: string): string {
	return note.replace(/^- Posting: .*\n/m, "");
}

async function read<Shape>(page: Page, schema: z.ZodType<Shape>, url: string): Promise<Shape> {
	return schema.parse(await (await page.request.get(url)).json());
}

async function bytesOf(page: Page, artifact: LinkedArtifact): Promise<Buffer> {
	return (await page.request.get(artifact.downloadUrl)).body();
}

async function keep(fileName: string, bytes: Buffer): Promise<string> {
	await writeFile(path.join(FOLDER, fileName), bytes);
	return `/sample-run/${fileName}`;
}

/** Each page of a PDF as a picture. Gives their addresses. */
async function picturesOf(pdf: Buffer, name: string): Promise<string[]> {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(pdf);
	const pictures: string[] = [];
	for (const page of document.pages()) {
		const { data, width, height } = await page.render({ scale: PAGE_WIDTH / page.getOriginalSize().originalWidth, render: "bitmap" });
		const webp = await sharp(data, { raw: { width, height, channels: 4 } })
			.flatten({ background: "#fff" })
			.webp({ nearLossless: true, quality: 40, effort: 6 })
			.toBuffer();
		pictures.push(await keep(`${name}-${page.number + 1}.webp`, webp));
	}
	document.destroy();
	library.destroy();
	return pictures;
}
