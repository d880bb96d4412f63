import { describe, expect, it } from "vitest";
import * as exceptions from "@/app/api/v1/audit/jobs/[jobSpecId]/exceptions/route";
import * as handoffs from "@/app/api/v1/audit/jobs/[jobSpecId]/handoffs/route";
import * as invocations from "@/app/api/v1/audit/jobs/[jobSpecId]/tool-invocations/route";
import * as outcomes from "@/app/api/v1/audit/runs/[runId]/specialist-outcomes/route";
import * as costs from "@/app/api/v1/audit/workflows/[workflowId]/specialist-costs/route";
import * as reliability from "@/app/api/v1/audit/workflows/[workflowId]/specialist-reliability/route";
import * as echo from "@/app/api/v1/echo/route";
import * as artifact from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/download/route";
import * as batch from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/download/route";
import * as artifacts from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route";
import * as best from "@/app/api/v1/jobs/goal/[jobSpecId]/best-postings/route";
import * as cancel from "@/app/api/v1/jobs/goal/[jobSpecId]/cancel/route";
import * as confirm from "@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route";
import * as download from "@/app/api/v1/jobs/goal/[jobSpecId]/download/route";
import * as draft from "@/app/api/v1/jobs/goal/[jobSpecId]/draft/route";
import * as events from "@/app/api/v1/jobs/goal/[jobSpecId]/events/route";
import * as feedback from "@/app/api/v1/jobs/goal/[jobSpecId]/feedback/route";
import * as itemCheck from "@/app/api/v1/jobs/goal/[jobSpecId]/items/[itemId]/check/route";
import * as item from "@/app/api/v1/jobs/goal/[jobSpecId]/items/[itemId]/route";
import * as mark from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/mark/route";
import * as posting from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/route";
import * as postings from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/route";
import * as retry from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import * as job from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import * as slots from "@/app/api/v1/jobs/goal/[jobSpecId]/slots/route";
import * as status from "@/app/api/v1/jobs/goal/[jobSpecId]/status/route";
import * as fileUses from "@/app/api/v1/jobs/goal/file-uses/route";
import * as jobs from "@/app/api/v1/jobs/goal/route";
import * as usage from "@/app/api/v1/jobs/goal/usage/route";
import * as realtimeAuth from "@/app/api/v1/realtime/auth/route";
import * as catalog from "@/app/api/v1/workflows/catalog/route";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const ANSWERS = [{ slotId: "country", value: null }];

/** Operations on one job, with a body that is well formed. */
const onJob = [
	["getGoalJob", job.GET, "GET", undefined],
	["deleteSession", job.DELETE, "DELETE", undefined],
	["updateSlots", slots.PATCH, "PATCH", { answers: ANSWERS }],
	["getDraft", draft.GET, "GET", undefined],
	["saveDraft", draft.PUT, "PUT", { answers: ANSWERS, baseVersion: 1 }],
	["confirmGoalJob", confirm.POST, "POST", {}],
	["retryGoalJob", retry.POST, "POST", {}],
	["cancelGoalJob", cancel.POST, "POST", undefined],
	["getStatus", status.GET, "GET", undefined],
	["downloadPrimary", download.GET, "GET", undefined],
	["listArtifacts", artifacts.GET, "GET", undefined],
	["downloadArtifact", artifact.GET, "GET", undefined],
	["downloadBatch", batch.POST, "POST", {}],
	["submitFeedback", feedback.POST, "POST", { rating: "positive" }],
	["getFeedback", feedback.GET, "GET", undefined],
	["listEvents", events.GET, "GET", undefined],
	["listPostings", postings.GET, "GET", undefined],
	["getPosting", posting.GET, "GET", undefined],
	["markPosting", mark.PUT, "PUT", { mark: "pinned" }],
	["bestPostings", best.GET, "GET", undefined],
	["getItem", item.GET, "GET", undefined],
	["checkItem", itemCheck.POST, "POST", { value: {} }],
	["reviseItem", item.PUT, "PUT", { value: {}, expectedRevision: 0 }],
	["listToolInvocations", invocations.GET, "GET", undefined],
	["listHandoffs", handoffs.GET, "GET", undefined],
	["listExceptions", exceptions.GET, "GET", undefined],
	["specialistOutcomes", outcomes.GET, "GET", undefined],
] as const;

