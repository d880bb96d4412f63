import { expect, it } from "vitest";
import { PATCH as ticketRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/exceptions/[ticketId]/route";
import { GET as exceptionsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/exceptions/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeTicket } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

async function makeTicketOf(userId: string) {
	const job = await makeJob(userId);
	const ticket = await makeTicket(job, "source_unavailable");
	return { job, ticket, params: { jobSpecId: job.id, ticketId: ticket.id } };
}

const historyOf = (ticketId: string) => db().auditEvent.findMany({ where: { targetId: ticketId }, orderBy: { id: "asc" } });

it("a ticket is acknowledged with a note, resolved and opened again, and every change is on record without the note", async () => {
	const { token, userId } = await makePerson();
	const { job, ticket, params } = await makeTicketOf(userId);
	const first = await call(ticketRoute, "PATCH", { token, params, body: { state: "acknowledged", owner_note: "  On Monday  " } });
	expect(first).toMatchObject({
		status: 200,
		body: { ticket_id: ticket.id, state: "acknowledged", owner_note: "On Monday", exception_type: "source_unavailable" },
	});
	expect(Date.parse(first.body.changed_at)).toBeGreaterThanOrEqual(ticket.createdAt.getTime());
	expect((await call(ticketRoute, "PATCH", { token, params, body: { state: "resolved" } })).body).toMatchObject({ state: "resolved", owner_note: "On Monday" });
	expect((await call(ticketRoute, "PATCH", { token, params, body: { owner_note: "" } })).body).toMatchObject({ state: "resolved", owner_note: "" });
	expect((await call(ticketRoute, "PATCH", { token, params, body: { state: "open" } })).body.state).toBe("open");
	expect((await call(exceptionsRoute, "GET", { token, params: { jobSpecId: job.id } })).body.items).toMatchObject([{ ticket_id: ticket.id, state: "open" }]);
	const history = await historyOf(ticket.id);
	expect(history.map(({ action, actorId, details }) => ({ action, actorId, details }))).toEqual([
		expect.objectContaining({
			action: "exception_ticket.change",
			actorId: userId,
			details: expect.objectContaining({ before: "open", state: "acknowledged" }),
		}),
		expect.objectContaining({ details: expect.objectContaining({ before: "acknowledged", state: "resolved", isNoteChanged: false }) }),
		expect.objectContaining({ details: expect.objectContaining({ before: "resolved", state: "resolved", isNoteChanged: true }) }),
		expect.objectContaining({ details: expect.objectContaining({ before: "resolved", state: "open" }) }),
	]);
	expect(JSON.stringify(history)).not.toContain("Monday");
});

it("what was closed must be opened again first, and what a ticket has already changes nothing", async () => {
	const { token, userId } = await makePerson();
	const { ticket, params } = await makeTicketOf(userId);
	await call(ticketRoute, "PATCH", { token, params, body: { state: "ignored" } });
	const refused = await call(ticketRoute, "PATCH", { token, params, body: { state: "resolved" } });
	expect(refused).toMatchObject({ status: 400, body: { code: "INVALID_STATE_TRANSITION", details: { status: "ignored", allowed: ["open"] } } });
	const before = await db().exceptionTicket.findUniqueOrThrow({ where: { id: ticket.id } });
	expect((await call(ticketRoute, "PATCH", { token, params, body: { state: "ignored" } })).status).toBe(200);
	expect(await db().exceptionTicket.findUniqueOrThrow({ where: { id: ticket.id } })).toEqual(before);
	expect(await historyOf(ticket.id)).toHaveLength(1);
});

it("the same change with the same key is one change", async () => {
	const { token, userId } = await makePerson();
	const { ticket, params } = await makeTicketOf(userId);
	const sent = { token, params, body: { state: "acknowledged" }, headers: { "idempotency-key": newId() } };
	const first = await call(ticketRoute, "PATCH", sent);
	const again = await call(ticketRoute, "PATCH", sent);
	expect(again.body).toEqual(first.body);
	expect(again.headers.get("idempotent-replayed")).toBe("true");
	expect(await historyOf(ticket.id)).toHaveLength(1);
});

it("nobody changes a ticket of somebody else's run, nor one through another run, nor says nothing", async () => {
	const [one, other] = await Promise.all([makePerson(), makePerson()]);
	const { ticket, params } = await makeTicketOf(one.userId);
	const foreign = await makeTicketOf(other.userId);
	const body = { state: "resolved" };
	expect(await call(ticketRoute, "PATCH", { token: other.token, params, body })).toMatchObject({ status: 404, body: { code: "JOB_NOT_FOUND" } });
	const crossed = { jobSpecId: foreign.job.id, ticketId: ticket.id };
	expect(await call(ticketRoute, "PATCH", { token: other.token, params: crossed, body })).toMatchObject({ status: 404, body: { code: "EXCEPTION_NOT_FOUND" } });
	expect((await call(ticketRoute, "PATCH", { token: one.token, params: { ...params, ticketId: "none" }, body })).status).toBe(404);
	expect((await call(ticketRoute, "PATCH", { params, body })).status).toBe(401);
	for (const wrong of [{ state: "lost" }, { owner_note: "x".repeat(2001) }]) {
		expect((await call(ticketRoute, "PATCH", { token: one.token, params, body: wrong })).status).toBe(422);
	}
	expect((await db().exceptionTicket.findUniqueOrThrow({ where: { id: ticket.id } })).state).toBe("open");
	expect(await call(ticketRoute, "PATCH", { token: one.token, params, body: {} })).toMatchObject({ status: 200, body: { state: "open" } });
});
