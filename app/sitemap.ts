import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/lib/platform/env";

const PAGES = ["/", "/sample", "/community", "/docs/quick-start", "/docs/api", "/docs/clients", "/docs/changes", "/privacy", "/terms"];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	await connection();
	return PAGES.map((path) => ({ url: new URL(path, env().APP_URL).href }));
}
