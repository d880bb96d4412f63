import { createApiKey } from "@/lib/accounts/api-keys/create-api-key";
import { CreateApiKeyBody } from "@/lib/accounts/schemas";
import { resumeToJobReady } from "@/lib/catalog/specs/resume-to-job-ready";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Artifact, GoalJob, Prisma } from "@/lib/platform/prisma/client";
import { makeSignedIn } from "@/tests/integration/accounts/people";

export const WORKFLOW_ID = resumeToJobReady.specId;

/** An account with an open session and an API key. */
export async function makeCaller() {
	const { accessToken: token, user, context } = await makeSignedIn();
	const { key } = await createApiKey(context, CreateApiKeyBody.parse({ name: "tests" }));
	return { token, userId: user.id, context, key };
}
export type Caller = Awaited<ReturnType<typeof makeCaller>>;

/** A job as the database would hold it in some state. */
export async function makeJob(ownerId: string, given: Partial<Prisma.GoalJobUncheckedCreateInput> = {}): Promise<GoalJob> {
	const id = newId();
	const attemptId = newId();
	const terminal = { completed: true, partial: true, failed: true, cancelled: true };
	return db().goalJob.create({
		data: {
			id,
			ownerId,
			workflowId: WORKFLOW_ID,
			spec: resumeToJobReady as unknown as Prisma.InputJsonObject,
			useCaseType: resumeToJobReady.useCaseType,
			status: "completed",
			attemptId,
			taskId: newId(),
			preflightResult: { passed: true, errors: [], warnings: [] },
			completedAt: (given.status ?? "completed") in terminal ? new Date() : null,
			attempts: { create: { id: attemptId, number: 1 } },
			...given,
		},
	});
}

/** A stored file that the job made. */
export async function makeArtifact(job: GoalJob, fileName: string, text: string, given: Partial<Prisma.ArtifactUncheckedCreateInput> = {}): Promise<Artifact> {
	const stored = await storeArtifactBytes({ fileName, mimeType: "text/plain", bytes: new TextEncoder().encode(text) });
	const place = { id: newId(), jobId: job.id, attemptId: job.attemptId, stepId: "deliver", artifactType: "document" };
	return db().artifact.create({ data: { ...place, ...stored, ...given } });
}

const QUESTION = {
	slotId: "targetTitles",
	slotType: "multi_select",
	question: "Which titles?",
	options: ["Engineer", "Architect"],
	default: null,
	required: true,
	acceptedFormats: [],
	hidden: false,
	isDisambiguation: false,
	config: { minItems: 1, maxItems: 5 },
	suggestedValue: null,
	suggestedConfidence: null,
	suggestedSource: null,
};

/** A running job that waits for its user at profile_review since `since`: for titles, and if it is so said for skills. */
export async function makePausedJob(ownerId: string, { since = new Date(), slotIds = ["targetTitles"] }: { since?: Date; slotIds?: string[] } = {}) {
	const job = await makeJob(ownerId, { status: "executing", startedAt: new Date(since.getTime() - 60_000), queuedAt: since });
	await db().jobStep.create({
		data: { jobId: job.id, stepId: "profile_review", stepOrder: 3, stepType: "checkpoint", title: "Review", status: "awaiting_input" },
	});
	const interrupt = await db().interrupt.create({
		data: {
			id: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			interruptType: "checkpoint",
			uiSurface: "checkpoint_screen",
			ownerPath: `${WORKFLOW_ID}/extract_profile`,
			checkpointId: "profile_review",
			stepId: "profile_review",
			payload: { checkpointId: "profile_review", slots: slotIds.map((slotId) => ({ ...QUESTION, slotId })), stepOutputPreview: {} },
			createdAt: since,
			expiresAt: new Date(since.getTime() + 30 * 86_400_000),
		},
	});
	return { job, interrupt };
}
