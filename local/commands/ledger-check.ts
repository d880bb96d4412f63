import pg from "pg";
import { findBreaches } from "@/lib/credits/check/find-breaches";
import { readEndpoints } from "@/local/supervisor/endpoints";
import { readSettings } from "@/local/supervisor/settings";

/** The database of DATABASE_URL, else that of the local stack. */
function databaseUrl(): string {
	const { localDir } = readSettings(false);
	const url = process.env.DATABASE_URL || readEndpoints(localDir)?.databaseUrl;
	if (!url) throw new Error("DATABASE_URL is not set, and no local stack is up here.");
	return url;
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
