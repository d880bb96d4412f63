import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { sections } from "@/app/(site)/docs/api/[section]/sections";
import { placeOf } from "@/app/(site)/docs/api/addresses";
import { env } from "@/lib/platform/env";

const PAGES = ["/", "/sample", "/community", "/docs/quick-start", "/docs/api", "/docs/clients", "/docs/changes", "/privacy", "/terms"];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	await connection();
	const reference = sections().map(({ slug }) => placeOf(slug));
	return [...PAGES, ...reference].map((path) => ({ url: new URL(path, env().APP_URL).href }));
}
