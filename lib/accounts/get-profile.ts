import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/db";
import { presentUser } from "./present";
import type { User } from "./schemas";

/** The caller's own profile. */
export async function getProfile({ actor }: ActorContext): Promise<User> {
	return presentUser(await db().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
