import { newId } from "@/lib/platform/ids";
import { signBody } from "@/local/paddle/webhooks/signature";
import { READY } from "@/tests/factories/jobs";
import type { Sent } from "./client";
import { amount } from "./unit";

export const SPEC = { workflowKind: "goal_lane", specId: READY } as const;

/** Every operation of credits and payments, loaded once the environment leads to their world. */
export const loadMoneyRoutes = async () => ({
	quote: (await import("@/app/api/v1/credits/quote/route")).POST,
	commit: (await import("@/app/api/v1/workflow/commit/route")).POST,
	balance: (await import("@/app/api/v1/credits/balance/route")).GET,
	ledger: (await import("@/app/api/v1/credits/ledger/route")).GET,
	exported: (await import("@/app/api/v1/credits/ledger/export/route")).GET,
	charge: (await import("@/app/api/v1/credits/runs/[runId]/route")).GET,
	readConsent: (await import("@/app/api/v1/credits/overage-consent/route")).GET,
	setConsent: (await import("@/app/api/v1/credits/overage-consent/route")).POST,
	topUp: (await import("@/app/api/v1/credits/topup/route")).POST,
	getTopUp: (await import("@/app/api/v1/credits/topup/[paymentTransactionId]/route")).GET,
	refresh: (await import("@/app/api/v1/credits/topup/[paymentTransactionId]/refresh/route")).POST,
	plan: (await import("@/app/api/v1/billing/subscription/route")).GET,
	subscribe: (await import("@/app/api/v1/billing/subscribe/route")).POST,
	cancel: (await import("@/app/api/v1/billing/cancel/route")).POST,
	keep: (await import("@/app/api/v1/billing/keep/route")).POST,
	webhook: (await import("@/app/api/v1/webhooks/paddle/route")).POST,
});
export type Name = keyof Awaited<ReturnType<typeof loadMoneyRoutes>>;
export const WITH_BODY = ["quote", "commit", "setConsent", "topUp", "subscribe"] as const;
export const KEYED = [...WITH_BODY, "cancel", "keep"] as const;

export const withKey = (sent: Sent, key: string = newId()): Sent => ({ ...sent, headers: { ...sent.headers, "idempotency-key": key } });
/** A body as the provider sends it. */
export const signed = (body: string, secret: string): Sent => ({
	body,
	headers: { "paddle-signature": signBody(body, [secret], Math.floor(Date.now() / 1000)) },
});
const event = () => JSON.stringify({ event_id: `evt_${newId()}`, event_type: "customer.created", occurred_at: new Date().toISOString(), data: {} });

/** A call of an operation that would go through. */
export function goodCall(name: Name, { token, params, secret }: { token: string; params: Record<string, string>; secret: string }): Sent {
	if (name === "webhook") return signed(event(), secret);
	const bodies: Partial<Record<Name, unknown>> = {
		quote: SPEC,
		commit: { ...SPEC, ...amount("quotedCost", 10_000) },
		setConsent: { enable: false },
		topUp: amount("amount", 20_000_000),
		subscribe: {},
	};
	const isKeyed = KEYED.some((keyed) => keyed === name);
	const sent: Sent = { token, params, ...(name in bodies && { body: bodies[name] }) };
	return isKeyed ? withKey(sent) : sent;
}
