import "server-only";
import { db, type Transaction } from "./db";
import { logger } from "./logger";

type Hook = () => Promise<void>;
const hooks = new WeakMap<Transaction, Hook[]>();

/** Postgres: serialization failure, deadlock; Prisma: write conflict. */
const RETRIABLE = ["40001", "40P01", "P2034"];
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction, again when the database asks for it. No network call belongs inside.
 * Hooks given to `afterCommit` run once it is committed; their failures are logged, never thrown: a sweep repairs what they missed.
 */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		let registered: Hook[] = [];
		try {
			const result = await db().$transaction(
				async (tx) => {
					registered = [];
					hooks.set(tx, registered);
					return work(tx);
				},
				{ maxWait: 10_000, timeout: 20_000 },
			);
			for (const hook of registered) void hook().catch((error: unknown) => logger.warn({ err: error }, "A hook after commit failed"));
			return result;
		} catch (error) {
			if (attempt >= ATTEMPTS || !isRetriable(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
		}
	}
}

/** Has `hook` run after the transaction has committed, without making the caller wait. */
export function afterCommit(tx: Transaction, hook: Hook): void {
	const registered = hooks.get(tx);
	if (!registered) throw new Error("afterCommit needs a transaction opened by transaction()");
	registered.push(hook);
}

function isRetriable(error: unknown): boolean {
	for (let current: unknown = error; current instanceof Error; current = current.cause) {
		const code = "code" in current && typeof current.code === "string" ? current.code : "";
		if (RETRIABLE.some((known) => code === known || String((current as Error).message).includes(known))) return true;
	}
	return false;
}

/** Whether a unique constraint refused a row. */
export function isUniqueViolation(error: unknown): boolean {
	return error instanceof Error && "code" in error && (error.code === "P2002" || error.code === "23505");
}
