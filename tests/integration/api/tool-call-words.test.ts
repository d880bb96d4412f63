import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { GET as invocationsRoute } from "@/app/api/v1/audit/jobs/[jobSpecId]/tool-invocations/route";
import { recordIn } from "@/lib/goal-jobs/record/record";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

import { makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { at, makeInvocation } from "@/tests/factories/specialists";
import { call } from "@/tests/world/client";

const ENDS = [
	[null, "succeeded"],
	["TOOL_FAILED", "failed"],
	["TOOL_TIMEOUT", "timeout"],
	["JOB_CANCELLED", "cancelled"],
] as const;

it("a tool call says with one of five words how it stands, whether it ended by itself or was closed", async () => {
	const { token, userId } = await makePerson();
	const job = await makeJob(userId);
	const begin = async (second: number, stepId: string) => {
		const invocation = { invocationId: newId(), toolRef: "a:b", declared: true, startedAt: at(second), argsSummary: "" };
		const place = {
			workflowSpecId: READY,
			stepId,
			itemKey: "",
			agentRole: "analyst",
		};
		await transaction((tx) => recordIn(tx, job.id, (record) => record.notes.startCall(place, invocation, 700)));
		return invocation;
	};
	for (const [index, [errorCode]] of ENDS.entries()) {
		const invocation = await begin(index, `ended_${index}`);
		const end = {
			success: errorCode === null,
			finishedAt: at(9),
			durationMs: 1,
			costMicroU: 5,
			outputSummary: "",
			outputDigest: null,
			errorCode,
			errorMessage: null,
			errorDetail: null,
		};
		await transaction((tx) => recordIn(tx, job.id, (record) => record.notes.endCall({ ...invocation, ...end })));
	}
	for (const [index, [errorCode]] of ENDS.slice(1).entries()) {
		await begin(4 + index, `closed_${index}`);
		const closing = { at: at(9), errorCode: errorCode ?? ("TOOL_FAILED" as const), errorMessage: "" };
		await transaction((tx) => recordIn(tx, job.id, (record) => record.notes.closeCalls({ stepId: `closed_${index}`, itemKey: "" }, closing)));
	}
	await begin(8, "open");
	const { body } = await call(invocationsRoute, "GET", { token, params: { jobSpecId: job.id } });
	const words = [...ENDS.map(([, word]) => word), ...ENDS.slice(1).map(([, word]) => word), "started"];
	expect(body.items.map((item: { status: string }) => item.status)).toEqual(words);
	expect(body.items[0].reservedMicroU).toBeUndefined();
});

it("rows of before are told in the same words", async () => {
	const { token, userId } = await makePerson();
	const job = await makeJob(userId);
	const old = [
		["finished", true, null, "succeeded"],
		["failed", false, "TOOL_TIMEOUT", "timeout"],
		["failed", false, "JOB_CANCELLED", "cancelled"],
		["failed", false, "TOOL_FAILED", "failed"],
		["cancelled", false, "JOB_CANCELLED", "cancelled"],
		["started", false, null, "started"],
		["failed", false, "A_CODE_OF_LONG_AGO", "failed"],
	] as const;
	for (const [index, [status, success, errorCode]] of old.entries()) {
		const { invocationId } = await makeInvocation(job, index);
		await db().toolInvocation.update({ where: { invocationId }, data: { status, success, errorCode } });
	}
	await db().$executeRawUnsafe(await readFile("prisma/migrations/20261121184800_invocation_status/migration.sql", "utf8"));
	const { body } = await call(invocationsRoute, "GET", { token, params: { jobSpecId: job.id } });
	expect(body.items.map((item: { status: string }) => item.status)).toEqual(old.map(([, , , word]) => word));
	expect(body.items.at(-1).errorCode).toBe("INTERNAL");
});
