import "server-only";
import type { z } from "zod";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { presentEvent } from "./append-events";
import type { EventLog, EventLogQuery } from "./schemas";

/** The job's events with a `seq` above `after`, oldest first. `nextAfter` is null when the log held no more. @throws AppError JOB_NOT_FOUND. */
export async function listEvents(context: ActorContext, jobSpecId: string, { after, limit }: z.output<typeof EventLogQuery>): Promise<EventLog> {
	const job = await ownedJob(context, jobSpecId);
	const rows = await db().jobEvent.findMany({ where: { jobId: job.id, seq: { gt: after } }, orderBy: { seq: "asc" }, take: limit + 1 });
	const items = rows.slice(0, limit).map(presentEvent);
	return { items, nextAfter: rows.length > limit ? (items.at(-1)?.seq ?? null) : null };
}
