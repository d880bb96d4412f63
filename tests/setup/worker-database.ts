import { setTimeout as delay } from "node:timers/promises";
import { afterAll, inject } from "vitest";
import { dropDatabase, ensureDatabase, execute } from "@/local/postgres/databases";
import { throwawayUrl } from "@/local/postgres/throwaway";
import { TEMPLATE_DATABASE } from "./database-names";

const port = inject("postgresPort");
const adminUrl = throwawayUrl(port, "postgres");
// By process: a worker that has just ended and the one that takes its number may live at the same moment.
const name = `worker_${process.pid}`;

const PATIENCE_MS = 5_000;

/** What an earlier file left at work ends by itself; a connection that is cut off while it works is an error that nobody catches. */
async function untilUnused(): Promise<void> {
	const giveUpAt = Date.now() + PATIENCE_MS;
	for (;;) {
		const open = await execute(adminUrl, `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}'`);
		if (open.length === 0 || Date.now() > giveUpAt) return;
		await delay(50);
	}
}

// A fresh copy for every test file: what an earlier file left behind can't pass or fail a later one.
await untilUnused();
await dropDatabase(adminUrl, name);
await ensureDatabase(adminUrl, name, TEMPLATE_DATABASE);
process.env.DATABASE_URL = throwawayUrl(port, name);

async function closeConnections(): Promise<void> {
	if (!("goalModeConnections" in globalThis)) return;
	const { closeDatabase } = await import("@/lib/platform/database/db");
	await closeDatabase();
}

// Late work of an earlier file may have opened some since its end.
await closeConnections();

// Whoever opened connections need not close them; a file that opened none loads nothing for it.
afterAll(closeConnections);
