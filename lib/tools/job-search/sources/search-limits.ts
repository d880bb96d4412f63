import { MOST_KEPT, MOST_OF_BOARD, MOST_POSTINGS } from "@/lib/tools/job-search/limits";
import type { RawPosting, SourceReport } from "@/lib/tools/job-search/schemas";

type BoardReport = SourceReport["boards"][number];

/** Why rows that could be read are not among a search's. */
const REASONS = {
	board: `more than the ${MOST_OF_BOARD} postings that are read of one board`,
	kept: `more than the ${MOST_KEPT} postings that are kept of all boards`,
	search: `more than the ${MOST_POSTINGS} postings that one search compares`,
} as const;

/** The board's account with rows that were left out for their number; as it was when there are none. */
export function withLeftOut(report: BoardReport, limit: keyof typeof REASONS, count: number): BoardReport {
	if (count === 0) return report;
	return { ...report, dropped: [...(report.dropped ?? []), { reason: REASONS[limit], count }] };
}

/** How many rows of a board were left out for their number alone. */
export function leftOutOf(report: BoardReport): number {
	const reasons: readonly string[] = Object.values(REASONS);
	return (report.dropped ?? []).reduce((sum, { reason, count }) => sum + (reasons.includes(reason) ? count : 0), 0);
}

/** The most that each board may give so that all together give no more than `most`: small boards give all that they have. */
export function fairShare(counts: readonly number[], most: number): number {
	let left = most;
	for (const [index, count] of [...counts].sort((one, other) => one - other).entries()) {
		const share = Math.floor(left / (counts.length - index));
		if (count > share) return share;
		left -= count;
	}
	return most;
}

/** Cuts the largest boards' rows until all of a search are within its limit. */
export function withinSearch<Result extends { readonly rows: RawPosting[]; readonly report: BoardReport }>(results: readonly Result[]): Result[] {
	const share = fairShare(
		results.map(({ rows }) => rows.length),
		MOST_POSTINGS,
	);
	return results.map((result) => {
		const rows = result.rows.slice(0, share);
		const report = withLeftOut({ ...result.report, found: rows.length }, "search", result.rows.length - rows.length);
		return { ...result, rows, report };
	});
}
