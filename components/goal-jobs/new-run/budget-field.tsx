"use client";

import { useQuery } from "@tanstack/react-query";
import { estimateQuery } from "@/components/goal-jobs/queries";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { MAX_BUDGET_MICRO_U } from "@/lib/goal-jobs/budget-schemas";

const MICRO = 1_000_000;
/** To a hundredth of a cent. */
const STEP = 0.0001;

/** What stands in the field: as typed, or null while nobody has touched it. */
export type TypedBudget = string | null;

/** The budget that a field stands for, in millionths of a US dollar: null of an empty one, undefined of one that is none. */
export function budgetOf(typed: string): number | null | undefined {
	if (typed.trim() === "") return null;
	const microU = Math.round(Number(typed) * MICRO);
	return Number.isFinite(microU) && microU >= 1 && microU <= MAX_BUDGET_MICRO_U ? microU : undefined;
}

/** The budget that a run starts with: what was typed, else what is suggested for it. */
export function useBudget(jobSpecId: string, typed: TypedBudget) {
	const { data } = useQuery(estimateQuery(jobSpecId));
	const text = typed ?? (data ? String(data.suggestedBudgetMicroU / MICRO) : "");
	return { text, budgetMicroU: budgetOf(text) };
}

interface BudgetFieldProps {
	text: string;
	isWrong: boolean;
	onChange: (typed: string) => void;
}

/** The most that a run may spend. */
export function BudgetField({ text, isWrong, onChange }: BudgetFieldProps) {
	return (
		<Field
			label="Spend at most, in US dollars"
			help="Where this does not reach, the run pauses and asks you. Leave it empty for the workflow's own limit."
			error={isWrong ? `Give an amount up to ${MAX_BUDGET_MICRO_U / MICRO}, or leave it empty.` : undefined}
			className="max-w-sm"
		>
			{(control) => (
				<Input
					{...control}
					type="number"
					inputMode="decimal"
					min={STEP}
					max={MAX_BUDGET_MICRO_U / MICRO}
					step="any"
					value={text}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}
