import { creditOperations } from "@/lib/credits/operations";
import { commitRun } from "@/lib/goal-jobs/commits/commit-run";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { chargeOverage } from "@/lib/payments/subscriptions/charge-overage";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(creditOperations.commitRun, ({ context, body, request }) =>
		commitRun(context, { input: body, commitKey: request.headers.get("idempotency-key") ?? "", chargeOverage }),
	),
]);
