import "server-only";
import { openSession } from "@/lib/accounts/internal";
import { presentUser } from "@/lib/accounts/present";
import type { SignedIn } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { RequestOrigin } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

/** Makes a guest and opens its session. What the guest makes can be claimed by signing up or in. */
export async function startGuestSession(origin: RequestOrigin): Promise<{ sessionId: string; answer: SignedIn }> {
	return transaction(async (tx) => {
		const guest = await tx.user.create({ data: { id: newId(), isGuest: true, productUpdates: false, securityAlerts: false } });
		const { sessionId, tokens } = await openSession(tx, guest, origin);
		await writeAudit(tx, { actorId: guest.id, action: "account.start_guest_session", targetType: "session", targetId: sessionId, requestId: origin.requestId });
		return { sessionId, answer: { user: presentUser(guest), ...tokens } };
	});
}
