import { FetchFailure } from "./fetch-failure";
import type { OpennessEvidence, SourceContext } from "./posting-source";
import { type Row, toRow } from "./read-row";

/**
 * Asks a detail endpoint whether a posting is open. `missing` says what a 404 or 410 of this provider means; `isClosed` reads a state
 * from a found record. Throws only when the context's signal is aborted.
 */
export async function checkByDetail(
	context: SourceContext,
	urlOf: () => string,
	reading: { readonly name: string; readonly missing: "closed" | "uncertain"; readonly isClosed?: (row: Row) => boolean },
): Promise<OpennessEvidence> {
	let url: string | null = null;
	try {
		url = urlOf();
		const row = toRow(await context.fetchJson(url));
		if (reading.isClosed?.(row)) return { verdict: "closed", httpStatus: 200, finalUrl: url, evidence: `${reading.name} says that it is no longer active.` };
		return { verdict: "open", httpStatus: 200, finalUrl: url, evidence: `${reading.name} is published in the provider's own records.` };
	} catch (error) {
		context.signal.throwIfAborted();
		if (!(error instanceof FetchFailure)) throw error;
		const isMissing = error.httpStatus === 404 || error.httpStatus === 410;
		if (isMissing)
			return {
				verdict: reading.missing,
				httpStatus: error.httpStatus,
				finalUrl: url,
				evidence: `${reading.name} is not in the provider's records (${error.httpStatus}).`,
			};
		return { verdict: error.kind === "blocked" ? "blocked" : "uncertain", httpStatus: error.httpStatus, finalUrl: url, evidence: error.message };
	}
}
