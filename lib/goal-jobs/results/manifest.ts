import "server-only";
import { specOf } from "@/lib/goal-jobs/internal";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { Transaction } from "@/lib/platform/database/db";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";

interface Run {
	readonly id: string;
	readonly spec: unknown;
}

/** What a ZIP's manifest says of the run: its workflow, and what its owner let pass on the way. Long answers are counted, not repeated. */
export async function manifestOfRun(reader: Transaction, run: Run): Promise<Record<string, unknown>> {
	const { specId, version, name } = specOf(run);
	const answered = await reader.interrupt.findMany({
		where: { jobId: run.id, status: "resolved", checkpointId: { not: null } },
		orderBy: { resolvedAt: "asc" },
		select: { checkpointId: true, resolvedAt: true, answers: true },
	});
	return {
		run: { jobSpecId: run.id, workflow: { specId, version, name } },
		approvals: answered.map(({ checkpointId, resolvedAt, answers }) => ({ checkpointId, answeredAt: resolvedAt, answers: brief(Object(answers)) })),
	};
}

/** What the owner of a file wrote in it that no source of the run says. */
export function remarksOf({ metadata }: { readonly metadata?: unknown }): Record<string, unknown>[] {
	const { remarks } = Object(metadata);
	return Array.isArray(remarks) ? remarks.filter(isRecord) : [];
}

/** What a manifest says of one file. */
export function manifestOfFile(run: Run, file: Pick<ArtifactRow, "stepId" | "sha256"> & { readonly metadata?: unknown }): Record<string, unknown> {
	const node = planOf(specOf(run)).find(({ stepId }) => stepId === file.stepId);
	const work = node?.kind === "work" ? { role: node.step.role, tool: node.step.tool } : {};
	const inOwnWords = remarksOf(file);
	return {
		sha256: file.sha256,
		step: { stepId: file.stepId, title: node?.title ?? file.stepId, ...work },
		...(inOwnWords.length > 0 ? { inOwnWords } : {}),
	};
}

const MOST_LETTERS = 200;

function brief(answers: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(answers).map(([slotId, value]) => [slotId, briefValue(value)]));
}

function briefValue(value: unknown): unknown {
	if (typeof value === "string") return value.length > MOST_LETTERS ? `${value.length} letters` : value;
	if (Array.isArray(value)) return JSON.stringify(value).length > MOST_LETTERS * 10 ? `${value.length} entries` : value;
	return typeof value === "object" && value !== null ? `${Object.keys(value).length} fields` : value;
}
