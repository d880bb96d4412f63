import { DEFAULT_WEIGHTS, type FitWeights, reckonedUnder, weightsKey } from "@/lib/goal-jobs/postings/standing";
import { signed } from "@/lib/tools/fit/reckoning";
import type { FitScore } from "@/lib/tools/job-search/schemas";
import { FitParts } from "./fit-mark";

/** How the fit comes about, so that it can be checked: the parts by their weights, each thing that moves their sum with its effect, and the total. */
export function FitReckoning({ fit, weights }: { fit: FitScore; weights: FitWeights }) {
	const used = weightsKey(weights) === null || Object.values(weights).every((weight) => weight === 0) ? DEFAULT_WEIGHTS : weights;
	const { parts, overall, adjustments } = reckonedUnder(fit, used);
	const moving = adjustments.filter(({ points }) => points !== 0);
	return (
		<section aria-label="Fit" className="grid gap-3">
			<h3 className="flex items-baseline justify-between font-medium">
				Fit <span className="font-mono text-lg">{overall} of 100</span>
			</h3>
			<FitParts fit={fit} weights={used} />
			{moving.length > 0 && (
				<dl aria-label="How the parts make the fit" className="grid gap-1.5 border-t pt-3 text-sm">
					<Line name="The parts, by what each counts" value={String(parts)} />
					{moving.map(({ kind, reason, points }) => (
						<Line key={reason} name={kind === "below_strong" ? `Held at ${overall}: ${beginningLower(reason)}` : reason} value={signed(points)} />
					))}
					<Line name="Fit" value={String(overall)} isTotal />
				</dl>
			)}
			{overall !== fit.overall && (
				<p className="text-sm">By the weights you chose. By the usual ones it is {fit.overall}, which is what its note and your applications name.</p>
			)}
		</section>
	);
}

function Line({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
	return (
		<div className={`grid grid-cols-[minmax(0,1fr)_2.5rem] items-baseline gap-3 ${isTotal ? "font-medium" : ""}`}>
			<dt className="wrap-anywhere">{name}</dt>
			<dd className="text-right font-mono">{value}</dd>
		</div>
	);
}

const beginningLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
