import "server-only";
import { headers } from "next/headers";
import type { PersonActor } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { actorOfCookies } from "./authenticate";

/** Who looks at a page, by the browser's cookies; null when nobody is signed in. For server components. */
export async function getPageActor(): Promise<PersonActor | null> {
	const cookie = (await headers()).get("cookie");
	return cookie ? actorOfCookies(new Request(env().APP_URL, { headers: { cookie } })) : null;
}
