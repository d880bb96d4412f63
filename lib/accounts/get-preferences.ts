import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { presentPreferences } from "./present";
import type { Preferences } from "./schemas";

/** What the caller wants to hear about by mail. */
export async function getPreferences({ actor }: ActorContext): Promise<Preferences> {
	return presentPreferences(await db().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
