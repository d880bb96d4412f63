import { describe, expect, it } from "vitest";
import { backgroundSettled } from "@/lib/platform/database/background";
import { db, sql, type Transaction } from "@/lib/platform/database/db";
import { afterCommit, transaction, unitOfWork } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";

const leave = (tx: Transaction, targetId: string) => tx.auditEvent.create({ data: { id: newId(), action: "test.trace", targetType: "test", targetId } });
const traces = (targetId: string) => db().auditEvent.count({ where: { targetId } });

describe("a transaction", () => {
	it("refuses a second connection while it holds one, and only then", async () => {
		await transaction(async () => {
			expect(() => db()).toThrow("second connection");
			expect(() => sql()).toThrow("second connection");
		});
		expect(await traces(newId())).toBe(0);
		await Promise.all([transaction(async (tx) => leave(tx, newId())), db().auditEvent.count()]);
	});

	it("is joined by those that are opened inside it: all of them or none", async () => {
		const id = newId();
		const both = transaction(async (tx) => {
			await transaction(async (inner) => leave(inner, id));
			expect(await tx.auditEvent.count({ where: { targetId: id } })).toBe(1);
			throw new Error("No");
		});
		await expect(both).rejects.toThrow("No");
		expect(await traces(id)).toBe(0);
	});

	it("survives a part that fails and is caught, without that part's changes and hooks", async () => {
		const id = newId();
		const ran: string[] = [];
		await transaction(async (tx) => {
			await leave(tx, id);
			const part = transaction(async (inner) => {
				await leave(inner, id);
				afterCommit(inner, async () => void ran.push("part"));
				await inner.$executeRaw`SELECT 1 / 0`;
			});
			await expect(part).rejects.toThrow();
			afterCommit(tx, async () => void ran.push("whole"));
			await leave(tx, id);
		});
		await backgroundSettled();
		expect([await traces(id), ran]).toEqual([2, ["whole"]]);
	});

	it("runs its hooks once it is committed, and none when it is not", async () => {
		const id = newId();
		const seen: number[] = [];
		const work = (fails: boolean) =>
			transaction(async (tx) => {
				await leave(tx, id);
				afterCommit(tx, async () => void seen.push(await traces(id)));
				if (fails) throw new Error("No");
			});
		await expect(work(true)).rejects.toThrow("No");
		await work(false);
		await backgroundSettled();
		expect(seen).toEqual([1]);
	});
});

describe("a unit of work", () => {
	it("makes several transactions one, committed at its end", async () => {
		const id = newId();
		await unitOfWork(async () => {
			await transaction(async (tx) => leave(tx, id));
			const seenOutside = await new Promise<number>((resolve) => setImmediate(() => resolve(0)));
			expect(seenOutside).toBe(0);
			await transaction(async (tx) => {
				expect(await tx.auditEvent.count({ where: { targetId: id } })).toBe(1);
				await leave(tx, id);
			});
		}, null);
		expect(await traces(id)).toBe(2);
	});

	it("goes on after a transaction in it that failed and was caught", async () => {
		const id = newId();
		await unitOfWork(async () => {
			const first = transaction(async (tx) => {
				await leave(tx, id);
				await tx.$executeRaw`SELECT 1 / 0`;
			});
			await expect(first).rejects.toThrow();
			await transaction(async (tx) => leave(tx, id));
		}, null);
		expect(await traces(id)).toBe(1);
	});

	it("opens no transaction for work that needs none", async () => {
		// A connection beside an open transaction would be refused.
		await expect(unitOfWork(async () => db().auditEvent.count(), null)).resolves.toEqual(expect.any(Number));
	});
});
