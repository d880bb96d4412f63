import type { GoalMode } from "../../client.ts";
import type { GoalJob, GoalJobStatus } from "../../generated/models.ts";
import { choicesOf } from "../choices.ts";
import { type Command, type CommandContext, textFlag } from "../command.ts";
import { EXIT, UsageError } from "../exit-codes.ts";
import { table } from "../output.ts";
import { lineOf, saveAll } from "./run.ts";

const ACTIONS = ["list", "show", "cancel", "retry", "download"] as const;

async function list(client: GoalMode, { flags, output }: CommandContext): Promise<number> {
	const most = Number(textFlag(flags, "limit") ?? 20);
	if (!Number.isInteger(most) || most < 1) throw new UsageError("--limit is a number of runs, 1 or more.");
	const status = textFlag(flags, "status") as GoalJobStatus | undefined;
	const jobs = await client.goalJobs.list(status ? { status } : {}).take(most);
	output.show(jobs, () =>
		jobs.length === 0
			? "No runs yet."
			: table(jobs.map((job) => [job.jobSpecId, job.status, job.createdAt.slice(0, 16).replace("T", " "), job.workflowName ?? job.goalText])),
	);
	return EXIT.ok;
}

/** What a run asks, each question with its choices. */
async function questionsOf(client: GoalMode, job: GoalJob): Promise<string[]> {
	const shown = job.pendingSlots
		.filter(({ hidden }) => !hidden)
		.map(async (slot) => {
			const choices = await choicesOf({ ...slot, postings: (query) => client.goalJobs.listPostings(job.jobSpecId, query) }, job);
			const lines = choices.map(({ value, line }) => `      ${line === value || line.endsWith(`(${value})`) ? line : `${value}  ${line}`}`);
			return [`  ? ${slot.question} (${slot.slotId})`, ...lines];
		});
	return (await Promise.all(shown)).flat();
}

async function one(action: string, client: GoalMode, { words, flags, output, signal }: CommandContext): Promise<number> {
	const jobSpecId = words[1];
	if (!jobSpecId) throw new UsageError(`Which run? goal-mode jobs ${action} ID`);
	if (action === "cancel") {
		const result = await client.goalJobs.cancel(jobSpecId, { signal });
		output.show(result, () => `Run ${jobSpecId} is cancelled.`);
	} else if (action === "retry") {
		const result = await client.goalJobs.retry(jobSpecId, {}, { signal });
		output.show(result, () => `Run ${jobSpecId} goes on. Follow it: goal-mode jobs show ${jobSpecId}`);
	} else if (action === "download") {
		const files = await saveAll(client, jobSpecId, textFlag(flags, "output") ?? ".", flags.zip === true, output);
		output.show(files, () => (files.length === 0 ? "This run has no files." : files.join("\n")));
	} else {
		const job = await client.goalJobs.get(jobSpecId, { signal });
		const asked = output.isForPeople ? await questionsOf(client, job) : [];
		output.show(job, () => {
			const steps = job.tasks.flatMap((task) => task.dag).map((step) => [`  ${step.status}`, step.title]);
			return [`${job.jobSpecId}  ${lineOf(job)}`, ...(job.agentMessage ? [job.agentMessage] : []), table(steps), ...asked].filter(Boolean).join("\n");
		});
	}
	return EXIT.ok;
}

export const jobs: Command = {
	usage: "jobs list|show ID|cancel ID|retry ID|download ID [--output FOLDER] [--zip]",
	summary: "Your runs: list them, look at one, stop it, try again, fetch its files",
	words: ACTIONS,
	flags: {
		status: { type: "string", help: "list: those in this status" },
		limit: { type: "string", help: "list: at most so many, 20 otherwise" },
		output: { type: "string", help: "download: the folder, this one otherwise" },
		zip: { type: "boolean", help: "download: the ZIP that holds the files, in place of them" },
	},
	run: async (context) => {
		const action = context.words[0] ?? "list";
		if (!ACTIONS.some((known) => known === action)) throw new UsageError(`jobs ${action} is none of ${ACTIONS.join(", ")}.`);
		const client = await context.open();
		return action === "list" ? list(client, context) : one(action, client, context);
	},
};
