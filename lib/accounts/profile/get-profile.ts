import "server-only";
import { presentUser } from "@/lib/accounts/present";
import type { User } from "@/lib/accounts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";

/** The caller's own profile. */
export async function getProfile({ actor }: ActorContext): Promise<User> {
	return presentUser(await db().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