const onOthers = [
	["listSessions", jobs.GET, "GET"],
	["createGoalJob", jobs.POST, "POST"],
	["getUsage", usage.GET, "GET"],
	["listFileUses", fileUses.GET, "GET"],
	["getCatalog", catalog.GET, "GET"],
	["specialistCosts", costs.GET, "GET"],
	["specialistReliability", reliability.GET, "GET"],
	["authorizeChannel", realtimeAuth.POST, "POST"],
	["echo", echo.POST, "POST"],
] as const;

const paramsOf = (id: string) => ({ jobSpecId: id, runId: id, artifactId: newId(), jobId: "job_0", itemId: "job_0", workflowId: "uw_none" });

it("every operation asks for credentials, before it looks at anything else", async () => {
	for (const [operationId, handler, method] of [...onJob, ...onOthers]) {
		expect(handler.operation?.contract.operationId).toBe(operationId);
		const answer = await call(handler, method, { params: paramsOf("no id"), ...(method === "GET" ? {} : { body: "{" }) });
		expect([answer.status, answer.body.code, answer.headers.get("www-authenticate")], operationId).toEqual([401, "UNAUTHENTICATED", "Bearer"]);
		expect(answer.headers.get("x-request-id")).toBe(answer.body.requestId);
	}
});

describe("a job of another account", () => {
	it.each(onJob)("%s answers exactly as for a missing and for a malformed id", async (operationId, handler, method, body) => {
		const [owner, stranger] = await Promise.all([makePerson(), makePerson()]);
		const { id } = await makeJob(owner.userId);
		for (const wrong of [id, newId(), "not-an-id"]) {
			const answer = await call(handler, method, { token: stranger.token, params: paramsOf(wrong), body });
			expect([answer.status, answer.body.code], `${operationId} ${wrong}`).toEqual([404, "JOB_NOT_FOUND"]);
		}
		expect((await call(job.GET, "GET", { token: owner.token, params: paramsOf(id) })).body).toMatchObject({ status: "completed", itemVersion: 1 });
	});
});

it.each([
	["createGoalJob", jobs.POST, "POST", { workflowId: "a", goalText: "both at once", fileIds: [] }, "workflowId"],
	["createGoalJob", jobs.POST, "POST", { workflowId: "a", sensitiveLocalFileIds: ["x"] }, "sensitiveLocalFileIds.0"],
	["createGoalJob", jobs.POST, "POST", { goalText: "a goal", fileIds: ["x"], slotAnswers: ANSWERS }, "slotAnswers"],
	["updateSlots", slots.PATCH, "PATCH", { answers: [] }, "answers"],
	["saveDraft", draft.PUT, "PUT", { answers: [] }, "baseVersion"],
	["confirmGoalJob", confirm.POST, "POST", { expectedVersion: "one" }, "expectedVersion"],
	["retryGoalJob", retry.POST, "POST", { rerunMode: "again" }, "rerunMode"],
	["retryGoalJob", retry.POST, "POST", { reason: "x".repeat(513) }, "reason"],
	["downloadBatch", batch.POST, "POST", { artifactIds: "all" }, "artifactIds"],
	["checkItem", itemCheck.POST, "POST", { value: "words" }, "value"],
	["reviseItem", item.PUT, "PUT", { value: {} }, "expectedRevision"],
	["submitFeedback", feedback.POST, "POST", { rating: "fine" }, "rating"],
	["submitFeedback", feedback.POST, "POST", { rating: "negative", note: "x".repeat(501) }, "note"],
] as const)("%s names the wrong field of a body (%#)", async (_operationId, handler, method, body, path) => {
	const { token } = await makePerson();
	const answer = await call(handler, method, { token, params: paramsOf(newId()), body });
	expect([answer.status, answer.body.code]).toEqual([422, "VALIDATION_ERROR"]);
	expect(answer.body.details.issues.map((issue: { path: string }) => issue.path)).toContain(path);
	expect((await call(handler, method, { token, params: paramsOf(newId()), body: "{" })).body.code).toBe("INVALID_REQUEST");
	const asText = await call(handler, method, { token, params: paramsOf(newId()), body: "{}", headers: { "content-type": "text/plain" } });
	expect(asText.body.code).toBe("UNSUPPORTED_MEDIA_TYPE");
});

