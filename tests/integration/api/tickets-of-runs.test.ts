import { expect, it } from "vitest";
import { GET as kindsRoute } from "@/app/api/v1/audit/exceptions/kinds/route";
import { POST as retryRoute } from "@/app/api/v1/audit/exceptions/retry/route";
import { GET as ticketsRoute } from "@/app/api/v1/audit/exceptions/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { at, makeTicket } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

/** Three runs, one of them of another workflow, with five tickets. */
async function makeTicketed(userId: string) {
	const [first, second] = [await makeJob(userId, { inputFileNames: ["lena.pdf"] }), await makeJob(userId, { status: "failed", queuedAt: at(1) })];
	const other = await makeJob(userId, { workflowId: "forge.redact" });
	const tickets = [
		await makeTicket(first, "source_unavailable", { createdAt: at(1) }),
		await makeTicket(first, "resume_warning", { createdAt: at(2), state: "resolved", severity: "medium" }),
		await makeTicket(second, "source_unavailable", { createdAt: at(3), severity: "high", suggestedResolution: "Ask them." }),
		await makeTicket(second, "run_failed", { createdAt: at(4), severity: "critical", requiresHuman: true, state: "ignored" }),
		await makeTicket(other, "source_unavailable", { createdAt: at(5), state: "acknowledged" }),
	] as const;
	return { first, second, other, ids: tickets.map(({ id }) => id) };
}

it("tickets of all runs are listed newest first, by page, and narrowed by workflow, kind, state, severity, owner and days", async () => {
	const { token, userId } = await makePerson();
	const { first, ids } = await makeTicketed(userId);
	const [foreign] = (await makeTicketed((await makePerson()).userId)).ids;
	const listed = async (query: string) => {
		const { body } = await call(ticketsRoute, "GET", { token, query });
		return body.items.map(({ ticket_id }: { ticket_id: string }) => ids.indexOf(ticket_id) + 1);
	};
	expect(await listed("")).toEqual([5, 4, 3, 2, 1]);
	expect(ids).not.toContain(foreign);
	expect(await listed(`?workflowId=${READY}`)).toEqual([4, 3, 2, 1]);
	expect(await listed("?exceptionType=source_unavailable")).toEqual([5, 3, 1]);
	expect(await listed("?state=open&state=acknowledged")).toEqual([5, 3, 1]);
	expect(await listed("?severity=high&severity=critical")).toEqual([4, 3]);
	expect(await listed("?requiresHuman=true")).toEqual([4]);
	expect(await listed("?requiresHuman=false&state=resolved")).toEqual([2]);
	expect(await listed("?from=2026-01-02")).toEqual([]);
	const page = (await call(ticketsRoute, "GET", { token, query: "?limit=3" })).body;
	expect(await listed(`?limit=3&cursor=${page.nextCursor}`)).toEqual([2, 1]);
	const { body } = await call(ticketsRoute, "GET", { token, query: "?exceptionType=resume_warning" });
	expect(body).toMatchObject({
		nextCursor: null,
		items: [{ job_spec_id: first.id, input_file_names: ["lena.pdf"], workflow_id: READY, state: "resolved", attempt: 1 }],
	});
	expect(body.items[0].workflow_name).toBe("Resume to job-ready");
});

it("kinds of tickets tell how many, how many are open, the worst of them and what can be retried; what is open comes first", async () => {
	const { token, userId } = await makePerson();
	await makeTicketed(userId);
	const { body } = await call(kindsRoute, "GET", { token });
	expect(body.items).toMatchObject([
		{ exception_type: "source_unavailable", severity: "high", tickets: 3, open: 3, runs: 3, retriable_runs: 1, requires_human: false },
		{ exception_type: "run_failed", severity: "critical", tickets: 1, open: 0, runs: 1, retriable_runs: 0, requires_human: true },
		{ exception_type: "resume_warning", severity: "medium", tickets: 1, open: 0, retriable_runs: 0 },
	]);
	expect(body.items[0]).toMatchObject({ suggested_resolution: "Run it again later.", last_at: at(5).toISOString() });
	const ofWorkflow = (await call(kindsRoute, "GET", { token, query: `?workflowId=${READY}&state=open` })).body.items;
	expect(ofWorkflow).toMatchObject([{ exception_type: "source_unavailable", tickets: 2, open: 2, suggested_resolution: "Ask them." }]);
});

it("all failed runs with an open ticket of a kind are retried, nobody else's and no other", async () => {
	const person = await makePerson();
	const stranger = await makePerson();
	const [mine, theirs] = [await makeTicketed(person.userId), await makeTicketed(stranger.userId)];
	const token = await makeApiKey(person);
	const body = { exception_type: "source_unavailable" };
	expect((await call(retryRoute, "POST", { token, body: { exception_type: "run_failed" } })).body).toMatchObject({ retried: [], left: 0 });
	expect((await call(retryRoute, "POST", { token, body: { ...body, workflow_id: "forge.redact" } })).body).toMatchObject({ retried: [] });
	const { status, body: answer } = await call(retryRoute, "POST", { token, body, headers: { "idempotency-key": newId() } });
	expect(status).toBe(202);
	expect(answer).toMatchObject({ retried: [{ jobSpecId: mine.second.id, status: "queued" }], refused: [], left: 0 });
	const statusOf = async (id: string) => (await db().goalJob.findUniqueOrThrow({ where: { id } })).status;
	expect([await statusOf(mine.second.id), await statusOf(mine.first.id), await statusOf(theirs.second.id)]).toEqual(["queued", mine.first.status, "failed"]);
	expect((await call(retryRoute, "POST", { token, body })).body.retried).toEqual([]);
});

it("tickets of a workflow that isn't the caller's, a bad filter and no credentials are refused", async () => {
	const { token } = await makePerson();
	for (const route of [ticketsRoute, kindsRoute]) {
		expect((await call(route, "GET", { token, query: "?workflowId=uw_none" })).status).toBe(404);
		expect((await call(route, "GET", { token, query: "?state=lost" })).status).toBe(422);
		expect((await call(route, "GET", { token, query: "?from=2026-02-01&to=2026-01-01" })).status).toBe(422);
		expect((await call(route, "GET", {})).status).toBe(401);
	}
	expect((await call(ticketsRoute, "GET", { token, query: "?cursor=x" })).status).toBe(400);
	expect((await call(retryRoute, "POST", { token, body: { exception_type: "" } })).status).toBe(422);
	expect((await call(retryRoute, "POST", { token, body: { exception_type: "x", workflow_id: "uw_none" } })).status).toBe(404);
	expect((await call(retryRoute, "POST", { body: { exception_type: "x" } })).status).toBe(401);
});
