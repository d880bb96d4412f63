import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { withProgress } from "@/local/install/progress.mjs";
import { programArguments } from "@/local/processes/compiled-program";
import type { ProcessRecord } from "@/local/processes/process-record";
import { runLogged } from "@/local/processes/run-logged";
import { migrate } from "@/prisma/migrate";
import type { Settings } from "./settings";
import { hashSources, onceFor } from "./source-stamp";

/** Brings the database to the newest migration. Returns how many it applied. */
export async function migrateDatabase(databaseUrl: string): Promise<number> {
	return withProgress("Migrating the database", async () => (await migrate(databaseUrl)).length);
}

/** Seeds the stack's own database when it is new, or when the seed itself has changed. */
export async function seedDatabase(settings: Settings, env: Record<string, string>, record: ProcessRecord, isNew: boolean): Promise<void> {
	const { root, localDir, logDir } = settings;
	const script = path.join("prisma", "seed.ts");
	if (!existsSync(path.join(root, script))) return;
	const hash = hashSources([path.join(root, script), path.join(root, "prisma", "seed")]);
	const stamp = path.join(localDir, "seed-hash");
	if (isNew) rmSync(stamp, { force: true });
	await onceFor(stamp, hash, () =>
		withProgress("Seeding sample data", () => runLogged({ name: "seed", args: programArguments(root, script), cwd: root, env, logDir, record })),
	);
}
