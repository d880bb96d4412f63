import { AsyncLocalStorage } from "node:async_hooks";
import type { Prisma } from "@/lib/platform/prisma/client";

export type Transaction = Prisma.TransactionClient;
export type Hook = () => Promise<void>;

/** A transaction that holds a connection now. */
export interface OpenTransaction {
	readonly tx: Transaction;
	/** What follows its commit, in order. */
	readonly hooks: Hook[];
	isOpen: boolean;
	/** Parts under way, each inside the one before. */
	depth: number;
}

/** What a piece of work may join: a transaction that is open, or one that opens when it is first asked for. */
export interface TransactionScope {
	opened: OpenTransaction | null;
	open: (() => Promise<OpenTransaction>) | null;
}

// Bundlers may load this module more than once in a process; what is open must be seen by all of them.
const holder = globalThis as typeof globalThis & { goalModeTransactions?: AsyncLocalStorage<TransactionScope> };

export function transactionScopes(): AsyncLocalStorage<TransactionScope> {
	holder.goalModeTransactions ??= new AsyncLocalStorage();
	return holder.goalModeTransactions;
}

/** The transaction that the running code is inside of, or null. */
export function openTransaction(): OpenTransaction | null {
	const opened = transactionScopes().getStore()?.opened ?? null;
	return opened?.isOpen ? opened : null;
}
