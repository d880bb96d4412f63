import "server-only";
import { createHash } from "node:crypto";
import { sql, type Transaction } from "./db";
import { transactionScopes } from "./open-transaction";
import type { Query } from "./query";
import { again } from "./transaction";

/** What code inside would get for `tx`: it has `query` instead. */
const withoutPrisma = new Proxy({} as Transaction, {
	get: () => {
		throw new Error("This transaction is written in SQL. Query through its query.");
	},
});

/** `transaction()` for the few hottest changes, which are written in SQL: again when the database asks for it. Never inside another one. */
export function sqlTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
	return again(async () => {
		const client = await sql().connect();
		const opened = { tx: withoutPrisma, hooks: [], isOpen: true, depth: 1 };
		const query: Query = async (text, values) => (await client.query(prepared(text, values))).rows;
		try {
			await query("BEGIN");
			const result = await transactionScopes().run({ opened, open: null }, () => work(query));
			await query("COMMIT");
			client.release();
			return result;
		} catch (error) {
			// A connection that can't even do this is not given back to the pool.
			await query("ROLLBACK").then(
				() => client.release(),
				() => client.release(true),
			);
			throw error;
		} finally {
			opened.isOpen = false;
		}
	});
}

/** A statement that a connection keeps prepared: those written here are few, and long to plan. */
export function prepared(text: string, values: readonly unknown[] = []) {
	if (values.length === 0) return { text };
	return { name: nameOf(text), text, values: [...values] };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
	const known = names.get(text);
	if (known) return known;
	const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
	names.set(text, name);
	return name;
}
