import { db } from "@/lib/platform/database/db";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "./client";
import { eventually } from "./eventually";
import type { PaddleWorld } from "./paddle";

export type Subscriber = Person & { readonly subscriptionId: string };

/** A person with Pro, paid for in the provider's checkout. */
export async function makeSubscriber(world: PaddleWorld): Promise<Subscriber> {
	const [{ POST: subscribe }, { GET: plan }] = await Promise.all([
		import("@/app/api/v1/billing/subscribe/route"),
		import("@/app/api/v1/billing/subscription/route"),
	]);
	const person = await makePerson();
	await world.pay((await call(subscribe, "POST", { token: person.token })).body.paymentTransactionId);
	await eventually(async () => (await db().user.findUniqueOrThrow({ where: { id: person.userId } })).tier === "pro");
	return { ...person, subscriptionId: (await call(plan, "GET", { token: person.token })).body.subscriptionId };
}

/** What a subscription was charged beyond its plan: what was paid, not what was declined. */
export async function chargesAt(world: PaddleWorld, { subscriptionId }: Subscriber) {
	const asked = await world.transactions(`&subscription_id=${subscriptionId}&origin=subscription_charge`);
	return asked.filter(({ status }) => status === "paid" || status === "completed");
}
