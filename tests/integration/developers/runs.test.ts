import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { publishExample } from "@/tests/factories/agents";
import { makeFile } from "@/tests/factories/files";
import { makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db, pendingSlotsOf, updateSlots } = await verbs();
const [earnings, usage, quote, { withdrawAgent }, { submitAgent }, { runSandbox }, { publishAgent }, { listSessions }] = await Promise.all([
	import("@/app/api/v1/creator/earnings/route"),
	import("@/app/api/v1/creator/usage/route"),
	import("@/app/api/v1/credits/quote/route"),
	import("@/lib/developers/publishing/withdraw-agent"),
	import("@/lib/developers/agents/submit-agent"),
	import("@/lib/developers/publishing/run-sandbox"),
	import("@/lib/developers/publishing/publish-agent"),
	import("@/app/api/v1/jobs/goal/route").then(({ GET }) => ({ listSessions: GET })),
]);

let creator: Person;
let key: string;
let workflowId: string;
let agentName: string;
let version: Awaited<ReturnType<typeof publishExample>>;

beforeAll(async () => {
	creator = await makePerson({ name: "Ada Ferro" });
	key = await makeApiKey(creator, { scopes: ["developer"] });
	version = await publishExample(creator);
	agentName = version.name;
	workflowId = `developer_${agentName}.convert`;
});

async function make(person: Person, given: { fileName?: string } = {}) {
	const bytes = await readFile("public/samples/shop-orders.csv");
	const fileId = await makeFile(person.userId, { fileName: given.fileName ?? "orders.csv", bytes });
	return createGoalJob(person.context, { workflowId, fileIds: [fileId], sensitiveLocalFileIds: [] });
}

