import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { GoalMode } from "@/sdk/typescript/src/index";
import { type CommandLine, commandLines, hasTerminal } from "./command-line";
import { providePython, runProgram } from "./python";
import { JOB_ID, POSTINGS, type RunService, startRunService } from "./run-service";

const SLOW_MS = 300_000;
let service: RunService;
let lines: ReadonlyMap<string, CommandLine>;
let folder: string;

beforeAll(async () => {
	const own = await commandLines();
	lines = own.lines;
	service = await startRunService();
	return own.end;
}, SLOW_MS);
afterAll(() => service.close());
beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "goal-mode-run-"));
	return () => rm(folder, { recursive: true, force: true });
});

async function onEach(perform: (run: (...args: string[]) => ReturnType<CommandLine>, name: string) => Promise<void>): Promise<void> {
	for (const [name, line] of lines) await perform((...args) => line(args, { env: { GOAL_MODE_URL: service.url, GOAL_MODE_API_KEY: "ck_command" } }), name);
}

/** The commands that a hint names, as words: each may be sent as it stands. */
function commandsIn(text: string): string[][] {
	const found = [...text.matchAll(/(?:goal-mode|python -m goal_mode) (run .*)$/gm)];
	return found.map(([, words = ""]) => [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""));
}

const [COSTLY, COVERED] = [
	{ costU: 119_600, freeCredits: 50_000 },
	{ costU: 119_600, freeCredits: 119_600 },
];

it("without a terminal nothing that costs money is started unless --yes says so, and the hint names the command that does", { timeout: SLOW_MS }, async () => {
	await onEach(async (run, name) => {
		service.begin("ready", COSTLY);
		const stopped = await run("run", "--job", JOB_ID, "--output", folder, "--answer", "selectedJobIds=best:2");
		expect(stopped, name).toMatchObject({ code: 6, out: "", err: expect.stringContaining("This run costs up to $0.07 of your balance") });
		expect(stopped.err).toContain("Nothing was started, since nobody could be asked.");
		expect(service.changes).toEqual([]);
		expect(commandsIn(stopped.err)).toEqual([["run", "--job", JOB_ID, "--yes", "--answer", "selectedJobIds=best:2", "--output", folder]]);
		expect(await run(...(commandsIn(stopped.err)[0] ?? [])), name).toMatchObject({ code: 0 });
		expect(service.changes[0]).toEqual({ what: "confirm", body: {} });
	});
});

it("at a terminal a price is asked about, and Enter is a no", { timeout: SLOW_MS }, async ({ skip }) => {
	if (!hasTerminal()) return skip("There is no terminal to ask on.");
	for (const [name, line] of lines) {
		const env = { GOAL_MODE_URL: service.url, GOAL_MODE_API_KEY: "ck_command" };
		for (const [typed, code, made] of [
			[[""], 6, []],
			[["y", "best:2"], 0, ["confirm", "slots"]],
		] as const) {
			service.begin("ready", COSTLY);
			const ended = await line(["run", "--job", JOB_ID], { env, typed });
			expect(ended.out, name).toMatch(/This run costs up to \$0\.07 of your balance.*\r\nStart it\? \[y\/N\] /);
			expect([ended.code, service.changes.map(({ what }) => what)], `${name}: ${ended.out}`).toEqual([code, made]);
			if (code === 6) expect(ended.out).toMatch(new RegExp(`Nothing was started\\.\\r\\nStart it, whatever it costs: .* run --job ${JOB_ID} --yes`));
		}
	}
});

it("what the free allowance covers is started; at the choice of postings the hint names them and the very commands to go on with", {
	timeout: SLOW_MS,
}, async () => {
	await onEach(async (run, name) => {
		service.begin("ready", COVERED);
		const stopped = await run("run", "--job", JOB_ID, "--output", folder);
		expect(stopped, name).toMatchObject({ code: 6, out: "" });
		expect(stopped.err).toContain("The run waits for an answer: For which jobs should we write a tailored resume? (selectedJobIds)");
		expect(stopped.err).toContain("  job_1  Engineer 1, Firm & Söhne, Berlin, 60000 to 80000 EUR a year, fit 99 of 100\n");
		expect(stopped.err).toMatch(new RegExp(`… 20 more: .* jobs show ${JOB_ID}\n`));
		expect(stopped.err).not.toMatch(/onQuestion|on_question/);
		const [best = [], byId = []] = commandsIn(stopped.err);
		expect(best).toEqual(["run", "--job", JOB_ID, "--answer", "selectedJobIds=best:3", "--output", folder]);
		expect(byId).toEqual(["run", "--job", JOB_ID, "--answer", 'selectedJobIds=["job_1","job_2"]', "--output", folder]);
		for (const [command, ids] of [
			[best, ["job_1", "job_2", "job_3"]],
			[byId, ["job_1", "job_2"]],
		] as const) {
			service.begin("choosing");
			const ended = await run(...command);
			expect(ended, name).toMatchObject({ code: 0 });
			expect(service.changes).toEqual([{ what: "slots", body: { answers: [{ slotId: "selectedJobIds", value: ids }] } }]);
			// Steps that were over before are counted, not told again.
			expect(ended.err).toContain("1 step was over before\n");
			expect([ended.err.includes("✓ Read the resume"), ended.err.includes("✓ Write")]).toEqual([false, true]);
		}
	});
});

