import path from "node:path";
import { createMigration } from "@/prisma/create-migration";
import { startThrowawayPostgres } from "./throwaway";

const prismaDir = path.resolve(import.meta.dirname, "..", "..", "prisma");
const postgres = await startThrowawayPostgres();
try {
	const folder = await createMigration(postgres.adminUrl, prismaDir, process.argv[2] ?? "", new Date());
	process.stdout.write(folder ? `Wrote prisma/migrations/${folder}/migration.sql. Read it before you commit it.\n` : "The schema hasn't changed.\n");
} finally {
	await postgres.stop();
}
