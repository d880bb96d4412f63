import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Artifact, GoalJob, OfferedPosting, Slot, Step } from "@/sdk/typescript/src/index";

export const JOB_ID = "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10";
const AT = "2026-11-28T12:00:00.000Z";
const COUNT = 25;
const PREVIEWED = 22;
const FEWEST_PER_PAGE = 10;

const postingOf = (number: number): OfferedPosting => ({
	jobId: `job_${number}`,
	title: `Engineer ${number}`,
	company: "Firm & Söhne",
	location: "Berlin",
	country: "Germany",
	remote: "Hybrid",
	seniority: null,
	employmentType: null,
	salary: { min: 60_000, max: 80_000, currency: "EUR", period: "year" },
	postedAt: AT,
	applyUrl: "https://jobs.example/apply",
	sources: [],
	verification: { status: "live", checkedAt: AT, evidence: "It is there", httpStatus: 200, finalUrl: null },
	fit: { overall: 100 - number, skills: 80, title: 80, seniority: 80, location: 80, matchedSkills: [], missingSkills: [], explanation: "", method: "rules" },
	score: 100 - number,
	band: "strong",
	salaryPerYear: { min: 60_000, max: 80_000, currency: "EUR", isConverted: false, ratesOn: null },
	mark: null,
});
export const POSTINGS = Array.from({ length: COUNT }, (_, at) => postingOf(at + 1));

const SELECTION: Slot = {
	slotId: "selectedJobIds",
	slotType: "multi_select",
	question: "For which jobs should we write a tailored resume?",
	options: POSTINGS.map(({ jobId }) => jobId),
	default: null,
	required: true,
	acceptedFormats: [],
	hidden: false,
	isDisambiguation: false,
	config: { help: "One to ten.", minItems: 1, maxItems: 10 },
	suggestedValue: null,
	suggestedConfidence: null,
	suggestedSource: null,
};

const stepOf = (stepId: string, stepOrder: number, title: string, status: Step["status"]): Step => ({
	...{ stepId, stepOrder, title, status, stepType: "tool", progress: 0, errorMessage: null, role: null, toolRef: null, progressMessage: null },
	...{ startedAt: null, finishedAt: null, isKept: false },
});

const artifactOf = (fileName: string, artifactType: Artifact["artifactType"]): Artifact => ({
	...{ artifactId: fileName, fileName, artifactType, mimeType: "text/plain", sizeBytes: fileName.length, platform: "", metadata: {} },
	...{ isPrimary: artifactType === "archive", isPreview: false, description: "" },
});
const ARTIFACTS = [artifactOf("all.zip", "archive"), artifactOf("resume.docx", "document"), artifactOf("LICENSE", "document")];

type State = "ready" | "choosing" | "completed" | "failed";

function jobIn(state: State): GoalJob {
	const isChoosing = state === "choosing";
	const dag = [
		stepOf("parse", 1, "Read the resume", state === "ready" ? "pending" : "completed"),
		stepOf("write", 2, "Write", state === "completed" ? "completed" : "pending"),
	];
	return {
		...{ jobSpecId: JOB_ID, itemVersion: 1, attemptId: JOB_ID, goalText: "", fileIds: [], progress: 50, resolvedDestinations: [], filledSlots: {} },
		...{ goalAnswers: [], goalRemarks: [], preflightResult: { passed: true, errors: [], warnings: [], choices: {} }, useCaseType: "", agentMessage: null },
		...{ errorMessage: state === "failed" ? "It went wrong." : null },
		...{ errorCode: null, deliveryMode: "", createdAt: AT, updatedAt: AT, startedAt: AT, completedAt: null, progressMessage: null, artifacts: [] },
		...{ workflowId: "goal_lane.resume_to_job_ready", workflowName: "Resume", hasPreview: false, inputFileNames: [], sensitiveLocalFileIds: [] },
		...{ costMicroU: 0, lastSeq: 1, waitedMs: 0, budgetMicroU: null, estimatedCostMicroU: null, keptFromJobSpecId: null, cancelReceipt: null },
		status: isChoosing ? "executing" : state,
		pendingSlots: isChoosing ? [SELECTION] : [],
		pendingInterrupts: isChoosing
			? [
					{
						...{ interruptId: JOB_ID, interruptType: "checkpoint", ownerPath: "score_fit", uiSurface: "checkpoint_screen", status: "pending" },
						payload: { stepOutputPreview: { total: COUNT, jobs: POSTINGS.slice(0, PREVIEWED) } },
					},
				]
			: [],
		tasks: [
			{ taskId: JOB_ID, destinationId: "", status: "running", progress: 0, specVersion: "1.0.0", dag, outputArtifacts: [], errorMessage: null },
		] satisfies GoalJob["tasks"],
	};
}

const FACETS = ["band", "remote", "seniority", "country", "company", "skill", "source", "status", "minSalary", "postedWithinDays", "mark"];

