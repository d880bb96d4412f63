import "server-only";
import { amountOf } from "@/lib/credits/money/unit";
import { ownersOf } from "@/lib/credits/views/owners-of";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonListEntry } from "@/lib/platform/exporting/json-entry";

/** Every movement of what an account may spend, and what its runs were committed at and came to. */
export const creditsPart: ExportPart = {
	title: "your credits",
	count: async () => 1,
	async *units(userId) {
		const now = new Date();
		yield [jsonListEntry("credits/statement.json", now, () => movementsOf(userId)), jsonListEntry("credits/runs.json", now, () => chargesOf(userId))];
	},
};

async function* movementsOf(userId: string) {
	const ownerId = { in: await ownersOf(db(), userId) };
	const include = { journal: { select: { kind: true, paymentTransactionId: true, chargeId: true } } } as const;
	const rows = byId(({ beyond, ...page }) => db().ledgerEntry.findMany({ where: { ownerId, account: "available", ...beyond }, include, ...page }));
	for await (const { id, createdAt, amountMicroU, journal } of rows) yield { id, occurredAt: createdAt, amountMicroU: amountOf(amountMicroU), ...journal };
}

async function* chargesOf(userId: string) {
	const ownerId = { in: await ownersOf(db(), userId) };
	const rows = byId(({ beyond, ...page }) => db().runCharge.findMany({ where: { ownerId, ...beyond }, ...page }));
	for await (const { id, runId, workflowKind, specId, state, chargedMicroU, breakdown, freeMicroU, actualMicroU, actualBreakdown, createdAt, endedAt } of rows)
		yield { chargeId: id, runId, workflowKind, specId, state, chargedMicroU, breakdown, freeMicroU, actualMicroU, actualBreakdown, createdAt, endedAt };
}
