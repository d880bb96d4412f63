// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { creditOperations as CreditOperations } from "@/lib/credits/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const creditOperations = callsOf<typeof CreditOperations>({
	quoteRun: ["POST", "/credits/quote"],
	commitRun: ["POST", "/workflow/commit"],
	getBalance: ["GET", "/credits/balance"],
	listLedger: ["GET", "/credits/ledger"],
	exportLedger: ["GET", "/credits/ledger/export"],
	getCharge: ["GET", "/credits/runs/{runId}"],
	getOverageConsent: ["GET", "/credits/overage-consent"],
	setOverageConsent: ["POST", "/credits/overage-consent"],
});
