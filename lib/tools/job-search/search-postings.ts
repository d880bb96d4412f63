import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { leftOutOf } from "@/lib/tools/job-search/sources/search-limits";
import { handOver, noteAsked, rowsIn, takeSnapshot } from "@/lib/tools/job-search/store/snapshots";
import { defineTool, type Finding } from "@/lib/tools/tool";
import { PostingQuery, PostingSnapshot, RawPosting, SourceReport, Titles } from "./schemas";
import { companiesOf } from "./shape/companies-of";

const NO_TITLE =
	"Your resume names no title of a job, so there is nothing to search for. Add the titles that you have had or look for, or choose the workflow “Resume to job-ready”, which asks you for them.";

/** Boards that list more than a search looks at, with how many postings were left out. */
function leftOutFindings(sources: readonly SourceReport[]): Finding[] {
	const affectedRows = sources.flatMap(({ provider, boards }) =>
		boards.map((board) => ({ provider, board: board.board, found: board.found, leftOut: leftOutOf(board) })).filter(({ leftOut }) => leftOut > 0),
	);
	if (affectedRows.length === 0) return [];
	const leftOut = affectedRows.reduce((sum, row) => sum + row.leftOut, 0);
	return [
		{
			exceptionType: "postings_left_out",
			severity: "low",
			affectedRows,
			suggestedResolution: `${leftOut} postings were left out, since these boards list more than one search compares. Look at the boards themselves for the rest.`,
			requiresHuman: false,
		},
	];
}

/**
 * The postings of every configured source, read from the boards once within the freshness window for every run alike. Rows stay as the sources
 * gave them; judging them is the next tools' work.
 */
export const searchPostings = defineTool({
	name: "search_postings",
	title: "Search job postings",
	description:
		"Gives the current postings of every configured job board and applicant system, read within the last hour, and reports what each of them answered.",
	input: z.object({
		query: PostingQuery.extend({ titles: Titles }),
		as: z.enum(["rows", "snapshot"]).default("rows").describe("The rows themselves, or what stands for them in the next tools of this server"),
	}),
	output: z.object({ rawPostings: z.union([z.array(RawPosting), PostingSnapshot]), sources: z.array(SourceReport) }),
	perInvocationMicroU: 2_000,
	timeoutMs: 30_000,
	readiedBy: "ready_postings",
	async run({ query, as }, context) {
		context.signal.throwIfAborted();
		if (query.titles.length === 0) throw new AppError("NOTHING_TO_CHOOSE", NO_TITLE);
		const configured = await configuredSources();
		await noteAsked(context);
		const snapshot = await takeSnapshot(configured, query, context);
		if (as === "rows") return rowsIn(snapshot, configured, context);
		return { rawPostings: handOver(snapshot, "read", snapshot.count), sources: [...snapshot.sources] };
	},
	tells: ({ sources }) => ({
		label: "found",
		amount: sources.reduce((sum, { found }) => sum + found, 0),
		parts: sources.map(({ provider, found, error, isSample }) => ({ name: provider, amount: found, problem: error, isSample })),
		names: companiesOf(sources),
	}),
	findings: ({ sources }) => [
		...sources
			.filter((source) => source.error !== null)
			.map(({ provider, found, error }) => ({
				exceptionType: "source_unavailable",
				severity: "low" as const,
				affectedRows: [{ provider, found, error }],
				suggestedResolution: `Some postings of ${provider} may be missing. Run the search again later to include them.`,
				requiresHuman: false,
			})),
		...leftOutFindings(sources),
	],
});
