import { retryFailed } from "@/lib/goal-jobs/lifecycle/retrying/retry-failed";
import { receiptOperations } from "@/lib/goal-jobs/receipts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(receiptOperations.retryFailed, ({ context, body }) => retryFailed(context, body))]);
