import { expect, it } from "vitest";
import { GET as contentsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/tool-invocations/[invocationId]/route";
import { recordIn } from "@/lib/goal-jobs/record/record";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { packJson } from "@/lib/platform/packed-json";
import { keptArguments } from "@/lib/tools/kept/kept-arguments";
import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

const POSTINGS = Array.from({ length: 3000 }, (_, n) => ({ jobId: `job_${n}`, description: "word ".repeat(40) }));

async function makeCall(userId: string, args: Record<string, unknown> | null, output: unknown) {
	const job = await makeJob(userId);
	const invocation = {
		invocationId: newId(),
		toolRef: "a:b",
		declared: true,
		startedAt: at(1),
		argsSummary: "",
		...(args && { keptArgs: keptArguments(args) }),
	};
	const place = { workflowSpecId: READY, stepId: "search", itemKey: "one", agentRole: "analyst" };
	const digest = newId();
	const end = { success: true, finishedAt: at(2), durationMs: 1, costMicroU: 5, outputSummary: "", outputDigest: digest, errorCode: null, errorMessage: null };
	await transaction((tx) => recordIn(tx, job.id, (record) => record.notes.startCall(place, invocation, 700)));
	await transaction((tx) => recordIn(tx, job.id, (record) => record.notes.endCall({ ...invocation, ...end, errorDetail: null })));
	const result = { jobId: job.id, stepId: "search", itemKey: "one", succeeded: true, digest };
	await db().stepResult.create({ data: { ...result, output: await packJson(Buffer.from(JSON.stringify(output))) } });
	return { jobSpecId: job.id, invocationId: invocation.invocationId };
}

it("a call is shown with its whole arguments and output, without secrets, and says where it was cut", async () => {
	const { token, userId } = await makePerson();
	const params = await makeCall(
		userId,
		{ url: "https://boards.example/jobs?token=verysecret", titles: ["Engineer"], postings: POSTINGS },
		{ postings: POSTINGS, total: 3000 },
	);
	const { status, body } = await call(contentsRoute, "GET", { token, params });
	expect(status).toBe(200);
	expect(body.call).toMatchObject({ invocationId: params.invocationId, stepName: "search", itemKey: "one", attempt: 1 });
	expect(body.arguments.value).toMatchObject({ url: "https://boards.example/jobs?token=[hidden]", titles: ["Engineer"] });
	expect(body.arguments.cuts).toContainEqual({ path: "postings", kept: body.arguments.value.postings.length, of: 3000, unit: "entries" });
	expect(body.arguments.value.postings.length).toBeGreaterThan(0);
	expect(body.output.value.total).toBe(3000);
	expect(body.output.value.postings[0]).toEqual(POSTINGS[0]);
	expect(body.output.cuts).toEqual([{ path: "postings", kept: body.output.value.postings.length, of: 3000, unit: "entries" }]);
});

it("an output that a later call replaced is not shown as the earlier one's, and a call of a device shows nothing", async () => {
	const { token, userId } = await makePerson();
	const replaced = await makeCall(userId, { page: 1 }, { page: 1 });
	await db().stepResult.updateMany({ where: { jobId: replaced.jobSpecId }, data: { digest: newId() } });
	const { body } = await call(contentsRoute, "GET", { token, params: replaced });
	expect([body.arguments, body.output]).toEqual([{ value: { page: 1 }, cuts: [] }, null]);
	const onDevice = await makeCall(userId, null, { profile: "private" });
	const shown = (await call(contentsRoute, "GET", { token, params: onDevice })).body;
	expect([shown.arguments, shown.output]).toEqual([null, null]);
});

it("a call of somebody else, of another run or of none is not found", async () => {
	const [one, other] = [await makePerson(), await makePerson()];
	const params = await makeCall(one.userId, {}, {});
	const job = await makeJob(one.userId);
	expect((await call(contentsRoute, "GET", { token: other.token, params })).status).toBe(404);
	expect((await call(contentsRoute, "GET", { token: one.token, params: { ...params, jobSpecId: job.id } })).body.code).toBe("NOT_FOUND");
	expect((await call(contentsRoute, "GET", { token: one.token, params: { ...params, invocationId: "none" } })).status).toBe(404);
	expect((await call(contentsRoute, "GET", { params })).status).toBe(401);
	await db().goalJob.delete({ where: { id: params.jobSpecId } });
	expect(await db().toolCallArguments.count({ where: { invocationId: params.invocationId } })).toBe(0);
});
