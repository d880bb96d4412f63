import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { requeuePushes } from "./pushes/requeue-pushes";

/**
 * Notes whether messages reach an account; what was heard later is not undone by what was said before it. Messages that waited for it are sent.
 */
export async function hearOfContact(tx: Transaction, messagingUserId: string, isReachable: boolean, heardAt: Date): Promise<void> {
	const changed = await tx.$executeRaw`
		INSERT INTO messaging_contact ("messagingUserId", "isReachable", "heardAt", "updatedAt") VALUES (${messagingUserId}, ${isReachable}, ${heardAt}, now())
		ON CONFLICT ("messagingUserId") DO UPDATE SET "isReachable" = ${isReachable}, "heardAt" = ${heardAt}, "updatedAt" = now()
		WHERE messaging_contact."heardAt" <= ${heardAt}`;
	if (changed === 1 && isReachable) await requeuePushes(tx, { messagingUserId, status: "unreachable" });
}
