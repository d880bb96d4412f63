import { z } from "zod";
import { TOP_UP_MICRO_U } from "@/lib/credits/money/rates";
import { toUnit } from "@/lib/credits/money/unit";

const Timestamp = z.iso.datetime();

const RunId = z.uuid().nullish().describe("The run that waits for this; the page after the payment leads back to it");
const inUnit = (unit: "micro" | "credits") => z.int().min(toUnit(TOP_UP_MICRO_U.min, unit)).max(toUnit(TOP_UP_MICRO_U.max, unit)).nullish();
const isGiven = (value: number | null | undefined) => (value ?? null) !== null;
/** How the two exclude each other, for the API's document. */
const named = (name: string, other: string) => ({ required: [name], properties: { [name]: { type: "integer" }, [other]: { type: "null" } } });

/** The amount may be given in either unit; the answer comes in the one that is served. */
export const TopUpInput = z
	.object({
		amountU: inUnit("micro").describe("Millionths of a US dollar; lifted to the next whole cent, which is charged and credited"),
		amountCredits: inUnit("credits").describe("Hundredths of a US dollar"),
		currency: z.literal("USD").default("USD"),
		runId: RunId,
	})
	.refine(({ amountU, amountCredits }) => isGiven(amountU) !== isGiven(amountCredits), {
		error: "Give the amount once, as amountU or as amountCredits.",
		path: ["amountU"],
	})
	.meta({ oneOf: [named("amountU", "amountCredits"), named("amountCredits", "amountU")] });
export type TopUpInput = z.infer<typeof TopUpInput>;

export const TopUpStatus = z.enum(["draft", "completed", "failed", "cancelled"]);
export type TopUpStatus = z.infer<typeof TopUpStatus>;

const OfDraft = {
	paymentTransactionId: z.string(),
	status: TopUpStatus.describe("failed: a card was declined, another may be tried in the same checkout"),
	topupId: z.uuid(),
	checkoutUrl: z.string().nullable().describe("Where to pay; open it in a browser. Null once there is nothing to pay"),
	runId: z.uuid().nullable(),
};
export const TopUp = z.union([z.object({ ...OfDraft, amountU: z.int() }), z.object({ ...OfDraft, amountCredits: z.int() })]);
export type TopUp = z.infer<typeof TopUp>;

export const TopUpParams = z.object({ paymentTransactionId: z.string().min(1).max(100) });

export const SubscriptionStatus = z.enum(["none", "active", "trialing", "past_due", "paused", "canceled"]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

const OfPlan = {
	tier: z.enum(["free", "pro"]),
	status: SubscriptionStatus.describe("none: there never was one"),
	subscriptionId: z.string().nullable(),
	currentPeriodEnd: Timestamp.nullable().describe("When the next payment is due"),
	endsAt: Timestamp.nullable().describe("When it ends, where that was asked for"),
};
export const Subscription = z.object(OfPlan);
export type Subscription = z.infer<typeof Subscription>;

export const SubscribeInput = z.object({ runId: RunId }).nullish();
export type SubscribeInput = z.infer<typeof SubscribeInput>;
export const SubscribeResult = z.object({ checkoutUrl: z.string(), paymentTransactionId: z.string() });
export type SubscribeResult = z.infer<typeof SubscribeResult>;

export const WebhookReceipt = z.object({
	received: z.literal(true),
	outcome: z
		.enum(["applied", "ignored", "refused", "deferred", "repeated"])
		.describe(
			"ignored: it concerns nothing here; refused: it contradicts what was asked for, nothing was credited; deferred: it waits for the event before it",
		),
});
export type WebhookReceipt = z.infer<typeof WebhookReceipt>;
