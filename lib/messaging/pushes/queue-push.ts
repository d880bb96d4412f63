import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { newId } from "@/lib/platform/ids";

export interface PushRequest {
	readonly surveyId: string;
	readonly responseId: string;
	readonly messagingUserId: string;
	readonly text: string;
	/** A second request with the same key sends nothing. */
	readonly dedupeKey: string;
}

/** Queues messages in the caller's transaction; they are sent after commit. Returns how many are new. */
export async function queuePushes(tx: Transaction, requests: readonly PushRequest[]): Promise<number> {
	const rows = requests.map((request) => ({ id: newId(), ...request }));
	const made = await tx.messagingPush.createManyAndReturn({ data: rows, skipDuplicates: true, select: { id: true } });
	for (const { id } of made) await writeOutbox(tx, "messaging/push.requested", { pushId: id });
	return made.length;
}
