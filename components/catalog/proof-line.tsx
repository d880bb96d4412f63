import { inCents, priceOfWork } from "@/components/credits/price-of-work";
import { count, duration, money } from "@/components/ui/format/format";
import type { WorkflowProof } from "@/lib/catalog/schemas";
import { LEAST_TELLING_RUNS } from "@/lib/goal-jobs/prices/telling";

/** A share of fewer runs than these is chance, not proof. */
const LEAST_TELLING = 10;

/** What is told of a workflow that nobody or hardly anybody has run here yet. `fromMicroU`: its least price by what its steps cost, where that is known. */
const newWords = (runs: number, fromMicroU: number | undefined): string[] => [
	...(fromMicroU === undefined ? [] : [`From ${money(inCents(fromMicroU))}`]),
	runs === 0 ? "no runs here yet" : "few runs here yet",
];

/** What the runs of this installation show of a workflow, in a line: how long it takes, its price, and how often it delivered. */
export function proofWords({ runs, successRate, medianSeconds, medianCostMicroU }: WorkflowProof, fromMicroU?: number): string[] {
	// As many as are needed to tell it before a run: the page that starts one never knows less than the card that led there.
	if (Math.round(runs * (successRate ?? 0)) < LEAST_TELLING_RUNS) return newWords(runs, fromMicroU);
	const isProven = runs >= LEAST_TELLING;
	return [
		...(medianSeconds === null ? [] : [`About ${duration(Math.max(1000, Math.round(medianSeconds) * 1000))}`]),
		...(medianCostMicroU === null ? [] : [`usually ${money(inCents(priceOfWork(medianCostMicroU)))}`]),
		...(successRate === null || !isProven ? [] : [`${Math.floor(successRate * 100)} % of ${count(runs, "run")} delivered`]),
	];
}

export function ProofLine({ proof, fromMicroU }: { proof: WorkflowProof; fromMicroU?: number | undefined }) {
	return <p className="text-ink-muted text-sm first-letter:uppercase">{proofWords(proof, fromMicroU).join(" · ")}</p>;
}
