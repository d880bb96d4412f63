import "server-only";
import { headers } from "next/headers";
import type { Actor } from "@/lib/platform/context";
import { env } from "@/lib/platform/env";
import { authenticate } from "./authenticate";

/** Who looks at a page, by the browser's cookies; null when nobody is signed in. For server components. */
export async function getPageActor(): Promise<Actor | null> {
	const cookie = (await headers()).get("cookie");
	return cookie ? authenticate(new Request(env().APP_URL, { headers: { cookie } })) : null;
}
