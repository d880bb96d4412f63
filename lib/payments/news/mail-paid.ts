import "server-only";
import { mailReceipt } from "@/lib/accounts/notifications/mail-receipt";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { MICRO_U_PER_CREDIT, toUnit } from "@/lib/credits/money/unit";
import { centsOf } from "@/lib/payments/money";
import type { ProviderTransaction } from "@/lib/payments/provider/paid-transaction";
import type { Transaction } from "@/lib/platform/database/db";

/** An amount of credit in the words of this deployment. */
export function creditInWords(amountMicroU: number): string {
	if (servedUnit() === "credits") return `${toUnit(amountMicroU, "credits").toLocaleString("en")} credits`;
	const dollars = amountMicroU / (100 * MICRO_U_PER_CREDIT);
	return `${dollars.toLocaleString("en", { style: "currency", currency: "USD" })} of credit`;
}

/** Mails the receipt of a payment in the transaction that books it. Nothing is said of one that cost nothing, or whose total the provider does not tell. */
export async function mailPaid(
	tx: Transaction,
	told: ProviderTransaction,
	{ userId, bought, at }: { userId: string; bought: string; at: Date },
): Promise<void> {
	if (told.totalMicroU === null || told.totalMicroU === 0) return;
	await mailReceipt(tx, { userId, transactionId: told.id, amountMinor: centsOf(told.totalMicroU), currency: told.currency, bought, paidAt: at });
}
