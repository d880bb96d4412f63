import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { z } from "zod";
import { findBreaches } from "@/lib/credits/check/find-breaches";
import { readSettings } from "@/local/supervisor/settings";

const Endpoints = z.object({ databaseUrl: z.string() });

/** The database of DATABASE_URL, else that of the local stack. */
function databaseUrl(): string {
	const { localDir } = readSettings(false);
	if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
	const file = path.join(localDir, "endpoints.json");
	if (!existsSync(file)) throw new Error("DATABASE_URL is not set, and no local stack has run here.");
	return Endpoints.parse(JSON.parse(readFileSync(file, "utf8"))).databaseUrl;
}

/** `npm run ledger:check`: proves every invariant of the ledger over a whole database, and fails when one is broken. */
export async function ledgerCheck(): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl() });
	await client.connect();
	try {
		await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
		const { invariants, journals, owners, breaches } = await findBreaches(async (text, values = []) => (await client.query(text, [...values])).rows);
		for (const { invariant, of, found } of breaches) process.stdout.write(`✗ ${invariant}: ${of} has ${found}\n`);
		if (breaches.length > 0) throw new Error(`The ledger breaks ${new Set(breaches.map(({ invariant }) => invariant)).size} of ${invariants} invariants.`);
		process.stdout.write(`✓ ${invariants} invariants hold over ${journals} journals of ${owners} owners\n`);
	} finally {
		await client.end();
	}
}
