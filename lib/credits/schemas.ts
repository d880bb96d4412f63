import { z } from "zod";

const Timestamp = z.iso.datetime();
const Amount = z.int();
const NotNegative = z.int().min(0);

export const WorkflowKind = z.enum(["goal_lane", "conversion", "forge"]);
export type WorkflowKind = z.infer<typeof WorkflowKind>;

export const LEDGER_KINDS = [
	"credit_grant_subscription",
	"credit_grant_trial",
	"credit_grant_promo",
	"credit_grant_free_monthly",
	"credit_deduction_workflow",
	"credit_topup",
	"credit_refund",
] as const;
export const LedgerEntryKind = z.enum(LEDGER_KINDS);
export type LedgerEntryKind = z.infer<typeof LedgerEntryKind>;

const Breakdown = z
	.object({ llm: NotNegative, compute: NotNegative, storage: NotNegative, mcp: NotNegative, runFloor: NotNegative })
	.describe("Adds up to what is charged exactly");

const Layers = z
	.object({ raw: NotNegative, insured: NotNegative, charged: NotNegative })
	.describe("What the run costs us, the same with 15 % against overruns and failed runs, and what is charged, in millionths of a US dollar");

const OfQuote = {
	freeCredits: NotNegative.describe("What is left of this month's free allowance; it counts towards sufficient"),
	sufficient: z.boolean(),
	layersMicroU: Layers,
};

const QuoteMicro = z.object({
	costU: NotNegative.describe("Millionths of a US dollar, as all fields that end in U"),
	balanceU: NotNegative,
	minFloorU: NotNegative.describe("The least that a run costs"),
	topUp: z.object({ minU: NotNegative, suggestedU: NotNegative, maxU: NotNegative }),
	...OfQuote,
	breakdownMicroU: Breakdown,
});
const QuoteCredits = z.object({
	costCredits: NotNegative.describe("Hundredths of a US dollar, as all fields that end in Credits"),
	balanceCredits: NotNegative,
	minFloorCredits: NotNegative.describe("The least that a run costs"),
	topUp: z.object({ minCredits: NotNegative, suggestedCredits: NotNegative, maxCredits: NotNegative }),
	...OfQuote,
	breakdownCredits: Breakdown,
});
/** In the unit that the deployment serves. */
export const Quote = z.union([QuoteMicro, QuoteCredits]);
export type Quote = z.infer<typeof Quote>;

/** What is known of a run's inputs beforehand. Other fields are ignored. */
export const InputsSummary = z.object({
	jobSpecId: z.uuid().nullish().describe("A job of the caller's that waits for its start: priced by its files, and by commit confirmed"),
	budgetMicroU: z.int().min(1).max(100_000_000).nullish().describe("With jobSpecId: the most that the run may spend, as confirm takes it"),
	fileSizeBytes: z.int().min(0).max(1e12).nullish(),
	expectedTokens: z.int().min(0).max(1e9).nullish(),
	expectedMegapixels: z.number().min(0).max(1e6).nullish(),
	expectedAudioMinutes: z.number().min(0).max(1e5).nullish(),
});
export type InputsSummary = z.infer<typeof InputsSummary>;