it("--output saves the files and leaves out the ZIP that holds them; --zip saves that alone", { timeout: SLOW_MS }, async () => {
	await onEach(async (run, name) => {
		for (const [flags, saved] of [
			[[], ["LICENSE", "resume.docx"]],
			[["--zip"], ["all.zip"]],
		] as const) {
			service.begin("completed");
			for (const [at, command] of [
				["run", "--job", JOB_ID],
				["jobs", "download", JOB_ID],
			].entries()) {
				const into = path.join(folder, name, String(flags.length), String(at));
				const ended = await run(...command, "--output", into, ...flags);
				expect(ended, name).toMatchObject({ code: 0 });
				expect((await readdir(into)).sort()).toEqual(saved);
				expect(await readFile(path.join(into, saved[0]), "utf8")).toBe(saved[0]);
			}
		}
	});
});

it("a run that failed is told as failed, also where its files were asked for", { timeout: SLOW_MS }, async () => {
	await onEach(async (run, name) => {
		service.begin("failed");
		const ended = await run("run", "--job", JOB_ID, "--output", folder);
		expect(ended, `${name}: ${ended.err}`).toMatchObject({ code: 1 });
		expect(JSON.parse(ended.out)).toMatchObject({ status: "failed", errorMessage: "It went wrong.", files: [] });
		// Who reads no JSON is told why as well.
		expect(ended.err, name).toContain("It went wrong.\n");
	});
});

it("an answer that is refused leaves the run waiting, and the hint names the command with which another is given", { timeout: SLOW_MS }, async () => {
	await onEach(async (run, name) => {
		for (const wrong of ["best:22", "bset:5"]) {
			service.begin("choosing");
			const stopped = await run("run", "--job", JOB_ID, "--answer", `selectedJobIds=${wrong}`, "--output", folder);
			expect(stopped, `${name}: ${stopped.err}`).toMatchObject({ code: 6, out: "" });
			expect(stopped.err).toContain("selectedJobIds: Pick 1 to 10.\nThe run waits.");
			expect(commandsIn(stopped.err)).toEqual([["run", "--job", JOB_ID, "--answer", "selectedJobIds=…", "--output", folder]]);
			expect(service.changes).toEqual([]);
		}
	});
});

it("an answer to a question that is called otherwise is told, and left out of the command that goes on", { timeout: SLOW_MS }, async () => {
	await onEach(async (run, name) => {
		service.begin("choosing");
		const stopped = await run("run", "--job", JOB_ID, "--answer", "selectedJobs=best:2", "--answer", "country=Germany");
		expect(stopped, name).toMatchObject({ code: 6 });
		expect(stopped.err).toContain("No question is called selectedJobs. Did you mean selectedJobIds?\n");
		expect(commandsIn(stopped.err)[0]).toEqual(["run", "--job", JOB_ID, "--answer", "selectedJobIds=best:3", "--answer", "country=Germany"]);
	});
});

it("a key with a sign that no key has and an address without its scheme are told at once, blanks around a key are none of it", {
	timeout: SLOW_MS,
}, async () => {
	for (const [name, line] of lines) {
		const at = (url: string, key: string) => line(["jobs", "list"], { env: { GOAL_MODE_URL: url, GOAL_MODE_API_KEY: key } });
		expect(await at(service.url, "ck_…"), name).toMatchObject({
			code: 3,
			err: expect.stringContaining("This key is not accepted: it holds a sign that no key has."),
		});
		expect(await at("localhost:4810", "ck_command"), name).toMatchObject({
			code: 2,
			err: expect.stringContaining("has to begin with http:// or https://, and this one does not: localhost:4810"),
		});
		service.begin("completed");
		const shown = await line(["jobs", "show", JOB_ID], { env: { GOAL_MODE_URL: service.url, GOAL_MODE_API_KEY: " ck_command\n" } });
		expect(shown, `${name}: ${shown.err}`).toMatchObject({ code: 0 });
	}
});

