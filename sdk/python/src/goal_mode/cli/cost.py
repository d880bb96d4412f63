from __future__ import annotations

import argparse

from goal_mode import GoalMode, models
from goal_mode.cli.ask import agree_on_terminal
from goal_mode.cli.go_on import StillWaiting, command_for

KINDS = ("goal_lane", "conversion", "forge")
MICRO_IN_DOLLAR = 1_000_000
CREDITS_IN_DOLLAR = 100


def _money_for(client: GoalMode, job: models.GoalJob) -> float:
    """What a run takes of the balance in US dollars: its price above what is left of the month's free allowance."""
    spec_id = job.workflow_id or ""
    kind = next((kind for kind in KINDS if spec_id.startswith(f"{kind}.")), "goal_lane")
    asked = {"workflowKind": kind, "specId": spec_id, "inputsSummary": {"jobSpecId": str(job.job_spec_id)}}
    quote = client.request("POST", "/credits/quote", body=asked)
    cost, unit = (quote["costU"], MICRO_IN_DOLLAR) if "costU" in quote else (quote["costCredits"], CREDITS_IN_DOLLAR)
    # Without enough of both the service refuses and says how much to buy.
    return max(0, cost - quote["freeCredits"]) / unit if quote["sufficient"] else 0


def agree_to_cost(client: GoalMode, job: models.GoalJob, args: argparse.Namespace, can_ask: bool) -> None:
    """Lets a run begin that costs no money, or whose price was agreed to. Raises StillWaiting."""
    if args.yes:
        return
    dollars = _money_for(client, job)
    if dollars == 0:
        return
    price = f"This run costs up to ${max(0.01, dollars):.2f} of your balance: what is left of this month's free allowance does not reach."
    if can_ask and agree_on_terminal(f"\n{price}\nStart it?"):
        return
    why = "Nothing was started." if can_ask else f"{price} Nothing was started, since nobody could be asked."
    raise StillWaiting(f"{why}\nStart it, whatever it costs: {command_for(job, args, ['--yes'])}")
