import { access, constants, mkdir } from "node:fs/promises";
import path from "node:path";
import type { GoalMode } from "../../client.ts";
import type { GoalJob } from "../../generated/models.ts";
import { askOnTerminal, readGiven } from "../ask.ts";
import { type Command, type CommandContext, listFlag, textFlag } from "../command.ts";
import { EXIT, UsageError } from "../exit-codes.ts";
import type { Output } from "../output.ts";

/** One line of where a run is. */
export function lineOf(job: GoalJob): string {
	const steps = job.tasks.flatMap((task) => task.dag);
	const running = steps.find(({ status }) => status === "running") ?? steps.find(({ status }) => status === "awaiting_input");
	return `${job.status}  ${job.progress} %${running ? `  ${running.title}` : ""}`;
}

/** Says each step once, when it has ended, and where the run is. */
function follow(output: Output): (job: GoalJob) => void {
	const told = new Set<string>();
	return (job) => {
		for (const step of job.tasks.flatMap((task) => task.dag)) {
			const key = `${job.attemptId}/${step.stepId}/${step.status}`;
			if (!["completed", "failed", "skipped"].includes(step.status) || told.has(key)) continue;
			told.add(key);
			output.note(`${step.status === "completed" ? "✓" : step.status === "failed" ? "✗" : "–"} ${step.title}`);
		}
		output.status(lineOf(job));
	};
}

/** Saves what a run made, under names of their own in a folder. */
export async function saveAll(client: GoalMode, jobSpecId: string, folder: string): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	const saved: string[] = [];
	for await (const { artifact, download } of client.goalJobs.downloads(jobSpecId)) {
		saved.push(await download.saveTo(path.join(folder, path.basename(artifact.fileName))));
	}
	return saved;
}

function endOf(job: GoalJob): number {
	return job.status === "completed" ? EXIT.ok : EXIT.runFailed;
}

async function runToEnd({ words, flags, output, open, signal }: CommandContext): Promise<number> {
	const workflowId = textFlag(flags, "workflow");
	const goalText = textFlag(flags, "goal");
	const jobSpecId = textFlag(flags, "job");
	if (!workflowId && !goalText && !jobSpecId) throw new UsageError("Which workflow? --workflow ID (goal-mode workflows lists them), or --goal TEXT.");
	for (const file of words) await access(file, constants.R_OK).catch(() => Promise.reject(new UsageError(`The file ${file} can't be read.`)));
	const client = await open();
	const canAsk = process.stdin.isTTY === true && flags.yes !== true;
	const options = {
		signal,
		answers: readGiven(listFlag(flags, "answer")),
		onUpdate: follow(output),
		...(canAsk ? { onQuestion: askOnTerminal } : {}),
	};
	const job = jobSpecId
		? await client.goalJobs.finish(await client.goalJobs.get(jobSpecId, { signal }), options)
		: await client.goalJobs.run(words, { ...options, ...(workflowId ? { workflowId } : {}), ...(goalText ? { goalText } : {}) });
	const folder = textFlag(flags, "output");
	const files = folder ? await saveAll(client, job.jobSpecId, folder) : [];
	output.show({ ...job, files }, () => {
		const ended = [`Run ${job.jobSpecId}: ${job.status}`, ...(job.errorMessage ? [job.errorMessage] : []), ...files];
		return [...ended, ...(folder ? [] : [`Its files: goal-mode jobs download ${job.jobSpecId}`])].join("\n");
	});
	return endOf(job);
}

export const run: Command = {
	usage: "run FILE… --workflow ID|--goal TEXT|--job ID [--answer question=value] [--output FOLDER] [--yes]",
	summary: "Upload files, run a workflow over them, answer its questions, wait for the end",
	flags: {
		workflow: { type: "string", help: "the id of a workflow, or of one of your own (uw_…)" },
		goal: { type: "string", help: "what you want, in words" },
		job: { type: "string", help: "go on with a run that waits, in place of files and a workflow" },
		answer: { type: "string", multiple: true, help: "question=value, as often as needed; JSON is read as such" },
		output: { type: "string", help: "save what it makes in this folder" },
		yes: { type: "boolean", help: "ask nothing: take what is suggested" },
	},
	run: runToEnd,
};
