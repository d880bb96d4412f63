import { inCents, priceOfWork } from "@/components/credits/price-of-work";
import { count, duration, money } from "@/components/ui/format/format";
import type { WorkflowProof } from "@/lib/catalog/schemas";
import { shortNames } from "@/lib/files/formats";
import { LEAST_TELLING_RUNS } from "@/lib/goal-jobs/prices/telling";

/** A share of fewer runs than these is chance, not proof. */
const LEAST_TELLING = 10;

/** More formats than these are counted: what kind they are of stands above. */
const NAMED_FORMATS = 3;

function takenFormats(formats: readonly string[]): string[] {
	if (formats.length === 0) return [];
	return [formats.length > NAMED_FORMATS ? `takes ${formats.length} formats` : `takes ${shortNames(formats).join(", ")}`];
}

interface ProofLineProps {
	proof: WorkflowProof;
	/** The least price by what the steps cost, where that is known. */
	fromMicroU?: number | undefined;
	/** What files may be; none where no file is needed. */
	formats: readonly string[];
}

/** What the runs of this installation show of a workflow, in a line: how long it takes, its price, and how often it delivered. Until there are enough of them what it takes stands there. */
export function proofWords({ proof: { runs, successRate, medianSeconds, medianCostMicroU }, fromMicroU, formats }: ProofLineProps): string[] {
	// As many as are needed to tell it before a run: the page that starts one never knows less than the card that led there.
	if (Math.round(runs * (successRate ?? 0)) < LEAST_TELLING_RUNS)
		return [...(fromMicroU === undefined ? [] : [`From ${money(inCents(fromMicroU))}`]), ...takenFormats(formats)];
	const isProven = runs >= LEAST_TELLING;
	return [
		...(medianSeconds === null ? [] : [`About ${duration(Math.max(1000, Math.round(medianSeconds) * 1000))}`]),
		...(medianCostMicroU === null ? [] : [`usually ${money(inCents(priceOfWork(medianCostMicroU)))}`]),
		...(successRate === null || !isProven ? [] : [`${Math.floor(successRate * 100)} % of ${count(runs, "run")} delivered`]),
	];
}

export function ProofLine(told: ProofLineProps) {
	return <p className="text-ink-muted text-sm first-letter:uppercase">{proofWords(told).join(" · ")}</p>;
}
