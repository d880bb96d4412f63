import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

export interface Sql {
	/** Runs one prepared statement and gives its rows. */
	rows<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
	/** Runs several statements at once, without parameters. */
	script(text: string): Promise<void>;
}

const LOST_CONNECTION = /^(08|57P0|53300|ECONN|EPIPE|ETIMEDOUT)/;
const LOST_CONNECTION_TEXT = /Connection terminated|connection error|timeout exceeded|not queryable|Client was closed/i;
const CONFLICT = /^(40P01|40001)$/;

function isTransient(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? String(error.code) : "";
	return LOST_CONNECTION.test(code) || CONFLICT.test(code) || LOST_CONNECTION_TEXT.test(error.message);
}

const statementNames = new Map<string, string>();
function statementName(text: string): string {
	const known = statementNames.get(text);
	if (known !== undefined) return known;
	const name = `s${statementNames.size}`;
	statementNames.set(text, name);
	return name;
}

function sqlOf(client: pg.Pool | pg.ClientBase): Sql {
	return {
		async rows<Row extends object>(text: string, values: unknown[] = []) {
			const result = await client.query<Row>({ name: statementName(text), text, values });
			return result.rows;
		},
		async script(text) {
			await client.query(text);
		},
	};
}

/** Postgres that may die and come back: every unit is repeated as a whole until it commits or its patience ends. */
export class Database {
	private readonly pool: pg.Pool;
	private isClosing = false;

	constructor(
		private readonly url: string,
		private readonly log: Logger,
	) {
		this.pool = new pg.Pool({
			connectionString: url,
			max: 16,
			connectionTimeoutMillis: 5_000,
			idleTimeoutMillis: 60_000,
			options: "-c search_path=inngest_local -c jit=off",
			application_name: "inngest-engine",
		});
		this.pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
	}

	rows<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = [], patienceMs?: number): Promise<Row[]> {
		return this.patiently(() => sqlOf(this.pool).rows<Row>(text, values), patienceMs);
	}

	transaction<Result>(run: (sql: Sql) => Promise<Result>, patienceMs?: number): Promise<Result> {
		return this.patiently(async () => {
			const client = await this.pool.connect();
			let failure: Error | undefined;
			try {
				await client.query("begin");
				const result = await run(sqlOf(client));
				await client.query("commit");
				return result;
			} catch (error) {
				failure = error instanceof Error ? error : new Error(String(error));
				if (!isTransient(error))
					await client.query("rollback").then(
						() => (failure = undefined),
						() => undefined,
					);
				throw error;
			} finally {
				client.release(failure);
			}
		}, patienceMs);
	}

	/**
	 * Holds the session lock that tells other engines this instance lives. The lock falls with the connection, so a killed engine's
	 * leases can be taken over at once; after a database restart it is taken again.
	 */
	holdPresence(lockClass: number, instance: number): { ready: Promise<void>; stop: () => Promise<void> } {
		let client: pg.Client | undefined;
		let setReady: () => void = () => undefined;
		const ready = new Promise<void>((resolve) => {
			setReady = resolve;
		});
		const hold = async (): Promise<void> => {
			while (!this.isClosing) {
				const next = new pg.Client({ connectionString: this.url, application_name: "inngest-engine-presence" });
				const ended = new Promise<void>((resolve) => next.once("end", resolve));
				next.on("error", () => undefined);
				try {
					await next.connect();
					await next.query("select pg_advisory_lock($1, $2)", [lockClass, instance]);
					client = next;
					setReady();
					await ended;
				} catch {
					await next.end().catch(() => undefined);
				}
				client = undefined;
				await delay(200);
			}
		};
		void hold();
		return { ready, stop: async () => client?.end() };
	}

	async close(): Promise<void> {
		this.isClosing = true;
		await this.pool.end();
	}

	private async patiently<Result>(run: () => Promise<Result>, patienceMs = Number.POSITIVE_INFINITY): Promise<Result> {
		const giveUpAt = Date.now() + patienceMs;
		for (let waitMs = 10; ; waitMs = Math.min(waitMs * 2, 500)) {
			try {
				return await run();
			} catch (error) {
				if (!isTransient(error) || this.isClosing || Date.now() + waitMs > giveUpAt) throw error;
				this.log.warn({ err: error, waitMs }, "database unavailable, trying again");
				await delay(waitMs);
			}
		}
	}
}
