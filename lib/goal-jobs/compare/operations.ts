import { contract } from "@/lib/platform/contract/contract";
import { AT, JOB_ID } from "@/lib/platform/contract/example-values";
import { CompareQuery, Comparison } from "./schemas";

const RUN = {
	jobSpecId: JOB_ID,
	status: "completed",
	workflowId: "goal_lane.resume_checkup",
	workflowName: "Check a resume",
	specVersion: "1.0.0",
	inputFileNames: ["resume.pdf"],
	createdAt: AT,
	startedAt: AT,
	completedAt: AT,
	workedMs: 2100,
	costMicroU: 4000,
	errorCode: null,
	errorMessage: null,
} as const;
const STEP = { status: "completed", calls: 1, durationMs: 420, costMicroU: 1000, outputDigest: "9f86d081", errorMessage: null } as const;

export const compareOperations = {
	compareRuns: contract({
		operationId: "compareRuns",
		method: "GET",
		path: "/jobs/goal/compare",
		summary: "Two of the caller's jobs side by side: steps, answers, time, cost and files",
		description: "Steps are aligned by their ids, files by their names. Equal digests are equal contents.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		query: CompareQuery,
		response: Comparison,
		errors: ["JOB_NOT_FOUND"],
		example: {
			response: {
				a: RUN,
				b: { ...RUN, jobSpecId: "01936f5e-41d2-7c83-8e0b-6a2f0f5f9c22", costMicroU: 4400 },
				steps: [{ stepId: "parse_resume", title: "Read the resume", a: STEP, b: STEP, hasSameOutput: true }],
				answers: [{ slotId: "country", question: "Which country?", a: "Germany", b: "France", isSame: false }],
				files: [],
			},
		},
	}),
};
