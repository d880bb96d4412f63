import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { validationError } from "@/lib/platform/errors";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Spec } from "./spec";
import { installed } from "./validation/installed-tools";
import { validateSpec } from "./validation/validate-spec";

interface SpecToStore {
	readonly workflowId: string;
	readonly ownerId: string;
	readonly specId?: string;
	/** What is run where no language model is configured; null of one that can't be run then. */
	readonly spec: Spec | null;
	/** What is run where one is, if it is something else. */
	readonly agentSpec?: Spec | null;
	/** Why there is nothing to run. */
	readonly problems?: readonly object[];
	readonly isPublic?: boolean;
	/** Its owner has to be on Pro to run it. */
	readonly needsPro?: boolean;
}

/** Keeps a workflow so that it can be run, or replaces it. @throws AppError VALIDATION_ERROR with everything that the validator finds, by its place. */
export async function storeSpec(
	tx: Transaction,
	{ workflowId, ownerId, spec, agentSpec = null, problems = [], isPublic = false, needsPro = false, ...rest }: SpecToStore,
): Promise<void> {
	const findings = [spec, agentSpec].flatMap((candidate) => (candidate ? validateSpec(candidate, installed) : []));
	if (findings.length > 0) throw validationError(findings);
	const columns = {
		ownerId,
		specId: rest.specId ?? spec?.specId ?? agentSpec?.specId ?? workflowId,
		spec: jsonOf(spec),
		agentSpec: jsonOf(agentSpec),
		problems: problems as unknown as Prisma.InputJsonArray,
		isPublic,
		needsPro,
	};
	await tx.storedSpec.upsert({ where: { workflowId }, create: { workflowId, ...columns }, update: columns, select: { workflowId: true } });
}

function jsonOf(spec: Spec | null) {
	return spec ? (spec as unknown as Prisma.InputJsonObject) : Prisma.DbNull;
}
