import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { withSchemaEngine } from "./schema-engine";

type SchemaFile = [name: string, content: string];

const lockfile = '# Names the database that these migrations are for.\nprovider = "postgresql"\n';

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
 * Writes `<prismaDir>/migrations/<timestamp>_<name>/migration.sql`: the way from the schema as of the last migration, kept beside the
 * migrations as `snapshot.prisma`, to the schema folder of today. Returns the new folder's name, or null when nothing changed.
 * The engine wants a database to talk to, any will do: nothing is read from it and nothing written.
 */
export async function createMigration(databaseUrl: string, prismaDir: string, name: string, now: Date): Promise<string | null> {
	if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) throw new Error("A migration's name is lower-case words joined by underscores, such as add_tags.");
	const migrationsDir = path.join(prismaDir, "migrations");
	const snapshotFile = path.join(migrationsDir, "snapshot.prisma");
	const files = await readSchema(path.join(prismaDir, "schema"));
	const snapshot = await readFile(snapshotFile, "utf8").catch(() => null);
	const diff = {
		from: snapshot === null ? { tag: "empty" as const } : datamodel([["snapshot.prisma", snapshot]]),
		to: datamodel(files),
		script: true,
		exitCode: null,
		filters: { externalTables: [], externalEnums: [] },
	};
	const { stdout } = await withSchemaEngine(databaseUrl, (engine) => engine.diff(diff));
	if (!stdout || stdout.includes("This is an empty migration")) return null;
	const folder = `${timestamp(now)}_${name}`;
	await mkdir(path.join(migrationsDir, folder), { recursive: true });
	await writeFile(path.join(migrationsDir, folder, "migration.sql"), stdout);
	await writeFile(path.join(migrationsDir, "migration_lock.toml"), lockfile);
	await writeFile(
		snapshotFile,
		files
			.map(([, content]) => content.trim())
			.join("\n\n")
			.concat("\n"),
	);
	return folder;
}
