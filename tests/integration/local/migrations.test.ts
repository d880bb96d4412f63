import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { dropDatabase, ensureDatabase, execute } from "@/local/postgres/databases";
import { throwawayUrl } from "@/local/postgres/throwaway";
import { createMigration, pendingSql } from "@/prisma/create-migration";
import { migrate } from "@/prisma/migrate";

const HEADER = 'datasource db {\n  provider = "postgresql"\n}\n';
const PERSON = "enum Mood {\n  calm\n  busy\n}\n\nmodel Person {\n  id String @id @db.Uuid\n  mood Mood @default(calm)\n}\n";
const port = inject("postgresPort");
const adminUrl = throwawayUrl(port, "postgres");
const url = throwawayUrl(port, "migrations_test");
let prismaDir: string;

beforeAll(async () => {
	await dropDatabase(adminUrl, "migrations_test");
	await ensureDatabase(adminUrl, "migrations_test");
});

beforeEach(async () => {
	prismaDir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-migrations-"));
	await mkdir(path.join(prismaDir, "schema"));
	await writeFile(path.join(prismaDir, "schema", "base.prisma"), HEADER);
	await writeFile(path.join(prismaDir, "schema", "person.prisma"), PERSON);
	return () => rm(prismaDir, { recursive: true, force: true });
});

afterAll(() => dropDatabase(adminUrl, "migrations_test"));

it("a migration is written, applied once, and followed by the difference alone", async () => {
	const first = await createMigration(url, prismaDir, "create_person", new Date("2026-01-02T03:04:05Z"));
	expect(first).toBe("20260102030405_create_person");
	const migrationsDir = path.join(prismaDir, "migrations");
	expect(await migrate(url, migrationsDir)).toEqual([first]);
	expect(await migrate(url, migrationsDir)).toEqual([]);
	expect(await createMigration(url, prismaDir, "no_change", new Date())).toBeNull();

	await writeFile(path.join(prismaDir, "schema", "person.prisma"), PERSON.replace("mood Mood", "name String?\n  mood Mood"));
	const second = await createMigration(url, prismaDir, "add_name", new Date("2026-01-03T00:00:00Z"));
	const sql = await readFile(path.join(migrationsDir, second ?? "", "migration.sql"), "utf8");
	expect(sql).toContain('ADD COLUMN     "name" TEXT');
	expect(sql).not.toContain("CREATE TABLE");
	expect(await migrate(url, migrationsDir)).toEqual([second]);
	const rows = await execute(url, "SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY 1");
	expect(rows).toEqual([
		{ migration_name: first, finished: true },
		{ migration_name: second, finished: true },
	]);
});

it("a migration that fails is named and stops the ones after it", async () => {
	const migrationsDir = path.join(prismaDir, "migrations");
	await createMigration(url, prismaDir, "create_person", new Date("2026-01-02T03:04:05Z"));
	await cp(path.join(migrationsDir, "20260102030405_create_person"), path.join(migrationsDir, "20270101000000_broken"), { recursive: true });
	await writeFile(path.join(migrationsDir, "20270101000000_broken", "migration.sql"), "SELECT nothing FROM nowhere;");
	await dropDatabase(adminUrl, "migrations_test");
	await ensureDatabase(adminUrl, "migrations_test");

	await expect(migrate(url, migrationsDir)).rejects.toThrow(/20270101000000_broken/);
	await expect(migrate(url, migrationsDir)).rejects.toThrow();
});

it("a migration's name says what it does", async () => {
	await expect(createMigration(url, prismaDir, "../etc", new Date())).rejects.toThrow("lower-case words");
	expect(await readdir(prismaDir)).toEqual(["schema"]);
});

it("the schema has no change that lacks its migration", async () => {
	expect(await pendingSql(adminUrl, path.resolve("prisma"))).toBeNull();
});
