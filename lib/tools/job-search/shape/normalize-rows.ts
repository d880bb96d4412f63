import { atOnce } from "@/lib/platform/waiting/turns";
import type { Posting, RawPosting } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import { findSource } from "@/lib/tools/job-search/sources/registry";
import { normalizePosting, whatIsCut } from "./normalize-posting";

export interface NormalizedRows {
	readonly postings: Posting[];
	/** Rows that could not be read, by reason. */
	readonly dropped: { reason: string; count: number }[];
	/** Postings that are kept without the end of an overlong text, by what was cut. */
	readonly shortened: { what: string; count: number }[];
}

/** Brings rows of all providers into one shape, in the order given. A row that cannot be read is counted with its reason. */
export function* normalizing(rawPostings: readonly RawPosting[], configured: readonly ConfiguredSource[]): Generator<void, NormalizedRows, void> {
	const byBoard = new Map(configured.flatMap((source) => source.boards.map((board) => [`${source.source.provider}\n${board}`, source] as const)));
	const postings: Posting[] = [];
	const dropped = new Map<string, number>();
	const shortened = new Map<string, number>();
	for (const raw of rawPostings) {
		yield;
		const source = findSource(raw.provider);
		const from = byBoard.get(`${raw.provider}\n${raw.board}`);
		const draft = source?.toDraft(raw, from?.baseUrl ?? source.defaultBaseUrl) ?? null;
		if (source !== undefined && draft !== null && draft.title.trim() !== "") {
			const posting = normalizePosting(raw, draft, { priority: source.priority, isSample: from?.isSample ?? false });
			const what = whatIsCut(draft, posting);
			if (what !== null) shortened.set(what, (shortened.get(what) ?? 0) + 1);
			postings.push(posting);
		} else {
			const reason = source === undefined ? `unknown provider ${raw.provider}` : `${raw.provider}: no title, id or page`;
			dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
		}
	}
	return {
		postings,
		dropped: [...dropped].map(([reason, count]) => ({ reason, count })).sort((one, other) => (one.reason < other.reason ? -1 : 1)),
		shortened: [...shortened].map(([what, count]) => ({ what, count })).sort((one, other) => (one.what < other.what ? -1 : 1)),
	};
}

/** The same without a pause. */
export function normalizeRows(rawPostings: readonly RawPosting[], configured: readonly ConfiguredSource[]): NormalizedRows {
	return atOnce(normalizing(rawPostings, configured));
}
