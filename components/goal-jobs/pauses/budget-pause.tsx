"use client";

import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import { ADD_SLOT, CHOICE_SLOT } from "@/lib/goal-jobs/budget-limits";
import { type BudgetChoice, BudgetState } from "@/lib/goal-jobs/budget-schemas";
import { answerProblem } from "./answer-problem";
import { WaitingBanner } from "./waiting-banner";

const MICRO = 1_000_000;

type BudgetPauseProps = Omit<CheckpointScreenProps, "job" | "draft">;

/** What becomes of a run at the end of its budget: more is added, it finishes with what is done, or it stops. */
export function BudgetPause({ checkpoint, isSending, error, onAnswer }: BudgetPauseProps) {
	const { money } = useFormat();
	const [choiceSlot, addSlot] = checkpoint.slots;
	const [typed, setTyped] = useState(() => String(Number(addSlot?.suggestedValue ?? 0) / MICRO));
	const [isStopping, setIsStopping] = useState(false);
	const state = BudgetState.safeParse(checkpoint.stepOutputPreview).data;
	const added = Math.round(Number(typed) * MICRO);
	const [least, most] = [Number(addSlot?.config.min ?? 1), Number(addSlot?.config.max ?? 0)];
	const isEnough = Number.isFinite(added) && added >= least && added <= most;
	const may = (choice: BudgetChoice) => choiceSlot?.options.includes(choice) === true;
	const answer = (choice: BudgetChoice) =>
		onAnswer([{ slotId: CHOICE_SLOT, value: choice }, ...(choice === "add" ? [{ slotId: ADD_SLOT, value: added }] : [])]);
	const problem = answerProblem(error, checkpoint.slots);
	return (
		<form
			noValidate
			className="grid max-w-3xl grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (isEnough) answer("add");
			}}
		>
			<WaitingBanner title="The budget of this run is used up">Nothing is charged while it waits, and everything finished is kept.</WaitingBanner>
			{state && <Spent state={state} />}
			{may("add") && (
				<Card className="grid grid-cols-1 gap-4 p-5">
					<Field
						label="Add, in US dollars"
						help={state && state.restMicroU > 0 ? `The rest of the work costs about ${money(state.restMicroU)} more.` : undefined}
						error={isEnough ? undefined : `Give at least ${money(least)}: less does not reach the next step.`}
						className="max-w-sm"
					>
						{(control) => (
							<Input
								{...control}
								type="number"
								inputMode="decimal"
								step="any"
								min={least / MICRO}
								value={typed}
								onChange={(event) => setTyped(event.target.value)}
							/>
						)}
					</Field>
					<Button type="submit" variant="primary" size="lg" className="justify-self-start" isBusy={isSending}>
						{isEnough ? `Add ${money(added)} and go on` : "Add and go on"} <ArrowRight aria-hidden />
					</Button>
				</Card>
			)}
			{problem && (
				<Notice tone="danger" title="The answer was not taken">
					{problem}
				</Notice>
			)}
			<div className="flex flex-wrap gap-2">
				{may("finish") && (
					<Button disabled={isSending} onClick={() => answer("finish")}>
						Finish with what is done
					</Button>
				)}
				<Button variant="ghost" disabled={isSending} onClick={() => setIsStopping(true)}>
					Stop the run
				</Button>
			</div>
			<Dialog
				isOpen={isStopping}
				onOpenChange={setIsStopping}
				title="Stop this run?"
				description="It cannot be continued and delivers nothing. Your files and your answers stay. What it has done so far is charged, the rest of its price comes back."
				actions={
					<SureActions keep="Keep it waiting" onKeep={() => setIsStopping(false)} isBusy={isSending} onSure={() => answer("stop")}>
						Stop the run
					</SureActions>
				}
			/>
		</form>
	);
}

function Spent({ state: { stepTitle, spentMicroU, budgetMicroU, itemsDone, itemsTotal } }: { state: BudgetState }) {
	const { money } = useFormat();
	const items = itemsTotal > 0 ? `, ${itemsDone} of ${itemsTotal} done` : "";
	const facts = [
		["Work so far", `${money(spentMicroU)} of ${money(budgetMicroU)}`],
		["Next step", `${stepTitle}${items}`],
	];
	return (
		<dl className="flex flex-wrap gap-x-8 gap-y-3">
			{facts.map(([label, value]) => (
				<div key={label} className="grid content-start gap-0.5">
					<dt className="text-ink-faint text-xs">{label}</dt>
					<dd className="text-sm">{value}</dd>
				</div>
			))}
		</dl>
	);
}
