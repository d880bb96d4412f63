import "server-only";
import { insertRows, type Part, statementOf } from "@/lib/platform/database/parts";
import type { Query } from "@/lib/platform/database/query";
import { newId } from "@/lib/platform/ids";
import type { JournalKind, LedgerAccountKind } from "@/lib/platform/prisma/client";

/** What happens to one account, in millionths of a US dollar. */
export interface NewEntry {
	readonly ownerId: string;
	readonly account: LedgerAccountKind;
	readonly amountMicroU: number;
}

export interface NewJournal {
	readonly kind: JournalKind;
	/** Names what happened among its kind: it can't happen twice. */
	readonly ref: string;
	readonly chargeId?: string | null;
	readonly paymentTransactionId?: string | null;
	/** They add up to zero. Those of nothing are left out. */
	readonly entries: readonly NewEntry[];
}

/** What takes an amount out of one account of an owner and puts it into another. */
export function moved(ownerId: string, from: LedgerAccountKind, to: LedgerAccountKind, amountMicroU: number): NewEntry[] {
	return [
		{ ownerId, account: from, amountMicroU: -amountMicroU },
		{ ownerId, account: to, amountMicroU },
	];
}

/**
 * The one door to the ledger: writes journals in the open transaction, where their owners' wallets are locked. Balances follow by trigger.
 * @throws the database's error when a journal is there already, does not add up to zero, or would take more than there is.
 */
export async function postJournals(query: Query, journals: readonly NewJournal[]): Promise<void> {
	const statement = statementOf(journalParts(journals, new Date()));
	if (statement) await query(statement.text, statement.values);
}

/** The same as a part of one statement with other changes. */
export function journalParts(journals: readonly NewJournal[], createdAt: Date): Part[] {
	const kept = journals.map((journal) => ({ ...journal, entries: journal.entries.filter(({ amountMicroU }) => amountMicroU !== 0) }));
	const filled = kept.filter(({ entries }) => entries.length > 0).map((journal) => ({ ...journal, id: newId() }));
	const heads = filled.map(({ id, kind, ref, chargeId = null, paymentTransactionId = null }) => ({ id, kind, ref, chargeId, paymentTransactionId, createdAt }));
	const entries = filled.flatMap(({ id: journalId, entries: of }) => of.map((entry) => ({ id: newId(), journalId, ...entry, createdAt })));
	return [insertRows("ledger_journal", heads), insertRows("ledger_entry", entries)];
}
