import "server-only";
import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "@/lib/audit/write-audit";
import type { StoredArtifact } from "@/lib/files/store/store-artifact";
import { lockOwnedJob, specOf } from "@/lib/goal-jobs/internal";
import { keepVersions, replaceArtifacts } from "@/lib/goal-jobs/lineage/keep-versions";
import { manifestOfFile, manifestOfRun } from "@/lib/goal-jobs/results/manifest";
import { storeArchive } from "@/lib/goal-jobs/results/store-archive";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import type { Artifact as ArtifactRow, Prisma } from "@/lib/platform/prisma/client";
import type { StepCall } from "./call-step";
import { filesOf, type RevisableItem } from "./load-item";
import { recordCalls } from "./record-calls";
import { requireRevision } from "./require-revision";

/** A file that the render step made. */
export interface NewFile {
	readonly kind?: string;
	readonly file: StoredArtifact;
}

interface Change {
	readonly value: Record<string, unknown>;
	readonly files: readonly NewFile[];
	/** What the files say of themselves. */
	readonly metadata: Record<string, unknown>;
	readonly calls: readonly StepCall[];
}

type Kept = Pick<RevisableItem, "number" | "editedAt" | "artifacts">;

/**
 * Keeps a changed value and its files in one transaction: nobody sees the one without the other. The archive is made before; when another item's
 * change came first it is made again, then under the job's lock, so that nobody comes between a second time.
 */
export async function keepRevision(context: ActorContext, item: RevisableItem, change: Change): Promise<Kept> {
	const packed = await packJson(Buffer.from(JSON.stringify(change.value)));
	const rows = newRows(item, change);
	const about = await manifestOfRun(db(), item.job);
	for (let known = item.artifacts; ; ) {
		const archive = await makeArchive(item, known, rows, about);
		const settled = await transaction((tx) => settle(tx, context, item, { ...change, packed, rows, archive, known }));
		if (settled.isKept) return settled.kept;
		known = settled.known;
	}
}

type NewRow = Omit<ArtifactRow, "createdAt" | "metadata"> & { readonly createdAt: Date; readonly metadata: Prisma.InputJsonObject };

function newRows(item: RevisableItem, { value, files, metadata }: Change): NewRow[] {
	const { job, itemId, render, original, number } = item;
	const declared = render.step.artifacts;
	const isOriginal = isDeepStrictEqual(value, original);
	const createdAt = new Date();
	return files.map(({ kind, file: { storageKey, fileName, mimeType, sizeBytes, sha256 } }) => ({
		id: newId(),
		jobId: job.id,
		attemptId: job.attemptId,
		stepId: render.stepId,
		itemKey: itemId,
		...{ storageKey, fileName, mimeType, sizeBytes, sha256 },
		artifactType: declared?.artifactType ?? "document",
		platform: "",
		isPrimary: false,
		isPreview: false,
		description: isOriginal ? (declared?.description ?? "") : `${declared?.description ?? "Result"}, edited by you`,
		metadata: { ...metadata, kind, revision: number + 1, isEdited: !isOriginal } as Prisma.InputJsonObject,
		createdAt,
	}));
}

type Packed = Pick<ArtifactRow, "fileName" | "mimeType" | "itemKey" | "storageKey" | "createdAt" | "stepId" | "sha256"> & { readonly metadata: unknown };

interface NewArchive {
	readonly id: string;
	readonly file: StoredArtifact;
}

/** The archive with the new files in place of the item's old ones; null of a job without one. */
async function makeArchive(
	item: RevisableItem,
	known: readonly ArtifactRow[],
	rows: readonly NewRow[],
	about: Readonly<Record<string, unknown>>,
): Promise<NewArchive | null> {
	const { archive } = specOf(item.job).delivery;
	const old = known.find((artifact) => artifact.artifactType === "archive" && artifact.isPrimary);
	if (!archive || !old) return null;
	const [first, ...others] = filesOf({ ...item, artifacts: known });
	const contents = known.flatMap((artifact): Packed[] => {
		if (artifact === old || others.includes(artifact)) return [];
		return artifact === first ? [...rows] : [artifact];
	});
	const files = contents.map((file) => ({
		fileName: file.fileName,
		mimeType: file.mimeType,
		itemKey: file.itemKey,
		storageKey: file.storageKey,
		modifiedAt: file.createdAt,
		about: manifestOfFile(item.job, file),
	}));
	return { id: old.id, file: await storeArchive(archive.fileName, files, about) };
}

interface Settling extends Change {
	readonly packed: Uint8Array<ArrayBuffer>;
	readonly rows: readonly NewRow[];
	readonly archive: NewArchive | null;
	/** The artifacts that the archive was made of. */
	readonly known: readonly ArtifactRow[];
}

type Settled = { readonly isKept: true; readonly kept: Kept } | { readonly isKept: false; readonly known: ArtifactRow[] };

async function settle(tx: Transaction, context: ActorContext, item: RevisableItem, change: Settling): Promise<Settled> {
	const { itemId, written, render } = item;
	const job = await lockOwnedJob(tx, context, item.job.id);
	requireStatus(job.status, DELIVERED_STATUSES, "change the results of");
	const place = { jobId: job.id, stepId: written.stepId, itemKey: itemId };
	const before = await tx.itemRevision.findUnique({ where: { jobId_stepId_itemKey: place }, select: { number: true } });
	requireRevision(before?.number ?? 0, item.number);
	const artifacts = await tx.artifact.findMany({ where: { jobId: job.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
	if (idsOf(artifacts) !== idsOf(change.known)) return { isKept: false, known: artifacts };

	const [number, editedAt] = [item.number + 1, new Date()];
	const next = { number, value: change.packed, editedAt };
	await tx.itemRevision.upsert({ where: { jobId_stepId_itemKey: place }, create: { ...place, ...next }, update: next, select: { number: true } });
	await replaceArtifacts(tx, job.id, [render.stepId], itemId);
	await tx.artifact.createMany({ data: [...change.rows] });
	if (change.archive) {
		const { sizeBytes, sha256, storageKey } = change.archive.file;
		const archiveId = change.archive.id;
		await keepVersions(
			tx,
			artifacts.filter(({ id }) => id === archiveId),
		);
		await tx.artifact.update({ where: { id: change.archive.id }, data: { sizeBytes, sha256, storageKey }, select: { id: true } });
	}
	await recordCalls(tx, job.id, change.calls, itemId, (record) => {
		record.changeJob({ itemVersion: record.run.itemVersion + 1 });
		for (const { id: artifactId, fileName, mimeType, sizeBytes } of change.rows) {
			record.tell({ type: "artifact_ready", data: { artifactId, fileName, mimeType, sizeBytes, isPrimary: false } });
		}
	});
	const details = { itemId, revision: number };
	await writeAudit(tx, {
		actorId: context.actor.userId,
		action: "goal_job.revise_item",
		targetType: "goal_job",
		targetId: job.id,
		details,
		requestId: context.requestId,
	});
	return {
		isKept: true,
		kept: { number, editedAt, artifacts: await tx.artifact.findMany({ where: { jobId: job.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }) },
	};
}

/** Which files there are: a changed item's have new ids, and so has the archive's content. */
function idsOf(artifacts: readonly ArtifactRow[]): string {
	return artifacts
		.map(({ id, sha256 }) => `${id} ${sha256}`)
		.sort()
		.join();
}
