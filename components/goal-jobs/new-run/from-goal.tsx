import Link from "next/link";
import { GoalRemarks, valueWords } from "@/components/goal-jobs/goal/goal-words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { GoalRemark } from "@/lib/catalog/schemas";
import type { GoalAnswer } from "@/lib/goal-jobs/schemas";

interface FromGoalProps {
	answers: readonly GoalAnswer[];
	/** What it says beside them, and no question takes. */
	remarks: readonly GoalRemark[];
	/** Those that are asked after all. */
	changed: readonly string[];
	/** Left out where nothing is asked any more. */
	onChange: ((slotId: string) => void) | undefined;
	/** Where the workflow is begun without a goal. */
	workflowId: string | null;
}

/** What the goal answered and is not asked, each with the words that said so and a way to answer otherwise. */
export function FromGoal({ answers, remarks, changed, onChange, workflowId }: FromGoalProps) {
	const kept = answers.filter(({ slot }) => !changed.includes(slot.slotId));
	if (kept.length === 0 && remarks.length === 0) return null;
	return (
		<Card className="grid grid-cols-1 gap-3 p-5">
			<h2 className="font-semibold text-lg">From your goal</h2>
			<ul className="grid grid-cols-1 gap-2">
				{kept.map(({ slot, value, evidence }) => (
					<li key={slot.slotId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
						<p className="wrap-anywhere min-w-0">
							<span className="text-ink-muted">{slot.question}</span> <span className="font-medium">{valueWords(value)}</span>{" "}
							<span className="text-ink-muted">from “{evidence}”</span>
						</p>
						{onChange && (
							<Button size="sm" onClick={() => onChange(slot.slotId)}>
								Change<span className="sr-only">: {slot.question}</span>
							</Button>
						)}
					</li>
				))}
			</ul>
			<GoalRemarks remarks={remarks} />
			{!onChange && workflowId && (
				<p className="text-ink-muted text-sm">
					All that is asked is answered. To answer otherwise,{" "}
					<Link href={`/new/${workflowId}`} className="underline underline-offset-2">
						begin without a goal
					</Link>
					.
				</p>
			)}
		</Card>
	);
}
