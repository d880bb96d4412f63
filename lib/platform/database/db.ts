import "server-only";
import pg from "pg";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { PrismaClient } from "@/lib/platform/prisma/client";
import { openTransaction } from "./open-transaction";
import { QueuedPrismaPg } from "./queued-adapter";

interface Connections {
	readonly pool: pg.Pool;
	readonly client: PrismaClient;
}

// Bundlers may load this module more than once in a process; the connections are made once.
const holder = globalThis as typeof globalThis & { goalModeConnections?: Connections };

function connect(): Connections {
	const { DATABASE_URL: connectionString, DATABASE_POOL_SIZE: max, DATABASE_TIMEOUT_MS } = env();
	const pool = new pg.Pool({
		connectionString,
		max,
		idleTimeoutMillis: 30_000,
		// One whose server went silent is given up for good in the end, however often it is asked for.
		maxLifetimeSeconds: 600,
		connectionTimeoutMillis: DATABASE_TIMEOUT_MS / 2,
		query_timeout: DATABASE_TIMEOUT_MS,
		// A pooler that shares connections refuses settings of one.
		...(new URL(connectionString).searchParams.get("pgbouncer") === "true" ? {} : { statement_timeout: DATABASE_TIMEOUT_MS }),
	});
	// An idle connection that breaks (the server restarted) is replaced by the pool; it must not end the process.
	pool.on("error", (error) => logger.warn({ error: error.message }, "An idle database connection broke"));
	return { pool, client: new PrismaClient({ adapter: new QueuedPrismaPg(pool) }) };
}

function connections(): Connections {
	holder.goalModeConnections ??= connect();
	return holder.goalModeConnections;
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
	const open = holder.goalModeConnections;
	if (!open) return;
	holder.goalModeConnections = undefined;
	await open.client.$disconnect();
	await open.pool.end().catch(() => undefined);
}
