import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/lib/platform/env";

/** Everybody's pages may be found; a person's own are behind a sign-in, and links to surveys and reports are for those who got them. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	// The address is the installation's, not the build's.
	await connection();
	return {
		rules: { userAgent: "*", allow: ["/$", "/sample", "/community", "/docs", "/developers", "/privacy", "/terms"], disallow: "/" },
		sitemap: new URL("/sitemap.xml", env().APP_URL).href,
	};
}
