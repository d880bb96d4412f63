import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { createGuardedFetcher, GuardedFetchError } from "@/lib/platform/guarded-fetch";
import type { OpennessEvidence } from "@/lib/tools/job-search/sources/posting-source";
import { judgePage } from "./judge-page";

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;
const AT_ONCE_PER_HOST = 4;
/** Our own machine needs no courtesy, only a bound. */
const AT_ONCE_ON_LOOPBACK = 16;

export interface PageChecker {
	/** Looks at a posting's public page. Rejects only when the signal is aborted. */
	check(url: string, title: string): Promise<OpennessEvidence>;
	close(): Promise<void>;
}

/** Whether an origin names this machine over plain http. */
export function isLoopbackOrigin(origin: string): boolean {
	return /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);
}

/** Looks at public pages, a few at once for each host. Pages on this machine can be reached on the given origins alone. */
export function createPageChecker(options: { readonly loopbackOrigins: readonly string[]; readonly signal: AbortSignal; readonly now: Date }): PageChecker {
	const { signal, now } = options;
	const fetcher = createGuardedFetcher({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowedLoopbackOrigins: options.loopbackOrigins });
	const limits = new Map<string, LimitFunction>();

	function limitOf(url: string): LimitFunction {
		const origin = URL.canParse(url) ? new URL(url).origin : "";
		const limit = limits.get(origin) ?? pLimit(isLoopbackOrigin(origin) ? AT_ONCE_ON_LOOPBACK : AT_ONCE_PER_HOST);
		limits.set(origin, limit);
		return limit;
	}

	return {
		check: (url, title) =>
			limitOf(url)(async () => {
				signal.throwIfAborted();
				try {
					const page = await fetcher.get(url, { signal });
					const judged = judgePage({ requestedUrl: url, finalUrl: page.finalUrl, status: page.status, body: page.body, title, now });
					return { ...judged, httpStatus: page.status, finalUrl: page.finalUrl };
				} catch (error) {
					if (!(error instanceof GuardedFetchError)) throw error;
					return { verdict: "uncertain", httpStatus: null, finalUrl: error.url, evidence: error.message };
				}
			}),
		close: () => fetcher.close(),
	};
}
