import { afterAll, inject } from "vitest";
import { dropDatabase, ensureDatabase } from "@/local/postgres/databases";
import { throwawayUrl } from "@/local/postgres/throwaway";
import { TEMPLATE_DATABASE } from "./database-names";

const port = inject("postgresPort");
const adminUrl = throwawayUrl(port, "postgres");
const name = `worker_${process.env.VITEST_POOL_ID ?? "0"}`;

// A fresh copy for every test file: what an earlier file left behind can't pass or fail a later one.
await dropDatabase(adminUrl, name);
await ensureDatabase(adminUrl, name, TEMPLATE_DATABASE);
process.env.DATABASE_URL = throwawayUrl(port, name);

// Whoever opened connections need not close them; a file that opened none loads nothing for it.
afterAll(async () => {
	if (!("goalModeConnections" in globalThis)) return;
	const { closeDatabase } = await import("@/lib/platform/database/db");
	await closeDatabase();
});
