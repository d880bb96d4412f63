"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { estimateQuery } from "@/components/goal-jobs/queries";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { MAX_BUDGET_MICRO_U } from "@/lib/goal-jobs/budget-limits";

const MICRO = 1_000_000;
/** The arrows of the field go by cents. */
const STEP = 0.01;

/** The budget that a field stands for, in millionths of a US dollar: null of an empty one, undefined of one that is none. */
export function budgetOf(typed: string): number | null | undefined {
	if (typed.trim() === "") return null;
	const microU = Math.round(Number(typed) * MICRO);
	return Number.isFinite(microU) && microU >= 1 && microU <= MAX_BUDGET_MICRO_U ? microU : undefined;
}

/** The budget that a run starts with: what was typed, else what is suggested for it. It outlasts the making of a preview. */
export function useBudget(jobSpecId: string) {
	const queryClient = useQueryClient();
	const kept = ["runs", "typed-budget", jobSpecId];
	const [typed, setTyped] = useState(() => queryClient.getQueryData<string>(kept));
	const { data } = useQuery(estimateQuery(jobSpecId));
	const text = typed ?? (data ? String(data.suggestedBudgetMicroU / MICRO) : "");
	const onChange = (next: string) => {
		setTyped(next);
		queryClient.setQueryData(kept, next);
	};
	/** The budget to start with; a start before the suggestion has come waits for it. */
	const toStart = async (): Promise<number | null> => {
		if (typed !== undefined) return budgetOf(typed) ?? null;
		const estimate = await queryClient.ensureQueryData(estimateQuery(jobSpecId)).catch(() => null);
		return estimate?.suggestedBudgetMicroU ?? null;
	};
	return { text, budgetMicroU: budgetOf(text), toStart, onChange };
}

interface BudgetFieldProps {
	text: string;
	isWrong: boolean;
	onChange: (typed: string) => void;
}

/** Where a run pauses and asks before it goes on. Folded away: the price above is the most that is paid in any case. */
export function BudgetField({ text, isWrong, onChange }: BudgetFieldProps) {
	return (
		<details open={isWrong || undefined}>
			<summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-muted text-sm pointer-coarse:py-2">Have it pause earlier and ask</summary>
			<Field
				label="Budget for the work, in US dollars"
				help="The work may use this much before the run pauses and asks you. Proposed is twice what it is expected to use, so it may stand above the price: you still pay no more than the price, and what the work uses beyond it is ours. With less, the run asks you sooner; empty is the workflow's own limit."
				error={isWrong ? `Give an amount up to ${MAX_BUDGET_MICRO_U / MICRO}, or leave it empty.` : undefined}
				className="max-w-sm pt-3"
			>
				{(control) => (
					<Input
						{...control}
						type="number"
						inputMode="decimal"
						min={0}
						max={MAX_BUDGET_MICRO_U / MICRO}
						step={STEP}
						value={text}
						onChange={(event) => onChange(event.target.value)}
					/>
				)}
			</Field>
		</details>
	);
}
