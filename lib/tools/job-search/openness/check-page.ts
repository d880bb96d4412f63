import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { failureWords } from "@/lib/platform/language/failure-words";
import { createGuardedFetcher, GuardedFetchError, type GuardedFetchErrorKind } from "@/lib/platform/network/guarded-fetch";
import { MOST_FOREIGN_PAGES, MOST_PAGES_OF_FOREIGN_HOST } from "@/lib/tools/job-search/limits";
import { USUAL_LIMITS } from "@/lib/tools/job-search/sources/configuration";
import type { OpennessEvidence } from "@/lib/tools/job-search/sources/posting-source";
import { judgePage } from "./judge-page";

const WHO = "The posting's page";
const WORDS: Readonly<Record<GuardedFetchErrorKind, string>> = {
	timeout: failureWords(WHO, "late"),
	network: failureWords(WHO, "unreachable"),
	redirects: `${WHO} redirects without end.`,
	refused: "The posting's address is not one that we open.",
};
/** Nobody shall be able to send us to thousands of addresses by one call. */
export const NOT_LOOKED_AT = "Not checked: too many postings at once lie on sites that are none of our job boards.";
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;

export interface PageChecker {
	/** Looks at a posting's public page. Rejects only when the signal is aborted. */
	check(url: string, title: string): Promise<OpennessEvidence>;
	close(): Promise<void>;
}

export interface PageCheckerOptions {
	/** Pages looked at at once, by origin; elsewhere the usual few. */
	readonly atOnceByOrigin: ReadonlyMap<string, number>;
	/** The only origins on this machine that may be asked. */
	readonly loopbackOrigins: readonly string[];
	readonly signal: AbortSignal;
	readonly now: Date;
}

/** Looks at public pages, a few at once for each host. */
export function createPageChecker({ atOnceByOrigin, loopbackOrigins, signal, now }: PageCheckerOptions): PageChecker {
	const fetcher = createGuardedFetcher({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowedLoopbackOrigins: loopbackOrigins });
	const limits = new Map<string, LimitFunction>();

	function limitOf(url: string): LimitFunction {
		const origin = URL.canParse(url) ? new URL(url).origin : "";
		const limit = limits.get(origin) ?? pLimit(atOnceByOrigin.get(origin) ?? USUAL_LIMITS.pagesAtOnce);
		limits.set(origin, limit);
		return limit;
	}

	const pagesOfHost = new Map<string, number>();
	let foreignPages = 0;

	/** Pages of our boards always; those of other hosts as long as a call has not named too many. */
	function mayLook(url: string): boolean {
		if (!URL.canParse(url)) return true;
		const { origin, hostname } = new URL(url);
		if (atOnceByOrigin.has(origin)) return true;
		const ofHost = pagesOfHost.get(hostname) ?? 0;
		if (foreignPages >= MOST_FOREIGN_PAGES || ofHost >= MOST_PAGES_OF_FOREIGN_HOST) return false;
		foreignPages += 1;
		pagesOfHost.set(hostname, ofHost + 1);
		return true;
	}

	return {
		check: (url, title) =>
			limitOf(url)(async () => {
				signal.throwIfAborted();
				if (!mayLook(url)) return { verdict: "uncertain", httpStatus: null, finalUrl: null, evidence: NOT_LOOKED_AT };
				try {
					const page = await fetcher.get(url, { signal });
					const judged = judgePage({ requestedUrl: url, finalUrl: page.finalUrl, status: page.status, body: page.body, title, now });
					return { ...judged, httpStatus: page.status, finalUrl: page.finalUrl };
				} catch (error) {
					if (!(error instanceof GuardedFetchError)) throw error;
					return { verdict: "uncertain", httpStatus: null, finalUrl: error.url, evidence: WORDS[error.kind] };
				}
			}),
		close: () => fetcher.close(),
	};
}
