import { priceOfWork } from "@/components/credits/price-of-work";
import { count, duration, money } from "@/components/ui/format/format";
import type { WorkflowProof } from "@/lib/catalog/schemas";

/** What the runs of this installation show of a workflow, in a line: how long it takes, its price, and how often it delivered. */
export function proofWords({ runs, successRate, medianSeconds, medianCostMicroU }: WorkflowProof): string[] {
	if (runs === 0) return ["New here: not run yet"];
	return [
		...(medianSeconds === null ? [] : [`About ${duration(Math.max(1000, Math.round(medianSeconds) * 1000))}`]),
		...(medianCostMicroU === null ? [] : [money(priceOfWork(medianCostMicroU))]),
		...(successRate === null ? [] : [`${Math.floor(successRate * 100)} % of ${count(runs, "run")} delivered`]),
	];
}

export function ProofLine({ proof }: { proof: WorkflowProof }) {
	return <p className="text-ink-muted text-sm">{proofWords(proof).join(" · ")}</p>;
}
