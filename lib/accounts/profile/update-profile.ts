import "server-only";
import { presentUser } from "@/lib/accounts/present";
import type { UpdateProfileBody, User } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";

/** Changes the keys that are given; null clears one. */
export async function updateProfile({ actor, requestId }: ActorContext, { displayName, locale, timeZone }: UpdateProfileBody): Promise<User> {
	return transaction(async (tx) => {
		// Undefined leaves a column as it is.
		const user = await tx.user.update({ where: { id: actor.userId }, data: { name: displayName, locale, timeZone } });
		const changed = Object.entries({ displayName, locale, timeZone }).flatMap(([key, value]) => (value === undefined ? [] : [key]));
		await writeAudit(tx, { actorId: user.id, action: "account.update_profile", targetType: "user", targetId: user.id, details: { changed }, requestId });
		return presentUser(user);
	});
}
