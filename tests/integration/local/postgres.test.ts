import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCluster } from "@/local/postgres/cluster";
import { openDataFolder } from "@/local/postgres/data-folder";
import { answers, ensureDatabase, execute } from "@/local/postgres/databases";
import { startThrowawayPostgres, type ThrowawayPostgres } from "@/local/postgres/throwaway";

let postgres: ThrowawayPostgres;

beforeAll(async () => {
	postgres = await startThrowawayPostgres();
});

afterAll(() => postgres.stop());

it("every test file has a database of its own", async () => {
	const rows = await execute(process.env.DATABASE_URL ?? "", "SELECT current_database() AS name, version() AS version");
	expect(rows[0]?.name).toMatch(/^worker_\d+$/);
	expect(rows[0]?.version).toMatch(/^PostgreSQL 18\./);
});

it("a database outlives a killed server", async () => {
	await ensureDatabase(postgres.adminUrl, "kept");
	const url = postgres.url("kept");
	await execute(url, "CREATE TABLE note (body text)");
	await execute(url, "INSERT INTO note VALUES ('still here')");

	await postgres.kill();
	expect(await answers(url)).toBe(false);
	await postgres.start();

	expect(await execute(url, "SELECT body FROM note")).toEqual([{ body: "still here" }]);
});

it("texts are compared by Unicode, whatever the locale of the machine", async () => {
	const [row] = await execute(postgres.adminUrl, "SELECT lower('ÄÉ') AS lower, 'größe' ILIKE 'GRÖSSE' AS folded, 'É' ILIKE 'é' AS same");
	expect(row).toEqual({ lower: "äé", folded: false, same: true });
});

it("a cluster that was interrupted in the making is made again, a complete one is kept", async () => {
	const parent = await mkdtemp(path.join(os.tmpdir(), "goal-mode-cluster-"));
	await chmod(parent, 0o711);
	const dataDir = openDataFolder(path.join(parent, "data"));
	await writeFile(path.join(dataDir, "PG_VERSION"), "half");
	await createCluster(dataDir, "secret", { durable: false });
	expect(await readFile(path.join(dataDir, "PG_VERSION"), "utf8")).toBe("18\n");

	await writeFile(path.join(dataDir, "mine"), "");
	await createCluster(dataDir, "secret", { durable: false });
	expect(await readFile(path.join(dataDir, "mine"), "utf8")).toBe("");
	await rm(parent, { recursive: true, force: true });
});
