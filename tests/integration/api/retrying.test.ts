import { expect, it } from "vitest";
import { POST as retry } from "@/app/api/v1/jobs/goal/[jobSpecId]/retry/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { Prisma } from "@/lib/platform/prisma/client";
import { makeFile } from "@/tests/factories/files";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it("a retry of what never began says why it can't, by codes that the contract lists", async () => {
	const { token, userId } = await makePerson();
	const refusal = async (given: Parameters<typeof makeJob>[1]) => {
		const { id } = await makeJob(userId, { status: "failed", ...given });
		const { status, body } = await call(retry, "POST", { token, params: { jobSpecId: id }, body: {} });
		return [status, body.code];
	};
	const pending = await makeFile(userId);
	await db().file.update({ where: { id: pending }, data: { status: "pending" } });
	expect(await refusal({ fileIds: [pending] })).toEqual([422, "FILE_INCOMPATIBLE"]);
	expect(await refusal({ fileIds: [newId()] })).toEqual([403, "FILE_FORBIDDEN"]);
	expect(await refusal({ spec: Prisma.DbNull, goalText: "Knit me a boat" })).toEqual([422, "NO_MATCHING_WORKFLOW"]);
});
