import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { Spec } from "./spec";
import { installed } from "./validation/installed-tools";
import { validateSpec } from "./validation/validate-spec";

/** Keeps a workflow so that it can be run, or replaces it. @throws AppError VALIDATION_ERROR with everything that the validator finds, by its place. */
export async function storeSpec(tx: Transaction, { workflowId, ownerId, spec }: { workflowId: string; ownerId: string; spec: Spec }): Promise<void> {
	const findings = validateSpec(spec, installed);
	if (findings.length > 0) throw validationError(findings);
	const columns = { ownerId, specId: spec.specId, spec: spec as unknown as Prisma.InputJsonObject };
	await tx.storedSpec.upsert({ where: { workflowId }, create: { workflowId, ...columns }, update: columns, select: { workflowId: true } });
}
