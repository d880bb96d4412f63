import "server-only";
import type { AccountActor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { sizeInWords } from "@/lib/platform/language/sizes";
import type { Storage } from "./schemas";

const MB = 1_000_000;

/** What the files of an account take and may take. An upload that is announced counts from then on; a file that stays on its device does not. */
export async function storageOf(tx: Pick<Transaction, "file">, actor: AccountActor): Promise<Storage> {
	const { _sum } = await tx.file.aggregate({ where: { ownerId: actor.userId, status: { in: ["pending", "ready"] } }, _sum: { sizeBytes: true } });
	return { usedBytes: _sum.sizeBytes ?? 0, limitBytes: limitOf(actor) };
}

function limitOf({ kind }: AccountActor): number {
	const { STORAGE_MB_PER_GUEST, STORAGE_MB_PER_USER } = env();
	return (kind === "guest" ? STORAGE_MB_PER_GUEST : STORAGE_MB_PER_USER) * MB;
}

/** Room for a file that the same transaction adds; others of its owner wait until that is done. @throws AppError QUOTA_EXCEEDED. */
export async function takeRoom(tx: Transaction, actor: AccountActor, neededBytes: number): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`storage:${actor.userId}`}, 0))`;
	const storage = await storageOf(tx, actor);
	if (storage.usedBytes + neededBytes > storage.limitBytes) throw quotaExceeded(storage, actor, neededBytes);
}

/** The same without holding it: refuses early what could not be kept later. Gives the room that there is. */
export async function checkRoom(tx: Pick<Transaction, "file">, actor: AccountActor, neededBytes: number): Promise<number> {
	const storage = await storageOf(tx, actor);
	const leftBytes = storage.limitBytes - storage.usedBytes;
	if (leftBytes < neededBytes) throw quotaExceeded(storage, actor, neededBytes);
	return leftBytes;
}

function quotaExceeded({ usedBytes, limitBytes }: Storage, { kind }: AccountActor, neededBytes: number): AppError {
	const more = kind === "guest" ? `, or sign up for ${sizeInWords(env().STORAGE_MB_PER_USER * MB)}` : "";
	const message = `Your files take ${sizeInWords(usedBytes)} of ${sizeInWords(limitBytes)}, which leaves too little for this one. Delete files that you no longer need${more}.`;
	return new AppError("QUOTA_EXCEEDED", message, { usedBytes, limitBytes, neededBytes });
}
