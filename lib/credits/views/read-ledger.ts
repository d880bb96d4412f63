import "server-only";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { amountOf, toUnit } from "@/lib/credits/money/unit";
import { ChargeState, LEDGER_KINDS, type LedgerEntry, type LedgerEntryKind, type LedgerFilter } from "@/lib/credits/schemas";
import type { Transaction } from "@/lib/platform/database/db";
import type { KeysetPosition } from "@/lib/platform/database/keyset";
import { after } from "@/lib/platform/database/keyset";
import type { Prisma, RunCharge } from "@/lib/platform/prisma/client";

const DAY_MS = 86_400_000;

/** The lines of a statement: what moved what these owners may spend. */
export function linesOf(owners: readonly string[], { kind_filter, from, to }: LedgerFilter): Prisma.LedgerEntryWhereInput {
	const createdAt = { ...(from && { gte: new Date(from) }), ...(to && { lt: new Date(Date.parse(to) + DAY_MS) }) };
	return { ownerId: { in: [...owners] }, account: "available", journal: { kind: { in: kind_filter ?? [...LEDGER_KINDS] } }, createdAt };
}

/** A page of lines, newest first, with the charges of their runs. */
export async function readLines(reader: Transaction, where: Prisma.LedgerEntryWhereInput, position: KeysetPosition | null, take: number) {
	const rows = await reader.ledgerEntry.findMany({
		where: { AND: [where, after(position)] },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take,
		include: { journal: true },
	});
	const chargeIds = rows.flatMap(({ journal }) => journal.chargeId ?? []);
	const charges = await reader.runCharge.findMany({ where: { id: { in: [...new Set(chargeIds)] } } });
	const byId = new Map(charges.map((charge) => [charge.id, charge]));
	return rows.map((row) => ({ ...row, charge: byId.get(row.journal.chargeId ?? "") ?? null }));
}
export type Line = Awaited<ReturnType<typeof readLines>>[number];

/** What a run was committed at, and what it came to, in the unit that is served. */
export function presentRun(charge: Pick<RunCharge, "jobSpecId" | "specId" | "state" | "chargedMicroU" | "actualMicroU">) {
	const unit = servedUnit();
	const { jobSpecId, specId, chargedMicroU, actualMicroU } = charge;
	const said = (microU: bigint) => toUnit(amountOf(microU), unit);
	const of = { jobSpecId, specId, state: ChargeState.parse(charge.state) };
	const [quoted, actual, released] = [
		said(chargedMicroU),
		actualMicroU === null ? null : said(actualMicroU),
		actualMicroU === null ? null : said(chargedMicroU - actualMicroU),
	];
	return unit === "micro"
		? { ...of, quotedMicroU: quoted, actualMicroU: actual, releasedMicroU: released }
		: { ...of, quotedCredits: quoted, actualCredits: actual, releasedCredits: released };
}

export function presentLine({ id, journal, createdAt, amountMicroU, charge }: Line): LedgerEntry {
	const unit = servedUnit();
	const said = (microU: number) => toUnit(microU, unit);
	const { llm = 0, compute = 0, storage = 0, mcp = 0, runFloor = 0 } = Object(journal.kind === "credit_deduction_workflow" ? charge?.breakdown : null);
	const breakdown =
		journal.kind === "credit_deduction_workflow"
			? { llm: said(llm), compute: said(compute), storage: said(storage), mcp: said(mcp), runFloor: said(runFloor) }
			: null;
	const of = {
		id,
		kind: journal.kind as LedgerEntryKind,
		occurredAt: createdAt.toISOString(),
		workflowRunId: charge?.runId ?? null,
		paymentTransactionId: journal.paymentTransactionId,
	};
	const run = charge && presentRun(charge);
	const cost = said(amountOf(amountMicroU));
	return (
		unit === "micro" ? { ...of, costMicroU: cost, breakdownMicroU: breakdown, run } : { ...of, costCredits: cost, breakdownCredits: breakdown, run }
	) as LedgerEntry;
}
