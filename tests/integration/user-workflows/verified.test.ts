import { expect, it } from "vitest";
import { PATCH as updateRoute } from "@/app/api/v1/user_workflows/[workflowId]/route";
import { GET as communityRoute } from "@/app/api/v1/user_workflows/community/route";
import { POST as createRoute } from "@/app/api/v1/user_workflows/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it("verified is what a run of the workflow as it is now has delivered whole; a change takes that back", async () => {
	const [owner, other] = [await makePerson({ tier: "pro" }), await makePerson()];
	const name = `Verified ${newId().slice(-8)}`;
	const { workflowId, specId } = (await call(createRoute, "POST", { token: owner.token, body: { name } })).body;
	const change = (body: object) => call(updateRoute, "PATCH", { token: owner.token, params: { workflowId }, body });
	const entry = async () => (await call(communityRoute, "GET", { query: `?q=${encodeURIComponent(name)}` })).body.items[0];
	await change({ visibility: "public", systemPrompt: "First." });
	expect(await entry()).toMatchObject({ lastRunAt: null, lastVerifiedAt: null });

	const ended = async (status: "completed" | "partial", createdAt = new Date()) => {
		const { id } = await makeJob(other.userId, { status });
		const at = new Date();
		await db().goalJob.update({ where: { id }, data: { workflowId: specId, createdAt, startedAt: at, completedAt: at } });
		return at.toISOString();
	};
	// A part of it, or all of it by an earlier version, verifies nothing.
	await ended("partial");
	await ended("completed", new Date(Date.now() - 3_600_000));
	expect((await entry()).lastVerifiedAt).toBeNull();
	const at = await ended("completed");
	expect(await entry()).toMatchObject({ lastRunAt: at, lastVerifiedAt: at });
	// What is no change of what it does takes nothing back.
	await change({ description: "In other words." });
	expect((await entry()).lastVerifiedAt).toBe(at);
	await change({ systemPrompt: "Second." });
	expect(await entry()).toMatchObject({ lastRunAt: at, lastVerifiedAt: null });
});