/** An answer that the service does not take. */
class Refusal {
	constructor(
		readonly message: string,
		readonly details: unknown,
	) {}
}

export interface RunService {
	readonly url: string;
	/** The bodies of changes by what they are, since the last `begin`. */
	readonly changes: Array<{ readonly what: "confirm" | "slots"; readonly body: unknown }>;
	begin(state: State, funds?: { readonly costU: number; readonly freeCredits: number }): void;
	close(): Promise<void>;
}

/** A service with one run: it is confirmed, stops to have postings chosen, and delivers. */
export async function startRunService(): Promise<RunService> {
	let state: State = "ready";
	let funds = { costU: 0, freeCredits: 0 };
	let url = "";
	const changes: RunService["changes"] = [];
	const linked = (artifact: Artifact) => ({ ...artifact, downloadUrl: `${url}/content/${artifact.fileName}`, expiresAt: AT });
	const answers: Readonly<Record<string, (at: URL, body: string) => unknown>> = {
		[`GET /jobs/goal/${JOB_ID}`]: () => jobIn(state),
		[`GET /jobs/goal/${JOB_ID}/status`]: () => {
			const { status, pendingInterrupts } = jobIn(state);
			const counts = { tasksCompleted: 0, tasksFailed: 0, tasksTotal: 1, errorMessage: null, progressMessage: null, agentMessage: null };
			const rest = { jobSpecId: JOB_ID, progress: 50, itemVersion: 1, attemptId: JOB_ID, suggestedPollIntervalMs: 10, deliveryMode: "", lastSeq: 1 };
			return { ...rest, ...counts, status, pendingInterrupts };
		},
		[`GET /jobs/goal/${JOB_ID}/postings`]: ({ searchParams }) => {
			const from = Number(searchParams.get("cursor") ?? 0);
			const to = from + Number(searchParams.get("limit") ?? FEWEST_PER_PAGE);
			const passing = POSTINGS.filter(({ fit }) => fit.overall >= Number(searchParams.get("minFit") ?? 0));
			const facets = Object.fromEntries(FACETS.map((name) => [name, []]));
			const counts = { total: passing.length, scored: COUNT, samples: 0, currency: "EUR" };
			return { items: passing.slice(from, to), ...counts, facets, nextCursor: to < passing.length ? String(to) : null };
		},
		[`POST /jobs/goal/${JOB_ID}/confirm`]: (_at, body) => {
			changes.push({ what: "confirm", body: JSON.parse(body) });
			state = "choosing";
			return { jobSpecId: JOB_ID, status: "queued", messageId: JOB_ID, submittedAt: AT, estimatedStartSeconds: 0, pollingUrl: "", tasks: [], receipt: null };
		},
		[`PATCH /jobs/goal/${JOB_ID}/slots`]: (_at, body) => {
			const [answer] = JSON.parse(body).answers;
			const isGood = Array.isArray(answer.value) && answer.value.length >= 1 && answer.value.length <= 10;
			if (!isGood) return new Refusal("Pick 1 to 10.", { slots: [{ slotId: answer.slotId, message: "Pick 1 to 10." }] });
			changes.push({ what: "slots", body: JSON.parse(body) });
			state = "completed";
			return jobIn(state);
		},
		"POST /credits/quote": () => ({
			...funds,
			...{ balanceU: 5_000_000, minFloorU: 0, sufficient: true, topUp: { minU: 0, suggestedU: 0, maxU: 0 } },
			layersMicroU: { raw: 0, insured: 0, charged: funds.costU },
			breakdownMicroU: { llm: 0, compute: 0, storage: 0, mcp: 0, runFloor: 0 },
		}),
		[`GET /jobs/goal/${JOB_ID}/artifacts`]: () => state === "completed" && { artifacts: ARTIFACTS.map(linked), total: ARTIFACTS.length },
		...Object.fromEntries(ARTIFACTS.map((artifact) => [`GET /jobs/goal/${JOB_ID}/artifacts/${artifact.artifactId}/download`, () => linked(artifact)] as const)),
	};
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += String(chunk);
		const at = new URL(request.url ?? "/", "http://service");
		if (at.pathname.startsWith("/content/")) return void response.end(at.pathname.slice("/content/".length));
		const answer = answers[`${request.method} ${at.pathname.replace("/api/v1", "")}`];
		const value = answer?.(at, body) || null;
		if (value instanceof Refusal) {
			response.writeHead(422, { "content-type": "application/json" });
			return void response.end(JSON.stringify({ error: "SLOT_VALIDATION_ERROR", code: "SLOT_VALIDATION_ERROR", ...value, requestId: "r" }));
		}
		response.writeHead(value ? 200 : 404, { "content-type": "application/json" });
		response.end(JSON.stringify(value ?? { code: "NOT_FOUND", message: `There is no ${at.pathname}` }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		changes,
		begin: (next, given = { costU: 0, freeCredits: 0 }) => {
			[state, funds] = [next, given];
			changes.length = 0;
		},
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
