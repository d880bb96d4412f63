import { createRequire } from "node:module";
import path from "node:path";
import { runToEnd } from "@/local/checks/run-to-end";
import { packFiles } from "@/local/web/pack-files";
import { migrate } from "@/prisma/migrate";

/**
 * A platform that deploys by building has no step between build and start. Only whoever sets the variable knows that this database is the
 * deployment's own: a preview that migrates the database of production breaks it.
 */
async function migrateWhereTold(): Promise<void> {
	const told = process.env.MIGRATE_ON_BUILD ?? "";
	if (!["true", "1"].includes(told)) return;
	const { DATABASE_URL } = process.env;
	if (!DATABASE_URL) throw new Error("MIGRATE_ON_BUILD is set, but DATABASE_URL is not.");
	const applied = await migrate(DATABASE_URL);
	process.stdout.write(applied.length === 0 ? "The database is up to date.\n" : `Applied ${applied.join(", ")}.\n`);
}

/** `npm run build`: the production build alone, for any host that then runs `npm run serve`. */
export async function build(): Promise<void> {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	const code = await runToEnd(process.execPath, [next, "build"]);
	// A platform that serves these files from a network of its own packs them itself.
	if (code === 0 && process.env.VERCEL !== "1") await packFiles(path.join(process.env.NEXT_DIST_DIR ?? ".next", "static"));
	// Last, so that a build that fails leaves the database as the running deployment knows it.
	if (code === 0) await migrateWhereTold();
	process.exit(code);
}
