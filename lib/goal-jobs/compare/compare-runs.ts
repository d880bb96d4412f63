import "server-only";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { filledSlotsOf, findSpecOf, type JobWithParts, loadJob } from "@/lib/goal-jobs/internal";
import { waitedMsOf } from "@/lib/goal-jobs/waited";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { storedCode } from "@/lib/platform/errors";
import type { CompareQuery, Comparison, FileSide, RunSide, StepSide } from "./schemas";

/** Two of the caller's jobs side by side. @throws AppError JOB_NOT_FOUND when one of them is missing or foreign. */
export async function compareRuns(context: ActorContext, query: CompareQuery): Promise<Comparison> {
	const [a, b] = [await loadJob(context, query.a), await loadJob(context, query.b)];
	const [stepsOfA, stepsOfB] = [await stepsOf(a), await stepsOf(b)];
	return { a: runSide(a), b: runSide(b), steps: steps([a, stepsOfA], [b, stepsOfB]), answers: answers(a, b), files: files(a, b) };
}

function runSide(job: JobWithParts): RunSide {
	const spec = findSpecOf(job);
	const { startedAt, completedAt } = job;
	return {
		jobSpecId: job.id,
		status: job.status,
		workflowId: job.workflowId,
		workflowName: spec?.name ?? null,
		specVersion: spec?.version ?? null,
		inputFileNames: job.inputFileNames,
		createdAt: job.createdAt.toISOString(),
		startedAt: startedAt?.toISOString() ?? null,
		completedAt: completedAt?.toISOString() ?? null,
		workedMs: startedAt && completedAt ? Math.max(0, completedAt.getTime() - startedAt.getTime() - waitedMsOf(job, completedAt)) : null,
		costMicroU: job.costMicroU,
		errorCode: storedCode(job.errorCode),
		errorMessage: job.errorMessage,
	};
}

type Sides = ReadonlyMap<string, StepSide>;

async function stepsOf(job: JobWithParts): Promise<Sides> {
	const [calls, results] = await Promise.all([
		db().toolInvocation.groupBy({ by: ["stepName"], where: { jobId: job.id }, _count: true, _sum: { durationMs: true, costMicroU: true } }),
		db().stepResult.findMany({ where: { jobId: job.id, succeeded: true }, select: { stepId: true, itemKey: true, digest: true } }),
	]);
	return new Map(
		job.steps.map(({ stepId, status, errorMessage }) => {
			const made = calls.find(({ stepName }) => stepName === stepId);
			const outputDigest = digestOfFiles(job, stepId) ?? digestOf(results.filter((result) => result.stepId === stepId));
			const spent = { calls: made?._count ?? 0, durationMs: made?._sum.durationMs ?? 0, costMicroU: made?._sum.costMicroU ?? 0 };
			return [stepId, { status, ...spent, outputDigest, errorMessage }];
		}),
	);
}

/** Of a step that makes files their contents count: where they are kept is another place each time. */
function digestOfFiles(job: JobWithParts, stepId: string): string | null {
	const made = job.artifacts.filter((artifact) => artifact.stepId === stepId && !artifact.isPreview);
	return made.length === 0 ? null : hashOfLines(made.map(({ fileName, sha256 }) => `${fileName} ${sha256}`));
}

const hashOfLines = (lines: readonly string[]): string =>
	createHash("sha256")
		.update([...lines].sort().join("\n"))
		.digest("hex");

/** Of a step of items that of all of them, whatever their order. */
function digestOf(results: ReadonlyArray<{ itemKey: string; digest: string | null }>): string | null {
	const [first] = results;
	if (!first) return null;
	if (results.length === 1 && first.itemKey === "") return first.digest;
	return hashOfLines(results.map(({ digest }) => String(digest)));
}

function steps([a, sidesOfA]: [JobWithParts, Sides], [b, sidesOfB]: [JobWithParts, Sides]): Comparison["steps"] {
	return inOrder(a.steps, b.steps, ({ stepId }) => stepId).map(({ stepId, title }) => {
		const [one, other] = [sidesOfA.get(stepId) ?? null, sidesOfB.get(stepId) ?? null];
		const hasBoth = one?.outputDigest && other?.outputDigest;
		return { stepId, title, a: one, b: other, hasSameOutput: hasBoth ? one.outputDigest === other.outputDigest : null };
	});
}

/** Everything of the first list, and each that only the second has behind what stands before it there. */
function inOrder<T>(first: readonly T[], second: readonly T[], keyOf: (entry: T) => string): T[] {
	const all = [...first];
	for (const [index, entry] of second.entries()) {
		if (all.some((known) => keyOf(known) === keyOf(entry))) continue;
		const before = second[index - 1];
		all.splice(before === undefined ? 0 : all.findIndex((known) => keyOf(known) === keyOf(before)) + 1, 0, entry);
	}
	return all;
}

function answers(a: JobWithParts, b: JobWithParts): Comparison["answers"] {
	const [given, others] = [filledSlotsOf(a), filledSlotsOf(b)];
	const questions = [a, b].flatMap((job) => {
		const spec = findSpecOf(job);
		return spec ? [...spec.slots, ...spec.steps.flatMap((step) => step.checkpoint?.slots ?? [])] : [];
	});
	const answered = [...Object.keys(given), ...Object.keys(others)].sort();
	const inTurn = questions.map(({ slotId }) => slotId).filter((slotId) => answered.includes(slotId));
	return [...new Set([...inTurn, ...answered])].map((slotId) => {
		const [one, other] = [given[slotId] ?? null, others[slotId] ?? null];
		return {
			slotId,
			question: questions.find((question) => question.slotId === slotId)?.question ?? slotId,
			a: one,
			b: other,
			isSame: isDeepStrictEqual(one, other),
		};
	});
}

function files(a: JobWithParts, b: JobWithParts): Comparison["files"] {
	const made = ({ artifacts }: JobWithParts) => artifacts.filter(({ isPreview }) => !isPreview);
	const find = (job: JobWithParts, fileName: string): FileSide | null => {
		const row = made(job).find((artifact) => artifact.fileName === fileName);
		return row ? { artifactId: row.id, sha256: row.sha256, sizeBytes: row.sizeBytes, mimeType: row.mimeType } : null;
	};
	return [...new Set([...made(a), ...made(b)].map(({ fileName }) => fileName))].map((fileName) => {
		const [one, other] = [find(a, fileName), find(b, fileName)];
		return { fileName, a: one, b: other, isSame: one !== null && one.sha256 === other?.sha256 };
	});
}
