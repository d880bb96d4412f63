import "server-only";
import { presentPreferences } from "@/lib/accounts/present";
import type { Preferences } from "@/lib/accounts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** What the caller wants to hear about by mail. */
export async function getPreferences({ actor }: ActorContext): Promise<Preferences> {
	return presentPreferences(await db().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
