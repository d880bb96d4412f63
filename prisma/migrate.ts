import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { withSchemaEngine } from "./schema-engine";

const ownMigrationsDir = path.resolve(import.meta.dirname, "migrations");

async function readMigration(migrationsDir: string, name: string) {
	const content = await readFile(path.join(migrationsDir, name, "migration.sql"), "utf8");
	return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: content } } };
}

/**
 * Applies the migrations that the database doesn't have yet, as `prisma migrate deploy` does, and returns their names.
 * A repeat is harmless; a migration that fails throws and stays recorded as failed in `_prisma_migrations`.
 */
export async function migrate(databaseUrl: string, migrationsDir = ownMigrationsDir): Promise<string[]> {
	const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(() => []);
	const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
	if (names.length === 0) return [];
	const lockfile = await readFile(path.join(migrationsDir, "migration_lock.toml"), "utf8").catch(() => null);
	const migrationsList = {
		baseDir: migrationsDir,
		lockfile: { path: "migration_lock.toml", content: lockfile },
		shadowDbInitScript: "",
		migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(migrationsDir, name))),
	};
	const filters = { externalTables: [], externalEnums: [] };
	const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) => engine.applyMigrations({ migrationsList, filters }));
	return appliedMigrationNames;
}
