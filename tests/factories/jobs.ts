import type { Spec } from "@/lib/catalog/spec";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { costOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import type { Artifact, GoalJob, Prisma } from "@/lib/platform/prisma/client";
import { makeQuestion } from "./questions";

/** The workflows of the catalog, by what they deliver. */
export const READY = "goal_lane.resume_to_job_ready";
export const SUGGESTIONS = "goal_lane.resume_to_job_suggestions";

const TERMINAL: readonly string[] = ["completed", "partial", "failed", "cancelled"];

/** A job as the database would hold it in some state, completed unless told otherwise. */
export async function makeJob(ownerId: string, given: Partial<Prisma.GoalJobUncheckedCreateInput> = {}): Promise<GoalJob> {
	const id = newId();
	const attemptId = newId();
	const { low, high } = costOfSteps(resumeToJobReady, null);
	return db().goalJob.create({
		data: {
			id,
			ownerId,
			workflowId: READY,
			spec: resumeToJobReady as unknown as Prisma.InputJsonObject,
			useCaseType: resumeToJobReady.useCaseType,
			stepsLowMicroU: low,
			stepsHighMicroU: high,
			status: "completed",
			attemptId,
			taskId: newId(),
			preflightResult: { passed: true, errors: [], warnings: [] },
			completedAt: TERMINAL.includes(given.status ?? "completed") ? new Date() : null,
			attempts: { create: { id: attemptId, number: 1 } },
			...given,
		},
	});
}

/** A job under way on a spec, with its steps, and the drive that may work on it. */
export async function makeDrivenJob(ownerId: string, spec: Spec, given: Partial<Prisma.GoalJobUncheckedCreateInput> = {}) {
	const driveId = newId();
	const job = await makeJob(ownerId, { status: "executing", driveId, spec: JSON.parse(JSON.stringify(spec)), ...given });
	const steps = planOf(spec).map(({ stepId, stepType, title }, index) => ({ jobId: job.id, stepId, stepType, title, stepOrder: index + 1 }));
	await db().jobStep.createMany({ data: steps });
	return { job, drive: { jobSpecId: job.id, attemptId: job.attemptId, driveId } };
}

/** What the scoring of this job found. */
export async function makeScoring(jobId: string, postings: readonly unknown[]): Promise<void> {
	const outputs = {
		// The pictures of the templates show the person's own profile, in its language.
		parse_resume: { document: { language: "en", fileName: "resume.pdf", fileId: "f", format: "pdf", pageCount: 1, warnings: [], lines: [] } },
		extract_profile: {
			profile: { name: null, headline: null, summary: null, experience: [], education: [], skills: [] },
			suggestedTitles: [],
			suggestedSkills: [],
		},
		score_fit: { result: { jobs: postings, total: postings.length, counts: {}, sources: [], query: {}, profile: {} } },
	};
	for (const [stepId, output] of Object.entries(outputs)) {
		await db().stepResult.create({
			data: { jobId, stepId, succeeded: true, digest: newId(), output: await packJson(Buffer.from(JSON.stringify(output))) },
		});
	}
}

/** A stored file that the job made. */
export async function makeArtifact(job: GoalJob, fileName: string, text: string, given: Partial<Prisma.ArtifactUncheckedCreateInput> = {}): Promise<Artifact> {
	const stored = await storeArtifactBytes({ fileName, mimeType: "text/plain", bytes: new TextEncoder().encode(text) });
	const place = { id: newId(), jobId: job.id, attemptId: job.attemptId, stepId: "deliver", artifactType: "document" };
	return db().artifact.create({ data: { ...place, ...stored, ...given } });
}

const TITLES = { question: "Which titles?", options: ["Engineer", "Architect"], config: { minItems: 1, maxItems: 5 } };

/** A running job that waits for its user at profile_review since `since`: for titles, and if it is so said for skills. */
export async function makePausedJob(
	ownerId: string,
	{ since = new Date(), slotIds = ["targetTitles"], suggestedValue }: { since?: Date; slotIds?: string[]; suggestedValue?: string[] } = {},
) {
	const job = await makeJob(ownerId, { status: "executing", startedAt: new Date(since.getTime() - 60_000), queuedAt: since });
	const pause = { checkpointId: "profile_review", stepId: "profile_review" };
	await db().jobStep.create({
		data: { jobId: job.id, stepId: pause.stepId, stepOrder: 3, stepType: "checkpoint", title: "Review", status: "awaiting_input" },
	});
	const slots = slotIds.map((slotId) => ({
		...makeQuestion(slotId, TITLES),
		...(suggestedValue ? { suggestedValue } : {}),
	})) as unknown as Prisma.InputJsonArray;
	const interrupt = await db().interrupt.create({
		data: {
			...pause,
			id: newId(),
			jobId: job.id,
			attemptId: job.attemptId,
			interruptType: "checkpoint",
			uiSurface: "checkpoint_screen",
			ownerPath: `${READY}/extract_profile`,
			payload: { checkpointId: pause.checkpointId, slots, stepOutputPreview: {} },
			createdAt: since,
			expiresAt: new Date(since.getTime() + 30 * 86_400_000),
		},
	});
	return { job, interrupt };
}
