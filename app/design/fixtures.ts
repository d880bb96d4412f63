import { LOOK_SLOTS } from "@/lib/catalog/specs/goal-lane/look-slots";
import type { GoalJob, GoalJobStatus, Interrupt, Step, StepStatus } from "@/lib/goal-jobs/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { presentQuestion } from "@/lib/questions/answers";
import { Question, type Slot } from "@/lib/questions/schemas";
import { lookOfPerson } from "./look-fixtures";
import { at, postings } from "./posting-fixtures";

const ATTEMPT = "0192f0c1-0000-7000-8000-000000000001";

const plan: ReadonlyArray<[stepId: string, title: string, role: string]> = [
	["parse_resume", "Read your resume", "resume analyst"],
	["extract_profile", "Find titles, skills and experience", "resume analyst"],
	["search_postings", "Search job boards", "posting scout"],
	["normalize_postings", "Bring postings into one shape", "posting scout"],
	["dedupe_postings", "Merge duplicates", "posting scout"],
	["verify_postings", "Check that postings are still open", "link verifier"],
	["score_fit", "Score how well each posting fits", "fit scorer"],
	["tailor_resumes", "Write a tailored resume for each job", "resume writer"],
	["review_resumes", "Check every claim against your resume", "reviewer"],
	["render_resumes", "Lay out the documents", "resume writer"],
];

function steps(currentIndex: number, current: StepStatus): Step[] {
	return plan.map(([stepId, title, role], index) => {
		const status: StepStatus = index < currentIndex ? "completed" : index === currentIndex ? current : "pending";
		return {
			stepId,
			stepOrder: index + 1,
			stepType: "tool",
			status,
			progress: status === "completed" ? 100 : 0,
			errorMessage: status === "failed" ? "No job board answered within 20 seconds." : null,
			title,
			role,
			toolRef: `job-search:${stepId}`,
			progressMessage: status === "running" ? "31 of 84 postings checked" : null,
			startedAt: status === "pending" ? null : at(index * 7),
			finishedAt: status === "pending" || status === "running" ? null : at(index * 7 + 6.4),
			isKept: false,
		};
	});
}

export function runFixture(status: GoalJobStatus, currentIndex: number, current: StepStatus, change: Partial<GoalJob> = {}): GoalJob {
	return {
		jobSpecId: "01a0b8e2-7c1e-7d3a-9a52-5f0c6f1b2c3d",
		itemVersion: 3,
		attemptId: ATTEMPT,
		goalText: "",
		fileIds: ["file"],
		status,
		progress: currentIndex * 10,
		resolvedDestinations: [],
		pendingSlots: [],
		filledSlots: {},
		goalAnswers: [],
		goalRemarks: [],
		pendingInterrupts: [],
		preflightResult: { passed: true, errors: [], warnings: [], choices: {} },
		tasks: [
			{
				taskId: "task",
				destinationId: "goal_lane.resume_to_job_ready",
				status: "running",
				progress: 50,
				specVersion: "1.0.0",
				dag: steps(currentIndex, current),
				outputArtifacts: [],
				errorMessage: null,
			},
		],
		useCaseType: "resume_to_job_ready",
		agentMessage: null,
		errorMessage: status === "failed" ? "Search job boards: no job board answered within 20 seconds." : null,
		errorCode: status === "failed" ? "ALL_SOURCES_FAILED" : null,
		deliveryMode: "verified_pipeline",
		createdAt: at(-40),
		updatedAt: at(60),
		startedAt: at(0),
		completedAt: status === "executing" ? null : at(64),
		progressMessage: null,
		artifacts: [],
		workflowId: "goal_lane.resume_to_job_ready",
		workflowName: "Resume to job-ready",
		hasPreview: false,
		inputFileNames: ["mara-lindqvist-resume.pdf"],
		sensitiveLocalFileIds: [],
		costMicroU: 18_420,
		budgetMicroU: null,
		estimatedCostMicroU: null,
		keptFromJobSpecId: null,
		cancelReceipt: null,
		lastSeq: 0,
		waitedMs: 0,
		...change,
	};
}

export const toolEvents: JobEvent[] = Array.from({ length: 26 }, (_, index) => {
	const isStart = index % 2 === 0;
	const call = Math.floor(index / 2);
	return {
		seq: index + 1,
		type: isStart ? "tool_started" : "tool_finished",
		ts: at(35 + index),
		jobSpecId: "job",
		attemptId: ATTEMPT,
		data: {
			invocationId: `call-${call}`,
			toolRef: "job-search:verify_postings",
			stepId: "verify_postings",
			role: "link verifier",
			itemKey: `posting-${call}`,
			...(isStart
				? {}
				: {
						success: call !== 4,
						durationMs: 320 + call * 41,
						costMicroU: 15,
						outputSummary: "Open, found in the board's own list",
						errorMessage: call === 4 ? "No answer in 5 s" : null,
					}),
		},
	};
});

