import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { type ExceptionRecord, TicketState } from "@/lib/specialists/schemas";
import { attemptNumbers } from "./attempt-numbers";
import { presentTicket } from "./present-ticket";
import type { ExceptionChange } from "./schemas";
import { changedState } from "./ticket-state";

/**
 * Changes what the caller makes of a ticket of their own run. What it has already changes nothing.
 * @throws AppError JOB_NOT_FOUND, EXCEPTION_NOT_FOUND, INVALID_STATE_TRANSITION.
 */
export async function changeTicket(context: ActorContext, { jobSpecId, ticketId }: { jobSpecId: string; ticketId: string }, change: ExceptionChange) {
	return transaction(async (tx): Promise<ExceptionRecord> => {
		const isOwned = isId(jobSpecId) && (await tx.goalJob.count({ where: { id: jobSpecId, ownerId: context.actor.userId } })) > 0;
		if (!isOwned) throw new AppError("JOB_NOT_FOUND", "There is no such job, or it is not yours.");
		if (isId(ticketId)) await tx.$queryRaw`SELECT 1 FROM exception_ticket WHERE "id" = ${ticketId}::uuid FOR UPDATE`;
		const ticket = isId(ticketId) ? await tx.exceptionTicket.findFirst({ where: { id: ticketId, jobId: jobSpecId } }) : null;
		if (!ticket) throw new AppError("EXCEPTION_NOT_FOUND", "The run has no such ticket.");
		const before = TicketState.parse(ticket.state);
		const state = changedState(before, change.state ?? before);
		const ownerNote = change.owner_note ?? ticket.ownerNote;
		const numberOf = await attemptNumbers(tx, [jobSpecId]);
		if (state === before && ownerNote === ticket.ownerNote) return presentTicket(ticket, numberOf(ticket.attemptId));
		const changed = await tx.exceptionTicket.update({ where: { id: ticket.id }, data: { state, ownerNote, changedAt: new Date() } });
		await writeAudit(tx, {
			actorId: context.actor.userId,
			action: "exception_ticket.change",
			targetType: "exception_ticket",
			targetId: ticket.id,
			details: { jobSpecId, before, state, isNoteChanged: ownerNote !== ticket.ownerNote },
			requestId: context.requestId,
		});
		return presentTicket(changed, numberOf(changed.attemptId));
	});
}
