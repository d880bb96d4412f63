import { z } from "zod";
import { type Beginning, EVERYWHERE } from "@/components/postings/filter/beginning";
import { wantedPay } from "@/components/postings/filter/wanted-pay";
import { JobListResult, RemoteMode } from "@/lib/tools/job-search/schemas";

const SearchPreview = JobListResult.pick({ total: true, counts: true, sources: true });
export type SearchPreview = z.infer<typeof SearchPreview>;

/** What the search did, or null when the preview does not say. */
export function searchOf(preview: unknown): SearchPreview | null {
	return SearchPreview.safeParse(preview).data ?? null;
}

const HomePreview = z.object({
	query: z.object({ country: z.string(), location: z.string().nullable().optional(), remote: RemoteMode.optional().catch(undefined) }),
	home: z
		.object({ countries: z.array(z.string()) })
		.nullable()
		.optional(),
});
const MOST_HOMES = 3;
/** With fewer than these a country that nobody asked for is no help. */
const LEAST_AT_HOME = 10;

/**
 * What the choice begins with: the way of working and the least pay that were asked for, and the countries with where they come from in words: the
 * one that was asked for, else where the resume says that the person lives. Who names a town has said where: then the resume's country hides nothing.
 */
export function beginningOf(preview: unknown, goal = ""): Beginning {
	const remote = HomePreview.safeParse(preview).data?.query.remote;
	return { ...homeOf(preview), remote: remote ? [remote] : [], pay: wantedPay(goal) };
}

function homeOf(preview: unknown): Beginning {
	const read = HomePreview.safeParse(preview).data;
	const asked = read?.query.country ?? "All";
	if (asked !== "All" && asked !== "") return { ...EVERYWHERE, countries: [asked], reason: "as you asked", least: 1 };
	const countries = read?.query.location ? [] : (read?.home?.countries ?? []);
	return countries.length > 0 && countries.length <= MOST_HOMES
		? { ...EVERYWHERE, countries, reason: "read from your resume", least: LEAST_AT_HOME }
		: EVERYWHERE;
}
