import type { Subscription, Transaction } from "./book";
import { newPaddleId } from "./ids";

export interface Period {
	starts_at: string;
	ends_at: string;
}

/** One month from this moment; the 31st is followed by the last day of a shorter month. */
export function monthFrom(start: Date): Period {
	const end = new Date(start);
	end.setUTCMonth(end.getUTCMonth() + 1);
	if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
	return { starts_at: start.toISOString(), ends_at: end.toISOString() };
}

/** The subscription that paying for recurring items begins, or null when none of them recurs. */
export function subscriptionOf(transaction: Transaction, origin: string): Subscription | null {
	const recurring = transaction.items.filter(({ price }) => price?.billing_cycle);
	const cycle = recurring[0]?.price?.billing_cycle;
	if (!cycle) return null;
	const now = new Date();
	const period = monthFrom(now);
	const id = newPaddleId("subscription");
	return {
		id,
		status: "active",
		customer_id: transaction.customer_id ?? "",
		address_id: transaction.address_id ?? "",
		business_id: null,
		currency_code: transaction.currency_code,
		created_at: period.starts_at,
		updated_at: period.starts_at,
		started_at: period.starts_at,
		first_billed_at: period.starts_at,
		next_billed_at: period.ends_at,
		paused_at: null,
		canceled_at: null,
		discount: null,
		collection_mode: "automatic",
		billing_details: null,
		current_billing_period: period,
		billing_cycle: cycle,
		scheduled_change: null,
		management_urls: { update_payment_method: `${origin}/subscriptions/${id}/update-payment-method`, cancel: `${origin}/subscriptions/${id}/cancel` },
		items: recurring.flatMap(({ price, quantity }) =>
			price?.product
				? [
						{
							status: "active" as const,
							quantity,
							recurring: true,
							created_at: period.starts_at,
							updated_at: period.starts_at,
							previously_billed_at: period.starts_at,
							next_billed_at: period.ends_at,
							trial_dates: null,
							price,
							product: price.product,
						},
					]
				: [],
		),
		custom_data: transaction.custom_data ?? null,
		import_meta: null,
	};
}
