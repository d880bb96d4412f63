import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";

/** So many earlier versions of a file are kept; the bytes of older ones are swept. */
const MOST_VERSIONS = 5;

type Replaced = Pick<ArtifactRow, "jobId" | "attemptId" | "stepId" | "itemKey" | "fileName" | "mimeType" | "sizeBytes" | "sha256" | "storageKey" | "createdAt">;

const placeOf = ({ jobId, stepId, itemKey, fileName }: Replaced) => ({ jobId, stepId, itemKey, fileName });

/** Keeps files that are about to be replaced as versions of those that come in their place. Call with the job locked. */
export async function keepVersions(tx: Transaction, replaced: readonly Replaced[]): Promise<void> {
	for (const row of replaced) {
		const { attemptId, mimeType, sizeBytes, sha256, storageKey, createdAt } = row;
		const known = await tx.artifactVersion.findMany({ where: placeOf(row), orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
		if (known[0]?.sha256 !== sha256) {
			await tx.artifactVersion.create({
				data: { id: newId(), ...placeOf(row), attemptId, mimeType, sizeBytes, sha256, storageKey, createdAt },
				select: { id: true },
			});
		}
		const tooMany = known.slice(MOST_VERSIONS - 1).map(({ id }) => id);
		if (tooMany.length > 0) await tx.artifactVersion.deleteMany({ where: { id: { in: tooMany } } });
	}
}

/** Takes away what steps have made that are done again, for one item or all of them, keeping it as versions. Call with the job locked. */
export async function replaceArtifacts(tx: Transaction, jobId: string, stepIds: readonly string[], itemKey?: string): Promise<void> {
	if (stepIds.length === 0) return;
	const where = { jobId, stepId: { in: [...stepIds] }, ...(itemKey === undefined ? {} : { itemKey }) };
	await keepVersions(tx, await tx.artifact.findMany({ where }));
	await tx.artifact.deleteMany({ where });
}
