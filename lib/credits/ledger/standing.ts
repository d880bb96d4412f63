import "server-only";
import { amountOf, monthOf } from "@/lib/credits/money/unit";
import type { Transaction } from "@/lib/platform/database/db";
import type { Wallet } from "./lock-wallet";

type Standing = Pick<Wallet, "availableMicroU" | "heldMicroU" | "freeSpentMicroU"> & { readonly lastGrantAt: Date | null };

/** What an owner has now, without locking it. `reader` is the open transaction, or db(). */
export async function standingOf(reader: Transaction, ownerId: string, now = new Date()): Promise<Standing> {
	const wallet = await reader.creditWallet.findUnique({ where: { ownerId }, include: { accounts: { where: { kind: { in: ["available", "held"] } } } } });
	const of = (kind: "available" | "held") => amountOf(wallet?.accounts.find((account) => account.kind === kind)?.balanceMicroU ?? 0);
	return {
		availableMicroU: of("available"),
		heldMicroU: of("held"),
		freeSpentMicroU: wallet?.freeMonth === monthOf(now) ? amountOf(wallet.freeSpentMicroU) : 0,
		lastGrantAt: wallet?.lastGrantAt ?? null,
	};
}
