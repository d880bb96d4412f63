import { expect, it } from "vitest";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/route";
import { GET as usageRoute } from "@/app/api/v1/jobs/goal/usage/route";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeArtifact, makeJob, READY } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

it("sessions are paged newest first, stable while new ones arrive, counted and filtered", async () => {
	const { token, userId } = await makePerson();
	await makeJob((await makePerson()).userId);
	const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(second / 2)));
	const made = [];
	for (let index = 0; index < 7; index++) made.push(await makeJob(userId, { createdAt: at(index), status: index % 3 === 0 ? "failed" : "completed" }));
	const newestFirst = made.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id)).map((job) => job.id);
	const seen: string[] = [];
	let cursor = "";
	do {
		const { body } = await call(listRoute, "GET", { token, query: `?limit=3${cursor}` });
		expect(body.total).toBe(7 + (seen.length > 0 ? 1 : 0));
		seen.push(...body.sessions.map((session: { jobSpecId: string }) => session.jobSpecId));
		if (cursor === "") await makeJob(userId);
		cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : "";
	} while (cursor !== "");
	expect(seen).toEqual(newestFirst);
	const failed = (await call(listRoute, "GET", { token, query: "?status=failed" })).body;
	expect([failed.total, failed.sessions.length, failed.nextCursor]).toEqual([3, 3, null]);
	expect(failed.sessions[0]).toMatchObject({ workflowId: READY, workflowName: "Resume to job-ready", isWaitingForUser: false });
});

it("sessions are found by words of the goal, the workflow and the files; wildcards are letters", async () => {
	const { token, userId } = await makePerson();
	const goal = await makeJob(userId, { goalText: "Find 100% remote work_at sea", workflowId: null });
	const file = await makeJob(userId, { inputFileNames: ["Lebenslauf-Ada.pdf"], workflowId: null });
	const workflow = await makeJob(userId);
	const find = async (q: string) =>
		(await call(listRoute, "GET", { token, query: `?q=${encodeURIComponent(q)}` })).body.sessions.map((one: { jobSpecId: string }) => one.jobSpecId);
	expect(await find("REMOTE")).toEqual([goal.id]);
	expect(await find("lebenslauf")).toEqual([file.id]);
	expect(await find("job-ready")).toEqual([workflow.id]);
	expect(await find("100% work_at")).toEqual([goal.id]);
	expect(await find("remote lebenslauf")).toEqual([]);
	expect(await find("%")).toEqual([goal.id]);
	expect(await find("workXat")).toEqual([]);
	expect(await find("' OR true --")).toEqual([]);
});

it("usage counts the caller's jobs by UTC day and workflow, both ends included", async () => {
	const { token, userId } = await makePerson();
	await makeJob(userId, { createdAt: new Date("2026-02-28T23:59:59.999Z") });
	await makeJob(userId, { createdAt: new Date("2026-03-01T00:00:00.000Z"), costMicroU: 1500 });
	await makeJob(userId, { createdAt: new Date("2026-03-02T23:59:59.999Z"), status: "partial" });
	await makeJob(userId, { createdAt: new Date("2026-03-02T12:00:00.000Z"), status: "failed", workflowId: null, costMicroU: 100 });
	await makeJob(userId, { createdAt: new Date("2026-03-03T00:00:00.000Z"), status: "cancelled" });
	await makeJob(userId, { createdAt: new Date("2026-03-02T12:00:00.000Z"), status: "executing", costMicroU: 7 });
	const { body } = await call(usageRoute, "GET", { token, query: "?from=2026-03-01&to=2026-03-02" });
	expect(body).toEqual({
		totalSessions: 4,
		completed: 2,
		failed: 1,
		cancelled: 0,
		open: 1,
		costMicroU: 1607,
		from: "2026-03-01",
		to: "2026-03-02",
		byWorkflow: [{ workflowId: READY, workflowName: "Resume to job-ready", count: 3, completed: 2, failed: 0, cancelled: 0, open: 1, costMicroU: 1507 }],
		byPeriod: [
			{ date: "2026-03-01", count: 1, completed: 1, failed: 0, cancelled: 0, open: 0, costMicroU: 1500 },
			{ date: "2026-03-02", count: 3, completed: 1, failed: 1, cancelled: 0, open: 1, costMicroU: 107 },
		],
	});
	await makeJob(userId);
	expect((await call(usageRoute, "GET", { token })).body.totalSessions).toBe(1);
});

