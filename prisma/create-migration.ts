import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { withSchemaEngine } from "./schema-engine";

type SchemaFile = [name: string, content: string];

const SNAPSHOT_NAME = "snapshot.prisma";
const LOCKFILE = '# Names the database that these migrations are for.\nprovider = "postgresql"\n';

/** All files of the schema folder, in name order. */
async function readSchema(schemaDir: string): Promise<SchemaFile[]> {
	const names = (await readdir(schemaDir)).filter((name) => name.endsWith(".prisma")).sort();
	return Promise.all(names.map(async (name): Promise<SchemaFile> => [name, await readFile(path.join(schemaDir, name), "utf8")]));
}

function datamodel(files: SchemaFile[]) {
	return { tag: "schemaDatamodel" as const, files: files.map(([name, content]) => ({ path: name, content })) };
}

function timestamp(now: Date): string {
	return now.toISOString().replaceAll(/\D/g, "").slice(0, 14);
}

/**
 * The SQL from the schema as of the last migration, kept beside the migrations as `snapshot.prisma`, to the schema folder of today; null
 * when nothing changed. The engine wants a database to talk to, any will do: nothing is read from it and nothing written.
 */
export async function pendingSql(databaseUrl: string, prismaDir: string): Promise<string | null> {
	const snapshot = await readFile(path.join(prismaDir, "migrations", SNAPSHOT_NAME), "utf8").catch(() => null);
	const diff = {
		from: snapshot === null ? { tag: "empty" as const } : datamodel([[SNAPSHOT_NAME, snapshot]]),
		to: datamodel(await readSchema(path.join(prismaDir, "schema"))),
		script: true,
		exitCode: null,
		filters: { externalTables: [], externalEnums: [] },
	};
	const { stdout } = await withSchemaEngine(databaseUrl, (engine) => engine.diff(diff));
	return !stdout || stdout.includes("This is an empty migration") ? null : stdout;
}

/**
 * Writes `<prismaDir>/migrations/<timestamp>_<name>/migration.sql` with the pending SQL, and the snapshot anew. Returns the new folder's
 * name, or null when nothing changed. Any database does, as for `pendingSql`.
 */
export async function createMigration(databaseUrl: string, prismaDir: string, name: string, now: Date): Promise<string | null> {
	if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) throw new Error("A migration's name is lower-case words joined by underscores, such as add_tags.");
	const sql = await pendingSql(databaseUrl, prismaDir);
	if (sql === null) return null;
	const migrationsDir = path.join(prismaDir, "migrations");
	const folder = `${timestamp(now)}_${name}`;
	await mkdir(path.join(migrationsDir, folder), { recursive: true });
	await writeFile(path.join(migrationsDir, folder, "migration.sql"), sql);
	await writeFile(path.join(migrationsDir, "migration_lock.toml"), LOCKFILE);
	const files = await readSchema(path.join(prismaDir, "schema"));
	const snapshot = files.map(([, content]) => content.trim()).join("\n\n");
	await writeFile(path.join(migrationsDir, SNAPSHOT_NAME), `${snapshot}\n`);
	return folder;
}
