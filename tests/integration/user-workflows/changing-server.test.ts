import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, expect, it } from "vitest";
import { makeFile } from "@/tests/factories/files";
import { makePerson, type Person } from "@/tests/factories/people";
import { follow } from "@/tests/world/client";
import { untilJob, verbs } from "@/tests/world/journey";
import { answerBy, listen } from "@/tests/world/listen";
import { openWorld } from "@/tests/world/world";

/** What the server of somebody else takes at the moment, and what it was given. */
let needsLanguage = false;
const given: Record<string, unknown>[] = [];

const textIn = async (url: unknown) => (await fetch(String(url))).text();
const TOOLS = {
	shout: async ({ url, language }: Record<string, unknown>) => {
		if (needsLanguage && typeof language !== "string") throw new Error("language is missing");
		const text = (await textIn(url)).toUpperCase();
		return [{ type: "resource" as const, resource: { uri: "file:///made/shouted.txt", mimeType: "text/plain", text } }];
	},
	count: async ({ url }: Record<string, unknown>) => [{ type: "text" as const, text: `${(await textIn(url)).length} letters` }],
};

function serve(): Server {
	const server = new Server({ name: "theirs", version: "1.0.0" }, { capabilities: { tools: {} } });
	const properties = { url: { type: "string", description: "The document" } };
	server.setRequestHandler(ListToolsRequestSchema, () => ({
		tools: [
			{
				name: "shout",
				inputSchema: needsLanguage
					? { type: "object" as const, properties: { ...properties, language: { type: "string" } }, required: ["url", "language"] }
					: { type: "object" as const, properties, required: ["url"] },
			},
			{ name: "count", inputSchema: { type: "object" as const, properties, required: ["url"] } },
		],
	}));
	server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
		given.push({ tool: params.name, meta: Object.keys(params._meta ?? {}), ...params.arguments });
		return { content: await TOOLS[params.name as keyof typeof TOOLS](params.arguments ?? {}) };
	});
	return server;
}

const theirs = await listen(async (request, response) => {
	const [server, transport] = [serve(), new StreamableHTTPServerTransport({})];
	response.on("close", () => void server.close());
	await server.connect(transport as never);
	await transport.handleRequest(request, response);
});
const { GET: contentRoute } = await import("@/app/api/v1/files/[fileId]/content/route");
/** The application's own address, as far as links to files lead there. */
const app = await listen((request, response) => void answerBy((url, init) => follow(contentRoute, url.href, init), request, response));
afterAll(() => Promise.all([theirs.close(), app.close()]));
Object.assign(process.env, { APP_URL: app.origin, TOOL_SERVERS: JSON.stringify({ theirs: { url: `${theirs.origin}/mcp` } }) });
await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db } = await verbs();
const [{ createUserWorkflow }, { updateUserWorkflow }, { UpdateInput, ValidateInput }, { validateUserWorkflow }, { readStoredBytes }] = await Promise.all([
	import("@/lib/user-workflows/editing/create-user-workflow"),
	import("@/lib/user-workflows/editing/update-user-workflow"),
	import("@/lib/user-workflows/schemas"),
	import("@/lib/user-workflows/editing/validate-user-workflow"),
	import("@/lib/files/store/read-file-bytes"),
]);

const PALETTE = [{ toolName: "theirs:shout" }, { toolName: "theirs:count" }];
const LAYOUT = { edges: [{ from: "theirs:shout", to: "theirs:count" }] };
/** As if a minute had passed: what a server lists is taken to hold that long. */
const aMinuteLater = () => (globalThis as { goalModeRemoteListings?: Map<string, unknown> }).goalModeRemoteListings?.clear();

async function run(person: Person, userWorkflowId: string, fileIds: string[]) {
	const made = await createGoalJob(person.context, { userWorkflowId, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, made.id);
	return untilJob(person.context, made.id, ({ status }) => ["completed", "partial"].includes(status));
}

it("files go to a server elsewhere by a link and come back; what it takes may change between two runs", { timeout: 300_000 }, async () => {
	const person = await makePerson({ tier: "pro" });
	const { workflowId } = await createUserWorkflow(person.context, { name: "Loud", description: "" });
	const filled = await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette: PALETTE, canvasLayout: LAYOUT }));
	expect(filled.findings.filter(({ level }) => level !== "note")).toEqual([]);
	const fileIds = [await makeFile(person.userId, { fileName: "notes.txt", bytes: new TextEncoder().encode("quietly\n") })];

	const done = await run(person, workflowId, fileIds);
	expect([done.status, done.errorMessage]).toEqual(["completed", null]);
	const shouted = done.artifacts.find(({ fileName }) => fileName === "shouted.txt");
	expect(Buffer.from(await readStoredBytes(shouted?.storageKey ?? "")).toString()).toBe("QUIETLY\n");
	// Each was given a link to a file and nothing else: the run's own one, and what the first tool had made of it.
	expect(given.map(({ tool, meta, ...rest }) => [tool, meta, Object.keys(rest)])).toEqual([
		["shout", ["progressToken"], ["url"]],
		["count", ["progressToken"], ["url"]],
	]);
	expect(String(given[0]?.url)).toMatch(new RegExp(`^${app.origin}/`));
	expect(given.every((call) => !JSON.stringify(call).includes(person.userId))).toBe(true);

	// Changed within the minute that its list is taken to hold: its refusal ends the run, in words, and nothing waits for it.
	needsLanguage = true;
	const surprised = await createGoalJob(person.context, { userWorkflowId: workflowId, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, surprised.id);
	await expect(untilJob(person.context, surprised.id, ({ status }) => status === "completed")).rejects.toThrow(/TOOL_FAILED/);
	expect(await db().toolInvocation.count({ where: { jobId: surprised.id, status: "started" } })).toBe(0);

	// From then on the change is known before a run: on the canvas, and by whoever starts one.
	aMinuteLater();
	const checked = await validateUserWorkflow(person.context, ValidateInput.parse({ name: "x", toolPalette: PALETTE, canvasLayout: LAYOUT }));
	expect(checked.findings).toMatchObject([{ code: "MISSING_INPUT", tool: 0, field: "language" }]);
	await expect(createGoalJob(person.context, { userWorkflowId: workflowId, fileIds, sensitiveLocalFileIds: [] })).rejects.toMatchObject({
		code: "WORKFLOW_NOT_RUNNABLE",
		message: expect.stringContaining("its tools have changed"),
	});
	const noted = [{ toolName: "theirs:shout", note: "language: en" }, PALETTE[1]];
	await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette: noted }));
	expect((await run(person, workflowId, fileIds)).status).toBe("completed");
	expect(given.findLast(({ tool }) => tool === "shout")).toMatchObject({ language: "en" });
});
