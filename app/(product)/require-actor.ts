import "server-only";
import { redirect } from "next/navigation";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import type { PersonActor } from "@/lib/platform/context";

/** Who looks at this page; whoever is not signed in goes to sign-in and comes back to `place`. */
export async function requireActor(place: string): Promise<PersonActor> {
	const actor = await getPageActor();
	if (!actor) redirect(`/sign-in?next=${encodeURIComponent(place)}`);
	return actor;
}
