import { afterAll, beforeAll, expect, test } from "vitest";
import { answers, ensureDatabase, execute } from "@/local/postgres/databases";
import { startThrowawayPostgres, type ThrowawayPostgres } from "@/local/postgres/throwaway";

let postgres: ThrowawayPostgres;

beforeAll(async () => {
	postgres = await startThrowawayPostgres();
});

afterAll(() => postgres.stop());

test("every test file has a database of its own", async () => {
	const rows = await execute(process.env.DATABASE_URL ?? "", "SELECT current_database() AS name, version() AS version");
	expect(rows[0]?.name).toMatch(/^worker_\d+$/);
	expect(rows[0]?.version).toMatch(/^PostgreSQL 18\./);
});

test("a database outlives a killed server", async () => {
	await ensureDatabase(postgres.adminUrl, "kept");
	const url = postgres.url("kept");
	await execute(url, "CREATE TABLE note (body text)");
	await execute(url, "INSERT INTO note VALUES ('still here')");

	await postgres.kill();
	expect(await answers(url)).toBe(false);
	await postgres.start();

	expect(await execute(url, "SELECT body FROM note")).toEqual([{ body: "still here" }]);
});

test("texts are compared by Unicode, whatever the locale of the machine", async () => {
	const [row] = await execute(postgres.adminUrl, "SELECT lower('ÄÉ') AS lower, 'größe' ILIKE 'GRÖSSE' AS folded, 'É' ILIKE 'é' AS same");
	expect(row).toEqual({ lower: "äé", folded: false, same: true });
});
