import { describe, expect, it } from "vitest";
import * as agent from "@/app/api/v1/developers/agents/[agentName]/route";
import * as publish from "@/app/api/v1/developers/agents/[agentName]/versions/[version]/publish/route";
import * as version from "@/app/api/v1/developers/agents/[agentName]/versions/[version]/route";
import * as sandbox from "@/app/api/v1/developers/agents/[agentName]/versions/[version]/sandbox/route";
import * as withdraw from "@/app/api/v1/developers/agents/[agentName]/withdraw/route";
import * as check from "@/app/api/v1/developers/agents/check/route";
import * as agents from "@/app/api/v1/developers/agents/route";
import * as catalog from "@/app/api/v1/workflows/catalog/route";
import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import { forgetAgentsOf } from "@/lib/developers/owners/forget-agents";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeDocument, publishExample } from "@/tests/factories/agents";
import { caller, makeApiKey, makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

async function developer() {
	const person = await makePerson({ name: "Ada Ferro" });
	return { ...person, key: await makeApiKey(person, { scopes: ["developer", "workflows"] }) };
}
const listed = async (token: string) => (await call(catalog.GET, "GET", { token })).body.workflows as Array<{ workflowId: string }>;

it("a key takes an agent from a document to the catalog, and out of it again", async () => {
	const { key, userId } = await developer();
	const document = makeDocument();
	const at = { agentName: document.name, version: "1.0.0" };

	expect((await call(check.POST, "POST", { token: key, body: document })).body).toMatchObject({
		success: true,
		findings: [],
		workflows: [{ costMicroU: 3000 }],
	});
	expect(await db().developerAgent.count({ where: { name: document.name } }), "a check keeps nothing").toBe(0);

	const submitted = await call(agents.POST, "POST", { token: key, body: document });
	expect([submitted.status, submitted.body.state, submitted.body.report]).toEqual([201, "checked", null]);

	const tooEarly = await call(publish.POST, "POST", { token: key, params: at });
	expect([tooEarly.status, tooEarly.body.code, tooEarly.body.details]).toEqual([
		400,
		"INVALID_STATE_TRANSITION",
		{ status: "checked", allowed: ["submit", "verify"] },
	]);

	const report = await call(sandbox.POST, "POST", { token: key, params: at, body: {} });
	expect(report.body).toMatchObject({ passed: true, costMicroU: 3000, budgetMicroU: 500_000, recordedShare: 0 });
	expect((await call(version.GET, "GET", { token: key, params: at })).body).toMatchObject({ state: "verified", report: { passed: true } });

	const published = await call(publish.POST, "POST", { token: key, params: at });
	const workflowId = `developer_${document.name}.convert`;
	expect(published.body).toMatchObject({ publishedVersion: "1.0.0", workflowIds: [workflowId], versions: [{ state: "published" }] });
	expect((await call(publish.POST, "POST", { token: key, params: at })).status, "again it changes nothing").toBe(200);
	expect((await listed(key)).find((entry) => entry.workflowId === workflowId)).toMatchObject({
		name: "Tidy and convert a table",
		version: "1.0.0",
		publisher: { name: "Ada Ferro" },
		requiredSlotCount: 0,
		supportedInputFormats: expect.arrayContaining(["csv", "xlsx"]),
		proof: { runs: 0 },
	});

	const taken = await call(withdraw.POST, "POST", { token: key, params: { agentName: document.name } });
	expect(taken.body).toMatchObject({ publishedVersion: null, workflowIds: [], versions: [{ state: "withdrawn" }] });
	expect((await listed(key)).some((entry) => entry.workflowId === workflowId)).toBe(false);
	expect((await call(withdraw.POST, "POST", { token: key, params: { agentName: document.name } })).body.code).toBe("INVALID_STATE_TRANSITION");
	expect((await call(publish.POST, "POST", { token: key, params: at })).body.publishedVersion, "it can come back").toBe("1.0.0");

	const { id } = await db().developerAgent.findUniqueOrThrow({ where: { name: document.name }, select: { id: true } });
	expect(await auditOf(id)).toEqual(["agent.submit", "agent.verify", "agent.publish", "agent.withdraw", "agent.publish"]);
	expect((await db().storedSpec.findUniqueOrThrow({ where: { workflowId } })).ownerId).toBe(userId);
});

it("a document with errors is kept with its findings, can't be verified, and is mended under the same version", async () => {
	const { key } = await developer();
	const document = makeDocument();
	const [first, ...tools] = document.tools;
	const broken = { ...document, tools: [{ ...first, eip: { provider: "platform", service: "tables:recognise" } }, ...tools] };
	const at = { agentName: document.name, version: "1.0.0" };
	const submitted = await call(agents.POST, "POST", { token: key, body: broken });
	expect(submitted.body).toMatchObject({ state: "incomplete", errorCount: 1, workflows: [], findings: [{ path: "tools.0.eip.service", level: "error" }] });
	expect((await call(sandbox.POST, "POST", { token: key, params: at, body: {} })).body.details).toEqual({ status: "incomplete", allowed: ["submit"] });
	expect((await call(agents.POST, "POST", { token: key, body: document })).body).toMatchObject({ state: "checked", errorCount: 0 });
	expect((await call(agent.GET, "GET", { token: key, params: { agentName: document.name } })).body.versions).toHaveLength(1);
});

it("what was published stays as it is, and a new version takes its place", async () => {
	const person = await developer();
	const document = await publishExample(person);
	const at = { agentName: document.name };
	const again = await call(agents.POST, "POST", { token: person.key, body: { ...document, description: "Another" } });
	expect([again.body.code, again.body.details.status]).toEqual(["INVALID_STATE_TRANSITION", "published"]);

	const [workflow] = document.workflows;
	const next = { ...document, version: "1.1.0", workflows: [{ ...workflow, name: "turn" }] };
	await call(agents.POST, "POST", { token: person.key, body: next });
	await call(sandbox.POST, "POST", { token: person.key, params: { ...at, version: "1.1.0" }, body: {} });
	const published = await call(publish.POST, "POST", { token: person.key, params: { ...at, version: "1.1.0" } });
	expect(published.body.workflowIds).toEqual([`developer_${document.name}.turn`]);
	expect(published.body.versions.map(({ version: number, state }: { version: string; state: string }) => [number, state])).toEqual([
		["1.1.0", "published"],
		["1.0.0", "withdrawn"],
	]);
	const ids = (await listed(person.key)).map(({ workflowId }) => workflowId).filter((id) => id.includes(document.name));
	expect(ids, "a workflow that the version no longer has is gone").toEqual([`developer_${document.name}.turn`]);
	expect((await call(agent.DELETE, "DELETE", { token: person.key, params: at })).body.code).toBe("INVALID_STATE_TRANSITION");
});

it("a name belongs to who had it first, also when two come at once", async () => {
	const [one, other] = [await developer(), await developer()];
	const document = makeDocument();
	expect((await call(agents.POST, "POST", { token: one.key, body: document })).status).toBe(201);
	const refused = await call(agents.POST, "POST", { token: other.key, body: { ...document, version: "2.0.0" } });
	expect([refused.status, refused.body.code]).toEqual([409, "AGENT_NAME_TAKEN"]);
	expect((await call(agents.POST, "POST", { token: one.key, body: makeDocument({ name: "platform" }) })).body.code).toBe("AGENT_NAME_TAKEN");

	const contested = makeDocument();
	const answers = await Promise.all([one, other, one, other].map(({ key }) => call(agents.POST, "POST", { token: key, body: contested })));
	const codes = new Set(answers.map(({ status }) => status));
	expect(codes).toEqual(new Set([201, 409]));
	expect(await db().developerAgent.count({ where: { name: contested.name } })).toBe(1);
	expect(await db().developerAgentVersion.count({ where: { agent: { name: contested.name } } })).toBe(1);

	expect((await call(agent.DELETE, "DELETE", { token: one.key, params: { agentName: document.name } })).body).toEqual({ success: true });
	expect((await call(agents.POST, "POST", { token: other.key, body: document })).status, "a name that was given back").toBe(201);
});

describe("the sandbox", () => {
	it("checks recordings against what was declared and against the tool of ours, and passes real ones on", async () => {
		const { key } = await developer();
		const document = makeDocument();
		await call(agents.POST, "POST", { token: key, body: document });
		const at = { agentName: document.name, version: "1.0.0" };
		const run = (body: object) => call(sandbox.POST, "POST", { token: key, params: at, body });

		const failed = await run({ recordings: { look_into_table: { settings: "none", rowCount: -1 } }, answers: { targetFormat: "pdf" } });
		expect(failed.body).toMatchObject({ passed: false, recordedShare: 0.5 });
		const [look, write] = failed.body.workflows[0].nodes;
		expect(look).toMatchObject({ node: "look", status: "failed", answeredBy: "recording" });
		expect(look.problems.join("\n")).toContain("The recorded answer of look_into_table does not fit at settings");
		expect(look.problems.join("\n")).toContain("rowCount");
		expect(write).toMatchObject({ node: "write", status: "skipped", problems: [expect.stringContaining("It needs what look gives")] });
		expect((await call(version.GET, "GET", { token: key, params: at })).body.state).toBe("checked");

		const unfit = await run({ answers: { targetFormat: "pdf" } });
		expect(unfit.body.workflows[0].nodes[1].problems[0]).toContain("The input of write_table does not fit at targetFormat");

		const unknown = await run({ recordings: { other: {} } });
		expect([unknown.status, unknown.body.details.issues]).toEqual([422, [{ path: "recordings.other", message: "The agent has no tool other." }]]);
		expect((await run({ answers: { targetFormat: "csv" } })).body.passed).toBe(true);
	});

	it("has a budget of its own and charges nobody", async () => {
		const person = await developer();
		const slides = {
			name: "make_slides",
			description: "Makes a film",
			inputSchema: {
				type: "object",
				properties: { fileIds: { type: "array", items: { type: "string" } }, formats: { type: "array", items: { type: "string", enum: ["landscape"] } } },
				required: ["fileIds", "formats"],
			},
			outputSchema: { type: "object", properties: { report: { type: "object" } } },
			eip: { provider: "platform", service: "media:make_slideshow" },
		};
		const node = (index: number) => ({
			name: `make_${index}`,
			description: "A film",
			tool: "make_slides",
			inputs: ["fileIds", "formats"],
			outputs: ["report"],
		});
		const nodes = Array.from({ length: 26 }, (_, index) => node(index));
		const document = makeDocument({ tools: [slides], workflows: [{ name: "films", description: "Many films", entryNode: "make_0", nodes }] });
		const submitted = await call(agents.POST, "POST", { token: person.key, body: document });
		expect(submitted.body.findings).toEqual([]);
		const report = await call(sandbox.POST, "POST", { token: person.key, params: { agentName: document.name, version: "1.0.0" }, body: {} });
		expect(report.body).toMatchObject({ passed: false, costMicroU: 500_000, budgetMicroU: 500_000 });
		expect(report.body.workflows[0].nodes.at(-1).problems[0]).toContain("The budget of the sandbox is used up");
		expect(await db().runCharge.count({ where: { ownerId: person.userId } })).toBe(0);
		expect(await db().goalJob.count({ where: { ownerId: person.userId } })).toBe(0);
	});
});

it("another account's agent, a missing one and a malformed name are the same 404, for every operation", async () => {
	const [owner, stranger] = [await developer(), await developer()];
	const document = await publishExample(owner);
	const on = [
		[agent.GET, "GET"],
		[agent.DELETE, "DELETE"],
		[withdraw.POST, "POST"],
		[version.GET, "GET"],
		[sandbox.POST, "POST"],
		[publish.POST, "POST"],
	] as const;
	for (const [handler, method] of on) {
		for (const agentName of [document.name, "nobody-has-this", "No.Name"]) {
			const answer = await call(handler, method, {
				token: stranger.key,
				params: { agentName, version: "1.0.0" },
				...(handler === sandbox.POST ? { body: {} } : {}),
			});
			expect([answer.status, answer.body.code], `${handler.operation?.contract.operationId} ${agentName}`).toEqual([404, "AGENT_NOT_FOUND"]);
		}
	}
	const missing = await call(version.GET, "GET", { token: owner.key, params: { agentName: document.name, version: "9.9.9" } });
	expect(missing.body.code).toBe("VERSION_NOT_FOUND");
	expect((await call(agents.GET, "GET", { token: stranger.key })).body).toEqual({ items: [], nextCursor: null });
});

it("credentials, the scope, guests and bad bodies are refused", async () => {
	const person = await developer();
	const narrow = await makeApiKey(person, { scopes: ["workflows", "jobs"] });
	const guest = (await startGuestSession(caller())).answer.accessToken;
	const params = { agentName: "table-desk", version: "1.0.0" };
	const all = [
		[agents.GET, "GET", undefined],
		[agents.POST, "POST", makeDocument()],
		[check.POST, "POST", makeDocument()],
		[agent.GET, "GET", undefined],
		[agent.DELETE, "DELETE", undefined],
		[withdraw.POST, "POST", undefined],
		[version.GET, "GET", undefined],
		[sandbox.POST, "POST", {}],
		[publish.POST, "POST", undefined],
	] as const;
	for (const [handler, method, body] of all) {
		const name = handler.operation?.contract.operationId;
		expect((await call(handler, method, { params, body })).status, name).toBe(401);
		const scoped = await call(handler, method, { token: narrow, params, body });
		expect([scoped.status, scoped.body.details], name).toEqual([403, { scope: "developer" }]);
		expect((await call(handler, method, { token: guest, params, body })).body.code, name).toBe("FORBIDDEN");
	}
	for (const body of ["{", "[]", "null"]) expect((await call(agents.POST, "POST", { token: person.key, body })).status).toBeGreaterThanOrEqual(400);
	const wrong = await call(agents.POST, "POST", { token: person.key, body: { ...makeDocument(), name: "Bad Name", version: "one", workflows: [] } });
	expect(wrong.body.details.issues.map(({ path }: { path: string }) => path)).toEqual(["name", "version", "workflows"]);
	expect((await call(sandbox.POST, "POST", { token: person.key, params, body: { recordings: [] } })).status).toBe(422);
});

it("the same key and body submit once", async () => {
	const { key } = await developer();
	const document = makeDocument();
	const sent = { token: key, body: document, headers: { "idempotency-key": newId() } };
	const [first, second] = [await call(agents.POST, "POST", sent), await call(agents.POST, "POST", sent)];
	expect([second.status, second.headers.get("idempotent-replayed"), second.body]).toEqual([201, "true", first.body]);
	expect((await call(agents.POST, "POST", { ...sent, body: { ...document, version: "2.0.0" } })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

it("agents are paged without gaps", async () => {
	const { key } = await developer();
	const names = [];
	for (let count = 0; count < 3; count += 1) {
		const document = makeDocument();
		names.unshift(document.name);
		await call(agents.POST, "POST", { token: key, body: document });
	}
	const first = await call(agents.GET, "GET", { token: key, query: "?limit=2" });
	const second = await call(agents.GET, "GET", { token: key, query: `?limit=2&cursor=${first.body.nextCursor}` });
	expect([...first.body.items, ...second.body.items].map(({ name }: { name: string }) => name)).toEqual(names);
	expect(second.body.nextCursor).toBeNull();
	expect((await call(agents.GET, "GET", { token: key, query: "?cursor=nonsense" })).body.code).toBe("INVALID_REQUEST");
});

it("with its account an agent goes, and its published name stays taken", async () => {
	const [owner, other] = [await developer(), await developer()];
	const published = await publishExample(owner);
	const draft = makeDocument();
	await call(agents.POST, "POST", { token: owner.key, body: draft });
	await forgetAgentsOf({ actor: { kind: "system", name: "test" }, requestId: newId() }, owner.userId);
	expect((await listed(other.key)).some(({ workflowId }) => workflowId.includes(published.name))).toBe(false);
	expect(await db().developerAgentVersion.count({ where: { agent: { name: { in: [published.name, draft.name] } } } })).toBe(0);
	expect((await call(agents.POST, "POST", { token: other.key, body: published })).body.code).toBe("AGENT_NAME_TAKEN");
	expect((await call(agents.POST, "POST", { token: other.key, body: draft })).status).toBe(201);
});
