import type { GoalMode } from "../client.ts";
import type { GoalJob, WorkflowKind } from "../generated/models.ts";
import { agreeOnTerminal } from "./ask.ts";
import type { Given } from "./command.ts";
import { commandFor, StillWaiting } from "./go-on.ts";

const KINDS: readonly WorkflowKind[] = ["goal_lane", "conversion", "forge"];
const MICRO_IN_DOLLAR = 1_000_000;
const CREDITS_IN_DOLLAR = 100;

/** What a run takes of the balance in US dollars: its price above what is left of the month's free allowance. */
async function moneyFor(client: GoalMode, { jobSpecId, workflowId }: GoalJob, signal: AbortSignal): Promise<number> {
	const specId = workflowId ?? "";
	const workflowKind = KINDS.find((kind) => specId.startsWith(`${kind}.`)) ?? "goal_lane";
	const quote = await client.credits.quoteRun({ workflowKind, specId, inputsSummary: { jobSpecId } }, { signal });
	const [cost, unit] = "costU" in quote ? [quote.costU, MICRO_IN_DOLLAR] : [quote.costCredits, CREDITS_IN_DOLLAR];
	// Without enough of both the service refuses and says how much to buy.
	return quote.sufficient ? Math.max(0, cost - quote.freeCredits) / unit : 0;
}

/** Lets a run begin that costs no money, or whose price was agreed to. @throws StillWaiting */
export async function agreeToCost(client: GoalMode, job: GoalJob, flags: Given["flags"], canAsk: boolean, signal: AbortSignal): Promise<void> {
	if (flags.yes === true) return;
	const dollars = await moneyFor(client, job, signal);
	if (dollars === 0) return;
	const price = `This run costs up to $${Math.max(0.01, dollars).toFixed(2)} of your balance: what is left of this month's free allowance does not reach.`;
	if (canAsk && (await agreeOnTerminal(`\n${price}\nStart it?`))) return;
	const why = canAsk ? "Nothing was started." : `${price} Nothing was started, since nobody could be asked.`;
	throw new StillWaiting(`${why}\nStart it, whatever it costs: ${commandFor(job, flags, ["--yes"])}`);
}
