import type { PostingQuery, RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { collectRows, readBoards, type SearchOptions } from "@/lib/tools/job-search/sources/search-boards";

/** What these boards give just now, with what failing ones really said: nothing of it is kept. */
export async function searchBoards(
	query: PostingQuery,
	sources: readonly ConfiguredSource[],
	options: SearchOptions,
): Promise<{ rawPostings: RawPosting[]; sources: SourceReport[]; said: string[] }> {
	const results = await readBoards(query, sources, options);
	return { ...collectRows(results, sources), said: results.flatMap((result) => (result.said === "" ? [] : [result.said])) };
}
