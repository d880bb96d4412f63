import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { dedupePostings } from "./dedupe-postings";
import { listPostings } from "./list-postings";
import { normalizePostings } from "./normalize-postings";
import { readPosting } from "./read-posting";
import { readyPostings } from "./ready-postings";
import { refreshPostings } from "./refresh-postings";
import { searchPostings } from "./search-postings";
import { verifyPostings } from "./verify-postings";

/** Finds postings and makes them comparable: search, one shape, no duplicates, checked at the source. */
export const jobSearchServer: ToolServer = {
	name: "job-search",
	title: "Job search",
	hasShelf: true,
	tools: [searchPostings, normalizePostings, dedupePostings, listPostings, verifyPostings, readyPostings, refreshPostings, readPosting],
};
