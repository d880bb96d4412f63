import { afterAll, describe, expect, it } from "vitest";
import { claim, complete, hashRequest, pruneIdempotency, readIdempotencyKey, release } from "@/lib/http/idempotency";
import { closeDatabase, db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

afterAll(closeDatabase);

const request = (path = "/api/v1/x", headers: Record<string, string> = {}) => new Request(`http://127.0.0.1${path}`, { method: "POST", headers });
const newCall = (body: unknown = { a: 1 }) => ({ scope: newId(), key: newId(), requestHash: hashRequest(request(), body) });

describe("an idempotency key", () => {
	it("has 8 to 128 characters, and may be needed", () => {
		const read = (key: string, isRequired = true) => readIdempotencyKey(request("/x", { "idempotency-key": key }), isRequired);
		expect([read("12345678"), read("x".repeat(128))]).toEqual(["12345678", "x".repeat(128)]);
		for (const key of ["1234567", "x".repeat(129)])
			expect(() => read(key, false)).toThrowError(expect.objectContaining({ code: "INVALID_REQUEST", details: { header: "Idempotency-Key" } }));
		expect(readIdempotencyKey(request(), false)).toBeNull();
		expect(() => readIdempotencyKey(request(), true)).toThrowError(expect.objectContaining({ code: "INVALID_REQUEST" }));
	});

	it("hashes method, path and body, and tells nothing of them", () => {
		const hash = hashRequest(request(), { password: "secret" });
		expect(hash).toMatch(/^[0-9a-f]{64}$/);
		expect(hashRequest(request(), { password: "other" })).not.toBe(hash);
		expect(hashRequest(request("/api/v1/y"), { password: "secret" })).not.toBe(hash);
		expect(hashRequest(request("/api/v1/x?q=1"), { password: "secret" })).toBe(hash);
	});

	it("runs the work of twenty calls at once one time, and gives all the same answer", async () => {
		const call = newCall();
		let runs = 0;
		const answers = await Promise.all(
			Array.from({ length: 20 }, async () => {
				const stored = await claim(call);
				if (stored) return stored;
				runs += 1;
				await new Promise((resolve) => setTimeout(resolve, 100));
				const answer = { status: 201, body: '{"n":1}' };
				await complete(call, answer);
				return answer;
			}),
		);
		expect(runs).toBe(1);
		for (const answer of answers) expect(answer).toEqual({ status: 201, body: '{"n":1}' });
	});

	it("is refused for another body, also while the first call runs", async () => {
		const call = newCall();
		expect(await claim(call)).toBeNull();
		const other = { ...call, requestHash: hashRequest(request(), { a: 2 }) };
		await expect(claim(other)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED", status: 409 });
		await complete(call, { status: 200, body: "{}" });
		await expect(claim(other)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
		expect(await claim({ ...call, scope: newId() }), "another caller's key is another key").toBeNull();
	});

	it("may be used again after a refusal, and is taken over from a call that died", async () => {
		const call = newCall();
		expect(await claim(call)).toBeNull();
		await release(call);
		expect(await claim(call)).toBeNull();
		await db().idempotencyRecord.updateMany({ where: { key: call.key }, data: { lockedUntil: new Date(Date.now() - 1) } });
		expect(await claim(call)).toBeNull();
		await complete(call, { status: 200, body: "1" });
		await release(call);
		expect(await claim(call)).toEqual({ status: 200, body: "1" });
	});

	it("is forgotten after a day", async () => {
		const call = newCall();
		await claim(call);
		await complete(call, { status: 200, body: "1" });
		const age = (ms: number) => db().idempotencyRecord.updateMany({ where: { key: call.key }, data: { expiresAt: new Date(Date.now() + ms) } });
		await age(-1);
		expect(await claim(call)).toBeNull();
		await complete(call, { status: 200, body: "2" });
		await age(-1);
		expect(await pruneIdempotency()).toBe(1);
		expect(await db().idempotencyRecord.count({ where: { key: call.key } })).toBe(0);
	});

	it("whose first call does not end in ten seconds is answered as in progress", async () => {
		const call = newCall();
		await claim(call);
		const startedMs = performance.now();
		await expect(claim(call)).rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS", status: 409 });
		expect(performance.now() - startedMs).toBeGreaterThan(9_500);
	}, 20_000);
});
