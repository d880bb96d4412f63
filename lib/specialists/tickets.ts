import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { Finding } from "@/lib/tools/tool";
import type { SpecialistEvent } from "./specialist-event";

export const TAXONOMY_VERSION = "1.0";

const MAX_ROWS = 50;

/** Files tickets once each: a step that runs again finds its own there. Returns the events of the new ones. */
export async function fileTickets(
	tx: Transaction,
	job: { id: string; attemptId: string },
	origin: string,
	findings: readonly Finding[],
): Promise<SpecialistEvent[]> {
	const events: SpecialistEvent[] = [];
	for (const row of ticketRows(job, origin, findings)) {
		const made = await tx.exceptionTicket.createMany({ data: [row], skipDuplicates: true });
		if (made.count > 0) events.push(ticketEvent(row));
	}
	return events;
}

/** Tickets as columns of their rows. `origin` is what in the run found them. */
export function ticketRows(job: { id: string; attemptId: string }, origin: string, findings: readonly Finding[]) {
	return findings.map((finding, index) => ({
		id: newId(),
		jobId: job.id,
		attemptId: job.attemptId,
		taxonomyVersion: TAXONOMY_VERSION,
		...finding,
		affectedRows: finding.affectedRows.slice(0, MAX_ROWS) as Prisma.InputJsonArray,
		dedupeKey: `${job.attemptId}:${origin}:${finding.exceptionType}:${index}`,
	}));
}

export function ticketEvent(row: ReturnType<typeof ticketRows>[number]): SpecialistEvent {
	const { id: ticketId, exceptionType, severity, suggestedResolution, requiresHuman } = row;
	return { type: "exception_raised", data: { ticketId, exceptionType, severity, suggestedResolution, requiresHuman } };
}
