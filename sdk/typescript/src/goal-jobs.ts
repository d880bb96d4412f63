import { GoalModeError } from "./core/errors.ts";
import { delay } from "./core/retrying.ts";
import type { CallOptions, Pages, Transport } from "./core/transport.ts";
import { asDownload, type Download } from "./downloads.ts";
import { type EventOptions, followEvents, isEnded } from "./events.ts";
import type { FileSource, Files } from "./files.ts";
import { GoalJobsCalls } from "./generated/calls.ts";
import type {
	CreateGoalJobInput,
	GoalJob,
	GoalJobStatus,
	JobEvent,
	LinkedArtifact,
	OfferedPosting,
	PostingPage,
	Slot,
	SlotAnswerInput,
} from "./generated/models.ts";
import { watchChannel } from "./watch-channel.ts";

export interface WaitOptions {
	readonly signal?: AbortSignal;
	/** Called with the job whenever it has changed. */
	readonly onUpdate?: (job: GoalJob) => void;
	/** Waits on while the job waits for a person. */
	readonly untilEnded?: boolean;
}

/** A question of a run as a program gets it. */
export interface Question extends Slot {
	/** The postings that the run has found, scored and best first, also those beyond `options`: `await question.postings().take(5)`. Filters and sorts as `goalJobs.listPostings`. */
	postings(query?: PostingQuery): Pages<PostingPage, OfferedPosting>;
}

export type PostingQuery = NonNullable<Parameters<GoalJobsCalls["listPostings"]>[1]>;

/** What is asked when a run needs an answer. Undefined takes the default of a question that has to have none. */
export type OnQuestion = (question: Question, job: GoalJob) => unknown;

export interface RunOptions extends WaitOptions {
	/** `goal_lane.resume_to_job_ready`, or `uw_…` of a workflow of your own. Without it `goalText` chooses. */
	readonly workflowId?: string;
	readonly goalText?: string;
	/** Answers by the id of their question, also of those that come up later. */
	readonly answers?: Readonly<Record<string, unknown>>;
	readonly onQuestion?: OnQuestion;
	/** Called before the run is started, from when on it costs. What it throws leaves the run waiting. */
	readonly onConfirm?: (job: GoalJob) => void | Promise<void>;
	readonly budgetMicroU?: number;
}

/** A question without which a run can't go on, and nobody answered it. */
export class QuestionUnanswered extends GoalModeError {
	override readonly name = "QuestionUnanswered";
	readonly question: Question;
	readonly job: GoalJob;

	constructor(question: Question, job: GoalJob) {
		super(`The run asks “${question.question}” (${question.slotId}), and nothing answers. Give answers or onQuestion; the run waits.`);
		this.question = question;
		this.job = job;
	}
}

const NEEDS_SOMEBODY: ReadonlySet<GoalJobStatus> = new Set(["slots_pending", "ready", "ready_with_preview"]);
const SOON_MS = 1_000;
const LATE_MS = 5_000;

/** Whether a job has ended or goes no further without an answer. */
export function isWaiting(job: GoalJob): boolean {
	return NEEDS_SOMEBODY.has(job.status) || job.pendingInterrupts.some(({ status }) => status === "pending");
}

/** Runs of workflows: the calls of the API, and what programs do with several of them. */
export class GoalJobs extends GoalJobsCalls {
	readonly #files: Files;

	constructor(transport: Transport, files: Files) {
		super(transport);
		this.#files = files;
	}

	/** A job's events in order, each once, until it has ended. */
	events(jobSpecId: string, options: EventOptions = {}): AsyncGenerator<JobEvent> {
		return followEvents(this.transport, jobSpecId, options);
	}

	/** Waits until the job has ended or needs somebody. Follows the stream, and where there is none asks at the interval that the service suggests. */
	async wait(jobSpecId: string, { signal, onUpdate, untilEnded = false }: WaitOptions = {}): Promise<GoalJob> {
		const options: CallOptions = signal ? { signal } : {};
		const watch = watchChannel(this.transport, `private-job-${jobSpecId}`);
		let seen = -1;
		try {
			for (;;) {
				const woken = watch.next();
				const status = await this.getStatus(jobSpecId, options);
				const isOver =
					isEnded(status.status) ||
					(!untilEnded && (NEEDS_SOMEBODY.has(status.status) || status.pendingInterrupts.some(({ status: state }) => state === "pending")));
				if (isOver || (onUpdate && status.lastSeq !== seen)) {
					seen = status.lastSeq;
					const job = await this.get(jobSpecId, options);
					onUpdate?.(job);
					if (isEnded(job.status) || (!untilEnded && isWaiting(job))) return job;
				}
				await Promise.race([woken, delay(status.suggestedPollIntervalMs ?? LATE_MS, signal)]);
				// Events come in bursts: one look for those of a moment.
				await delay(SOON_MS / 10, signal);
			}
		} finally {
			watch.close();
		}
	}

