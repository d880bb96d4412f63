import { expect, it } from "vitest";
import { createJob, verbs } from "@/tests/world/journey";

process.env.DATABASE_POOL_SIZE = "5";
process.env.DATABASE_TIMEOUT_MS = "6000";
const { onWorkConnections, sql } = await import("@/lib/platform/database/db");
const { transaction } = await import("@/lib/platform/database/transaction");
const { getStatus } = await import("@/lib/goal-jobs/views/get-status");

const HELD_MS = 4_000;

it("answers requests at once while work holds every connection of its share, and asks for more", async () => {
	const { context, jobId } = await createJob();
	const { loadJob } = await verbs();
	await getStatus(context, jobId);
	const startedAt = Date.now();
	const work = Promise.all(Array.from({ length: 8 }, () => onWorkConnections(() => sql().query(`SELECT pg_sleep(${HELD_MS / 1000})`)).catch(() => undefined)));
	await new Promise((resolve) => setTimeout(resolve, 200));
	for (let round = 0; round < 20; round++) await Promise.all([getStatus(context, jobId), loadJob(context, jobId), loadJob(context, jobId)]);
	expect(Date.now() - startedAt).toBeLessThan(HELD_MS);
	await work;
});

it("never opens more than the pool's size in both shares together", async () => {
	const name = "share-of-connections";
	const count = async () => {
		const { rows } = await sql().query<{ count: number }>(
			"SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE $1 AND pid <> pg_backend_pid()",
			[`SELECT pg_sleep(1) /* ${name} */%`],
		);
		return rows[0]?.count ?? 0;
	};
	const hold = () => sql().query(`SELECT pg_sleep(1) /* ${name} */`);
	const held = Promise.all([...Array.from({ length: 6 }, () => onWorkConnections(hold)), hold(), hold()]);
	await new Promise((resolve) => setTimeout(resolve, 400));
	expect(await count()).toBe(4);
	await held;
});

it("lets a rush wait while connections come free, longer than one may be waited for of a database that is silent", async () => {
	const slow = () => transaction((tx) => tx.$queryRaw`SELECT 1 AS done FROM pg_sleep(0.5)`);
	// Thirty of half a second on three connections: the last waits for four and a half seconds, and three are the patience with a silent one.
	expect(await Promise.all(Array.from({ length: 30 }, slow))).toHaveLength(30);
});

it("lets a single query go before transactions that wait", async () => {
	const { context, jobId } = await createJob();
	await getStatus(context, jobId);
	let done = 0;
	const slow = async () => {
		await transaction((tx) => tx.$queryRaw`SELECT 1 AS done FROM pg_sleep(0.5)`);
		done += 1;
	};
	const rush = Promise.all(Array.from({ length: 18 }, slow));
	await new Promise((resolve) => setTimeout(resolve, 100));
	await getStatus(context, jobId);
	// In turn it would come after all of them but the last three.
	expect(done).toBeLessThan(9);
	await rush;
});