it.each([
	["listSessions", jobs.GET, "?limit=51"],
	["listSessions", jobs.GET, "?limit=0"],
	["listSessions", jobs.GET, "?status=done"],
	["getUsage", usage.GET, "?from=2026-02-30"],
	["getUsage", usage.GET, "?from=2026-03-02&to=2026-03-01"],
	["listFileUses", fileUses.GET, ""],
	["listFileUses", fileUses.GET, "?fileId=none"],
	["listEvents", events.GET, "?after=-1"],
	["listEvents", events.GET, "?limit=501"],
	["listToolInvocations", invocations.GET, "?limit=201"],
	["listToolInvocations", invocations.GET, "?declared=maybe"],
	["listToolInvocations", invocations.GET, "?specialistSpanId=7"],
] as const)("%s refuses %3$s", async (_operationId, handler, query) => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId);
	expect((await call(handler, "GET", { token, params: paramsOf(id), query })).body.code).toBe("VALIDATION_ERROR");
});

it.each([
	["listSessions", jobs.GET],
	["listToolInvocations", invocations.GET],
] as const)("%s refuses a cursor that is none of ours", async (_operationId, handler) => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId);
	expect(await call(handler, "GET", { token, params: paramsOf(id), query: "?cursor=abc" })).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
});

describe("a wrong state", () => {
	it.each([
		["updateSlots", slots.PATCH, "PATCH", { answers: ANSWERS }, "completed"],
		["updateSlots", slots.PATCH, "PATCH", { answers: ANSWERS }, "queued"],
		["updateSlots", slots.PATCH, "PATCH", { answers: ANSWERS }, "executing"],
		["confirmGoalJob", confirm.POST, "POST", {}, "executing"],
		["retryGoalJob", retry.POST, "POST", {}, "completed"],
		["cancelGoalJob", cancel.POST, "POST", undefined, "failed"],
		["deleteSession", job.DELETE, "DELETE", undefined, "executing"],
		["deleteSession", job.DELETE, "DELETE", undefined, "ready"],
		["listArtifacts", artifacts.GET, "GET", undefined, "executing"],
		["listArtifacts", artifacts.GET, "GET", undefined, "failed"],
		["downloadPrimary", download.GET, "GET", undefined, "cancelled"],
		["downloadArtifact", artifact.GET, "GET", undefined, "ready"],
		["downloadBatch", batch.POST, "POST", {}, "executing"],
		["submitFeedback", feedback.POST, "POST", { rating: "positive" }, "queued"],
	] as const)("%s of a job that is %5$s", async (_operationId, handler, method, body, state) => {
		const { token, userId } = await makePerson();
		const { id } = await makeJob(userId, { status: state });
		const answer = await call(handler, method, { token, params: paramsOf(id), body });
		expect([answer.status, answer.body.code]).toEqual([400, "INVALID_STATE_TRANSITION"]);
		expect(answer.body.details).toMatchObject({ status: state });
		expect(answer.body.details.allowed).not.toContain(state);
	});

	it("a fresh rerun is not implemented in any state", async () => {
		const { token, userId } = await makePerson();
		for (const state of ["failed", "completed", "executing"] as const) {
			const { id } = await makeJob(userId, { status: state });
			const answer = await call(retry.POST, "POST", { token, params: paramsOf(id), body: { rerunMode: "fresh_rerun" } });
			expect([answer.status, answer.body.code]).toEqual([501, "NOT_IMPLEMENTED"]);
		}
	});
});

it("other methods are refused in the common shape, with those that are allowed", async () => {
	const answer = await call(status.DELETE, "DELETE");
	expect(answer).toMatchObject({ status: 405, body: { error: "METHOD_NOT_ALLOWED", code: "METHOD_NOT_ALLOWED" } });
	expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	expect(answer.body.details.allowed).toEqual(["GET", "HEAD", "OPTIONS"]);
	expect((await call(echo.GET, "GET")).headers.get("allow")).toBe("POST, OPTIONS");
	expect((await call(job.PUT, "PUT")).headers.get("allow")).toBe("GET, DELETE, HEAD, OPTIONS");
});

it("HEAD reads as GET does, and an Idempotency-Key means nothing to it", async () => {
	const { token } = await makePerson();
	const headers = { "idempotency-key": "a-key-that-comes-twice" };
	for (const query of ["", "?limit=1"]) {
		const answer = await call(jobs.GET, "HEAD", { token, headers, query });
		expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([200, null]);
	}
});
