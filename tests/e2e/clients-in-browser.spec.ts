import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import type * as Sdk from "@/sdk/typescript/src/index";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";

test.setTimeout(240_000);

const PACKAGE = "public/docs/clients/goal-mode-sdk-0.1.0.tgz";
const AT = `${stack.web}/a-page-of-somebody`;
const BLOCK = 512;

/** The files of a tar archive. */
async function unpacked(file: string): Promise<ReadonlyMap<string, string>> {
	const archive = gunzipSync(await readFile(file));
	const files = new Map<string, string>();
	for (let at = 0; at < archive.length && archive[at] !== 0; ) {
		const name = archive.toString("utf8", at, archive.indexOf(0, at));
		const size = Number.parseInt(archive.toString("utf8", at + 124, at + 135), 8);
		files.set(name, archive.toString("utf8", at + BLOCK, at + BLOCK + size));
		at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
	}
	return files;
}

/** What a page tells of having used the client. Runs in the browser. */
async function useClient({ at, sdk }: { at: string; sdk: string }) {
	const { GoalMode, isApiError } = (await import(sdk)) as typeof Sdk;
	const goalMode = new GoalMode({ baseUrl: at });
	await goalMode.signInAsGuest();
	const refused = await goalMode.goalJobs.get("01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10").catch((error: unknown) => error);
	const { workflows } = await goalMode.workflows.getCatalog();
	const progress: number[] = [];
	const rows = Array.from({ length: 20_000 }, (_, row) => `${row},${"x".repeat(100)}`);
	const table = new File([["number,text", ...rows].join("\n")], "table.csv", { type: "text/csv" });
	const file = await goalMode.files.upload(table, { onProgress: ({ sentBytes, totalBytes }) => progress.push(sentBytes / totalBytes) });
	const job = await goalMode.goalJobs.create({ workflowId: "conversion.tables", fileIds: [file.fileId] });
	const seqs: number[] = [];
	const following = (async () => {
		for await (const { seq } of goalMode.goalJobs.events(job.jobSpecId)) seqs.push(seq);
	})();
	const ended = await goalMode.goalJobs.finish(job, { answers: { targetFormat: "json" } });
	await following;
	const download = await goalMode.goalJobs.download(job.jobSpecId);
	const bytes = await download.bytes();
	return {
		code: isApiError(refused) ? refused.code : String(refused),
		workflows: workflows.length,
		sizes: [file.sizeBytes, table.size],
		progress,
		status: ended.status,
		seqs,
		downloaded: [bytes.byteLength, download.sizeBytes],
	};
}

test("the built TypeScript client calls, uploads and follows a run from a page in a browser", async ({ context }) => {
	const files = await unpacked(PACKAGE);
	const page = await context.newPage();
	await page.route(`${AT}/**`, (route) => {
		const name = new URL(route.request().url()).pathname.replace("/a-page-of-somebody/", "package/dist/");
		return route.fulfill({ contentType: "text/javascript", body: files.get(name) ?? "" });
	});
	const sockets: string[] = [];
	page.on("websocket", (socket) => sockets.push(socket.url()));
	// A document without a policy of its own, which really comes from the service: a made-up one may reach no socket on this machine.
	await page.goto(`${stack.web}/api/v1/health`);
	const told = await page.evaluate(useClient, { at: stack.web, sdk: `${AT}/index.js` });
	expect(told).toMatchObject({ code: "JOB_NOT_FOUND", status: "completed" });
	expect(told.workflows).toBeGreaterThan(5);
	expect(told.sizes[0]).toBe(told.sizes[1]);
	expect(told.progress.at(-1)).toBe(1);
	expect(told.progress).toEqual([...told.progress].sort((one, other) => one - other));
	expect(told.seqs.length).toBeGreaterThan(3);
	expect(told.seqs).toEqual(told.seqs.map((_seq, index) => index + 1));
	expect(told.downloaded[0]).toBe(told.downloaded[1]);
	// The stream woke it: it did not only ask again and again.
	expect(sockets.some((url) => url.includes("client=goal-mode-sdk"))).toBe(true);
});
