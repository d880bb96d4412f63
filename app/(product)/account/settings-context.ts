import { redirect } from "next/navigation";
import { requirePageContext } from "@/app/(product)/page-context";
import type { ActorContext } from "@/lib/platform/context";

/** For settings that only an account has: a guest goes to those that it has too. */
export async function requireAccountContext(place: string): Promise<ActorContext> {
	const context = await requirePageContext(place);
	if (context.actor.kind === "guest") redirect("/account");
	return context;
}
