import { arbeitnow } from "./arbeitnow";
import { ashby } from "./ashby";
import { greenhouse } from "./greenhouse";
import { himalayas } from "./himalayas";
import { lever } from "./lever";
import type { PostingSource } from "./posting-source";
import { recruitee } from "./recruitee";
import { remoteok } from "./remoteok";
import { remotive } from "./remotive";
import { smartrecruiters } from "./smartrecruiters";
import { workable } from "./workable";

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
