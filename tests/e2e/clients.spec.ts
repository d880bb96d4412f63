import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeSampleResume } from "@/prisma/sample-resume";
import { GoalMode } from "@/sdk/typescript/src/index";
import { becomeNewcomer } from "@/tests/e2e/steps/session";
import { stack } from "@/tests/e2e/steps/stack";
import { expect, test } from "@/tests/e2e/steps/test";
import { providePython, runProgram } from "@/tests/unit/sdk/python";

test.setTimeout(240_000);

const TABLE = "public/samples/coffee-roastery-orders.csv";
const NODE_COMMAND = ["--import", "tsx", "sdk/typescript/src/cli/main.ts"];

interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

function start(
	file: string,
	args: readonly string[],
	env: Readonly<Record<string, string>>,
): { child: ChildProcess; said: () => string; ended: Promise<Ended> } {
	const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
	let [out, err] = ["", ""];
	child.stdout.on("data", (chunk: Buffer) => {
		out += chunk.toString();
	});
	child.stderr.on("data", (chunk: Buffer) => {
		err += chunk.toString();
	});
	return { child, said: () => err, ended: new Promise((resolve) => child.once("exit", (code) => resolve({ code, out, err }))) };
}

test("a program is signed in through the browser, runs a workflow from the command line, and another finds its files", async ({ page, newcomer }) => {
	const home = await mkdtemp(path.join(tmpdir(), "goal-mode-command-"));
	const env = { XDG_CONFIG_HOME: home, GOAL_MODE_NO_BROWSER: "1", GOAL_MODE_API_KEY: "", GOAL_MODE_URL: "" };
	const command = (...args: string[]) => start(process.execPath, [...NODE_COMMAND, ...args], env);
	expect(await command("jobs", "list", "--url", stack.web).ended).toMatchObject({ code: 3, err: expect.stringContaining("not signed in") });

	await becomeNewcomer(page, newcomer);
	const login = command("login", "--url", stack.web);
	await expect.poll(login.said, { timeout: 60_000 }).toMatch(/code [\w-]{9}/);
	const code = /code ([\w-]{9})/.exec(login.said())?.[1] ?? "";
	await page.goto(`/account/device?code=${code}`);
	await expect(page.getByText(code, { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Let it in" }).click();
	await expect(page.getByText("The program is signed in")).toBeVisible();
	expect(await login.ended).toMatchObject({ code: 0, out: expect.stringContaining(newcomer.email) });

	const me = await command("api", "GET", "/api/v1/users/me").ended;
	expect(me, me.err).toMatchObject({ code: 0 });
	expect(JSON.parse(me.out)).toMatchObject({ email: newcomer.email });
	expect(await command("api", "GET", "/api/v1/jobs/goal/none").ended).toMatchObject({ code: 4, err: expect.stringContaining("JOB_NOT_FOUND") });

	const folder = path.join(home, "results");
	const run = await command("run", TABLE, "--workflow", "conversion.tables", "--answer", "targetFormat=xlsx", "--output", folder).ended;
	expect(run, run.err).toMatchObject({ code: 0 });
	const job = JSON.parse(run.out);
	expect(job).toMatchObject({ status: "completed", files: expect.arrayContaining([expect.stringMatching(/\.xlsx$/)]) });
	expect(await readdir(folder)).toEqual(job.files.map((file: string) => path.basename(file)));

	const withdrawn = `/api/v1/jobs/goal/${job.jobSpecId}/download`;
	const warning = /^Goal Mode: \/jobs\/goal\/…\/download will be withdrawn\. .*\n$/;
	expect(await command("api", "GET", withdrawn).ended).toMatchObject({ code: 0, err: expect.stringMatching(warning) });

	// The command of the other package keeps its settings in the same file.
	const found = await providePython();
	if ("python" in found) {
		const python = (...args: string[]) =>
			start(found.python, ["-m", "goal_mode", ...args], { ...env, PYTHONPATH: "sdk/python/src", PYTHONDONTWRITEBYTECODE: "1" }).ended;
		const listed = await python("jobs", "list");
		expect(JSON.parse(listed.out), listed.err).toEqual([expect.objectContaining({ jobSpecId: job.jobSpecId, status: "completed" })]);
		expect(await python("api", "GET", withdrawn)).toMatchObject({ code: 0, err: expect.stringMatching(warning) });
		const again = path.join(home, "again");
		const downloaded = await python("jobs", "download", job.jobSpecId, "--output", again);
		expect(downloaded, downloaded.err).toMatchObject({ code: 0 });
		for (const name of await readdir(folder)) expect((await readFile(path.join(again, name))).equals(await readFile(path.join(folder, name))), name).toBe(true);
		expect(await python("jobs", "sing")).toMatchObject({ code: 2 });
	}
	await rm(home, { recursive: true, force: true });
});

const PYTHON_MAIN_JOB = `
import asyncio, json, sys
from goal_mode import AsyncGoalMode
url, resume = sys.argv[1:3]
seqs = []
async def main():
    async with AsyncGoalMode(url) as goal_mode:
        await goal_mode.sign_in_as_guest()
        def answer(question, job):
            return question.options[:1] if question.slot_id == "selectedJobIds" else question.suggested_value
        job = await goal_mode.goal_jobs.run(resume, workflow_id="goal_lane.resume_to_job_ready", on_question=answer)
        async for event in goal_mode.goal_jobs.events(job.job_spec_id):
            seqs.append(event.seq)
        archive = await goal_mode.goal_jobs.download(job.job_spec_id)
        content = await archive.read()
        print(json.dumps({"status": job.status, "name": archive.file_name, "head": content[:2].decode(), "size": len(content), "declared": archive.size_bytes, "gapless": seqs == list(range(1, len(seqs) + 1))}))
asyncio.run(main())
`;

test("the main job from a file to its archive, in TypeScript and in Python", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-clients-"));
	const resume = path.join(folder, "lena-hartwig.pdf");
	await writeFile(resume, (await makeSampleResume()).pdf);
	const goalMode = new GoalMode({ baseUrl: stack.web });
	await goalMode.signInAsGuest();
	const sent: number[] = [];
	await goalMode.files.upload(resume, { onProgress: ({ sentBytes, totalBytes }) => sent.push(sentBytes / totalBytes) });
	expect(sent.at(-1)).toBe(1);

	const job = await goalMode.goalJobs.run(resume, {
		workflowId: "goal_lane.resume_to_job_ready",
		onQuestion: (question) => (question.slotId === "selectedJobIds" ? question.options.slice(0, 1) : question.suggestedValue),
	});
	expect(job.status).toBe("completed");
	const seqs: number[] = [];
	for await (const { seq } of goalMode.goalJobs.events(job.jobSpecId)) seqs.push(seq);
	expect(seqs).toEqual(seqs.map((_seq, at) => at + 1));
	const archive = await goalMode.goalJobs.download(job.jobSpecId);
	await archive.saveTo(path.join(folder, "archive.zip"));
	const saved = await readFile(path.join(folder, "archive.zip"));
	expect([saved.subarray(0, 2).toString(), saved.byteLength]).toEqual(["PK", archive.sizeBytes]);

	const found = await providePython();
	test.info().annotations.push({ type: "python", description: "why" in found ? found.why : "run" });
	if ("python" in found) {
		const { code, output } = await runProgram(found.python, ["-c", PYTHON_MAIN_JOB, stack.web, resume], { PYTHONPATH: "sdk/python/src" });
		expect(code, output).toBe(0);
		const said = JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
		expect(said).toMatchObject({ status: "completed", head: "PK", gapless: true });
		expect(said.size).toBe(said.declared);
	}
	await rm(folder, { recursive: true, force: true });
});
