import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "@playwright/test";
import sharp from "sharp";
import type { ExamplePictures } from "@/components/goal-jobs/new-run/files/example-pictures";
import { stack } from "@/tests/e2e/steps/stack";
import { SampleRun } from "@/tests/world/sample-run";

const FOLDER = "public/examples";
const RECORD = "components/goal-jobs/new-run/files/example-pictures.json";
/** Sharp where it is shown at up to 320 pixels on a dense screen. */
const WIDTH = 640;
const RUN_MS = 240_000;

test.setTimeout(1_200_000);

test("what each workflow makes of its samples, as a picture of the first page", async () => {
	await rm(FOLDER, { recursive: true, force: true });
	await mkdir(FOLDER, { recursive: true });
	const made: Record<string, ExamplePictures[string]> = {};
	for (const workflow of (await SampleRun.listWorkflows(stack.web)).filter(({ deprecated }) => !deprecated)) {
		const run = new SampleRun(stack.web, RUN_MS);
		await run.make(workflow);
		const { status } = await run.goOn(RUN_MS);
		if (status !== "completed") throw new Error(`${workflow.workflowId} ended ${status}.`);
		const picture = await run.picture();
		if (picture === null) continue;
		const { data, info } = await sharp(picture).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
		await writeFile(path.join(FOLDER, `${workflow.workflowId}.webp`), data);
		made[workflow.workflowId] = { width: info.width, height: info.height };
	}
	await writeFile(RECORD, `${JSON.stringify(made, null, "\t")}\n`);
});
