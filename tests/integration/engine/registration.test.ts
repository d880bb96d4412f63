import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call } from "@/tests/world/client";
import { takeEngineEndpoint } from "@/tests/world/engine-endpoint";
import { KNOWN, startFakeEngine, TAKEN } from "./fake-engine";

const engine = await startFakeEngine();
const endpoint = await takeEngineEndpoint();
Object.assign(process.env, { INNGEST_BASE_URL: engine.url, INNGEST_SERVE_ORIGIN: endpoint.origin });
const { askRegistration } = await import("@/lib/platform/engine/ask-registration");
const { backgroundSettled } = await import("@/lib/platform/database/background");
const { findRegistration } = await import("@/lib/platform/engine/registration");
const { db } = await import("@/lib/platform/database/db");
const { newId } = await import("@/lib/platform/ids");
const { sweepOutbox, writeOutbox } = await import("@/lib/platform/engine/outbox");
const { transaction } = await import("@/lib/platform/database/transaction");
const { GET: healthRoute } = await import("@/app/api/v1/health/route");

/** What this process remembers of the registration, for a moment. */
const memory = globalThis as { goalModeRegistration?: unknown };
const send = () => transaction((tx) => writeOutbox(tx, "goal-job/deleted", { jobSpecId: newId(), storageKeys: [] }));
const sentAt = async (id: string) => (await db().outboxEvent.findUniqueOrThrow({ where: { id } })).sentAt;

async function engineHealth(): Promise<{ status: number; engine: string }> {
	await new Promise((resolve) => setTimeout(resolve, 1_100));
	const { status, body } = await call(healthRoute, "GET");
	return { status, engine: body.checks.engine };
}

beforeAll(async () => {
	engine.answerWith(503, "starting");
	await endpoint.open().catch(() => undefined);
});
beforeEach(async () => {
	// What the test before set going must not send its events into this one.
	await backgroundSettled();
	await db().engineRegistration.deleteMany();
	await db().outboxEvent.deleteMany();
	delete memory.goalModeRegistration;
	engine.eventIds.splice(0);
});
afterAll(async () => {
	await endpoint.close();
	await engine.close();
});

describe("before the app is registered", () => {
	it("events wait, and leave as soon as the engine has taken the functions", async () => {
		const ids = [await send(), await send()];
		expect(await sweepOutbox(0)).toBe(0);
		expect(await engineHealth()).toMatchObject({ engine: "failing", status: 503 });
		engine.answerWith(200, TAKEN);
		expect(await askRegistration()).toBeNull();
		await expect.poll(() => [...engine.eventIds]).toEqual(ids);
		for (const id of ids) await expect.poll(() => sentAt(id)).not.toBeNull();
		const later = await send();
		await expect.poll(() => engine.eventIds.at(-1)).toBe(later);
		expect((await engineHealth()).engine).toBe("ok");
	});

	it("a refusal is told in the engine's words, kept, and seen in the health; nothing is sent", async () => {
		engine.answerWith(401, "Authentication failed\n");
		expect(await askRegistration()).toBe("401 Authentication failed");
		expect(await findRegistration()).toMatchObject({ registeredAt: null, refusal: "Authentication failed (401)" });
		const id = await send();
		expect((await engineHealth()).engine).toBe("failing");
		expect(await sentAt(id)).toBeNull();
		engine.answerWith(200, TAKEN);
		await askRegistration();
		expect((await engineHealth()).engine).toBe("ok");
	});
});

describe("an engine that had the app", () => {
	it("and forgot it is sent again what came since it was last known to have it; one that kept it is not", async () => {
		engine.answerWith(200, TAKEN);
		await askRegistration();
		const old = newId();
		await db().outboxEvent.create({
			data: { id: old, name: "goal-job/deleted", data: { jobSpecId: old, storageKeys: [] }, sentAt: new Date(Date.now() - 60_000) },
		});
		const id = await send();
		await expect.poll(() => engine.eventIds).toEqual([id]);
		await expect.poll(() => sentAt(id)).not.toBeNull();
		engine.answerWith(200, KNOWN);
		await askRegistration();
		await backgroundSettled();
		expect(engine.eventIds).toEqual([id]);
		engine.answerWith(200, TAKEN);
		await askRegistration();
		await expect.poll(() => engine.eventIds).toEqual([id, id]);
	});

	it("keeps it while it is away, and when a later deployment is refused the health says so", async () => {
		engine.answerWith(200, TAKEN);
		await askRegistration();
		engine.answerWith(503, "restarting");
		expect(await askRegistration()).toContain("restarting");
		expect(await findRegistration()).toMatchObject({ refusal: null, registeredAt: expect.any(Date) });
		expect((await engineHealth()).engine).toBe("ok");
		engine.answerWith(400, JSON.stringify({ error: "At least one function is invalid", status: 400 }));
		expect(await askRegistration()).toBe("400 At least one function is invalid");
		expect((await engineHealth()).engine).toBe("failing");
		const id = await send();
		await expect.poll(() => engine.eventIds, { message: "what was taken before still receives" }).toContain(id);
	});
});
