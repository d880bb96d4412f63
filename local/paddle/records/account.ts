import type { Adjustment, Book, PaddleEvent, Subscription, Transaction } from "./book";
import { newPaddleId } from "./ids";
import { makeTransaction, type NewTransaction } from "./make-transaction";
import { monthFrom, subscriptionOf } from "./subscribe";

/** What one change made happen, in order. */
export type Happened = PaddleEvent[];

/** The sample account: each verb changes records and tells what happened. */
export interface Account {
	create(request: NewTransaction): { transaction: Transaction; happened: Happened };
	/** A buyer pays in the checkout. */
	pay(transaction: Transaction): Happened;
	/** A buyer's card is declined. */
	decline(transaction: Transaction): Happened;
	cancelTransaction(transaction: Transaction): Happened;
	/** Bills the subscription's card; the transaction is null when it is declined. */
	charge(
		subscription: Subscription,
		request: Omit<NewTransaction, "checkoutUrl" | "currency" | "customData">,
	): { paid: Transaction | null; happened: Happened };
	/** The period is over: the next is billed, or the subscription ends if that was asked for. */
	renew(subscription: Subscription): Happened;
	scheduleCancel(subscription: Subscription, isImmediate: boolean): Happened;
	/** Takes back a change that was planned. */
	keep(subscription: Subscription): Happened;
	addAdjustment(adjustment: Adjustment): Happened;
	updateAdjustment(adjustment: Adjustment, status: Adjustment["status"]): Happened;
}

export function openAccount(book: Book, origin: () => string): Account {
	const tell = (type: string, data: object): PaddleEvent => {
		const event = { event_id: newPaddleId("event"), event_type: type, occurred_at: new Date().toISOString(), data: structuredClone(data) };
		book.events.push(event);
		return event;
	};
	const touch = (record: { updated_at: string }) => {
		record.updated_at = new Date().toISOString();
	};
	const attempt = (transaction: Transaction, isTaken: boolean) => {
		const now = new Date().toISOString();
		const card = { type: "visa" as const, last4: "4242", expiry_month: 12, expiry_year: 2030, cardholder_name: "Sample Buyer" };
		transaction.payments.unshift({
			payment_attempt_id: crypto.randomUUID(),
			stored_payment_method_id: crypto.randomUUID(),
			payment_method_id: newPaddleId("method"),
			amount: transaction.details?.totals?.grand_total ?? "0",
			status: isTaken ? "captured" : "error",
			error_code: isTaken ? null : "declined",
			method_details: { type: "card", card, paypal: null, south_korea_local_card: null, underlying_details: null },
			created_at: now,
			captured_at: isTaken ? now : null,
		});
		touch(transaction);
	};
	const settle = (transaction: Transaction): Happened => {
		attempt(transaction, true);
		const totals = transaction.details?.totals;
		if (totals) totals.balance = "0";
		transaction.billed_at = new Date().toISOString();
		transaction.status = "paid";
		const paid = tell("transaction.paid", transaction);
		transaction.status = "completed";
		transaction.invoice_number = `S-${1000 + book.transactions.indexOf(transaction)}`;
		return [paid, tell("transaction.completed", transaction)];
	};
	const fail = (transaction: Transaction): Happened => {
		attempt(transaction, false);
		return [tell("transaction.payment_failed", transaction)];
	};
	const begin = (transaction: Transaction): Happened => {
		const subscription = subscriptionOf(transaction, origin());
		if (!subscription) return settle(transaction);
		book.subscriptions.push(subscription);
		transaction.subscription_id = subscription.id;
		transaction.billing_period = subscription.current_billing_period ?? null;
		const [paid, completed] = settle(transaction);
		const created = tell("subscription.created", { ...subscription, transaction_id: transaction.id });
		return [...(paid ? [paid] : []), created, tell("subscription.activated", subscription), ...(completed ? [completed] : [])];
	};
	const create = (request: NewTransaction) => {
		const transaction = makeTransaction(request);
		book.transactions.push(transaction);
		return { transaction, happened: [tell("transaction.created", transaction)] };
	};
	const end = (subscription: Subscription): Happened => {
		Object.assign(subscription, { status: "canceled", canceled_at: new Date().toISOString(), scheduled_change: null, next_billed_at: null });
		Object.assign(subscription, { current_billing_period: null });
		touch(subscription);
		return [tell("subscription.canceled", subscription)];
	};
	const charge: Account["charge"] = (subscription, request) => {
		const { transaction, happened } = create({
			...request,
			checkoutUrl: null,
			currency: subscription.currency_code,
			customData: subscription.custom_data ?? null,
			subscriptionId: subscription.id,
			customerId: subscription.customer_id,
			addressId: subscription.address_id,
		});
		const isDeclined = book.declining.includes(subscription.id);
		return { paid: isDeclined ? null : transaction, happened: [...happened, ...(isDeclined ? fail(transaction) : settle(transaction))] };
	};
	return {
		create,
		charge,
		pay: (transaction) => {
			transaction.customer_id ??= newPaddleId("customer");
			transaction.address_id ??= newPaddleId("address");
			transaction.status = "ready";
			return [tell("transaction.ready", transaction), ...begin(transaction)];
		},
		decline: fail,
		cancelTransaction: (transaction) => {
			transaction.status = "canceled";
			touch(transaction);
			return [tell("transaction.canceled", transaction)];
		},
		renew: (subscription) => {
			if (subscription.scheduled_change?.action === "cancel") return end(subscription);
			const period = monthFrom(new Date(subscription.current_billing_period?.ends_at ?? Date.now()));
			const items = subscription.items.map(({ price, quantity }) => ({ price, quantity }));
			const { paid, happened } = charge(subscription, { items, origin: "subscription_recurring", period });
			subscription.status = paid ? "active" : "past_due";
			subscription.current_billing_period = period;
			subscription.next_billed_at = period.ends_at;
			touch(subscription);
			return [...happened, tell(paid ? "subscription.updated" : "subscription.past_due", subscription)];
		},
		scheduleCancel: (subscription, isImmediate) => {
			if (isImmediate) return end(subscription);
			const effective = subscription.current_billing_period?.ends_at ?? new Date().toISOString();
			subscription.scheduled_change = { action: "cancel", effective_at: effective, resume_at: null };
			touch(subscription);
			return [tell("subscription.updated", subscription)];
		},
		keep: (subscription) => {
			subscription.scheduled_change = null;
			touch(subscription);
			return [tell("subscription.updated", subscription)];
		},
		addAdjustment: (adjustment) => {
			book.adjustments.push(adjustment);
			return [tell("adjustment.created", adjustment)];
		},
		updateAdjustment: (adjustment, status) => {
			adjustment.status = status;
			touch(adjustment);
			return [tell("adjustment.updated", adjustment)];
		},
	};
}
