import "server-only";
import { loadJob } from "@/lib/goal-jobs/internal";
import { estimateOf } from "@/lib/goal-jobs/prices/estimate";
import type { RunEstimate } from "@/lib/goal-jobs/prices/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { sql } from "@/lib/platform/database/db";
import type { Query } from "@/lib/platform/database/query";
import { prepared } from "@/lib/platform/database/sql-transaction";

const pooled: Query = async <Row>(text: string, values: readonly unknown[] = []) => (await sql().query(prepared(text, values))).rows as Row[];

/** What the caller's job will probably take and cost: as its workflow's runs here did, or by the prices of its steps. @throws AppError JOB_NOT_FOUND. */
export async function estimateRun(context: ActorContext, jobSpecId: string): Promise<RunEstimate> {
	return estimateOf(pooled, await loadJob(context, jobSpecId));
}
