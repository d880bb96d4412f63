import "server-only";
import { fromCents } from "@/lib/payments/money";
import { arePaymentsSetUp, askPaddle } from "@/lib/payments/provider/paddle";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";

/** What Pro costs, as the provider's catalog has it. */
export interface ProPrice {
	readonly amountMicroU: number;
	/** Every so often: month, year. */
	readonly interval: string;
}

const FRESH_MS = 10 * 60_000;
let latest: { readonly at: number; readonly price: ProPrice } | undefined;

/** The price of Pro; null when the provider can't say it now or sells in another currency: its checkout shows it in any case. */
export async function findProPrice(): Promise<ProPrice | null> {
	const id = env().PADDLE_PRO_PRICE_ID;
	if (id === undefined || !arePaymentsSetUp()) return null;
	if (latest && Date.now() - latest.at < FRESH_MS) return latest.price;
	try {
		const { unitPrice, billingCycle } = await askPaddle((paddle) => paddle.prices.get(id));
		const amountMicroU = unitPrice.currencyCode === "USD" ? fromCents(unitPrice.amount) : null;
		if (amountMicroU === null || billingCycle === null) return null;
		latest = { at: Date.now(), price: { amountMicroU, interval: billingCycle.interval } };
		return latest.price;
	} catch (error) {
		logger.warn({ err: error }, "The price of Pro could not be read");
		return null;
	}
}
