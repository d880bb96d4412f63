import path from "node:path";
import { startThrowawayPostgres } from "@/local/postgres/throwaway";
import { readSettings } from "@/local/supervisor/settings";
import { createMigration } from "@/prisma/create-migration";
import { migrate } from "@/prisma/migrate";

/** `npm run db:migration -- add_tags`: writes the migration from the last schema to the one of today. */
export async function migration([name = ""]: string[]): Promise<void> {
	const { root } = readSettings(true);
	const postgres = await startThrowawayPostgres();
	try {
		const folder = await createMigration(postgres.adminUrl, path.join(root, "prisma"), name, new Date());
		process.stdout.write(folder ? `Wrote prisma/migrations/${folder}/migration.sql. Read it before you commit it.\n` : "The schema hasn't changed.\n");
	} finally {
		await postgres.stop();
	}
}

/** `npm run db:migrate`: brings the database named by DATABASE_URL to the newest migration. */
export async function deploy(): Promise<void> {
	readSettings(false);
	const databaseUrl = process.env.DATABASE_URL;
	if (!databaseUrl) throw new Error("DATABASE_URL is not set.");
	const applied = await migrate(databaseUrl);
	process.stdout.write(applied.length === 0 ? "The database is up to date.\n" : `Applied ${applied.join(", ")}.\n`);
}
