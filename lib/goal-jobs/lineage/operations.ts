import { ArtifactParams } from "@/lib/goal-jobs/params";
import { contract } from "@/lib/platform/contract/contract";
import { AT, FILE_ID, LINK, TASK_ID } from "@/lib/platform/contract/example-values";
import { Lineage } from "./schemas";

const SHA = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const SOURCE = { kind: "file", id: FILE_ID, name: "resume.pdf", sha256: SHA } as const;

export const lineageOperations = {
	getLineage: contract({
		operationId: "getLineage",
		method: "GET",
		path: "/jobs/goal/{jobSpecId}/artifacts/{artifactId}/lineage",
		summary: "Where a file comes from: its step, tool, inputs, approvals and earlier versions",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		params: ArtifactParams,
		notFound: "JOB_NOT_FOUND",
		response: Lineage,
		errors: ["JOB_NOT_FOUND", "ARTIFACT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
		example: {
			response: {
				artifactId: TASK_ID,
				fileName: "resume-nordlicht.pdf",
				sha256: SHA,
				sizeBytes: 48_213,
				madeAt: AT,
				attemptNumber: 1,
				workflow: { specId: "goal_lane.resume_to_job_ready", version: "1.0.0" },
				step: { stepId: "render_resumes", title: "Make the files", role: "document maker" },
				tool: { toolRef: "documents:render_resume", invocationId: TASK_ID, startedAt: AT, durationMs: 412, costMicroU: 2000 },
				method: "rules",
				inputs: [{ kind: "step", id: "tailor_resumes", name: "Tailor the resume", sha256: SHA }],
				sources: [SOURCE],
				approvals: [{ checkpointId: "job_selection", title: "Pick the jobs you want", answeredBy: TASK_ID, answeredAt: AT, slotIds: ["selectedJobIds"] }],
				remarks: [],
				versions: [
					{
						versionId: TASK_ID,
						isCurrent: true,
						attemptId: TASK_ID,
						madeAt: AT,
						mimeType: "application/pdf",
						sizeBytes: 48_213,
						sha256: SHA,
						downloadUrl: LINK,
						expiresAt: AT,
					},
				],
			},
		},
	}),
};