describe("another account", () => {
	it("runs a published workflow by the one driver, and its creator sees how it did and what it earned", async () => {
		const user = await makePerson();
		const { body: price } = await call(quote.POST, "POST", { token: user.token, body: { workflowKind: "goal_lane", specId: workflowId } });
		expect(price.costU).toBeGreaterThan(0);
		const made = await make(user);
		expect([made.status, pendingSlotsOf(made).map(({ question }) => question)]).toEqual(["slots_pending", ["Which format do you need?"]]);
		const waiting = await call(listSessions, "GET", { token: user.token, query: "?waiting=true" });
		expect(waiting.body.sessions[0]).toMatchObject({ workflowName: "Tidy and convert a table", waitingFor: { questions: ["Which format do you need?"] } });
		await updateSlots(user.context, made.id, { answers: [{ slotId: "targetFormat", value: "json" }] });
		await confirmGoalJob(user.context, made.id);
		const done = await untilStatus(user.context, made.id, "completed", "partial");
		expect([done.status, done.errorMessage]).toEqual(["completed", null]);
		expect(done.artifacts.map(({ fileName, isPrimary }) => [fileName, isPrimary]).sort()).toEqual([
			["orders.json", true],
			["result.json", false],
		]);

		const own = await make(creator);
		await confirmGoalJob(creator.context, own.id);
		await untilStatus(creator.context, own.id, "completed");

		const used = await call(usage.GET, "GET", { token: key });
		expect(used.body).toMatchObject({ totals: { runs: 2, delivered: 2, failed: 0, successRate: 1 } });
		expect(used.body.byWorkflow).toMatchObject([{ workflowId, agentName, isListed: true, runs: 2, people: 2, costMicroU: expect.any(Number) }]);
		expect(used.body.byDay).toMatchObject([{ runs: 2, delivered: 2 }]);
		expect(JSON.stringify(used.body), "nothing of who ran it").not.toContain(user.userId);

		const { actualMicroU } = await db().runCharge.findFirstOrThrow({ where: { runId: made.id } });
		const earned = await call(earnings.GET, "GET", { token: key });
		const charged = Number(actualMicroU);
		expect(charged).toBeGreaterThan(0);
		expect(earned.body).toMatchObject({
			share: 0.2,
			totals: { runs: 1, chargedMicroU: charged, accruedMicroU: Math.floor(charged * 0.2) },
			byWorkflow: [{ workflowId, runs: 1 }],
			byMonth: [{ runs: 1 }],
		});
		expect((await call(earnings.GET, "GET", { token: user.token })).body, "nothing of somebody else's").toMatchObject({ totals: { runs: 0 }, byWorkflow: [] });
		expect((await call(usage.GET, "GET", { token: key, query: "?from=2020-01-01&to=2020-01-31" })).body.totals.runs).toBe(0);
	});

	it("goes on with what it began when the agent is withdrawn or has a new version", async () => {
		const user = await makePerson();
		const [before, running] = [await make(user), await make(user)];
		await confirmGoalJob(user.context, running.id);
		const next = { ...version, version: "1.1.0", workflows: version.workflows.map((workflow) => ({ ...workflow, title: "Another name" })) };
		await submitAgent(creator.context, next);
		await runSandbox(creator.context, agentName, "1.1.0", { recordings: {}, answers: {} });
		await publishAgent(creator.context, agentName, "1.1.0");
		expect((await make(user)).spec).toMatchObject({ version: "1.1.0", name: "Another name" });

		await withdrawAgent(creator.context, agentName);
		await confirmGoalJob(user.context, before.id);
		for (const job of [running, before]) {
			const done = await untilStatus(user.context, job.id, "completed", "partial");
			expect([done.status, (done.spec as { version?: string } | null)?.version]).toEqual(["completed", "1.0.0"]);
			expect(done.artifacts.map(({ fileName }) => fileName).sort()).toEqual(["orders.xlsx", "result.json"]);
		}
		await expect(make(user)).rejects.toMatchObject({ code: "WORKFLOW_NOT_FOUND" });
		const gone = await call(quote.POST, "POST", { token: user.token, body: { workflowKind: "goal_lane", specId: workflowId } });
		expect(gone.body.code).toBe("WORKFLOW_NOT_FOUND");
		const used = await call(usage.GET, "GET", { token: key });
		expect(used.body.byWorkflow).toMatchObject([{ workflowId, isListed: false }]);
	});

	it("makes a copy of it as a workflow of its own", async () => {
		const user = await makePerson();
		const { forkUserWorkflow } = await import("@/lib/user-workflows/editing/fork-user-workflow");
		await publishAgent(creator.context, agentName, "1.0.0");
		const copy = await forkUserWorkflow(user.context, { sourceSpecId: workflowId });
		expect(copy).toMatchObject({ sourceType: "curated", sourceSpecId: workflowId, sourceVersion: "1.0.0", visibility: "private" });
		expect(copy.toolPalette.map(({ toolName }) => toolName)).toEqual(["tables:recognize_table", "tables:convert_table"]);
	});

	it("is told of a file that does not fit before anything is run", async () => {
		await publishAgent(creator.context, agentName, "1.0.0");
		const user = await makePerson();
		const job = await make(user, { fileName: "orders.docx" });
		expect([job.status, job.errorCode]).toEqual(["failed", "FILE_INCOMPATIBLE"]);
	});
});

it.each([
	["getCreatorUsage", () => usage.GET],
	["getCreatorEarnings", () => earnings.GET],
] as const)("%s asks for the scope, an account and a period that runs forward", async (operationId, handlerOf) => {
	const handler = handlerOf();
	expect(handler.operation?.contract.operationId).toBe(operationId);
	expect((await call(handler, "GET", {})).status).toBe(401);
	const narrow = await makeApiKey(creator, { scopes: ["jobs"] });
	expect((await call(handler, "GET", { token: narrow })).body.details).toEqual({ scope: "developer" });
	expect((await call(handler, "GET", { token: key, query: "?from=2026-02-01&to=2026-01-01" })).body.details.issues[0].path).toBe("from");
	expect((await call(handler, "GET", { token: key, query: "?from=yesterday" })).status).toBe(422);
});