export const QuoteInput = z.object({
	workflowKind: WorkflowKind,
	specId: z.string().min(1).max(128),
	inputsSummary: InputsSummary.nullish(),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

const ONE_PRICE = "Give the quoted price once: as quotedCostU, or as quotedCostCredits where credits are served.";
/** How the two exclude each other, for the API's document. */
const quotedAs = (name: string, other: string) => ({ required: [name], properties: { [name]: { type: "integer" }, [other]: { type: "null" } } });

/** The quoted price may be given in either unit; the answer comes in the one that is served. */
export const CommitInput = QuoteInput.extend({
	quotedCostU: z.int().min(0).max(1e12).nullish(),
	quotedCostCredits: z.int().min(0).max(1e8).nullish(),
	consentedOverage: z.boolean().default(false).describe("Charge the subscription for what the balance lacks; needs a consent of this period"),
})
	.refine((input) => ((input.quotedCostU ?? null) === null) !== ((input.quotedCostCredits ?? null) === null), { error: ONE_PRICE, path: ["quotedCostU"] })
	.meta({ oneOf: [quotedAs("quotedCostU", "quotedCostCredits"), quotedAs("quotedCostCredits", "quotedCostU")] });
export type CommitInput = z.infer<typeof CommitInput>;

export const CommitResult = z.union([
	z.object({ runId: z.uuid(), balanceAfterU: NotNegative, chargedU: NotNegative, overageTransactionId: z.string().nullable() }),
	z.object({ runId: z.uuid(), balanceAfterCredits: NotNegative, chargedCredits: NotNegative }),
]);
export type CommitResult = z.infer<typeof CommitResult>;

const OfBalance = {
	periodEnd: Timestamp.describe("When the free allowance begins anew: the end of the month, UTC"),
	lastGrantAt: Timestamp.nullable(),
	overageConsentActive: z.boolean(),
};
export const Balance = z.union([
	z.object({
		balanceMicroU: NotNegative,
		balanceU: NotNegative.describe("The same as balanceMicroU"),
		...OfBalance,
		freeTierMonthSpentMicroU: NotNegative,
		freeTierMonthMicroU: NotNegative.describe("The month's whole free allowance"),
		heldMicroU: NotNegative.describe("What runs under way were promised; what they don't use comes back"),
	}),
	z.object({
		balanceCredits: NotNegative,
		...OfBalance,
		freeTierMonthSpentCredits: NotNegative,
		freeTierMonthCredits: NotNegative.describe("The month's whole free allowance"),
		heldCredits: NotNegative.describe("What runs under way were promised; what they don't use comes back"),
	}),
]);
export type Balance = z.infer<typeof Balance>;

const Kinds = z.union([LedgerEntryKind, z.array(LedgerEntryKind).max(100)]).transform((given) => [given].flat());
export const LedgerFilter = z.object({
	kind_filter: Kinds.optional().describe("May be given several times; an entry of any of them passes"),
	from: z.iso.date().optional().describe("On this UTC day or later"),
	to: z.iso.date().optional().describe("On this UTC day or earlier"),
});
export type LedgerFilter = z.infer<typeof LedgerFilter>;
export const LedgerQuery = LedgerFilter.extend({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(200).default(50) });
export type LedgerQuery = z.infer<typeof LedgerQuery>;

export const ChargeState = z.enum(["held", "settled", "refunded", "released"]);
export type ChargeState = z.infer<typeof ChargeState>;

const OfRun = {
	jobSpecId: z.uuid().nullable(),
	specId: z.string(),
	state: ChargeState.describe("held while it is under way; settled: its actual cost is paid; refunded: it failed on our side; released: it never ran"),
};
const RunMicro = z.object({ ...OfRun, quotedMicroU: NotNegative, actualMicroU: NotNegative.nullable(), releasedMicroU: NotNegative.nullable() });
const RunCredits = z.object({ ...OfRun, quotedCredits: NotNegative, actualCredits: NotNegative.nullable(), releasedCredits: NotNegative.nullable() });

const OfEntry = {
	id: z.uuid(),
	kind: LedgerEntryKind,
	occurredAt: Timestamp,
	workflowRunId: z.uuid().nullable(),
	paymentTransactionId: z.string().nullable(),
};
const Cost = Amount.describe("Signed: what is given is positive, what is deducted negative");
const EntryMicro = z.object({ ...OfEntry, costMicroU: Cost, breakdownMicroU: Breakdown.nullable(), run: RunMicro.nullable() });
const EntryCredits = z.object({ ...OfEntry, costCredits: Cost, breakdownCredits: Breakdown.nullable(), run: RunCredits.nullable() });
export type LedgerEntry = z.infer<typeof EntryMicro> | z.infer<typeof EntryCredits>;
export const LedgerPage = z.union([
	z.object({ entries: z.array(EntryMicro), nextCursor: z.string().nullable() }),
	z.object({ entries: z.array(EntryCredits), nextCursor: z.string().nullable() }),
]);
export type LedgerPage = z.infer<typeof LedgerPage>;

/** What a run was committed at and came to, all its attempts together. */
export const ChargeOfRun = z.union([RunMicro.extend({ runId: z.uuid() }), RunCredits.extend({ runId: z.uuid() })]);
export type ChargeOfRun = z.infer<typeof ChargeOfRun>;
export const ChargeParams = z.object({ runId: z.uuid() });

export const OverageConsentInput = z.object({ enable: z.boolean() });
export const OverageConsentState = z.object({
	enabled: z.boolean(),
	consentedAt: Timestamp.nullable(),
	periodEnd: Timestamp.describe("When the consent ends by itself"),
});
export type OverageConsentState = z.infer<typeof OverageConsentState>;
