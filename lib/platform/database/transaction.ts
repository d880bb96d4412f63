import "server-only";
import { inBackground } from "./background";
import { db, type Transaction } from "./db";
import { type Hook, type OpenTransaction, openTransaction, type TransactionScope, transactionScopes } from "./open-transaction";
import { LONGEST_WAIT_MS } from "./patient-pool";

/** Postgres: serialization failure, deadlock; Prisma: write conflict. */
const RETRIABLE = ["40001", "40P01", "P2034"];
const ATTEMPTS = 4;
/** How long a connection may be waited for is the pool's to say; it gives up earlier. */
const LIMITS = { maxWait: LONGEST_WAIT_MS + 10_000, timeout: 20_000 };

const openedBy = new WeakMap<Transaction, OpenTransaction>();

/**
 * Runs `work` in one transaction, again when the database asks for it; inside another one it joins that, as a part that fails alone when its
 * error is caught. No network call belongs inside, and every query goes through `tx`.
 */
export async function transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
	const scope = transactionScopes().getStore();
	const joined = scope?.opened?.isOpen ? scope.opened : await scope?.open?.();
	if (!joined) return again(() => alone(work));
	// Only the outermost part may run again: what a part before it did would be lost with the inner ones.
	return joined.depth === 0 ? again(() => part(joined, work)) : part(joined, work);
}

/**
 * Runs `work` in a transaction that is committed when it returns, apart from the unit of work around it: for what has to stand before another
 * service is asked. @throws Error inside an open transaction, which would be a second connection.
 */
export function transactionApart<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
	if (openTransaction()) throw new Error("A transaction apart was asked for inside a transaction.");
	return transactionScopes().run({ opened: null, open: null }, () => again(() => alone(work)));
}

/** Runs reads that must all be of one moment. */
export function snapshot<T>(read: (tx: Transaction) => Promise<T>): Promise<T> {
	return db().$transaction(read, { ...LIMITS, isolationLevel: "RepeatableRead" });
}

/** Has `hook` run once the transaction is committed. Its failure is logged, never thrown: a sweep repairs what it missed. */
export function afterCommit(tx: Transaction, hook: Hook): void {
	const opened = openedBy.get(tx);
	if (!opened) throw new Error("afterCommit needs a transaction opened by transaction()");
	opened.hooks.push(hook);
}

/** What is written in the same transaction as the changes of a unit of work. */
export interface UnitBook<R> {
	/** Before the first change. May throw, which then comes out of the work. */
	begin(tx: Transaction): Promise<void>;
	/** After the last one, with the result. */
	end(tx: Transaction, result: R): Promise<void>;
	/** Instead of `end`, when the work threw. */
	drop(tx: Transaction): Promise<void>;
}

/**
 * Runs `work` so that every transaction it opens is one, which is committed when `work` has returned, together with what the book writes. What
 * the work had finished before it threw is kept, as it would be without this; a process that dies in between leaves nothing.
 */
export async function unitOfWork<R>(work: () => Promise<R>, book: UnitBook<R> | null): Promise<R> {
	let closing: ReturnType<typeof openUntil> | null = null;
	const scope: TransactionScope = {
		opened: null,
		open: async () => {
			closing ??= openUntil(async (tx) => book?.begin(tx));
			scope.opened = await closing.opened;
			return scope.opened;
		},
	};
	const close = async (last: (tx: Transaction) => Promise<void>): Promise<void> => {
		scope.open = null;
		await closing?.close(last);
	};
	let result: R;
	try {
		result = await transactionScopes().run(scope, work);
	} catch (error) {
		await close(async (tx) => book?.drop(tx)).catch(() => undefined);
		throw error;
	}
	// Work that changed nothing still has an answer to keep.
	if (book) await scope.open?.();
	await close(async (tx) => book?.end(tx, result));
	return result;
}

/** Opens a transaction that stays open until it is told how to close. */
function openUntil(begin: (tx: Transaction) => Promise<void>) {
	const opened = deferred<OpenTransaction>();
	const last = deferred<(tx: Transaction) => Promise<void>>();
	const ended = alone(async (tx) => {
		await begin(tx);
		const current = openedBy.get(tx);
		if (current) current.depth = 0;
		if (current) opened.resolve(current);
		await (await last.promise)(tx);
	});
	ended.catch(opened.reject);
	return {
		opened: opened.promise,
		close: (work: (tx: Transaction) => Promise<void>): Promise<void> => {
			last.resolve(work);
			return ended;
		},
	};
}

function deferred<T>() {
	let resolve: (value: T) => void = () => undefined;
	let reject: (error: unknown) => void = () => undefined;
	const promise = new Promise<T>((onValue, onError) => {
		resolve = onValue;
		reject = onError;
	});
	return { promise, resolve, reject };
}

async function alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
	const hooks: Hook[] = [];
	const result = await db().$transaction(async (tx) => {
		const opened: OpenTransaction = { tx, hooks, isOpen: true, depth: 1 };
		openedBy.set(tx, opened);
		try {
			return await transactionScopes().run({ opened, open: null }, () => work(tx));
		} finally {
			opened.isOpen = false;
		}
	}, LIMITS);
	for (const hook of hooks) inBackground(hook);
	return result;
}

/** A part of an open transaction: its changes and hooks go when it fails, those before it stay. */
async function part<T>(opened: OpenTransaction, work: (tx: Transaction) => Promise<T>): Promise<T> {
	const { tx, hooks } = opened;
	const [kept, savepoint] = [hooks.length, `part_${opened.depth}`];
	await tx.$executeRawUnsafe(`SAVEPOINT ${savepoint}`);
	opened.depth += 1;
	try {
		const result = await transactionScopes().run({ opened, open: null }, () => work(tx));
		await tx.$executeRawUnsafe(`RELEASE SAVEPOINT ${savepoint}`);
		return result;
	} catch (error) {
		hooks.length = kept;
		await tx.$executeRawUnsafe(`ROLLBACK TO SAVEPOINT ${savepoint}`).catch(() => undefined);
		throw error;
	} finally {
		opened.depth -= 1;
	}
}

/** Runs `run` again, a few times, when the database asks for it. */
export async function again<T>(run: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await run();
		} catch (error) {
			if (attempt >= ATTEMPTS || !isRetriable(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
		}
	}
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
