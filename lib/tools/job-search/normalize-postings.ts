import "server-only";
import { z } from "zod";
import { atOnce, inTurns } from "@/lib/platform/turns";
import { type ConfiguredSource, configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { findSource } from "@/lib/tools/job-search/sources/registry";
import { defineTool, type Finding } from "@/lib/tools/tool";
import { MOST_POSTINGS } from "./limits";
import { normalizePosting, whatIsCut } from "./normalize-posting";
import { Posting, RawPosting } from "./schemas";

export const NormalizePostingsOutput = z.object({
	postings: z.array(Posting),
	dropped: z.array(z.object({ reason: z.string(), count: z.int().min(1) })),
	shortened: z
		.array(z.object({ what: z.string(), count: z.int().min(1) }))
		.default([])
		.describe("Postings that are kept without the end of an overlong text"),
});
export type NormalizePostingsOutput = z.infer<typeof NormalizePostingsOutput>;

/** Brings rows of all providers into one shape, in the order given. A row that cannot be read is counted with its reason. */
export function* normalizing(rawPostings: readonly RawPosting[], configured: readonly ConfiguredSource[]): Generator<void, NormalizePostingsOutput, void> {
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
export function normalizeRows(rawPostings: readonly RawPosting[], configured: readonly ConfiguredSource[]): NormalizePostingsOutput {
	return atOnce(normalizing(rawPostings, configured));
}

/** Gives postings of all providers one shape: plain text, known countries, work mode, level, salary. */
export const normalizePostings = defineTool({
	name: "normalize_postings",
	title: "Normalize job postings",
	description: "Brings the rows of all job boards into one shape with plain text, place, work mode, level and salary. Counts rows that it cannot read.",
	input: z.object({ rawPostings: z.array(RawPosting).max(MOST_POSTINGS) }),
	output: NormalizePostingsOutput,
	perInvocationMicroU: 500,
	timeoutMs: 30_000,
	async run({ rawPostings }, context) {
		return inTurns(normalizing(rawPostings, await configuredSources()), context.signal);
	},
	findings: ({ dropped, shortened }) => {
		const findings: Finding[] = [];
		if (dropped.length > 0)
			findings.push({
				exceptionType: "posting_unreadable",
				severity: "low",
				affectedRows: dropped,
				suggestedResolution: "These rows lacked a title, a company or an address and were left out.",
				requiresHuman: false,
			});
		if (shortened.length > 0)
			findings.push({
				exceptionType: "posting_shortened",
				severity: "low",
				affectedRows: shortened,
				suggestedResolution: "The end of these postings' overlong texts was left out. Open their pages to read all of it.",
				requiresHuman: false,
			});
		return findings;
	},
});