const fact = (value: string, quote: string) => ({ value, confidence: 0.9, source: { lineIds: ["L1"], page: 1, quote } });
const skillNames = ["TypeScript", "PostgreSQL", "Node.js", "Kubernetes", "Python", "Docker", "GraphQL", "Redis", "AWS", "CI/CD", "React", "Go"];
const titleNames = ["Senior Backend Engineer", "Platform Engineer", "Software Engineer"];

export function slot(slotId: string, change: Partial<Slot> = {}): Slot {
	const asked = presentQuestion(Question.parse({ slotId, slotType: "multi_select", question: slotId, required: true }));
	return { ...asked, ...change };
}

export const profilePause: Interrupt = {
	interruptId: "0192f0c1-0000-7000-8000-0000000000aa",
	interruptType: "checkpoint",
	ownerPath: "extract_profile",
	uiSurface: "checkpoint_screen",
	status: "pending",
	payload: {
		checkpointId: "profile_review",
		slots: [
			slot("targetTitles", { config: { minItems: 1, maxItems: 5 }, options: titleNames, suggestedValue: titleNames.slice(0, 2) }),
			slot("skills", { config: { minItems: 1, maxItems: 50 }, options: [...skillNames, "Bash", "Jira"], suggestedValue: skillNames }),
		],
		stepOutputPreview: {
			profile: {
				titles: titleNames.map((title) => fact(title, `${title}, Northwind Rail, 2021 to now`)),
				skills: skillNames.map((skill) => fact(skill, `Built and ran booking services with ${skill} for four million riders`)),
			},
		},
	},
};

export const selectionPause: Interrupt = {
	...profilePause,
	interruptId: "0192f0c1-0000-7000-8000-0000000000ab",
	payload: {
		checkpointId: "job_selection",
		slots: [
			slot("selectedJobIds", { config: { minItems: 1, maxItems: 10 }, options: postings.map((posting) => posting.jobId) }),
			...LOOK_SLOTS.map((asked) => slot(asked.slotId, { slotType: "select", question: asked.question, options: asked.options ?? [], required: false })),
		],
		stepOutputPreview: {
			look: lookOfPerson,
			total: 2140,
			counts: { found: 2431, normalized: 2431, duplicates: 240, live: 1918, closed: 51, unreachable: 222, belowFloor: 264 },
			sources: [
				{ provider: "greenhouse", found: 1204, error: null, isSample: true },
				{ provider: "lever", found: 1227, error: null, isSample: true },
				{ provider: "workday", found: 0, error: "No answer within 20 seconds", isSample: true },
			],
			jobs: postings,
		},
	},
};

export const questions: Slot[] = [
	slot("country", {
		slotType: "select",
		question: "In which country do you want to work?",
		options: ["All", "Austria", "Belgium", "Canada", "Denmark", "Finland", "France", "Germany", "Ireland", "Italy", "Norway", "Portugal", "Spain", "Sweden"],
		default: "All",
		required: false,
		config: { help: "All looks everywhere." },
	}),
	slot("location", {
		slotType: "text",
		question: "Which city or region do you prefer?",
		required: false,
		config: { help: "Nearby postings score higher. Leave it empty for anywhere." },
	}),
	slot("remote", {
		slotType: "select",
		question: "Where do you want to do the work?",
		options: ["Any", "Remote", "Hybrid", "On-site"],
		default: "Any",
		required: false,
	}),
	slot("seniority", {
		slotType: "select",
		question: "Which level are you looking for?",
		options: ["Any", "Junior", "Mid", "Senior"],
		default: "Any",
		required: false,
	}),
];

const statuses: ReadonlyArray<[GoalJobStatus, boolean]> = [
	["executing", true],
	["executing", false],
	["slots_pending", false],
	["completed", false],
	["partial", false],
	["failed", false],
	["cancelled", false],
	["queued", false],
];

export const sessions: SessionSummary[] = statuses.map(([status, isWaitingForUser], index) => ({
	jobSpecId: `0192f0c1-0000-7000-8000-00000000001${index}`,
	status,
	goalText: "",
	useCaseType: "resume_to_job_ready",
	progress: 42,
	createdAt: at(-3600 * index),
	updatedAt: at(0),
	completedAt: null,
	inputFileNames: ["mara-lindqvist-resume.pdf"],
	inputFileNumbers: [1],
	workflowId: "goal_lane.resume_to_job_ready",
	workflowName: "Resume to job-ready",
	madeFor: [],
	artifactCount: 0,
	isWaitingForUser,
	waitingFor: null,
	errorCode: null,
	waitedMs: 0,
	costMicroU: 0,
	chargedMicroU: null,
}));
