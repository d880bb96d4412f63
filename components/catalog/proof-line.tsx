import { count, duration, money } from "@/components/ui/format/format";
import type { WorkflowProof } from "@/lib/catalog/schemas";

/** What the runs of this installation show of a workflow: how many, how often they delivered, how long and for how much. */
export function ProofLine({ proof: { runs, successRate, medianSeconds, medianCostMicroU, medianEstimateError } }: { proof: WorkflowProof }) {
	if (runs === 0) return <p className="text-ink-muted text-sm">Nobody has run it here yet.</p>;
	const facts = [
		`${count(runs, "run")} here`,
		successRate === null ? null : `${Math.floor(successRate * 100)} % delivered`,
		medianSeconds === null ? null : `half of them within ${duration(medianSeconds * 1000)}`,
		medianCostMicroU === null ? null : `for ${money(medianCostMicroU)}`,
		medianEstimateError === null ? null : `estimates off by ${Math.round(medianEstimateError * 100)} %`,
	];
	return <p className="text-ink-muted text-sm">{facts.filter(Boolean).join(" · ")}</p>;
}
