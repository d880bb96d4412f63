"use client";

import { startTransition, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DEFAULT_WEIGHTS, type FitPart, type FitWeights, weightsKey } from "@/lib/goal-jobs/postings/standing";

const PARTS: ReadonlyArray<{ part: FitPart; label: string }> = [
	{ part: "skills", label: "Skills" },
	{ part: "title", label: "Title" },
	{ part: "location", label: "Place" },
	{ part: "seniority", label: "Level" },
];
const STEP = 5;

/** What counts how much in the order; moving one orders the list at once. */
export function WeightSliders({ weights: told, onChange }: { weights: FitWeights; onChange: (weights: FitWeights) => void }) {
	const id = useId();
	// A slider follows the hand at once; the list, and all that is counted, follow when there is time.
	const [moved, setMoved] = useState<FitWeights | null>(null);
	const weights = moved ?? told;
	const move = (next: FitWeights) => {
		setMoved(next);
		startTransition(() => {
			setMoved(null);
			onChange(next);
		});
	};
	const isUsual = weightsKey(weights) === null;
	const isNothing = PARTS.every(({ part }) => weights[part] === 0);
	return (
		<fieldset className="grid grid-cols-1 gap-2">
			<legend className="mb-1 font-medium">What counts</legend>
			{PARTS.map(({ part, label }) => (
				<div key={part} className="grid grid-cols-[4rem_minmax(0,1fr)_2.5rem] items-center gap-3">
					<label htmlFor={`${id}-${part}`} className="text-sm">
						{label}
					</label>
					<input
						id={`${id}-${part}`}
						type="range"
						min={0}
						max={100}
						step={STEP}
						value={weights[part]}
						onChange={(event) => move({ ...weights, [part]: event.target.valueAsNumber })}
						className="h-6 w-full accent-accent pointer-coarse:h-11"
					/>
					<output htmlFor={`${id}-${part}`} className="text-right font-mono text-sm">
						{weights[part]}
					</output>
				</div>
			))}
			{isNothing && <p className="text-sm text-warning">Nothing counts now, so the usual weights are used.</p>}
			{!isUsual && (
				<Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onChange(DEFAULT_WEIGHTS)}>
					Back to the usual weights
				</Button>
			)}
		</fieldset>
	);
}
