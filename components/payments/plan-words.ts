import type { Subscription } from "@/lib/payments/schemas";

/** What Pro brings beside its credits. A workflow or a tool that asks for Pro adds its line. */
export const UNLOCKS = [
	{ title: "Credits every month", text: "What you don't use is carried over to the next month." },
	{ title: "Runs beyond your balance", text: "If you allow it, a run that lacks credits charges your subscription for what is missing, before it starts." },
];

/** How the subscription stands, in one line; null when there is nothing to say. `day` writes a date. */
export function standingOf({ status, endsAt, currentPeriodEnd, tier }: Subscription, day: (iso: string) => string): string | null {
	if (endsAt !== null) return `Pro ends on ${day(endsAt)}. You keep it, and your credits, until then.`;
	if (status === "past_due") return "The last payment did not go through. It is tried again; check the mail about it to change your card.";
	if (status === "paused") return "Your subscription is paused.";
	if (status === "canceled") return tier === "pro" ? null : "Your subscription has ended.";
	return currentPeriodEnd === null ? null : `The next payment is due on ${day(currentPeriodEnd)}.`;
}
