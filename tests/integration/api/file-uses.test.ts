import { expect, it } from "vitest";
import { GET as usesRoute } from "@/app/api/v1/jobs/goal/file-uses/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/route";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it("a file tells how many jobs were made with it and how many of them still need it; others' jobs don't count", async () => {
	const [{ token, userId }, stranger] = [await makePerson(), await makePerson()];
	const [shared, unused] = [newId(), newId()];
	await makeJob(userId, { fileIds: [shared, newId()] });
	await makeJob(userId, { fileIds: [shared], status: "executing" });
	await makeJob(stranger.userId, { fileIds: [shared, unused], status: "executing" });
	const answer = await call(usesRoute, "GET", { token, query: `?fileId=${shared}&fileId=${unused}` });
	expect(answer.body).toEqual({
		items: [
			{ fileId: shared, runs: 2, openRuns: 1 },
			{ fileId: unused, runs: 0, openRuns: 0 },
		],
	});
	expect((await call(usesRoute, "GET", { token, query: `?fileId=${shared}` })).body.items).toHaveLength(1);
});

it("a list of jobs says why one failed", async () => {
	const { token, userId } = await makePerson();
	await makeJob(userId, { status: "failed", errorCode: "FILE_INCOMPATIBLE", errorMessage: "The file is empty." });
	const [session] = (await call(listRoute, "GET", { token })).body.sessions;
	expect(session).toMatchObject({ status: "failed", errorCode: "FILE_INCOMPATIBLE" });
});
