import type { CurrencyCode, ICustomData } from "@paddle/paddle-node-sdk";
import { byId, type Transaction } from "@/local/paddle/records/book";
import type { Desk } from "./desk";
import { readItems } from "./items";
import { list } from "./lists";
import { data, Refusal, type Reply } from "./replies";
import { CreateTransaction, read, UpdateTransaction } from "./requests";

const FILTERS = ["id", "status", "subscription_id", "customer_id", "origin", "collection_mode"];

export function listTransactions({ book }: Desk, url: URL): Reply {
	return list(book.transactions, url, FILTERS);
}

/** @throws Refusal entity_not_found */
export function findTransaction({ book }: Desk, id: string): Transaction {
	const found = byId(book.transactions, id);
	if (!found) throw new Refusal(404, "not_found", `Entity ${id} not found`);
	return found;
}

/** A draft; what the buyer must still say is asked in the checkout. */
export function createTransaction(desk: Desk, text: string): { reply: Reply; transaction: Transaction } {
	const body = read(CreateTransaction, text);
	if (body.status) throw new Refusal(400, "transaction_cannot_be_billed_without_customer", "A customer and an address are needed to bill at once.");
	const items = readItems(body.items);
	const currency: CurrencyCode = body.currency_code ?? items[0]?.price.unit_price.currency_code ?? "USD";
	const { transaction, happened } = desk.account.create({
		items,
		currency,
		customData: (body.custom_data as ICustomData | null | undefined) ?? null,
		checkoutUrl: body.checkout?.url ?? desk.defaultPaymentLink,
		origin: "api",
	});
	void desk.tell(happened);
	return { reply: data(transaction, 201), transaction };
}

export function updateTransaction(desk: Desk, id: string, text: string): Reply {
	const transaction = findTransaction(desk, id);
	const { status } = read(UpdateTransaction, text);
	// Paddle cancels only what waits to be collected: https://developer.paddle.com/errors/transactions/transaction_invalid_status_change
	if (status !== "canceled" || !["ready", "billed", "past_due"].includes(transaction.status)) {
		const detail = `Invalid attempt to change status from '${transaction.status}' to '${status}'`;
		throw new Refusal(400, "transaction_invalid_status_change", detail);
	}
	void desk.tell(desk.account.cancelTransaction(transaction));
	return data(transaction);
}
