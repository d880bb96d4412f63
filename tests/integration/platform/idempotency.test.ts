import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import {
	AlreadyAnswered,
	answerOnce,
	findAnswer,
	hashRequest,
	type IdempotentCall,
	pruneIdempotency,
	readIdempotencyKey,
} from "@/lib/platform/database/idempotency";
import { transaction, unitOfWork } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { gate } from "@/tests/world/gate";

const request = (path = "/api/v1/x", headers: Record<string, string> = {}) => new Request(`http://127.0.0.1${path}`, { method: "POST", headers });
const newCall = (body: unknown = { a: 1 }) => ({ scope: newId(), key: newId(), requestHash: hashRequest(request(), body) });

/** A change that leaves a row, so that it can be counted. */
async function leaveTrace(targetId: string): Promise<void> {
	await transaction(async (tx) => {
		await tx.auditEvent.create({ data: { id: newId(), action: "test.trace", targetType: "test", targetId } });
	});
}
const traces = (targetId: string) => db().auditEvent.count({ where: { targetId } });

function once(call: IdempotentCall, work: () => Promise<unknown> = () => leaveTrace(call.key), body = "1") {
	return unitOfWork(
		async () => {
			await work();
			return { status: 200, body };
		},
		answerOnce(call, "day"),
	);
}

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

	it("makes the change of ten calls at once one time, and gives all the same answer", async () => {
		const call = newCall();
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, index) =>
				once(call, () => leaveTrace(call.key), String(index)).catch((error: unknown) => {
					if (error instanceof AlreadyAnswered) return error.answer;
					throw error;
				}),
			),
		);
		expect(await traces(call.key)).toBe(1);
		expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
		expect(await findAnswer(call)).toEqual(answers[0]);
	});

	it("is kept with the change or not at all: a process that dies before its answer leaves neither", async () => {
		const call = newCall();
		const died = unitOfWork(
			async () => {
				await leaveTrace(call.key);
				return { status: 200, body: "1" };
			},
			{ ...answerOnce(call, "day"), end: () => Promise.reject(new Error("The process died here")) },
		);
		await expect(died).rejects.toThrow("died");
		expect([await traces(call.key), await findAnswer(call)]).toEqual([0, null]);
		await once(call);
		expect([await traces(call.key), await findAnswer(call)]).toEqual([1, { status: 200, body: "1" }]);
	});

	it("keeps the answer of work that changed nothing, too", async () => {
		const call = newCall();
		await once(call, async () => undefined, "nothing");
		expect(await findAnswer(call)).toEqual({ status: 200, body: "nothing" });
	});

	it("is refused for another body", async () => {
		const call = newCall();
		await once(call);
		const other = { ...call, requestHash: hashRequest(request(), { a: 2 }) };
		await expect(findAnswer(other)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED", status: 409 });
		await expect(once(other)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
		expect(await findAnswer({ ...call, scope: newId() }), "another caller's key is another key").toBeNull();
	});

	it("is free again after a refusal, and what was finished before the refusal stays", async () => {
		const call = newCall();
		const refused = once(call, async () => {
			await leaveTrace(call.key);
			throw new Error("No");
		});
		await expect(refused).rejects.toThrow("No");
		expect([await traces(call.key), await findAnswer(call)]).toEqual([1, null]);
		await once(call);
		expect(await traces(call.key)).toBe(2);
	});

	it("is forgotten after a day, unless it is kept for good", async () => {
		const [call, money] = [newCall(), newCall()];
		await once(call);
		await unitOfWork(async () => ({ status: 200, body: "paid" }), answerOnce(money, "forever"));
		const age = () => db().idempotencyRecord.updateMany({ where: { key: call.key }, data: { expiresAt: new Date(Date.now() - 1) } });
		await age();
		expect(await findAnswer(call)).toBeNull();
		await once(call, () => leaveTrace(call.key), "2");
		expect(await findAnswer(call)).toEqual({ status: 200, body: "2" });
		await age();
		expect(await pruneIdempotency()).toBe(1);
		expect(await findAnswer(money)).toEqual({ status: 200, body: "paid" });
	});

	it("whose first call does not end in ten seconds is answered as in progress", async () => {
		const call = newCall();
		const [hasBegun, mayEnd] = [gate(), gate()];
		const first = once(call, async () => {
			await leaveTrace(call.key);
			hasBegun.open();
			await mayEnd.promise;
		});
		await hasBegun.promise;
		const startedMs = performance.now();
		await expect(once(call)).rejects.toMatchObject({ code: "IDEMPOTENCY_IN_PROGRESS", status: 409 });
		expect(performance.now() - startedMs).toBeGreaterThan(9_500);
		mayEnd.open();
		await first;
		expect(await traces(call.key)).toBe(1);
	});
});
