import type { Query } from "@/lib/platform/database/query";

/** What must hold, and the query for what breaks it: each row names a record and says what is wrong. */
const INVARIANTS = {
	"Every journal has entries, and they add up to zero": `SELECT j."id"::text AS "of", coalesce(sum(e."amountMicroU"), 0)::text || ' over ' || count(e."id") || ' entries' AS "found"
		FROM ledger_journal j LEFT JOIN ledger_entry e ON e."journalId" = j."id" GROUP BY j."id" HAVING count(e."id") < 2 OR sum(e."amountMicroU") <> 0`,
	"Every balance is the sum of its entries": `SELECT a."ownerId" || ' ' || a."kind" AS "of", a."balanceMicroU" || ' instead of ' || coalesce(s."sum", 0) AS "found"
		FROM ledger_account a LEFT JOIN (SELECT "ownerId", "account", sum("amountMicroU") AS "sum" FROM ledger_entry GROUP BY 1, 2) s
		ON s."ownerId" = a."ownerId" AND s."account" = a."kind" WHERE a."balanceMicroU" <> coalesce(s."sum", 0)`,
	"Nobody's available or held amount is below zero": `SELECT "ownerId" || ' ' || "kind" AS "of", "balanceMicroU"::text AS "found" FROM ledger_account
		WHERE "kind" IN ('available', 'held') AND "balanceMicroU" < 0`,
	"What grants have left is what is available": `SELECT a."ownerId"::text AS "of", a."balanceMicroU" || ' available, ' || coalesce(g."left", 0) || ' left of grants' AS "found"
		FROM ledger_account a LEFT JOIN (SELECT "ownerId", sum("remainingMicroU") AS "left" FROM credit_grant GROUP BY 1) g ON g."ownerId" = a."ownerId"
		WHERE a."kind" = 'available' AND a."balanceMicroU" <> coalesce(g."left", 0)`,
	"What is held is the price of the runs under way": `SELECT a."ownerId"::text AS "of", a."balanceMicroU" || ' held for ' || coalesce(c."sum", 0) AS "found"
		FROM ledger_account a LEFT JOIN (SELECT "ownerId", sum("chargedMicroU") AS "sum" FROM run_charge WHERE "state" = 'held' GROUP BY 1) c ON c."ownerId" = a."ownerId"
		WHERE a."kind" = 'held' AND a."balanceMicroU" <> coalesce(c."sum", 0)`,
	"A charge is paid by the free month and its grants": `SELECT c."id"::text AS "of", c."chargedMicroU" || ' paid by ' || c."freeMicroU" + coalesce(p."sum", 0) AS "found"
		FROM run_charge c LEFT JOIN (SELECT "chargeId", sum("amountMicroU") AS "sum" FROM charge_part GROUP BY 1) p ON p."chargeId" = c."id"
		WHERE c."chargedMicroU" <> c."freeMicroU" + coalesce(p."sum", 0)`,
	"Every charge was deducted once, and ended once": `SELECT c."id"::text AS "of", c."state" || ', deducted ' || coalesce(l."deducted", 0) || ', settled ' || coalesce(l."settled", 0) || ', given back ' || coalesce(l."back", 0) AS "found"
		FROM run_charge c LEFT JOIN (SELECT j."chargeId", sum(e."amountMicroU") FILTER (WHERE j."kind" = 'credit_deduction_workflow') AS "deducted",
			sum(-e."amountMicroU") FILTER (WHERE j."kind" = 'settlement') AS "settled", sum(-e."amountMicroU") FILTER (WHERE j."kind" = 'credit_refund') AS "back"
			FROM ledger_journal j JOIN ledger_entry e ON e."journalId" = j."id" AND e."account" = 'held' GROUP BY 1) l ON l."chargeId" = c."id"
		WHERE coalesce(l."deducted", 0) <> c."chargedMicroU" OR coalesce(l."settled", 0) <> coalesce(c."actualMicroU", 0)
			OR coalesce(l."back", 0) <> coalesce(c."chargedMicroU" - c."actualMicroU", 0)`,
	"A price's breakdown adds up to it": `SELECT c."id"::text AS "of", c."breakdown"::text AS "found" FROM run_charge c
		WHERE (SELECT sum(v.value::bigint) FROM jsonb_each_text(c."breakdown") v) <> c."chargedMicroU"
			OR (c."actualBreakdown" IS NOT NULL AND (SELECT sum(v.value::bigint) FROM jsonb_each_text(c."actualBreakdown") v) <> c."actualMicroU")`,
	"The free allowance that is spent is what runs of its month took": `SELECT w."ownerId"::text AS "of", w."freeSpentMicroU" || ' instead of ' || coalesce(c."sum", 0) AS "found"
		FROM credit_wallet w LEFT JOIN (SELECT "ownerId", "freeMonth", sum(coalesce("actualFreeMicroU", "freeMicroU")) AS "sum" FROM run_charge GROUP BY 1, 2) c
		ON c."ownerId" = w."ownerId" AND c."freeMonth" = w."freeMonth" WHERE w."freeSpentMicroU" <> coalesce(c."sum", 0)`,
	"Every grant has its journal, and no payment grants twice": `SELECT g."id"::text AS "of", g."kind" || ' ' || g."ref" AS "found" FROM credit_grant g
		LEFT JOIN ledger_journal j ON j."kind" = g."kind" AND j."ref" = g."ref"
		LEFT JOIN ledger_entry e ON e."journalId" = j."id" AND e."account" = 'available'
		WHERE e."amountMicroU" IS DISTINCT FROM g."amountMicroU"
			OR (g."kind" = 'credit_topup' AND EXISTS (SELECT 1 FROM credit_grant o WHERE o."paymentTransactionId" = g."paymentTransactionId" AND o."kind" = g."kind" AND o."id" <> g."id"))`,
	"No payment that was taken back is owed for while its credits can be spent": `SELECT g."id"::text AS "of", g."remainingMicroU" || ' left, ' || o."owed" || ' owed' AS "found"
		FROM credit_grant g JOIN (SELECT j."paymentTransactionId", sum(-e."amountMicroU") AS "owed" FROM ledger_journal j JOIN ledger_entry e ON e."journalId" = j."id"
			WHERE e."account" = 'owed' GROUP BY 1) o ON o."paymentTransactionId" = g."paymentTransactionId" WHERE g."remainingMicroU" > 0 AND o."owed" > 0`,
} as const;

const MOST_SHOWN = 20;

export interface Breach {
	readonly invariant: string;
	/** The record, and what was found. */
	readonly of: string;
	readonly found: string;
}

export interface LedgerReport {
	readonly invariants: number;
	readonly journals: number;
	readonly owners: number;
	/** The first of each kind. */
	readonly breaches: readonly Breach[];
}

const COUNTS = `SELECT (SELECT count(*) FROM ledger_journal)::int AS "journals", (SELECT count(*) FROM credit_wallet)::int AS "owners"`;

/** Proves every invariant of the ledger over the whole database, as `query` sees it: inside one transaction of repeatable reads, at one moment. */
export async function findBreaches(query: Query): Promise<LedgerReport> {
	const breaches: Breach[] = [];
	for (const [invariant, broken] of Object.entries(INVARIANTS)) {
		const rows = await query<{ of: string; found: string }>(`${broken} LIMIT ${MOST_SHOWN}`);
		breaches.push(...rows.map((row) => ({ invariant, ...row })));
	}
	const [counts] = await query<{ journals: number; owners: number }>(COUNTS);
	return { invariants: Object.keys(INVARIANTS).length, journals: counts?.journals ?? 0, owners: counts?.owners ?? 0, breaches };
}
