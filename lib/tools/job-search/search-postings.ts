import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { searchBoards } from "@/lib/tools/job-search/sources/search-boards";
import { leftOutOf } from "@/lib/tools/job-search/sources/search-limits";
import { defineTool, type Finding } from "@/lib/tools/tool";
import { PostingQuery, RawPosting, SourceReport } from "./schemas";

/** Leaves the tool's own limit some time to hand over what was found. */
const TOTAL_TIMEOUT_MS = 25_000;

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

/** Collects the postings of every configured source. Rows stay as the sources gave them; judging them is the next tools' work. */
export const searchPostings = defineTool({
	name: "search_postings",
	title: "Search job postings",
	description: "Reads the current postings of every configured job board and applicant system, and reports what each of them answered.",
	input: z.object({ query: PostingQuery }),
	output: z.object({ rawPostings: z.array(RawPosting), sources: z.array(SourceReport) }),
	perInvocationMicroU: 2_000,
	timeoutMs: 30_000,
	async run({ query }, context) {
		const configured = await configuredSources();
		const { said, ...result } = await searchBoards(query, configured, {
			signal: context.signal,
			totalTimeoutMs: TOTAL_TIMEOUT_MS,
			onBoard: (done, total, words) => context.reportProgress(done, total, words),
		});
		const boards = result.sources.flatMap((source) => source.boards);
		if (!boards.some((board) => board.status === "ok" || board.status === "empty" || board.found > 0)) {
			const message =
				boards.length === 0 ? "No job board is configured." : "None of the job boards could be read just now. Nothing is lost: try again in a few minutes.";
			const details = { sources: result.sources.map(({ provider, error }) => ({ provider, error })) };
			throw new AppError("ALL_SOURCES_FAILED", message, details, { cause: new Error(said.join("; ")) });
		}
		return result;
	},
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
