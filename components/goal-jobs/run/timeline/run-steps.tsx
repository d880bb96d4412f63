"use client";

import { useMemo, useState } from "react";
import { RunStory } from "@/components/goal-jobs/run/story/run-story";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { RunTimeline } from "./run-timeline";
import { StepInspector } from "./step-inspector";
import { listedSteps } from "./timeline";
import { toolCallsByStep } from "./tool-calls";

interface RunStepsProps {
	job: GoalJob;
	events: readonly JobEvent[];
	isFolded: boolean;
	/** Within a sheet: one below the other. */
	isNarrow?: boolean;
}

/** How a run goes, or went, step by step. */
export function RunSteps({ job, events, isFolded, isNarrow = false }: RunStepsProps) {
	const calls = useMemo(() => toolCallsByStep(events), [events]);
	const [chosenId, setChosenId] = useState<string | null>(null);
	const steps = listedSteps(job);
	if (steps.length === 0) return null;
	const current = steps.find((step) => step.status === "failed" || step.status === "running" || step.status === "awaiting_input");
	const shown = steps.find((step) => step.stepId === chosenId) ?? current ?? steps.findLast((step) => step.status === "completed") ?? steps[0];
	const body = (
		<div className={cn("grid grid-cols-1 items-start gap-4", !isNarrow && "lg:grid-cols-[minmax(20rem,2fr)_3fr]")}>
			<Card className="p-3">
				<RunTimeline
					steps={steps}
					calls={calls}
					selectedStepId={shown?.stepId ?? null}
					onSelect={setChosenId}
					isOver={job.status === "cancelled" || job.status === "failed"}
				/>
			</Card>
			{/* What came of it is told beside the steps, and before them where there is one column. */}
			<div className={cn("contents", !isNarrow && "lg:grid lg:min-w-0 lg:grid-cols-1 lg:gap-4")}>
				<div className={cn("order-first min-w-0 empty:hidden", !isNarrow && "lg:order-none")}>
					<RunStory jobSpecId={job.jobSpecId} events={events} />
				</div>
				<Card className="min-w-0 p-5 lg:p-6">{shown && <StepInspector step={shown} calls={calls.get(shown.stepId) ?? []} />}</Card>
			</div>
		</div>
	);
	if (!isFolded) return body;
	return (
		<details className="group grid gap-4">
			<summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-muted hover:text-ink">How the run went, step by step</summary>
			<div className="pt-4">{body}</div>
		</details>
	);
}
