import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Rig, startRig } from "@/tests/conformance/rig/rig";
import { isEmbedded, isSigned, pause, SETTLED_MS } from "@/tests/conformance/rig/target";

let rig: Rig;
beforeAll(async () => {
	rig = await startRig();
});
afterAll(() => rig.stop());

const sendTo = (path: string, body: unknown, headers: Record<string, string> = {}) => rig.askUnsigned(path, { method: "POST", body, headers });

describe("what the app accepts", () => {
	it.runIf(isSigned)("runs nothing for a call without our signature", async () => {
		const token = randomUUID();
		const event = { name: rig.eventName("no-steps"), data: { token } };
		const body = JSON.stringify({ version: 2, event, events: [event], steps: {}, ctx: { run_id: "x", attempt: 0 } });
		const forged = { "x-inngest-signature": `t=${Math.round(Date.now() / 1_000)}&s=${"0".repeat(64)}` };
		for (const headers of [new Headers(), new Headers(forged)]) {
			const answer = await fetch(`${rig.appUrl}?fnId=${rig.functionId("no-steps")}&stepId=step`, { method: "POST", headers, body });
			expect(answer.status).toBe(401);
		}
		expect(rig.effects(token)).toEqual([]);
	});

	it("registers again when it is asked over HTTP", async () => {
		const answer = await fetch(rig.appUrl, { method: "PUT" });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ modified: false });
	});

	it.runIf(isEmbedded)("keeps its configured address when somebody asks under another name", async () => {
		const answer = await fetch(rig.appUrl.replace("127.0.0.1", "localhost"), { method: "PUT" });
		expect(await answer.json()).toMatchObject({ modified: false });
	});
});

describe("what the server accepts", () => {
	it.runIf(isSigned)("refuses a wrong event key and takes nothing in", async () => {
		const token = randomUUID();
		const answer = await sendTo("/e/wrong", [{ name: rig.eventName("no-steps"), data: { token } }]);
		expect(answer).toMatchObject({ status: 401, content: { error: "Event key not found" } });
		await pause(SETTLED_MS);
		expect(rig.effects(token)).toEqual([]);
	});

	it.runIf(isSigned)("shows registrations, checkpoints and runs to nobody without the signing key", async () => {
		expect((await sendTo("/fn/register", {})).status).toBe(401);
		expect((await sendTo("/v1/checkpoint/01JZZZZZZZZZZZZZZZZZZZZZZZ/async", {})).status).toBe(401);
		expect((await rig.askUnsigned("/v0/runs/01JZZZZZZZZZZZZZZZZZZZZZZZ/actions")).status).toBe(401);
		expect((await rig.askUnsigned("/v1/runs/01JZZZZZZZZZZZZZZZZZZZZZZZ")).status).toBe(401);
	});

	it("takes one event or many", async () => {
		const token = randomUUID();
		const event = { name: rig.eventName("no-steps"), data: { token } };
		const one = await sendTo(`/e/${rig.eventKey}`, event);
		expect(one.content).toMatchObject({ ids: [expect.any(String)], status: 200 });
		const many = await sendTo(`/e/${rig.eventKey}`, [event, event]);
		expect(many.content).toMatchObject({ ids: [expect.any(String), expect.any(String)], status: 200 });
		await rig.until(token, "done", 3);
	});

	it("changes nothing when a sending is repeated with its seed", async () => {
		const token = randomUUID();
		const event = { name: rig.eventName("no-steps"), data: { token } };
		const seed = { "x-inngest-event-id-seed": `${Date.now()},${randomBytes(10).toString("base64")}` };
		const first = await sendTo(`/e/${rig.eventKey}`, [event, event], seed);
		const second = await sendTo(`/e/${rig.eventKey}`, [event, event], seed);
		expect(second).toEqual(first);
		await rig.until(token, "done", 2);
		await pause(SETTLED_MS);
		expect(rig.effects(token, "done")).toHaveLength(2);
	});
});
