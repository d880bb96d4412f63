import "server-only";
import { presentPreferences } from "@/lib/accounts/present";
import type { Preferences, UpdatePreferencesBody } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";

/** Writes only the keys that are given and not null. */
export async function updatePreferences({ actor, requestId }: ActorContext, body: UpdatePreferencesBody): Promise<Preferences> {
	const data = {
		newsletter: body.newsletter ?? undefined,
		productUpdates: body.productUpdates ?? undefined,
		securityAlerts: body.securityAlerts ?? undefined,
		runWaiting: body.runWaiting ?? undefined,
		runExpiring: body.runExpiring ?? undefined,
		runFinished: body.runFinished ?? undefined,
		reminders: body.reminders ?? undefined,
		lowBalance: body.lowBalance ?? undefined,
	};
	return transaction(async (tx) => {
		const user = await tx.user.update({ where: { id: actor.userId }, data });
		const details = presentPreferences(user);
		await writeAudit(tx, { actorId: user.id, action: "account.update_preferences", targetType: "user", targetId: user.id, details: { ...details }, requestId });
		return details;
	});
}
