import { setTimeout as delay } from "node:timers/promises";
import type { QueuedAcknowledgement } from "@/lib/goal-jobs/lifecycle/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { StatusView } from "@/lib/goal-jobs/views/schemas";

const PICKS = 5;
const GIVE_UP_MS = 40 * 60_000;
const REFRESH_BEFORE_MS = 2 * 60_000;

/** What all users of a rush saw together. */
export class Observations {
	/** Milliseconds that each status took. */
	readonly statusMs: number[] = [];
	readonly answers = new Map<number, number>();
	slowestMs = 0;
	/** Users who were told at least once that they are in line. */
	readonly inLine = new Set<LoadUser>();

	note(status: number, tookMs: number, isStatusRoute: boolean): void {
		this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
		this.slowestMs = Math.max(this.slowestMs, tookMs);
		if (isStatusRoute && status === 200) this.statusMs.push(tookMs);
	}
}

export interface Outcome {
	readonly status: string;
	readonly confirmedAt: number;
	readonly finishedAt: number;
	readonly zipBytes: number;
}

/** A guest who uploads a resume and runs the main job to its ZIP, as a program would by the published interface. */
export class LoadUser {
	private session = { accessToken: "", refreshToken: "", expiresAt: "" };
	private jobId = "";

	private constructor(
		private readonly base: string,
		private readonly seen: Observations,
	) {}

	static async open(web: string, resume: Uint8Array, seen: Observations): Promise<LoadUser> {
		const user = new LoadUser(`${web}/api/v1`, seen);
		user.session = await user.json("POST", "/auth/anonymous");
		const form = new FormData();
		form.set("file", new Blob([new Uint8Array(resume)], { type: "application/pdf" }), "resume.pdf");
		const { fileId } = (await (await user.request("POST", "/files/upload", form)).json()) as { fileId: string };
		const job = await user.json<GoalJob>("POST", "/jobs/goal", { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId] });
		user.jobId = job.jobSpecId;
		return user;
	}

	/** Confirms, answers both pauses and fetches the ZIP. An outcome other than `completed` is the job's own, or what went wrong. */
	async run(): Promise<Outcome> {
		let confirmedAt = Date.now();
		try {
			const { submittedAt } = await this.json<QueuedAcknowledgement>("POST", `/jobs/goal/${this.jobId}/confirm`);
			// In a rush the order of confirming is the order in which the server came to it.
			confirmedAt = Date.parse(submittedAt);
			const status = await this.untilEnd(Date.now() + GIVE_UP_MS);
			const finishedAt = Date.now();
			const zip = status === "completed" ? await (await this.request("GET", `/jobs/goal/${this.jobId}/download`)).arrayBuffer() : new ArrayBuffer(0);
			return { status, confirmedAt, finishedAt, zipBytes: zip.byteLength };
		} catch (error) {
			return { status: String(error), confirmedAt, finishedAt: Date.now(), zipBytes: 0 };
		}
	}

	private async untilEnd(giveUpAt: number): Promise<string> {
		while (Date.now() < giveUpAt) {
			await this.stayIn();
			const view = await this.json<StatusView>("GET", `/jobs/goal/${this.jobId}/status`);
			if (view.suggestedPollIntervalMs === 0) return view.status;
			if (view.progressMessage?.startsWith("In line")) this.seen.inLine.add(this);
			if (view.pendingInterrupts.length > 0) await this.answer();
			else await delay(view.suggestedPollIntervalMs);
		}
		return "given up";
	}

	/** A wait may outlast the access token. */
	private async stayIn(): Promise<void> {
		if (Date.parse(this.session.expiresAt) - Date.now() > REFRESH_BEFORE_MS) return;
		const { refreshToken } = this.session;
		this.session.accessToken = "";
		this.session = await this.json("POST", "/auth/refresh", { refreshToken });
	}

	private async answer(): Promise<void> {
		const job = await this.json<GoalJob>("GET", `/jobs/goal/${this.jobId}`);
		const answers = job.pendingSlots.map(({ slotId, suggestedValue, options }) => ({
			slotId,
			value: slotId === "selectedJobIds" ? options.slice(0, PICKS) : suggestedValue,
		}));
		await this.json("PATCH", `/jobs/goal/${this.jobId}/slots`, { answers });
	}

	private async json<T>(method: string, path: string, body?: unknown): Promise<T> {
		return (await this.request(method, path, body === undefined ? undefined : JSON.stringify(body))).json() as Promise<T>;
	}

	private async request(method: string, path: string, body?: string | FormData): Promise<Response> {
		const headers: Record<string, string> = this.session.accessToken ? { authorization: `Bearer ${this.session.accessToken}` } : {};
		if (typeof body === "string") headers["content-type"] = "application/json";
		const startedAt = performance.now();
		const response = await fetch(`${this.base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
		this.seen.note(response.status, performance.now() - startedAt, path.endsWith("/status"));
		if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
		return response;
	}
}
