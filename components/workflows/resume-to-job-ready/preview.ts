import { z } from "zod";
import { JobListResult } from "@/lib/tools/job-search/schemas";

const SearchPreview = JobListResult.pick({ total: true, counts: true, sources: true });
export type SearchPreview = z.infer<typeof SearchPreview>;

/** What the search did, or null when the preview does not say. */
export function searchOf(preview: unknown): SearchPreview | null {
	return SearchPreview.safeParse(preview).data ?? null;
}

const HomePreview = z.object({
	query: z.object({ country: z.string() }),
	home: z
		.object({ countries: z.array(z.string()) })
		.nullable()
		.optional(),
});
const MOST_HOMES = 3;

/** The countries that the choice begins with, and where they come from in words: the one that was asked for, else where the resume says that the person lives. */
export function homeOf(preview: unknown): { countries: readonly string[]; reason: string | null } {
	const read = HomePreview.safeParse(preview).data;
	const asked = read?.query.country ?? "All";
	if (asked !== "All" && asked !== "") return { countries: [asked], reason: "as you asked" };
	const countries = read?.home?.countries ?? [];
	return countries.length > 0 && countries.length <= MOST_HOMES ? { countries, reason: "read from your resume" } : { countries: [], reason: null };
}
