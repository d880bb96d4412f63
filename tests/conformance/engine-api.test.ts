import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, PROMPTLY_MS } from "@/tests/conformance/rig/target";
import { listenInTest } from "@/tests/world/listen";

let rig: Rig;
beforeAll(async () => {
	if (isEmbedded) rig = await startRig();
});
afterAll(() => rig?.stop());

/** The content of an answer, to read fields that each test checks. */
const contentOf = async (path: string) => Object((await rig.ask(path)).content);

describe.runIf(isEmbedded)("the engine of this repository", () => {
	it("shows its health to everybody and its runs to nobody without the signing key", async () => {
		for (const path of ["/v0/runs/run/batch", "/v1/runs", "/v1/runs/run"]) expect((await rig.askUnsigned(path)).status, path).toBe(401);
		expect(await rig.askUnsigned("/health")).toMatchObject({ status: 200, content: { status: "ok", apps: [{ isSynced: true }] } });
	});

	it("believes no answer that does not carry the app's signature", async () => {
		const seen: string[] = [];
		const impostor = await listenInTest((request, response) => {
			seen.push(String(request.headers["x-inngest-signature"]));
			response.writeHead(200, { "content-type": "application/json" });
			response.end(JSON.stringify("done"));
		});
		const url = `${impostor.origin}/api/inngest`;
		const steps = { step: { id: "step", name: "step", runtime: { type: "http", url }, retries: { attempts: 0 } } };
		const functions = [{ id: "other-fn", name: "fn", triggers: [{ event: rig.eventName("other") }], steps }];
		await rig.ask("/fn/register", { method: "POST", body: { url, appName: "other", functions } });
		await rig.send("other");
		const failed = await vi.waitFor(
			async () => {
				const list = await contentOf("/v1/runs?functionId=other-fn&status=failed");
				expect(list.data).toHaveLength(1);
				return list.data[0];
			},
			{ timeout: PROMPTLY_MS },
		);
		expect(failed.error.message).toMatch(/signature/);
		expect(seen).toEqual([expect.stringMatching(/^t=\d+&s=[0-9a-f]{64}$/)]);
	});

	it("shows runs, and lets a call that is not current save nothing", async () => {
		const token = await rig.send("sequence");
		const [done] = await rig.until(token, "done");
		const { runId } = Object(done?.detail);
		const body = { generation_id: 1, steps: [{ id: "abc", op: "StepRun", data: 1 }] };
		expect((await rig.ask(`/v1/checkpoint/${runId}/async`, { method: "POST", body })).status).toBe(409);
		const functionId = rig.functionId("sequence");
		const run = await vi.waitFor(
			async () => {
				const content = await contentOf(`/v1/runs/${runId}`);
				expect(content.data).toMatchObject({ id: runId, functionId, status: "completed", output: { sum: 10 }, calls: [] });
				return content;
			},
			{ timeout: PROMPTLY_MS },
		);
		expect(run.data.steps.map((step: { name: string }) => step.name)).toEqual(["first", "again", "again", "again", "done"]);
		const list = await contentOf(`/v1/runs?functionId=${functionId}&status=completed`);
		expect(list.data.map((one: { id: string }) => one.id)).toContain(runId);
		expect((await rig.ask("/v1/runs/missing")).status).toBe(404);
	});
});
