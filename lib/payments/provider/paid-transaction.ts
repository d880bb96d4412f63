import type { Transaction } from "@paddle/paddle-node-sdk";
import { z } from "zod";
import { fromCents } from "@/lib/payments/money";
import { isId } from "@/lib/platform/ids";

/** What of a provider's transaction concerns us, whether a webhook or the API told it. */
export interface ProviderTransaction {
	readonly id: string;
	readonly status: string;
	readonly origin: string | null;
	readonly subscriptionId: string | null;
	/** As we gave them with it; null where there are none or they are none of ours. */
	readonly checkoutId: string | null;
	readonly userId: string | null;
	readonly currency: string;
	/** What the buyer paid, tax within. Null when it isn't told. */
	readonly totalMicroU: number | null;
	readonly priceIds: readonly string[];
	readonly period: { readonly startsAt: Date; readonly endsAt: Date } | null;
}

const Text = z.string().max(200);
const CustomData = z.object({ topupId: Text.nullish(), checkoutId: Text.nullish(), userId: Text.nullish() }).nullish().catch(null);
const Item = z.object({
	quantity: z.int().min(1).catch(1),
	price: z.object({ id: Text.nullish(), unit_price: z.object({ amount: Text }).nullish() }).nullish(),
});
const Wire = z.object({
	id: Text,
	status: Text,
	origin: Text.nullish(),
	subscription_id: Text.nullish(),
	custom_data: CustomData,
	currency_code: Text,
	items: z.array(Item).max(100).catch([]),
	details: z.object({ totals: z.object({ total: Text }).nullish() }).nullish(),
	billing_period: z.object({ starts_at: z.coerce.date(), ends_at: z.coerce.date() }).nullish(),
});

const idIn = (value: string | null | undefined): string | null => (value && isId(value) ? value : null);

function sumOf(items: z.infer<typeof Wire>["items"]): number | null {
	const each = items.map(({ price, quantity }) => ({ amount: fromCents(price?.unit_price?.amount ?? ""), quantity }));
	if (each.length === 0) return null;
	return each.reduce<number | null>((sum, { amount, quantity }) => (sum === null || amount === null ? null : sum + amount * quantity), 0);
}

/** Reads the data of a transaction's event; null when it isn't one. */
export function readTransaction(data: unknown): ProviderTransaction | null {
	const wire = Wire.safeParse(data).data;
	if (!wire) return null;
	const total = wire.details?.totals?.total;
	return {
		id: wire.id,
		status: wire.status,
		origin: wire.origin ?? null,
		subscriptionId: wire.subscription_id ?? null,
		checkoutId: idIn(wire.custom_data?.topupId) ?? idIn(wire.custom_data?.checkoutId),
		userId: wire.custom_data?.userId ?? null,
		currency: wire.currency_code,
		totalMicroU: total === undefined ? sumOf(wire.items) : fromCents(total),
		priceIds: wire.items.flatMap(({ price }) => price?.id ?? []),
		period: wire.billing_period ? { startsAt: wire.billing_period.starts_at, endsAt: wire.billing_period.ends_at } : null,
	};
}

/** The same from what the SDK answers. */
export function fromSdk(transaction: Transaction): ProviderTransaction {
	const read = readTransaction({
		id: transaction.id,
		status: transaction.status,
		origin: transaction.origin,
		subscription_id: transaction.subscriptionId,
		custom_data: transaction.customData,
		currency_code: transaction.currencyCode,
		items: transaction.items.map(({ price, quantity }) => ({ quantity, price: price && { id: price.id, unit_price: { amount: price.unitPrice.amount } } })),
		details: { totals: transaction.details?.totals && { total: transaction.details.totals.total } },
		billing_period: transaction.billingPeriod && { starts_at: transaction.billingPeriod.startsAt, ends_at: transaction.billingPeriod.endsAt },
	});
	if (!read) throw new Error("Paddle answered a transaction that can't be read");
	return read;
}