	/**
	 * The whole way: uploads, creates, answers, confirms, waits. Gives the job when it has ended, in whatever status.
	 * @throws QuestionUnanswered with the job, which waits on, when a required question has no answer.
	 */
	async run(source: FileSource | readonly FileSource[] | null, options: RunOptions): Promise<GoalJob> {
		const { signal, workflowId, goalText } = options;
		const call: CallOptions = signal ? { signal } : {};
		const sources = source === null ? [] : Array.isArray(source) ? (source as readonly FileSource[]) : [source as FileSource];
		const fileIds: string[] = [];
		for (const one of sources) fileIds.push((await this.#files.upload(one, call)).fileId);
		const chosen = workflowId?.startsWith("uw_") ? { userWorkflowId: workflowId } : workflowId ? { workflowId } : { goalText };
		const job = await this.create({ ...chosen, fileIds } as CreateGoalJobInput, call);
		return this.finish(job, options);
	}

	/** Takes a job from where it is to its end: answers, confirms, waits. */
	async finish(begun: GoalJob, options: Omit<RunOptions, "workflowId" | "goalText">): Promise<GoalJob> {
		const { signal, onUpdate, onQuestion, answers = {} } = options;
		const call: CallOptions = signal ? { signal } : {};
		let job = begun;
		for (;;) {
			onUpdate?.(job);
			if (isEnded(job.status)) return job;
			const asked = job.pendingSlots.filter(({ hidden }) => !hidden);
			const isAsking = job.status === "slots_pending" || job.pendingInterrupts.some(({ status }) => status === "pending");
			if (isAsking && asked.length > 0)
				job = await this.updateSlots(job.jobSpecId, { answers: await answersTo(this.#questions(asked, job, call), job, answers, onQuestion) }, call);
			else if (NEEDS_SOMEBODY.has(job.status)) job = await this.#confirmed(job, options, call);
			else job = await this.wait(job.jobSpecId, { ...(signal ? { signal } : {}), ...(onUpdate ? { onUpdate } : {}) });
		}
	}

	#questions(asked: readonly Slot[], { jobSpecId }: GoalJob, call: CallOptions): Question[] {
		return asked.map((slot) => ({ ...slot, postings: (query) => this.listPostings(jobSpecId, query, call) }));
	}

	async #confirmed(job: GoalJob, { budgetMicroU, onConfirm }: Pick<RunOptions, "budgetMicroU" | "onConfirm">, call: CallOptions): Promise<GoalJob> {
		await onConfirm?.(job);
		await this.confirm(job.jobSpecId, budgetMicroU === undefined ? {} : { budgetMicroU }, call);
		return this.get(job.jobSpecId, call);
	}

	/** The main file of a job that has ended; with an id, that artifact. */
	async download(jobSpecId: string, artifactId?: string, options: CallOptions = {}): Promise<Download> {
		if (artifactId) return asDownload(await this.downloadArtifact(jobSpecId, artifactId, options), options.signal);
		const { artifacts } = await this.listArtifacts(jobSpecId, options);
		const primary = artifacts.find(({ isPrimary }) => isPrimary) ?? artifacts[0];
		if (!primary) throw new GoalModeError("This run has no files.");
		return asDownload(primary, options.signal);
	}

	/** All artifacts of a job, each with its content. */
	async *downloads(jobSpecId: string, options: CallOptions = {}): AsyncGenerator<{ artifact: LinkedArtifact; download: Download }> {
		const { artifacts } = await this.listArtifacts(jobSpecId, options);
		for (const artifact of artifacts) yield { artifact, download: await asDownload(artifact, options.signal) };
	}
}

/** An answer to each question: what was given, what is said when asked, what is suggested, or null for the default. */
async function answersTo(
	asked: readonly Question[],
	job: GoalJob,
	given: Readonly<Record<string, unknown>>,
	onQuestion: OnQuestion | undefined,
): Promise<SlotAnswerInput[]> {
	const answers: SlotAnswerInput[] = [];
	for (const question of asked) {
		const known = given[question.slotId] ?? (await onQuestion?.(question, job));
		const value = known ?? (onQuestion ? null : (question.suggestedValue ?? null));
		if (value === null && question.required && question.default === null) throw new QuestionUnanswered(question, job);
		answers.push({ slotId: question.slotId, value });
	}
	return answers;
}
