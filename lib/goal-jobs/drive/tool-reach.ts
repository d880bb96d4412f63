import "server-only";
import { readFileBytes, readStoredBytes } from "@/lib/files/store/read-file-bytes";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import type { RunState } from "@/lib/goal-jobs/record/run-state";
import { configuredModel } from "@/lib/models/the-model";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { callFiles } from "@/lib/tools/call-files";
import type { CallReach } from "@/lib/tools/open-calls";
import type { ToolContext } from "@/lib/tools/tool";

interface ReachParts {
	readonly job: Pick<RunState, "id" | "ownerId" | "fileIds" | "sensitiveLocalFileIds">;
	readonly report: ToolContext["reportProgress"];
	readonly now: Date;
}

/** Who owns a file that a job's tool may read. @throws AppError FILE_FORBIDDEN */
async function ownerOfFile(job: ReachParts["job"], fileId: string): Promise<string> {
	if (job.sensitiveLocalFileIds.includes(fileId)) throw new AppError("FILE_FORBIDDEN", "This file stays on your device and is not read here.");
	// A guest that became a user while its job runs has taken its files along.
	return (await db().goalJob.findUnique({ where: { id: job.id }, select: { ownerId: true } }))?.ownerId ?? job.ownerId;
}

/** A file that an earlier step of the same job has made; null for another one. */
async function findMade({ id: jobId, fileIds }: ReachParts["job"], fileId: string) {
	if (fileIds.includes(fileId) || !isId(fileId)) return null;
	return db().artifact.findFirst({ where: { id: fileId, jobId }, select: { storageKey: true, fileName: true, mimeType: true } });
}

/** What a tool may reach when it is called for a job. */
export function toolReach(parts: ReachParts): Omit<CallReach, "addCostMicroU"> {
	return {
		files: callFiles({ owner: parts.job.ownerId, ownerOf: (fileId) => ownerOfFile(parts.job, fileId), made: (fileId) => findMade(parts.job, fileId) }),
		now: parts.now,
		model: configuredModel(),
		readFile: async (fileId) => {
			const made = await findMade(parts.job, fileId);
			if (!made) return readFileBytes(fileId, await ownerOfFile(parts.job, fileId));
			const { storageKey, fileName, mimeType } = made;
			return { fileId, fileName, mimeType, bytes: await readStoredBytes(storageKey) };
		},
		// A key of its own for each call: one that is overtaken never overwrites what the other has kept.
		writeFiles: (files) => Promise.all(files.map((file) => storeArtifactBytes(file))),
		reportProgress: parts.report,
	};
}
