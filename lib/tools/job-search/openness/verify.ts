import "server-only";
import { z } from "zod";
import { withTimeLimit } from "@/lib/platform/waiting/time-limit";
import { scoreTitle } from "@/lib/tools/fit/title";
import { type Posting, type Verification, VerifiedPosting } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import type { ListedBoards } from "./check-board";
import { OpennessChecker } from "./check-openness";

const PROGRESS_EVERY = 50;

export const VerifiedPostings = z.object({
	postings: z.array(VerifiedPosting),
	counts: z.object({ live: z.int().min(0), closed: z.int().min(0), unreachable: z.int().min(0) }),
});
export type VerifiedPostings = z.infer<typeof VerifiedPostings>;

export interface VerifyOptions {
	readonly configured: readonly ConfiguredSource[];
	/** Postings of these titles are checked first, should the time not suffice for all. */
	readonly titles: readonly string[];
	readonly signal: AbortSignal;
	readonly now: Date;
	readonly allowLoopback: boolean;
	readonly totalTimeoutMs: number;
	/** Lists of boards that were read lately and need not be read again. */
	readonly listed?: ListedBoards;
	onProgress?(done: number, total: number): void;
}

function likeliestFirst(postings: readonly Posting[], titles: readonly string[]): Posting[] {
	return postings
		.map((posting, index) => ({ posting, rank: scoreTitle(posting.title, titles).score, index }))
		.sort((one, other) => other.rank - one.rank || one.index - other.index)
		.map(({ posting }) => posting);
}

/** Checks every posting, in the order given on output. Rejects only when `signal` is aborted. */
export async function verify(postings: readonly Posting[], options: VerifyOptions): Promise<VerifiedPostings> {
	const signal = withTimeLimit(options.signal, options.totalTimeoutMs);
	const { configured, now, allowLoopback, listed } = options;
	const checker = new OpennessChecker({ configured, signal, now, allowLoopback, ...(listed && { listed }) });
	const verifications = new Map<Posting, Verification>();
	try {
		await Promise.all(
			likeliestFirst(postings, options.titles).map(async (posting) => {
				verifications.set(posting, await checker.check(posting));
				if (verifications.size % PROGRESS_EVERY === 0) options.onProgress?.(verifications.size, postings.length);
			}),
		);
	} finally {
		await checker.close();
	}
	options.signal.throwIfAborted();
	const verified = postings.flatMap((posting) => {
		const verification = verifications.get(posting);
		return verification ? [{ ...posting, verification }] : [];
	});
	return { postings: verified, counts: countStatuses(verified) };
}

export function countStatuses(postings: readonly VerifiedPosting[]): VerifiedPostings["counts"] {
	const counts = { live: 0, closed: 0, unreachable: 0 };
	for (const { verification } of postings) counts[verification.status]++;
	return counts;
}
