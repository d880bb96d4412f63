import { creditOperations } from "@/lib/credits/operations";
import { quoteRun } from "@/lib/goal-jobs/commits/quote-run";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(creditOperations.quoteRun, ({ context, body }) => quoteRun(context, body))]);
