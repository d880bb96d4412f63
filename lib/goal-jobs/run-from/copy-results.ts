import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { packJson, unpackJson } from "@/lib/platform/packed-json";
import type { Artifact, Prisma } from "@/lib/platform/prisma/client";

interface Copying {
	readonly from: string;
	readonly to: { readonly id: string; readonly attemptId: string };
	readonly stepIds: readonly string[];
}

/**
 * Gives a job what steps of another one have made, as its own: their results, and their files under new ids, which take the place of the old ones
 * wherever a result names them. The bytes are shared; they go with the last job that has them. Returns the files.
 */
export async function copyResults(tx: Transaction, { from, to, stepIds }: Copying): Promise<Artifact[]> {
	const where = { jobId: from, stepId: { in: [...stepIds] } };
	const made = await tx.artifact.findMany({ where: { ...where, isPreview: false }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
	const newIds = new Map(made.map(({ id }) => [id, newId()]));
	const renamed = (text: string) => [...newIds].reduce((now, [old, id]) => now.replaceAll(old, id), text);
	const files = made.map((file) => ({ ...file, id: newIds.get(file.id) ?? newId(), jobId: to.id, attemptId: to.attemptId, itemKey: renamed(file.itemKey) }));
	if (files.length > 0) await tx.artifact.createMany({ data: files.map((file) => ({ ...file, metadata: Object(file.metadata) as Prisma.InputJsonObject })) });
	const results = await tx.stepResult.findMany({ where, include: { parts: true }, orderBy: { createdAt: "asc" } });
	for (const { parts, output, longTexts, ...result } of results) {
		const itemKey = renamed(result.itemKey);
		const text = output && newIds.size > 0 ? await unpackJson(output) : null;
		const isChanged = text !== null && renamed(text) !== text;
		await tx.stepResult.create({
			data: {
				...result,
				jobId: to.id,
				itemKey,
				output: isChanged ? await packJson(Buffer.from(renamed(text))) : output,
				...(longTexts === null ? {} : { longTexts: longTexts as Prisma.InputJsonObject }),
			},
			select: { stepId: true },
		});
		if (parts.length > 0) await tx.stepResultPart.createMany({ data: parts.map((part) => ({ ...part, jobId: to.id, itemKey })) });
	}
	return files;
}
