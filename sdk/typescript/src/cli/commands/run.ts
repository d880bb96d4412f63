import { access, constants, mkdir } from "node:fs/promises";
import type { GoalMode } from "../../client.ts";
import { isApiError } from "../../core/errors.ts";
import type { GoalJob } from "../../generated/models.ts";
import { type OnQuestion, QuestionUnanswered } from "../../goal-jobs.ts";
import { givenAnswer, readGiven } from "../answers.ts";
import { askOnTerminal } from "../ask.ts";
import { type Command, type CommandContext, listFlag, textFlag } from "../command.ts";
import { agreeToCost } from "../cost.ts";
import { EXIT, Interrupted, UsageError } from "../exit-codes.ts";
import { refusedAnswer, stoppedWatching, waitingFor } from "../go-on.ts";
import { didYouMean } from "../options.ts";
import type { Output } from "../output.ts";

const OVER: readonly string[] = ["completed", "failed", "skipped"];

/** One line of where a run is. */
export function lineOf(job: GoalJob): string {
	const steps = job.tasks.flatMap((task) => task.dag);
	const running = steps.find(({ status }) => status === "running") ?? steps.find(({ status }) => status === "awaiting_input");
	return `${job.status}  ${job.progress} %${running ? `  ${running.title}` : ""}`;
}

/** The steps of a run that are over, each with a key of its own. */
function stepsOver(job: GoalJob) {
	const steps = job.tasks.flatMap((task) => task.dag).filter(({ status }) => OVER.includes(status));
	return steps.map(({ stepId, status, title }) => ({ key: `${job.attemptId}/${stepId}/${status}`, status, title }));
}

/** Says each step once, when it has ended, and where the run is. Of a run that is gone on with, those that were over before are only counted. */
function follow(output: Output, begun: GoalJob | null): (job: GoalJob) => void {
	const before = begun ? stepsOver(begun) : [];
	const told = new Set(before.map(({ key }) => key));
	if (before.length > 0) output.note(`${before.length} ${before.length === 1 ? "step was" : "steps were"} over before`);
	return (job) => {
		for (const { key, status, title } of stepsOver(job)) {
			if (told.has(key)) continue;
			told.add(key);
			output.note(`${status === "completed" ? "✓" : status === "failed" ? "✗" : "–"} ${title}`);
		}
		output.status(lineOf(job));
	};
}

/** Saves what a run made, under names of their own in a folder: its files, or with `isZip` the ZIP that holds them all. */
export async function saveAll(client: GoalMode, jobSpecId: string, folder: string, isZip: boolean, output: Output): Promise<string[]> {
	const { artifacts } = await client.goalJobs.listArtifacts(jobSpecId);
	const wanted = artifacts.filter(({ artifactType }) => (artifactType === "archive") === isZip);
	if (isZip && wanted.length === 0) output.note("This run has no ZIP; its files are saved as they are.");
	await mkdir(folder, { recursive: true });
	const saved: string[] = [];
	for (const { artifactId } of wanted.length > 0 ? wanted : artifacts) saved.push(await (await client.goalJobs.download(jobSpecId, artifactId)).saveTo(folder));
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
	const given = readGiven(listFlag(flags, "answer"));
	const client = await open();
	const canAsk = process.stdin.isTTY === true && flags.yes !== true;
	const asked = new Set<string>();
	let last: GoalJob | null = null;
	const onQuestion: OnQuestion = (question, job) => {
		asked.add(question.slotId);
		const answer = given[question.slotId];
		if (answer !== undefined && answer !== null) return givenAnswer(question, answer);
		return canAsk ? askOnTerminal(question, job) : question.suggestedValue;
	};
	const begun = jobSpecId ? await client.goalJobs.get(jobSpecId, { signal }) : null;
	const say = follow(output, begun);
	const onUpdate = (job: GoalJob) => {
		last = job;
		say(job);
	};
	const options = { signal, onQuestion, onUpdate, onConfirm: (job: GoalJob) => agreeToCost(client, job, flags, canAsk, signal) };
	const running = begun
		? client.goalJobs.finish(begun, options)
		: client.goalJobs.run(words, { ...options, ...(workflowId ? { workflowId } : {}), ...(goalText ? { goalText } : {}) });
	const misnamed = (job: GoalJob) => {
		const known = [...asked, ...job.pendingSlots.map(({ slotId }) => slotId)];
		return Object.keys(given).flatMap((name) => (known.includes(name) ? [] : [{ name, hint: didYouMean(name, known) }]));
	};
	const tell = (names: ReturnType<typeof misnamed>) => {
		for (const { name, hint } of names) output.note(`No question is called ${name}.${hint}`);
	};
	const job = await running.catch(async (error: unknown) => {
		if (error instanceof QuestionUnanswered) {
			// A name that is like none may be of a question that comes up later.
			const mistyped = misnamed(error.job).filter(({ hint }) => hint !== "");
			tell(mistyped);
			throw await waitingFor(
				error,
				flags,
				mistyped.map(({ name }) => name),
			);
		}
		if (last && (signal.aborted || (error instanceof Error && error.name === "AbortError"))) throw new Interrupted(stoppedWatching(last));
		if (last && isApiError(error, "SLOT_VALIDATION_ERROR")) throw refusedAnswer(last, error, flags);
		throw error;
	});
	// Of a run that is gone on with, questions were answered before.
	if (!begun) tell(misnamed(job));
	const hasFiles = job.status === "completed" || job.status === "partial";
	const folder = textFlag(flags, "output");
	const files = folder && hasFiles ? await saveAll(client, job.jobSpecId, folder, flags.zip === true, output) : [];
	if (!output.isForPeople && job.errorMessage) output.note(job.errorMessage);
	output.show({ ...job, files }, () => {
		const ended = [`Run ${job.jobSpecId}: ${job.status}`, ...(job.errorMessage ? [job.errorMessage] : []), ...files];
		return [...ended, ...(folder || !hasFiles ? [] : [`Its files: goal-mode jobs download ${job.jobSpecId}`])].join("\n");
	});
	return endOf(job);
}

export const run: Command = {
	usage: "run FILE… --workflow ID|--goal TEXT|--job ID [--answer question=value] [--output FOLDER [--zip]] [--yes]",
	summary: "Upload files, run a workflow over them, answer its questions, wait for the end",
	flags: {
		workflow: { type: "string", help: "the id of a workflow, or of one of your own (uw_…)" },
		goal: { type: "string", help: "what you want, in words" },
		job: { type: "string", help: "go on with a run that waits, in place of files and a workflow" },
		answer: { type: "string", multiple: true, help: "question=value, as often as needed; JSON is read as such, best:5 takes the first five choices" },
		output: { type: "string", help: "save the files that it makes in this folder" },
		zip: { type: "boolean", help: "with --output: save the ZIP that holds them, in place of the files" },
		yes: { type: "boolean", help: "ask nothing: take what is suggested, and start the run whatever it costs" },
	},
	run: runToEnd,
};
