import pg from "pg";
import type { Query } from "@/lib/platform/database/query";
import { readEndpoints } from "@/local/supervisor/endpoints";
import { readSettings } from "@/local/supervisor/settings";

/** The database of DATABASE_URL, else that of the local stack. */
function databaseUrl(): string {
	const { localDir } = readSettings(false);
	const url = process.env.DATABASE_URL || readEndpoints(localDir)?.databaseUrl;
	if (!url) throw new Error("DATABASE_URL is not set, and no local stack is up here.");
	return url;
}

/** Runs `work` in one transaction of a connection of its own, for a command; what it throws takes everything back. `mode` follows BEGIN. */
export async function onDatabase<T>(mode: string, work: (query: Query) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: databaseUrl() });
	await client.connect();
	try {
		await client.query(`BEGIN ${mode}`);
		const result = await work(async (text, values = []) => (await client.query(text, [...values])).rows);
		await client.query("COMMIT");
		return result;
	} finally {
		await client.end();
	}
}