it("a workflow of one's own is found and counted by the name that its run keeps", async () => {
	const { token, userId } = await makePerson();
	const own = (name: string, given: Parameters<typeof makeJob>[1]) =>
		makeJob(userId, { workflowId: "uw_figures", spec: JSON.parse(JSON.stringify({ ...resumeToJobReady, specId: "uw_figures", name })), ...given });
	const older = await own("Monthly figures", { createdAt: new Date("2026-03-01T08:00:00Z"), userWorkflowId: "uw_figures", costMicroU: 3 });
	const newer = await own("Quarterly figures", { createdAt: new Date("2026-03-02T08:00:00Z"), status: "failed", costMicroU: 4 });
	await own("Yearly figures", { createdAt: new Date("2026-03-04T08:00:00Z") });
	const { body: list } = await call(listRoute, "GET", { token, query: "?q=figures&to=2026-03-03" });
	expect(list.sessions.map(({ jobSpecId, workflowName }: Record<string, unknown>) => [jobSpecId, workflowName])).toEqual([
		[newer.id, "Quarterly figures"],
		[older.id, "Monthly figures"],
	]);
	expect((await call(listRoute, "GET", { token, query: "?q=QUARTERLY%20fig" })).body.total).toBe(1);
	// Its own name stands in its spec, not that of the workflow which it was made of.
	expect((await call(listRoute, "GET", { token, query: "?q=job-ready" })).body.total).toBe(0);
	const { body: usage } = await call(usageRoute, "GET", { token, query: "?from=2026-03-01&to=2026-03-03" });
	expect(usage.byWorkflow).toEqual([
		{ workflowId: "uw_figures", workflowName: "Quarterly figures", count: 2, completed: 1, failed: 1, cancelled: 0, open: 0, costMicroU: 7 },
	]);
});

it("usage of days without runs is nothing", async () => {
	const { token, userId } = await makePerson();
	await makeJob(userId, { createdAt: new Date("2026-03-01T08:00:00Z") });
	const { body } = await call(usageRoute, "GET", { token, query: "?from=2020-01-01&to=2020-12-31" });
	expect(body).toEqual({
		totalSessions: 0,
		completed: 0,
		failed: 0,
		cancelled: 0,
		open: 0,
		costMicroU: 0,
		from: "2020-01-01",
		to: "2020-12-31",
		byWorkflow: [],
		byPeriod: [],
	});
});

it("a session says which postings its files were made for, and is found by them", async () => {
	const { token, userId } = await makePerson();
	const [job, plain] = [await makeJob(userId), await makeJob(userId)];
	const forPosting = (postingTitle: string | null, company: string, second: number) => ({
		metadata: { postingTitle, company },
		createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
	});
	await makeArtifact(job, "a.pdf", "a", forPosting("Night Baker", "Crumb & Co", 1));
	await makeArtifact(job, "a.docx", "a", forPosting("Night Baker", "Crumb & Co", 2));
	await makeArtifact(job, "b.pdf", "b", forPosting(null, "Larder 100%", 3));
	await makeArtifact(plain, "c.pdf", "c", { metadata: {} });
	// What is for programs stands beside the files, and is none of those that a person counts.
	await makeArtifact(plain, "c.json", "{}", { metadata: {}, mimeType: "application/json", isPrimary: false });
	const madeFor = async (query: string) =>
		(await call(listRoute, "GET", { token, query })).body.sessions.map((session: { madeFor: string[] }) => session.madeFor);
	expect(await madeFor("?limit=5")).toEqual([[], ["Night Baker, Crumb & Co", "Larder 100%"]]);
	const counted = (await call(listRoute, "GET", { token, query: "?limit=5" })).body.sessions;
	expect(counted.map(({ artifactCount }: { artifactCount: number }) => artifactCount)).toEqual([1, 3]);
	expect(await madeFor("?q=night%20CRUMB")).toEqual([["Night Baker, Crumb & Co", "Larder 100%"]]);
	expect(await madeFor("?q=100%25")).toHaveLength(1);
	expect(await madeFor("?q=butcher")).toEqual([]);
});

it("a session is found by its id, and says what was charged for it, a cancelled one too", async () => {
	const { token, userId } = await makePerson();
	const [job, other] = [await makeJob(userId), await makeJob(userId)];
	const held = { ownerId: userId, jobSpecId: job.id, runId: job.id, workflowKind: "catalog", specId: "conversion.tables", freeMonth: "2026-01" };
	const price = { rawMicroU: 30_000, insuredMicroU: 40_000, chargedMicroU: 50_000, breakdown: {}, freeMicroU: 0 };
	await db().runCharge.create({ data: { id: newId(), ...held, ...price } });
	const charged = async (query: string) =>
		(await call(listRoute, "GET", { token, query })).body.sessions.map((session: { chargedMicroU: number | null }) => session.chargedMicroU);
	expect(await charged(`?q=${job.id}`)).toEqual([null]);
	await db().runCharge.updateMany({ where: { jobSpecId: job.id }, data: { state: "settled", actualMicroU: 12_000, endedAt: new Date() } });
	expect(await charged(`?q=${job.id.toUpperCase()}`)).toEqual([12_000]);
	expect(await charged(`?q=${other.id}`)).toEqual([null]);
});
