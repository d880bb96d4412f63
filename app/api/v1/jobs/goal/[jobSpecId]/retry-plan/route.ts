import { retryOperations } from "@/lib/goal-jobs/lifecycle/retrying/operations";
import { getRetryPlan } from "@/lib/goal-jobs/receipts/get-retry-plan";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(retryOperations.getRetryPlan, ({ context, params }) => getRetryPlan(context, params.jobSpecId)),
]);
