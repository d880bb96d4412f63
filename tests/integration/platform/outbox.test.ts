import { beforeAll, describe, expect, it } from "vitest";
import { backgroundSettled } from "@/lib/platform/database/background";
import { db } from "@/lib/platform/database/db";
import { afterCommit, isUniqueViolation, transaction } from "@/lib/platform/database/transaction";
import { pruneOutbox, sweepOutbox, writeOutbox } from "@/lib/platform/engine/outbox";
import { recordRegistration } from "@/lib/platform/engine/record-registration";
import { newId } from "@/lib/platform/ids";
import { gate } from "@/tests/world/gate";

// The engine of these tests knows the app, but never answers.
beforeAll(async () => {
	await recordRegistration({ kind: "accepted", isNewToEngine: false });
	await backgroundSettled();
});

const deletion = () => ({ jobSpecId: newId(), storageKeys: [] });
const rowsOf = (jobSpecId: string) => db().outboxEvent.findMany({ where: { data: { path: ["jobSpecId"], equals: jobSpecId } } });

describe("the outbox", () => {
	it("holds an event exactly when its transaction was committed", async () => {
		const [kept, dropped] = [deletion(), deletion()];
		const id = await transaction((tx) => writeOutbox(tx, "goal-job/deleted", kept));
		await expect(
			transaction(async (tx) => {
				await writeOutbox(tx, "goal-job/deleted", dropped);
				throw new Error("rolled back");
			}),
		).rejects.toThrow("rolled back");
		expect(await rowsOf(kept.jobSpecId)).toMatchObject([{ id, name: "goal-job/deleted", sentAt: null }]);
		expect(await rowsOf(dropped.jobSpecId)).toEqual([]);
	});

	it("keeps what the engine could not be given, notes why, and waits longer each time", async () => {
		const data = deletion();
		const id = newId();
		// Tried five times before: what it waits now is longer than any test takes.
		await db().outboxEvent.create({ data: { id, name: "goal-job/deleted", data, attempts: 5, createdAt: new Date(Date.now() - 10_000) } });
		const waits: number[] = [];
		for (const attempts of [6, 7]) {
			await db().outboxEvent.updateMany({ where: { id: { not: id } }, data: { sentAt: new Date() } });
			await db().outboxEvent.update({ where: { id }, data: { nextAttemptAt: new Date(0) } });
			expect(await sweepOutbox()).toBe(1);
			const row = await db().outboxEvent.findUniqueOrThrow({ where: { id } });
			expect(row).toMatchObject({ attempts, sentAt: null, lastError: expect.stringMatching(/./) });
			waits.push(row.nextAttemptAt.getTime() - Date.now());
			expect(await sweepOutbox(), "it is not due yet").toBe(0);
		}
		expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) + 10_000);
	});

	it("forgets what was sent a week ago, and nothing else", async () => {
		const old = new Date(Date.now() - 8 * 86_400_000);
		const [sentLongAgo, sentNow, unsent] = [newId(), newId(), newId()];
		const row = (id: string, sentAt: Date | null) => ({ id, name: "goal-job/deleted", data: deletion(), createdAt: old, sentAt });
		await db().outboxEvent.createMany({ data: [row(sentLongAgo, old), row(sentNow, new Date()), row(unsent, null)] });
		await pruneOutbox();
		const left = await db().outboxEvent.findMany({ where: { id: { in: [sentLongAgo, sentNow, unsent] } }, select: { id: true } });
		expect(left.map(({ id }) => id).sort()).toEqual([sentNow, unsent].sort());
	});
});

describe("a transaction", () => {
	it("runs its hooks after the commit alone, once, and outlives one that fails", async () => {
		const told: string[] = [];
		await transaction(async (tx) => {
			afterCommit(tx, () => Promise.reject(new Error("no matter")));
			afterCommit(tx, async () => void told.push("committed"));
			expect(told).toEqual([]);
		});
		await transaction(async (tx) => {
			afterCommit(tx, async () => void told.push("never"));
			throw new Error("rolled back");
		}).catch(() => undefined);
		expect(told).toEqual(["committed"]);
	});

	it("is repeated after a deadlock until both writers are through", async () => {
		const ids = [newId(), newId()] as const;
		for (const id of ids) await db().user.create({ data: { id, email: `${id}@example.com` } });
		let tries = 0;
		const bothHoldOne = gate();
		const rename = (first: string, second: string, name: string) =>
			transaction(async (tx) => {
				await tx.user.update({ where: { id: first }, data: { name } });
				tries += 1;
				if (tries === 2) bothHoldOne.open();
				await bothHoldOne.promise;
				await tx.user.update({ where: { id: second }, data: { name } });
			});
		await Promise.all([rename(ids[0], ids[1], "one"), rename(ids[1], ids[0], "two")]);
		const names = await db().user.findMany({ where: { id: { in: [...ids] } }, select: { name: true } });
		expect(new Set(names.map(({ name }) => name)).size).toBe(1);
		expect(tries).toBeGreaterThan(2);
	});

	it("tells a refused double from other errors", async () => {
		const id = newId();
		const make = () => db().user.create({ data: { id, email: `${id}@example.com` } });
		await make();
		expect(isUniqueViolation(await make().catch((error: unknown) => error))).toBe(true);
		expect(isUniqueViolation(new Error("other"))).toBe(false);
	});
});
