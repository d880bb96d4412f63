import { getRetryPlan } from "@/lib/goal-jobs/receipts/get-retry-plan";
import { receiptOperations } from "@/lib/goal-jobs/receipts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(receiptOperations.getRetryPlan, ({ context, params }) => getRetryPlan(context, params.jobSpecId)),
]);
