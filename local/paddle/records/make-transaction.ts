import type { CurrencyCode, ICustomData, IPriceResponse, ITransactionItemResponse, ITransactionLineItemResponse } from "@paddle/paddle-node-sdk";
import type { Transaction } from "./book";
import { newPaddleId } from "./ids";

/** One fifth, wherever the buyer lives: what is within a price and what comes on top of it must not be mixed up. */
const TAX_RATE = 0.2;

interface Money {
	subtotal: number;
	tax: number;
	total: number;
}

function priced({ price, quantity }: { price: IPriceResponse; quantity: number }): Money {
	const amount = Number(price.unit_price.amount) * quantity;
	if (price.tax_mode === "internal") {
		const subtotal = Math.round(amount / (1 + TAX_RATE));
		return { subtotal, tax: amount - subtotal, total: amount };
	}
	const tax = Math.round(amount * TAX_RATE);
	return { subtotal: amount, tax, total: amount + tax };
}

const asText = ({ subtotal, tax, total }: Money) => ({ subtotal: String(subtotal), discount: "0", tax: String(tax), total: String(total) });

function lineOf(item: Item): ITransactionLineItemResponse {
	const money = priced(item);
	const each = priced({ ...item, quantity: 1 });
	const totals = asText(money);
	return {
		id: newPaddleId("item"),
		price_id: item.price.id,
		quantity: item.quantity,
		proration: null,
		tax_rate: String(TAX_RATE),
		unit_totals: asText(each),
		totals,
		product: item.price.product ?? null,
	};
}

export interface Item {
	price: IPriceResponse;
	quantity: number;
}

export interface NewTransaction {
	items: Item[];
	currency: CurrencyCode;
	customData: ICustomData | null;
	checkoutUrl: string | null;
	origin: Transaction["origin"];
	subscriptionId?: string;
	customerId?: string;
	addressId?: string;
	period?: { starts_at: string; ends_at: string };
}

function detailsOf(items: Item[], currency: CurrencyCode): NonNullable<Transaction["details"]> {
	const lines = items.map(lineOf);
	const sum = items.map(priced).reduce((left, right) => ({
		subtotal: left.subtotal + right.subtotal,
		tax: left.tax + right.tax,
		total: left.total + right.total,
	}));
	const totals = asText(sum);
	const owed = { grand_total: totals.total, grand_total_tax: totals.tax, fee: null, earnings: null, currency_code: currency };
	return {
		tax_rates_used: [{ tax_rate: String(TAX_RATE), totals }],
		totals: { ...totals, ...owed, credit: "0", credit_to_balance: "0", balance: totals.total },
		adjusted_totals: { subtotal: totals.subtotal, tax: totals.tax, total: totals.total, ...owed, retained_fee: "0" },
		payout_totals: null,
		adjusted_payout_totals: null,
		line_items: lines,
	};
}

/** A transaction as `POST /transactions` leaves it: a draft until the customer and the address are known. */
export function makeTransaction({ items, currency, customData, checkoutUrl, origin, ...known }: NewTransaction): Transaction {
	const now = new Date().toISOString();
	const id = newPaddleId("transaction");
	const listed: ITransactionItemResponse[] = items.map(({ price, quantity }) => ({ price_id: price.id, price, quantity, proration: null }));
	return {
		id,
		status: known.customerId ? "ready" : "draft",
		customer_id: known.customerId ?? null,
		address_id: known.addressId ?? null,
		business_id: null,
		custom_data: customData,
		currency_code: currency,
		origin,
		subscription_id: known.subscriptionId ?? null,
		invoice_id: null,
		invoice_number: null,
		collection_mode: "automatic",
		discount_id: null,
		billing_details: null,
		billing_period: known.period ?? null,
		items: listed,
		details: detailsOf(items, currency),
		payments: [],
		checkout: { url: checkoutUrl === null ? null : withTransaction(checkoutUrl, id) },
		created_at: now,
		updated_at: now,
		billed_at: null,
		revised_at: null,
	};
}

function withTransaction(address: string, id: string): string {
	const url = new URL(address);
	url.searchParams.set("_ptxn", id);
	return url.href;
}
