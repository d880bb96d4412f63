import type { Adjustment } from "@/local/paddle/records/book";
import { newPaddleId } from "@/local/paddle/records/ids";
import type { Desk } from "./desk";
import { list } from "./lists";
import { data, Refusal, type Reply } from "./replies";
import { CreateAdjustment, read } from "./requests";
import { findTransaction } from "./transactions";

const FILTERS = ["id", "action", "status", "transaction_id", "subscription_id", "customer_id"];

export function listAdjustments({ book }: Desk, url: URL): Reply {
	return list(book.adjustments, url, FILTERS);
}

/** A refund waits for Paddle's approval; a chargeback is a fact when it is heard of. */
export function createAdjustment(desk: Desk, text: string): Reply {
	const { action, type, items = [], reason, transaction_id } = read(CreateAdjustment, text);
	const transaction = findTransaction(desk, transaction_id);
	if (transaction.status !== "completed") throw new Refusal(400, "adjustment_transaction_invalid_status_for_refund", "The transaction is not completed");
	const whole = Number(transaction.details?.totals?.total ?? 0);
	const amount = type === "full" ? whole : items.reduce((sum, item) => sum + (item.type === "full" ? whole : Number(item.amount ?? 0)), 0);
	const earlier = desk.book.adjustments.filter(
		(other) => other.transaction_id === transaction_id && other.status !== "rejected" && !other.action.endsWith("reverse"),
	);
	const taken = earlier.reduce((sum, { totals }) => sum + Number(totals.total), 0);
	if (amount <= 0 || (!action.endsWith("reverse") && taken + amount > whole)) {
		throw new Refusal(400, "adjustment_amount_above_remaining_allowed", "The amount is above what remains of the transaction");
	}
	const now = new Date().toISOString();
	const tax = Math.round(amount / 6);
	const totals = { subtotal: String(amount - tax), tax: String(tax), total: String(amount) };
	const adjustment: Adjustment = {
		id: newPaddleId("adjustment"),
		action,
		type,
		transaction_id,
		subscription_id: transaction.subscription_id ?? null,
		customer_id: transaction.customer_id ?? "",
		reason,
		credit_applied_to_balance: false,
		currency_code: transaction.currency_code,
		status: action === "refund" ? "pending_approval" : "approved",
		items: [
			{
				id: newPaddleId("adjustmentItem"),
				item_id: transaction.details?.line_items[0]?.id ?? "",
				type,
				amount: String(amount),
				proration: null,
				totals,
			},
		],
		totals: { ...totals, fee: "0", earnings: "0", retained_fee: "0", currency_code: transaction.currency_code },
		payout_totals: null,
		created_at: now,
		updated_at: now,
	};
	void desk.tell(desk.account.addAdjustment(adjustment));
	return data(adjustment, 201);
}
