import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isEmbedded, pause, startWorld, type World } from "./world";

let world: World;
beforeAll(async () => {
	world = await startWorld();
});
afterAll(() => world.stop());

function authorization(): string {
	const [, prefix = "", key = ""] = /^(signkey-\w+-)?(.*)$/.exec(world.signingKey) ?? [];
	return `Bearer ${prefix}${createHash("sha256").update(Buffer.from(key, "hex")).digest("hex")}`;
}

async function ask(path: string, options: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) {
	const { method = "GET", body, headers = {} } = options;
	const answer = await fetch(`${world.engineUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
	return { status: answer.status, content: await answer.json() };
}

const functionOf = (options: Record<string, unknown>) => ({
	url: "http://127.0.0.1:9/api/inngest",
	appName: "other",
	functions: [
		{
			id: "other-fn",
			name: "fn",
			triggers: [{ event: "test/other" }],
			steps: { step: { id: "step", name: "step", runtime: { type: "http", url: "http://127.0.0.1:9/api/inngest?fnId=other-fn&stepId=step" } } },
			...options,
		},
	],
});

describe("what the app accepts", () => {
	it("runs nothing for a call without our signature", async () => {
		const token = randomUUID();
		const event = { name: "test/no-steps", data: { token } };
		const body = JSON.stringify({ version: 2, event, events: [event], steps: {}, ctx: { run_id: "x", attempt: 0 } });
		const forged = { "x-inngest-signature": `t=${Math.round(Date.now() / 1_000)}&s=${"0".repeat(64)}` };
		for (const headers of [new Headers(), new Headers(forged)]) {
			const answer = await fetch(`${world.appUrl}?fnId=conformance-no-steps&stepId=step`, { method: "POST", headers, body });
			expect(answer.status).toBe(401);
		}
		expect(world.effects(token)).toEqual([]);
	});

	it("registers again when it is asked over HTTP", async () => {
		const answer = await fetch(world.appUrl, { method: "PUT" });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ modified: false });
	});

	it.runIf(isEmbedded)("keeps its configured address when somebody asks under another name", async () => {
		const answer = await fetch(world.appUrl.replace("127.0.0.1", "localhost"), { method: "PUT" });
		expect(await answer.json()).toMatchObject({ modified: false });
	});
});

describe("what the engine accepts", () => {
	it("refuses a wrong event key and takes nothing in", async () => {
		const token = randomUUID();
		const answer = await ask("/e/wrong", { method: "POST", body: [{ name: "test/no-steps", data: { token } }] });
		expect(answer).toMatchObject({ status: 401, content: { status: 401 } });
		await pause(200);
		expect(world.effects(token)).toEqual([]);
	});

	it("takes one event or many", async () => {
		const token = randomUUID();
		const one = await ask(`/e/${world.eventKey}`, { method: "POST", body: { name: "test/no-steps", data: { token } } });
		expect(one.content).toMatchObject({ ids: [expect.any(String)], status: 200 });
		const many = await ask(`/e/${world.eventKey}`, { method: "POST", body: [1, 2].map(() => ({ name: "test/no-steps", data: { token } })) });
		expect(many.content.ids).toHaveLength(2);
		await world.until(token, "done", 3);
	});

	it("changes nothing when a sending is repeated with its seed", async () => {
		const token = randomUUID();
		const sending = {
			method: "POST",
			body: [{ name: "test/no-steps", data: { token } }],
			headers: { "x-inngest-event-id-seed": `${Date.now()},${btoa(randomUUID())}` },
		};
		const first = await ask(`/e/${world.eventKey}`, sending);
		const second = await ask(`/e/${world.eventKey}`, sending);
		expect(second.content.ids).toEqual(first.content.ids);
		await world.until(token, "done");
		await pause(300);
		expect(world.effects(token, "done")).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)("the embedded engine", () => {
	it("answers nothing but events and health to those without the signing key", async () => {
		for (const [method, path] of [
			["POST", "/fn/register"],
			["POST", "/v1/checkpoint/run/async"],
			["GET", "/v0/runs/run/actions"],
			["GET", "/v0/runs/run/batch"],
			["GET", "/v1/runs"],
			["GET", "/v1/runs/run"],
		] as const) {
			expect((await ask(path, { method, ...(method === "POST" ? { body: {} } : {}) })).status, path).toBe(401);
		}
		expect(await ask("/health")).toMatchObject({ status: 200, content: { status: "ok", apps: [{ isSynced: true }] } });
	});

	it("refuses a registration with an option that it does not know, naming it", async () => {
		const register = (options: Record<string, unknown>) =>
			ask("/fn/register", { method: "POST", headers: { authorization: authorization() }, body: functionOf(options) });
		const unknown = await register({ quantumLeap: { limit: 1 } });
		expect(unknown).toMatchObject({ status: 400, content: { error: expect.stringMatching(/other-fn.*quantumLeap/) } });
		const broken = await register({ throttle: { limit: 1, period: "soon" } });
		expect(broken).toMatchObject({ status: 400, content: { error: expect.stringMatching(/throttle\.period.*soon/) } });
		expect((await register({ concurrency: { limit: 1, key: "event.data.(" } })).status).toBe(400);
		expect((await register({ triggers: [{ cron: "every day" }] })).status).toBe(400);
		expect(await register({ concurrency: 3 })).toMatchObject({ status: 200, content: { ok: true, modified: true } });
	});

	it("believes no answer that does not carry the app's signature", async () => {
		const seen: string[] = [];
		const impostor = createServer((request, response) => {
			seen.push(String(request.headers["x-inngest-signature"]));
			response.writeHead(200, { "content-type": "application/json" });
			response.end(JSON.stringify("done"));
		});
		impostor.listen(0, "127.0.0.1");
		await once(impostor, "listening");
		const url = `http://127.0.0.1:${Object(impostor.address()).port}/api/inngest`;
		const headers = { authorization: authorization() };
		const runtime = { type: "http", url };
		const steps = { step: { id: "step", name: "step", runtime, retries: { attempts: 0 } } };
		await ask("/fn/register", { method: "POST", headers, body: { ...functionOf({ steps }), url } });
		await world.send("other");
		const failed = await vi.waitFor(async () => {
			const list = await ask("/v1/runs?functionId=other-fn&status=failed", { headers });
			expect(list.content.data).toHaveLength(1);
			return list.content.data[0];
		});
		impostor.close();
		expect(failed.error.message).toMatch(/signature/);
		expect(seen).toEqual([expect.stringMatching(/^t=\d+&s=[0-9a-f]{64}$/)]);
	});

	it("refuses malformed events", async () => {
		for (const body of [[{ data: {} }], [{ name: "" }], "text", [{ name: "x", ts: "yesterday" }]]) {
			expect((await ask(`/e/${world.eventKey}`, { method: "POST", body })).status).toBe(400);
		}
	});

	it("shows runs, and lets a call that is not current save nothing", async () => {
		const token = await world.send("sequence");
		const [done] = await world.until(token, "done");
		const runId = Object(done?.detail).runId as string;
		const headers = { authorization: authorization() };
		const stale = await ask(`/v1/checkpoint/${runId}/async`, {
			method: "POST",
			headers,
			body: { generation_id: 1, steps: [{ id: "abc", op: "StepRun", data: 1 }] },
		});
		expect(stale.status).toBe(409);
		await pause(100);
		const run = await ask(`/v1/runs/${runId}`, { headers });
		expect(run.content.data).toMatchObject({ id: runId, functionId: "conformance-sequence", status: "completed", output: { sum: 10 }, calls: [] });
		expect(run.content.data.steps.map((step: { name: string }) => step.name)).toEqual(["first", "again", "again", "again"]);
		const list = await ask("/v1/runs?functionId=conformance-sequence&status=completed", { headers });
		expect(list.content.data.map((one: { id: string }) => one.id)).toContain(runId);
		expect((await ask("/v1/runs/missing", { headers })).status).toBe(404);
	});
});
