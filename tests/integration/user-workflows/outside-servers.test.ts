import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, it, vi } from "vitest";
import { makePerson } from "@/tests/factories/people";
import { untilJob, verbs } from "@/tests/world/journey";
import { listen } from "@/tests/world/listen";
import { openWorld } from "@/tests/world/world";

const PROGRAM = "node_modules/@modelcontextprotocol/server-everything/dist/index.js";
const place = await listen(() => undefined);
await place.close();
let reference: ChildProcess = start();
/** One that answers with something else, and one that never answers. */
const garbage = await listen((_request, response) => response.setHeader("content-type", "application/json").end('{"tools": "none"}'));
const silent = await listen(() => undefined);

function start(): ChildProcess {
	return spawn(process.execPath, [PROGRAM, "streamableHttp"], {
		env: { PATH: process.env.PATH ?? "", PORT: String(place.port), NODE_ENV: "test" },
		stdio: "ignore",
	});
}
async function stop(): Promise<void> {
	const ended = once(reference, "exit");
	reference.kill("SIGKILL");
	await ended;
}
afterAll(async () => {
	await stop().catch(() => undefined);
	await Promise.all([garbage.close(), silent.close()]);
});

const url = `http://127.0.0.1:${place.port}/mcp`;
process.env.TOOL_SERVERS = JSON.stringify({
	everything: { url },
	garbage: { url: `${garbage.origin}/mcp` },
	silent: { url: `${silent.origin}/mcp` },
	gone: { url: "http://127.0.0.1:9/mcp" },
});
await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db } = await verbs();
const [
	{ getToolCatalog },
	{ readyRemoteTools },
	{ createUserWorkflow },
	{ updateUserWorkflow },
	{ UpdateInput, ValidateInput },
	{ estimateCost },
	{ validateUserWorkflow },
] = await Promise.all([
	import("@/lib/user-workflows/get-tool-catalog"),
	import("@/lib/tools/remote/remote-tools"),
	import("@/lib/user-workflows/editing/create-user-workflow"),
	import("@/lib/user-workflows/editing/update-user-workflow"),
	import("@/lib/user-workflows/schemas"),
	import("@/lib/user-workflows/running/estimate-cost"),
	import("@/lib/user-workflows/editing/validate-user-workflow"),
]);

it("tools of a server that was added by configuration are listed, priced and run; those that can't be asked say why", { timeout: 300_000 }, async () => {
	await vi.waitFor(async () => expect((await fetch(url)).status).toBeGreaterThan(0), { timeout: 30_000 });
	const began = Date.now();
	const catalog = await getToolCatalog();
	expect(Date.now() - began).toBeLessThan(20_000);
	const known = new Map(
		catalog.servers.filter(({ isRemote }) => isRemote).map(({ name, problem, tools }) => [name, { problem, names: tools.map(({ toolName }) => toolName) }]),
	);
	expect(known.get("everything")?.problem).toBeNull();
	expect(known.get("everything")?.names).toEqual(expect.arrayContaining(["everything:echo", "everything:get-sum", "everything:get-tiny-image"]));
	expect(known.get("garbage")).toEqual({ problem: expect.stringContaining("garbage"), names: [] });
	expect(known.get("silent")).toEqual({ problem: expect.stringMatching(/did not answer within 5 seconds/), names: [] });
	expect(known.get("gone")).toEqual({ problem: expect.stringMatching(/can't be reached/), names: [] });

	const person = await makePerson({ tier: "pro" });
	const tools = ["everything:get-tiny-image", "everything:get-sum"];
	expect(await estimateCost(person.context, { toolNames: tools, maxIterations: 1 })).toMatchObject({ unknownTools: [], estimatedMicroU: 0 });
	const { workflowId } = await createUserWorkflow(person.context, { name: "Elsewhere", description: "" });
	const toolPalette = [{ toolName: "everything:get-tiny-image" }, { toolName: "everything:get-sum", note: "a: 2\nb: 40" }];
	const filled = await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette }));
	expect([filled.isRunnable, filled.findings]).toEqual([true, []]);
	const made = await createGoalJob(person.context, { userWorkflowId: workflowId, fileIds: [], sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, made.id);
	const done = await untilJob(person.context, made.id, ({ status }) => ["completed", "partial", "failed"].includes(status));
	expect([done.status, done.errorMessage]).toEqual(["completed", null]);
	expect(done.artifacts.map(({ fileName }) => fileName).sort()).toEqual(["elsewhere.zip", "get_sum.json", "get_tiny_image.json", "image-2.png"]);
	expect(await db().toolInvocation.count({ where: { jobId: done.id, success: true } })).toBe(2);

	// It goes away: the tools stay known, with why they can't be used, and no run gets stuck on it.
	await stop();
	await vi.waitFor(
		async () => {
			await readyRemoteTools();
			const checked = await validateUserWorkflow(person.context, ValidateInput.parse({ name: "x", toolPalette }));
			expect(checked.findings.map(({ code }) => code)).toEqual(["UNAVAILABLE_TOOL", "UNAVAILABLE_TOOL"]);
		},
		{ timeout: 90_000, interval: 3_000 },
	);
	reference = start();
});
