import { retryOperations } from "@/lib/goal-jobs/lifecycle/retrying/operations";
import { retryFailed } from "@/lib/goal-jobs/lifecycle/retrying/retry-failed";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(retryOperations.retryFailed, ({ context, body }) => retryFailed(context, body))]);
