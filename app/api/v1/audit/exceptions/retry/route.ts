import { retryOperations } from "@/lib/goal-jobs/lifecycle/retrying/operations";
import { retryTicketed } from "@/lib/goal-jobs/lifecycle/retrying/retry-ticketed";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(retryOperations.retryTicketed, ({ context, body }) => retryTicketed(context, body))]);
