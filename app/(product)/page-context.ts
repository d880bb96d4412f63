import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import type { ActorContext } from "@/lib/platform/context";
import { newId } from "@/lib/platform/ids";

/** Who looks at the page that is being made, asked once for all its parts; null when nobody is signed in. */
export const findPageContext = cache(async (): Promise<ActorContext | null> => {
	const actor = await getPageActor();
	return actor && { actor, requestId: newId(), ipAddress: "", userAgent: (await headers()).get("user-agent") };
});

/** The context for the verbs that a page calls; whoever is not signed in goes to sign-in and comes back to `place`. */
export async function requirePageContext(place: string): Promise<ActorContext> {
	const context = await findPageContext();
	if (!context) redirect(`/sign-in?next=${encodeURIComponent(place)}`);
	return context;
}
