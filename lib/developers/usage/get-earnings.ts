import "server-only";
import { requireRegistered } from "@/lib/developers/require-registered";
import type { CreatorEarnings, UsagePeriodQuery } from "@/lib/developers/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import { accruedOf, EARNINGS_SHARE } from "./earnings-share";
import { ownWorkflows } from "./own-workflows";
import { periodOf } from "./period";

interface EarnedRow {
	readonly of: "month" | "workflow" | "all";
	readonly month: string | null;
	readonly specId: string | null;
	readonly runs: number;
	readonly chargedMicroU: number;
}

const MONTH = `to_char(c."endedAt" AT TIME ZONE 'UTC', 'YYYY-MM')`;
/** What runs of others really came to, by the day on which their charge ended. It is read from the charges, which outlive the runs. */
const EARNED_QUERY = `SELECT CASE WHEN GROUPING(${MONTH}) = 0 THEN 'month' WHEN GROUPING(c."specId") = 0 THEN 'workflow' ELSE 'all' END AS "of",
	${MONTH} AS "month", c."specId", count(*)::int AS "runs", coalesce(sum(c."actualMicroU"), 0)::float8 AS "chargedMicroU"
	FROM run_charge c WHERE c."specId" = ANY($1) AND c."state" = 'settled' AND c."actualMicroU" > 0 AND c."ownerId" <> $2 AND c."endedAt" >= $3 AND c."endedAt" < $4
	GROUP BY GROUPING SETS ((${MONTH}), (c."specId"), ())`;

/** What the caller's workflows have accrued; nothing is paid out. @throws AppError VALIDATION_ERROR, FORBIDDEN for guests. */
export async function getCreatorEarnings({ actor }: ActorContext, query: UsagePeriodQuery, now = new Date()): Promise<CreatorEarnings> {
	requireRegistered(actor);
	const { from, to, since, before } = periodOf(query, now);
	const own = await ownWorkflows(actor.userId);
	const { rows } = await sql().query<EarnedRow>(EARNED_QUERY, [own.map(({ workflowId }) => workflowId), actor.userId, since, before]);
	const months = rows.flatMap((row) => (row.of === "month" && row.month !== null ? [{ month: row.month, ...earned(row) }] : []));
	return {
		from,
		to,
		share: EARNINGS_SHARE,
		totals: earned(rows.find(({ of }) => of === "all")),
		byWorkflow: own.map(({ workflowId, agentName }) => ({
			workflowId,
			agentName,
			...earned(rows.find(({ of, specId }) => of === "workflow" && specId === workflowId)),
		})),
		byMonth: months.sort((one, other) => one.month.localeCompare(other.month)),
	};
}

function earned(row: EarnedRow | undefined) {
	const chargedMicroU = row?.chargedMicroU ?? 0;
	return { runs: row?.runs ?? 0, chargedMicroU, accruedMicroU: accruedOf(chargedMicroU) };
}
