import type { JsonObject } from "./openapi-schemas";

const FILE_ID = "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10";
const JOB_ID = "01936f5e-41d2-7c83-8e0b-6a2f0f5f9c21";
const ATTEMPT_ID = "01936f5e-41d3-7f05-b6b6-0d0f6f0a7e32";
const TASK_ID = "01936f5e-41d3-7f05-b6b6-0d0f6f0a7e33";
const AT = "2026-03-31T09:30:00.000Z";
const LINK = "https://app.example.com/api/v1/files/01936f60-0000-7000-8000-000000000001/content?token=eyJhbGciOi…";
const WORKFLOW = "goal_lane.resume_to_job_ready";
const TOKENS = { accessToken: "eyJhbGciOiJIUzI1NiIs…", refreshToken: "eyJhbGciOiJIUzI1NiIs…", expiresAt: AT };
const ANSWERS = [
	{ slotId: "country", value: "Germany" },
	{ slotId: "remote", value: "Remote" },
	{ slotId: "seniority", value: "Senior" },
	{ slotId: "location", value: null },
];
const QUEUED = {
	jobSpecId: JOB_ID,
	status: "queued",
	messageId: TASK_ID,
	submittedAt: AT,
	estimatedStartSeconds: 1,
	pollingUrl: `/api/v1/jobs/goal/${JOB_ID}/status`,
	tasks: [],
};
const ZIP = { fileName: "tailored-resumes.zip", sizeBytes: 214_312, mimeType: "application/zip" };

export interface OperationExample {
	readonly request?: unknown;
	readonly response?: unknown;
	/** Other requests that the same operation takes, by what they are for. */
	readonly others?: Readonly<Record<string, unknown>>;
}

/** Requests and answers by operationId. A test parses each by the operation's own schemas. */
export const EXAMPLES: Readonly<Record<string, OperationExample>> = {
	signUp: { request: { email: "ada@example.com", password: "seven green kettles", fullName: "Ada Ferro" } },
	signIn: {
		request: { email: "ada@example.com", password: "seven green kettles" },
		response: {
			...TOKENS,
			user: { id: TASK_ID, email: "ada@example.com", name: "Ada Ferro", emailVerified: true, locale: "en", tier: "free", createdAt: AT, updatedAt: AT },
		},
	},
	createApiKey: { request: { name: "Nightly script" } },
	registerFile: { request: { fileName: "resume.pdf", mimeType: "application/pdf", sizeBytes: 84_213 } },
	uploadFile: {
		response: {
			fileId: FILE_ID,
			fileName: "resume.pdf",
			mimeType: "application/pdf",
			sizeBytes: 84_213,
			sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
			status: "ready",
			createdAt: AT,
		},
	},
	createGoalJob: {
		request: { workflowId: WORKFLOW, fileIds: [FILE_ID] },
		others: {
			"With answers at once": { workflowId: WORKFLOW, fileIds: [FILE_ID], slotAnswers: ANSWERS },
			"From a goal in words": { goalText: "Find jobs that fit my resume and tailor it for each", fileIds: [FILE_ID] },
		},
	},
	updateSlots: {
		request: { answers: ANSWERS, expectedVersion: 1 },
		others: {
			"At the checkpoint profile_review": {
				answers: [
					{ slotId: "targetTitles", value: ["Backend Engineer", "Platform Engineer"] },
					{ slotId: "skills", value: ["TypeScript", "PostgreSQL", "Kubernetes"] },
				],
			},
			"At the checkpoint job_selection": { answers: [{ slotId: "selectedJobIds", value: ["job_0f3a9c1d2e4b5a697788"] }] },
		},
	},
	confirmGoalJob: { request: { expectedVersion: 2 }, response: QUEUED },
	retryGoalJob: { request: { rerunMode: "retry_same_thread", reason: "The job boards were down" }, response: QUEUED },
	getStatus: {
		response: {
			jobSpecId: JOB_ID,
			status: "executing",
			progress: 34,
			itemVersion: 3,
			attemptId: ATTEMPT_ID,
			tasksCompleted: 0,
			tasksFailed: 0,
			tasksTotal: 1,
			errorMessage: null,
			progressMessage: null,
			agentMessage: null,
			suggestedPollIntervalMs: 10_000,
			deliveryMode: "verified_pipeline",
			pendingInterrupts: [
				{
					interruptId: TASK_ID,
					interruptType: "checkpoint",
					ownerPath: "extract_profile",
					uiSurface: "checkpoint_screen",
					payload: { checkpointId: "profile_review", slotIds: ["targetTitles", "skills"] },
					status: "pending",
				},
			],
			lastSeq: 14,
		},
	},
	cancelGoalJob: { response: { jobSpecId: JOB_ID, status: "cancelled" } },
	downloadPrimary: { response: { downloadUrl: LINK, expiresAt: AT, ...ZIP } },
	downloadArtifact: { response: { downloadUrl: LINK, expiresAt: AT, ...ZIP } },
	downloadBatch: { request: { artifactIds: [] }, response: { downloadUrl: LINK, expiresAt: AT, ...ZIP, fileName: `${JOB_ID}_artifacts.zip` } },
	submitFeedback: {
		request: { rating: "positive", note: "Two of the five led to an interview." },
		response: {
			jobSpecId: JOB_ID,
			sourceSpecId: WORKFLOW,
			userId: TASK_ID,
			rating: "positive",
			note: "Two of the five led to an interview.",
			createdAt: AT,
			updatedAt: AT,
		},
	},
	listHandoffs: {
		response: {
			items: [{ from_role: "resume analyst", to_role: "user", reason_code: "human_review_required", reason_detail: "Check your titles and skills", ts: AT }],
		},
	},
	getRealtimeConfig: { response: { key: "app-key", host: "realtime.example.com", port: 443, useTls: true, cluster: "mt1" } },
	echo: { request: { hello: "world" }, response: { hello: "world" } },
};

/** Bodies that are not JSON, by operationId: the schema of their parts. */
export const RAW_BODIES: Readonly<Record<string, JsonObject>> = {
	uploadFile: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary", contentMediaType: "application/octet-stream" } } },
	uploadContent: { type: "string", format: "binary" },
	authorizeChannel: {
		type: "object",
		required: ["socket_id", "channel_name"],
		properties: {
			socket_id: { type: "string", pattern: "^\\d+\\.\\d+$", examples: ["1234.5678"] },
			channel_name: { type: "string", examples: [`private-job-${JOB_ID}`] },
		},
	},
};

/** Answers that are not JSON, by operationId. */
export const RAW_ANSWERS: Readonly<Record<string, { readonly mediaType: string; readonly schema: JsonObject }>> = {
	downloadContent: { mediaType: "application/octet-stream", schema: { type: "string", format: "binary" } },
};

/** Other statuses that answer in the shape of a success, by operationId. */
export const OTHER_ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	getHealth: { 503: "A check fails; the body says which." },
};
