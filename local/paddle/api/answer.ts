import { PRO_PRICE } from "@/local/paddle/records/catalog";
import { createAdjustment, listAdjustments } from "./adjustments";
import type { Desk } from "./desk";
import { list } from "./lists";
import { data, Refusal, type Reply } from "./replies";
import { cancelSubscription, chargeSubscription, findSubscription, listSubscriptions, updateSubscription } from "./subscriptions";
import { createTransaction, findTransaction, listTransactions, updateTransaction } from "./transactions";

export interface Made {
	readonly reply: Reply;
	/** Of what a creation made, whose answer may be late or lost: a new transaction may be paid before it, a charge is. */
	readonly created?: { readonly transactionId: string | null };
}

function create(desk: Desk, text: string): Made {
	const { reply, transaction } = createTransaction(desk, text);
	return { reply, created: { transactionId: transaction.id } };
}

/** Events have no `id` of that name: lists sort and page by one. */
function listEvents(desk: Desk, url: URL): Reply {
	return list(
		desk.book.events.map((event) => ({ id: event.event_id, ...event })),
		url,
		["event_type"],
	);
}

/** Answers one authenticated call of the API. @throws Refusal */
export function answerApi(desk: Desk, method: string, url: URL, text: string): Made {
	const [, noun = "", id = "", verb = ""] = /^\/([a-z]+)(?:\/(\w+))?(?:\/([a-z]+))?$/.exec(url.pathname) ?? [];
	const shape = `${method} /${noun}${id ? "/id" : ""}${verb ? `/${verb}` : ""}`;
	const verbs: Record<string, () => Made | Reply> = {
		"GET /transactions": () => listTransactions(desk, url),
		"POST /transactions": () => create(desk, text),
		"GET /transactions/id": () => data(findTransaction(desk, id)),
		"PATCH /transactions/id": () => updateTransaction(desk, id, text),
		"GET /subscriptions": () => listSubscriptions(desk, url),
		"GET /subscriptions/id": () => data(findSubscription(desk, id)),
		"PATCH /subscriptions/id": () => updateSubscription(desk, id, text),
		"POST /subscriptions/id/cancel": () => cancelSubscription(desk, id, text),
		"POST /subscriptions/id/charge": () => ({ reply: chargeSubscription(desk, id, text), created: { transactionId: null } }),
		"GET /adjustments": () => listAdjustments(desk, url),
		"POST /adjustments": () => createAdjustment(desk, text),
		"GET /prices/id": () => {
			if (id !== PRO_PRICE.id) throw new Refusal(404, "not_found", `Entity ${id} not found`);
			return data(PRO_PRICE);
		},
		"GET /events": () => listEvents(desk, url),
	};
	const run = Object.hasOwn(verbs, shape) ? verbs[shape] : undefined;
	if (!run) throw new Refusal(404, "not_found", `This stand-in has no ${method} ${url.pathname}`);
	const made = run();
	return "reply" in made ? made : { reply: made };
}
