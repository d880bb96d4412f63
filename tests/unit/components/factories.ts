import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { GoalJob, JobEvent, Step } from "@/lib/goal-jobs/schemas";
import type { Slot } from "@/lib/questions/schemas";

export const ATTEMPT = "0192f0c1-0000-7000-8000-000000000001";

export function event(seq: number, type: JobEvent["type"] = "step_progress", data: Record<string, unknown> = { seq }): JobEvent {
	return { seq, type, ts: new Date(Date.UTC(2026, 0, 1, 0, 0, seq)).toISOString(), jobSpecId: "job", attemptId: ATTEMPT, data };
}

export function step(stepOrder: number, change: Partial<Step> = {}): Step {
	return {
		stepId: `step_${stepOrder}`,
		stepOrder,
		stepType: "tool",
		status: "pending",
		progress: 0,
		errorMessage: null,
		title: `Step ${stepOrder}`,
		role: "reader",
		toolRef: "resume-profile:parse",
		progressMessage: null,
		startedAt: null,
		finishedAt: null,
		...change,
	};
}

export function run(steps: Step[], change: Partial<GoalJob> = {}): GoalJob {
	return {
		jobSpecId: "job",
		itemVersion: 1,
		attemptId: ATTEMPT,
		goalText: "",
		fileIds: [],
		status: "executing",
		progress: 0,
		resolvedDestinations: [],
		pendingSlots: [],
		filledSlots: {},
		pendingInterrupts: [],
		preflightResult: { passed: true, errors: [], warnings: [] },
		tasks: [
			{
				taskId: "task",
				destinationId: "goal_lane.resume_to_job_ready",
				status: "running",
				progress: 0,
				specVersion: "1",
				dag: steps,
				outputArtifacts: [],
				errorMessage: null,
			},
		],
		useCaseType: "career",
		agentMessage: null,
		errorMessage: null,
		errorCode: null,
		deliveryMode: "verified_pipeline",
		createdAt: "2026-01-01T00:00:00.000Z",
		updatedAt: "2026-01-01T00:00:00.000Z",
		startedAt: null,
		completedAt: null,
		progressMessage: null,
		artifacts: [],
		workflowId: "goal_lane.resume_to_job_ready",
		workflowName: "Resume to job ready",
		inputFileNames: ["resume.pdf"],
		sensitiveLocalFileIds: [],
		costMicroU: 0,
		lastSeq: 0,
		waitedMs: 0,
		...change,
	};
}

export function posting(jobId: string, overall: number, change: Partial<ListedPosting> = {}): ListedPosting {
	return {
		jobId,
		title: "Backend Engineer",
		company: "Acme",
		location: "Berlin",
		country: "Germany",
		remote: "Remote",
		seniority: "Senior",
		employmentType: "Full-time",
		salary: null,
		postedAt: "2026-01-01T00:00:00.000Z",
		applyUrl: `https://boards.example.com/${jobId}`,
		sources: [{ provider: "greenhouse", externalId: jobId, url: `https://boards.example.com/${jobId}`, priority: 1, isSample: false }],
		verification: { status: "live", checkedAt: "2026-01-01T00:00:00.000Z", httpStatus: 200, finalUrl: null, evidence: "The page answered." },
		fit: {
			overall,
			skills: overall,
			title: overall,
			seniority: overall,
			location: overall,
			matchedSkills: ["TypeScript"],
			missingSkills: [],
			explanation: "",
			method: "rules",
		},
		...change,
	};
}

export function slot(slotId: string, change: Partial<Slot> = {}): Slot {
	return {
		slotId,
		slotType: "multi_select",
		question: slotId,
		options: [],
		default: null,
		required: true,
		acceptedFormats: [],
		hidden: false,
		isDisambiguation: false,
		config: {},
		suggestedValue: null,
		suggestedConfidence: null,
		suggestedSource: null,
		...change,
	};
}
