import { byId, type Subscription } from "@/local/paddle/records/book";
import type { Desk } from "./desk";
import { readItems } from "./items";
import { list } from "./lists";
import { data, Refusal, type Reply } from "./replies";
import { Cancel, Charge, read, UpdateSubscription } from "./requests";

const FILTERS = ["id", "status", "customer_id", "address_id", "collection_mode"];
const HOUR_MS = 3_600_000;
/** One-time charges of one subscription. */
const CHARGES_AN_HOUR = 20;
const CHARGES_A_DAY = 100;

export function listSubscriptions({ book }: Desk, url: URL): Reply {
	return list(book.subscriptions, url, FILTERS);
}

export function findSubscription({ book }: Desk, id: string): Subscription {
	const found = byId(book.subscriptions, id);
	if (!found) throw new Refusal(404, "not_found", `Entity ${id} not found`);
	return found;
}

function refuseEnded({ status, id }: Subscription): void {
	if (status === "canceled") throw new Refusal(400, "subscription_is_canceled_action_invalid", `Subscription ${id} is canceled`);
}

/** Answers the subscription, not the charge, which is found among its transactions. */
export function chargeSubscription(desk: Desk, id: string, text: string): Reply {
	const subscription = findSubscription(desk, id);
	refuseEnded(subscription);
	const { items } = read(Charge, text);
	const priced = readItems(items);
	if (desk.chargesSince(id, Date.now() - HOUR_MS) >= CHARGES_AN_HOUR || desk.chargesSince(id, Date.now() - 24 * HOUR_MS) >= CHARGES_A_DAY) {
		throw new Refusal(429, "too_many_requests", "Too many charges for this subscription");
	}
	const { paid, happened } = desk.account.charge(subscription, { items: priced, origin: "subscription_charge" });
	void desk.tell(happened);
	if (!paid) throw new Refusal(400, "subscription_payment_declined", "Payment was declined and the change was not made");
	return data(subscription);
}

export function cancelSubscription(desk: Desk, id: string, text: string): Reply {
	const subscription = findSubscription(desk, id);
	refuseEnded(subscription);
	const body = read(Cancel, text);
	if (subscription.scheduled_change) {
		throw new Refusal(400, "subscription_locked_pending_changes", "Cannot update the subscription, as there are pending changes for it");
	}
	void desk.tell(desk.account.scheduleCancel(subscription, body?.effective_from === "immediately"));
	return data(subscription);
}

/** Only what takes back a planned change is known here. */
export function updateSubscription(desk: Desk, id: string, text: string): Reply {
	const subscription = findSubscription(desk, id);
	refuseEnded(subscription);
	read(UpdateSubscription, text);
	void desk.tell(desk.account.keep(subscription));
	return data(subscription);
}
