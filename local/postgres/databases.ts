import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { SUPERUSER } from "./cluster";

/** Address of a database of a loopback cluster. */
export function databaseUrl(port: number, password: string, database: string): string {
	return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, sql: string): Promise<Array<Record<string, unknown>>> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		const { rows } = await client.query<Record<string, unknown>>(sql);
		return rows;
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Whether the server answers a query right now. */
export async function answers(url: string): Promise<boolean> {
	return execute(url, "SELECT 1").then(
		() => true,
		() => false,
	);
}

/** Waits until the server answers, or throws after `timeoutMs`. */
export async function waitForDatabase(url: string, timeoutMs: number): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	while (!(await answers(url))) {
		if (Date.now() > deadline) throw new Error(`Postgres doesn't answer after ${timeoutMs / 1000} seconds.`);
		await delay(30);
	}
}

/** Creates a database, as a copy of `template` when one is named, unless it exists. Names are ours: plain identifiers. */
export async function ensureDatabase(adminUrl: string, name: string, template = "template1"): Promise<void> {
	const found = await execute(adminUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
	if (found.length === 0) await execute(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
}

/** Drops a database together with its connections, if it exists. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
	await execute(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}
