import { z } from "zod";
import { JobListResult } from "@/lib/tools/job-search/schemas";

/** Remarks of the reader about the file. */
export function warningsOf(preview: unknown): string[] {
	return z.object({ warnings: z.array(z.string()) }).safeParse(preview).data?.warnings ?? [];
}

const SearchPreview = JobListResult.pick({ total: true, counts: true, sources: true });
export type SearchPreview = z.infer<typeof SearchPreview>;

/** What the search did, or null when the preview does not say. */
export function searchOf(preview: unknown): SearchPreview | null {
	return SearchPreview.safeParse(preview).data ?? null;
}
