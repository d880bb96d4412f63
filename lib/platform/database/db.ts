import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { PrismaClient } from "@/lib/platform/prisma/client";
import { openTransaction } from "./open-transaction";
import { PatientPool } from "./patient-pool";
import { QueuedPrismaPg } from "./queued-adapter";

interface Connections {
	readonly pool: pg.Pool;
	readonly client: PrismaClient;
}

/** Two shares of a process's connections: whatever the work on jobs holds, requests of people and programs have their own. */
type Share = "requests" | "work";

interface Shares {
	readonly open: Map<Share, Connections>;
	/** Which share the running code uses. */
	readonly current: AsyncLocalStorage<Share>;
}

// Bundlers may load this module more than once in a process; the connections are made once.
const holder = globalThis as typeof globalThis & { goalModeConnections?: Shares };

/** The larger half is for requests. */
function sizeOf(share: Share, poolSize: number): number {
	const work = Math.floor(poolSize / 2);
	return share === "work" ? work : poolSize - work;
}

function connect(share: Share): Connections {
	const { DATABASE_URL: connectionString, DATABASE_POOL_SIZE, DATABASE_TIMEOUT_MS } = env();
	const pool = new PatientPool(
		{
			connectionString,
			max: sizeOf(share, DATABASE_POOL_SIZE),
			idleTimeoutMillis: 30_000,
			// One whose server went silent is given up for good in the end, however often it is asked for.
			maxLifetimeSeconds: 600,
			connectionTimeoutMillis: DATABASE_TIMEOUT_MS / 2,
			query_timeout: DATABASE_TIMEOUT_MS,
			// A pooler that shares connections refuses settings of one.
			...(new URL(connectionString).searchParams.get("pgbouncer") === "true" ? {} : { statement_timeout: DATABASE_TIMEOUT_MS }),
		},
		DATABASE_TIMEOUT_MS / 2,
	);
	// An idle connection that breaks (the server restarted) is replaced by the pool; it must not end the process.
	pool.on("error", (error) => logger.warn({ error: error.message }, "An idle database connection broke"));
	return { pool, client: new PrismaClient({ adapter: new QueuedPrismaPg(pool) }) };
}

function shares(): Shares {
	holder.goalModeConnections ??= { open: new Map(), current: new AsyncLocalStorage() };
	return holder.goalModeConnections;
}

function connections(): Connections {
	const { open, current } = shares();
	const share = current.getStore() ?? "requests";
	const known = open.get(share) ?? connect(share);
	open.set(share, known);
	return known;
}

/** Has everything that `run` starts use the connections that are for work, so that it never makes a request wait. */
export function onWorkConnections<T>(run: () => Promise<T>): Promise<T> {
	return shares().current.run("work", run);
}

export type { Transaction } from "./open-transaction";

/** The database, by Prisma. @throws Error inside a transaction: holding one connection while waiting for another is a deadlock under load. */
export function db(): PrismaClient {
	refuseSecondConnection();
	return connections().client;
}

/** The same connections for the few hottest queries that are written in SQL. @throws Error inside a transaction, as `db` does. */
export function sql(): pg.Pool {
	refuseSecondConnection();
	return connections().pool;
}

function refuseSecondConnection(): void {
	if (openTransaction()) throw new Error("A second connection was asked for inside a transaction. Query through its tx.");
}

export async function closeDatabase(): Promise<void> {
	const known = holder.goalModeConnections;
	if (!known) return;
	holder.goalModeConnections = undefined;
	for (const { client, pool } of known.open.values()) {
		await client.$disconnect();
		await pool.end().catch(() => undefined);
	}
}
