import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { z } from "zod";
import type { Query } from "@/lib/platform/database/query";
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