/** A path that is given, and the file that is written. */
const SAVED: ReadonlyArray<readonly [given: string, file: string]> = [
	["own", "own/all.zip"],
	["own", "own/all.zip"],
	["own.zip", "own.zip"],
	["a/b/", "a/b/all.zip"],
	["v1.2/", "v1.2/all.zip"],
	["c/d/e.zip", "c/d/e.zip"],
	[".hidden", ".hidden/all.zip"],
];
/** Those that a program chooses: the best five of those that fit at least 80 of 100, with what they are. */
const CHOSEN = POSTINGS.slice(0, 5);
const TOLD = CHOSEN.map(({ title, company, location, salary, fit }) => [title, company, location, salary?.max, fit.overall]);
const SENT = [{ what: "slots", body: { answers: [{ slotId: "selectedJobIds", value: CHOSEN.map(({ jobId }) => jobId) }] } }];

it("a program chooses postings by what they are, and says with the path whether it means a file or a folder", async () => {
	service.begin("choosing");
	const { goalJobs } = new GoalMode({ baseUrl: service.url, apiKey: "ck_program" });
	const told: unknown[] = [];
	const counts: number[] = [];
	await goalJobs.finish(await goalJobs.get(JOB_ID), {
		onQuestion: async (question) => {
			const best = await question.postings({ minFit: 80 }).take(5);
			told.push(...best.map(({ title, company, location, salary, fit }) => [title, company, location, salary?.max, fit.overall]));
			let count = 0;
			for await (const _posting of question.postings()) count += 1;
			counts.push(count);
			return best.map(({ jobId }) => jobId);
		},
	});
	expect([told, counts, service.changes]).toEqual([TOLD, [POSTINGS.length], SENT]);
	for (const [given, file] of SAVED) {
		const saved = await (await goalJobs.download(JOB_ID)).saveTo(path.join(folder, given) + (given.endsWith("/") ? "/" : ""));
		expect(saved, given).toBe(path.join(folder, file));
		expect(await readFile(saved, "utf8"), given).toBe("all.zip");
	}
	// A file that is there stays a file.
	await writeFile(path.join(folder, "taken"), "before");
	expect(await (await goalJobs.download(JOB_ID)).saveTo(path.join(folder, "taken"))).toBe(path.join(folder, "taken"));
});

const CHOOSE = `
async def choose(question, job):
    best = await question.postings(min_fit=80).take(5)
    told.extend([one.title, one.company, one.location, one.salary.max, one.fit.overall] for one in best)
    counts.append(len([one async for one in question.postings()]))
    return [one.job_id for one in best]
`;
const SAVE = `
    for path, file in told_paths:
        saved = await (await client.goal_jobs.download(job_id)).save_to(os.path.join(folder, path))
        assert str(saved) == os.path.join(folder, file), (path, saved)
        assert saved.read_text() == "all.zip", path
    open(os.path.join(folder, "taken"), "w").close()
    assert str(await (await client.goal_jobs.download(job_id)).save_to(os.path.join(folder, "taken"))) == os.path.join(folder, "taken")
`;
const HEAD = `
import json, os, sys
from goal_mode import AsyncGoalMode, GoalMode
url, job_id, folder, told_paths, told, counts = *sys.argv[1:4], json.loads(sys.argv[4]), [], []
`;
const withoutWaiting = (text: string): string => text.replaceAll("await ", "").replaceAll("async ", "");
const MAIN = `
async def main():
    client = AsyncGoalMode(url, api_key="ck_program")
    await client.goal_jobs.finish(await client.goal_jobs.get(job_id), on_question=choose)
`;
const PROGRAMS = {
	plain: `${HEAD}${withoutWaiting(CHOOSE + MAIN.replaceAll("AsyncGoalMode", "GoalMode") + SAVE)}\nmain()\nprint(json.dumps([told, counts]))`,
	asynchronous: `${HEAD}${CHOOSE}${MAIN}${SAVE}\nimport asyncio\nasyncio.run(main())\nprint(json.dumps([told, counts]))`,
};

it("in Python it chooses and saves the same, plain and asynchronous", { timeout: SLOW_MS }, async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`It is not tried here: ${found.why}.`);
	for (const [kind, program] of Object.entries(PROGRAMS)) {
		service.begin("choosing");
		const { code, output } = await runProgram(found.python, ["-c", program, service.url, JOB_ID, path.join(folder, kind), JSON.stringify(SAVED)], {
			PYTHONPATH: "sdk/python/src",
		});
		expect(code, output).toBe(0);
		expect([...JSON.parse(output.trim().split("\n").at(-1) ?? "[]"), service.changes], kind).toEqual([TOLD, [POSTINGS.length], SENT]);
	}
});
