// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { applicationOperations as ApplicationOperations } from "@/lib/goal-jobs/applications/operations";
import type { callContentOperations as CallContentOperations } from "@/lib/goal-jobs/call-contents/operations";
import type { compareOperations as CompareOperations } from "@/lib/goal-jobs/compare/operations";
import type { lifecycleOperations as LifecycleOperations } from "@/lib/goal-jobs/lifecycle/operations";
import type { retryOperations as RetryOperations } from "@/lib/goal-jobs/lifecycle/retrying/operations";
import type { lineageOperations as LineageOperations } from "@/lib/goal-jobs/lineage/operations";
import type { draftOperations as DraftOperations } from "@/lib/goal-jobs/pauses/operations";
import type { postingOperations as PostingOperations } from "@/lib/goal-jobs/postings/operations";
import type { resultOperations as ResultOperations } from "@/lib/goal-jobs/results/operations";
import type { revisionOperations as RevisionOperations } from "@/lib/goal-jobs/revisions/operations";
import type { runFromOperations as RunFromOperations } from "@/lib/goal-jobs/run-from/operations";
import type { sessionOperations as SessionOperations } from "@/lib/goal-jobs/sessions/operations";
import type { streamOperations as StreamOperations } from "@/lib/goal-jobs/stream/operations";
import type { viewOperations as ViewOperations } from "@/lib/goal-jobs/views/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const applicationOperations = callsOf<typeof ApplicationOperations>({
	listApplications: ["GET", "/applications"],
	saveApplication: ["POST", "/applications"],
	exportApplications: ["GET", "/applications/export"],
	getApplication: ["GET", "/applications/{applicationId}"],
	changeApplication: ["PATCH", "/applications/{applicationId}"],
	deleteApplication: ["DELETE", "/applications/{applicationId}"],
});

export const callContentOperations = callsOf<typeof CallContentOperations>({
	getCallContents: ["GET", "/audit/jobs/{jobSpecId}/tool-invocations/{invocationId}"],
});

export const compareOperations = callsOf<typeof CompareOperations>({
	compareRuns: ["GET", "/jobs/goal/compare"],
});

export const lifecycleOperations = callsOf<typeof LifecycleOperations>({
	createGoalJob: ["POST", "/jobs/goal"],
	updateSlots: ["PATCH", "/jobs/goal/{jobSpecId}/slots"],
	confirmGoalJob: ["POST", "/jobs/goal/{jobSpecId}/confirm"],
	cancelGoalJob: ["POST", "/jobs/goal/{jobSpecId}/cancel"],
	deleteSession: ["DELETE", "/jobs/goal/{jobSpecId}"],
});

export const retryOperations = callsOf<typeof RetryOperations>({
	retryGoalJob: ["POST", "/jobs/goal/{jobSpecId}/retry"],
	getRetryPlan: ["GET", "/jobs/goal/{jobSpecId}/retry-plan"],
	retryFailed: ["POST", "/jobs/goal/retry-failed"],
	retryTicketed: ["POST", "/audit/exceptions/retry"],
});

export const lineageOperations = callsOf<typeof LineageOperations>({
	getLineage: ["GET", "/jobs/goal/{jobSpecId}/artifacts/{artifactId}/lineage"],
});

export const draftOperations = callsOf<typeof DraftOperations>({
	getDraft: ["GET", "/jobs/goal/{jobSpecId}/draft"],
	saveDraft: ["PUT", "/jobs/goal/{jobSpecId}/draft", false],
});

export const postingOperations = callsOf<typeof PostingOperations>({
	listPostings: ["GET", "/jobs/goal/{jobSpecId}/postings"],
	bestPostings: ["GET", "/jobs/goal/{jobSpecId}/best-postings"],
	getPosting: ["GET", "/jobs/goal/{jobSpecId}/postings/{jobId}"],
	markPosting: ["PUT", "/jobs/goal/{jobSpecId}/postings/{jobId}/mark", false],
});

export const resultOperations = callsOf<typeof ResultOperations>({
	listArtifacts: ["GET", "/jobs/goal/{jobSpecId}/artifacts"],
	downloadArtifact: ["GET", "/jobs/goal/{jobSpecId}/artifacts/{artifactId}/download"],
	getArtifactPicture: ["GET", "/jobs/goal/{jobSpecId}/artifacts/{artifactId}/picture"],
	downloadBatch: ["POST", "/jobs/goal/{jobSpecId}/artifacts/download"],
	downloadPrimary: ["GET", "/jobs/goal/{jobSpecId}/download"],
	getFeedback: ["GET", "/jobs/goal/{jobSpecId}/feedback"],
	submitFeedback: ["POST", "/jobs/goal/{jobSpecId}/feedback"],
});

export const revisionOperations = callsOf<typeof RevisionOperations>({
	getItem: ["GET", "/jobs/goal/{jobSpecId}/items/{itemId}"],
	checkItem: ["POST", "/jobs/goal/{jobSpecId}/items/{itemId}/check", false],
	reviseItem: ["PUT", "/jobs/goal/{jobSpecId}/items/{itemId}"],
});

export const runFromOperations = callsOf<typeof RunFromOperations>({
	chooseAgain: ["POST", "/jobs/goal/{jobSpecId}/choose-again"],
});

export const sessionOperations = callsOf<typeof SessionOperations>({
	changeSessions: ["POST", "/jobs/goal/bulk"],
	exportSessions: ["GET", "/jobs/goal/export"],
});

export const streamOperations = callsOf<typeof StreamOperations>({
	listEvents: ["GET", "/jobs/goal/{jobSpecId}/events"],
});

export const viewOperations = callsOf<typeof ViewOperations>({
	getGoalJob: ["GET", "/jobs/goal/{jobSpecId}"],
	getStatus: ["GET", "/jobs/goal/{jobSpecId}/status"],
	getEstimate: ["GET", "/jobs/goal/{jobSpecId}/estimate"],
	listSessions: ["GET", "/jobs/goal"],
	listFileUses: ["GET", "/jobs/goal/file-uses"],
	getUsage: ["GET", "/jobs/goal/usage"],
});
