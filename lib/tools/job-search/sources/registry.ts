import { arbeitnow } from "@/lib/tools/job-search/sources/providers/arbeitnow";
import { ashby } from "@/lib/tools/job-search/sources/providers/ashby";
import { greenhouse } from "@/lib/tools/job-search/sources/providers/greenhouse";
import { himalayas } from "@/lib/tools/job-search/sources/providers/himalayas";
import { lever } from "@/lib/tools/job-search/sources/providers/lever";
import { recruitee } from "@/lib/tools/job-search/sources/providers/recruitee";
import { remoteok } from "@/lib/tools/job-search/sources/providers/remoteok";
import { remotive } from "@/lib/tools/job-search/sources/providers/remotive";
import { smartrecruiters } from "@/lib/tools/job-search/sources/providers/smartrecruiters";
import { workable } from "@/lib/tools/job-search/sources/providers/workable";
import type { PostingSource } from "./posting-source";

/** Every source that we can read. A new one is a file and a line here. */
export const POSTING_SOURCES: readonly PostingSource[] = [
	greenhouse,
	lever,
	ashby,
	smartrecruiters,
	workable,
	recruitee,
	arbeitnow,
	himalayas,
	remoteok,
	remotive,
];

export function findSource(provider: string): PostingSource | undefined {
	return POSTING_SOURCES.find((source) => source.provider === provider);
}
