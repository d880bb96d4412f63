import type { TestProject } from "vitest/node";
import { generatePrismaClient } from "@/local/install/prisma-client.mjs";
import { ensureDatabase } from "@/local/postgres/databases";
import { startThrowawayPostgres } from "@/local/postgres/throwaway";
import { migrate } from "@/prisma/migrate";
import { TEMPLATE_DATABASE } from "./database-names";

declare module "vitest" {
	interface ProvidedContext {
		postgresPort: number;
	}
}

/** Starts one Postgres for the project and migrates the database that every test file's own one is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	await generatePrismaClient(project.config.root);
	const postgres = await startThrowawayPostgres();
	try {
		await ensureDatabase(postgres.adminUrl, TEMPLATE_DATABASE);
		await migrate(postgres.url(TEMPLATE_DATABASE));
	} catch (error) {
		await postgres.stop();
		throw error;
	}
	project.provide("postgresPort", postgres.port);
	return postgres.stop;
}
