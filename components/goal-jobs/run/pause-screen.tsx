"use client";

import dynamic from "next/dynamic";
import { checkpointOf } from "@/components/goal-jobs/checkpoint";
import { deviceAskOf } from "@/components/goal-jobs/device-ask";
import type { DraftHandle } from "@/components/goal-jobs/draft-handle";
import { useAnswer } from "@/components/goal-jobs/pauses/use-answer";
import { useDraft } from "@/components/goal-jobs/pauses/use-draft";
import { screensOf } from "@/components/workflows/registry";
import { BUDGET_CHECKPOINT } from "@/lib/goal-jobs/budget-limits";
import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";
import { ComingQuestions } from "./coming";

const DevicePause = dynamic(() => import("@/components/goal-jobs/on-device/device-pause").then((module) => module.DevicePause), { loading: ComingQuestions });
const BudgetPause = dynamic(() => import("@/components/goal-jobs/pauses/budget-pause").then((module) => module.BudgetPause), { loading: ComingQuestions });
const CheckpointForm = dynamic(() => import("@/components/goal-jobs/pauses/checkpoint-form").then((module) => module.CheckpointForm), {
	loading: ComingQuestions,
});

interface PauseProps {
	job: GoalJob;
	interrupt: Interrupt;
}

/** The screen that a pause asks for. What is done on the device keeps no draft: that would be sent. */
export function PauseScreen(props: PauseProps) {
	return deviceAskOf(props.interrupt) ? <OnDevice {...props} /> : <Questions {...props} />;
}

function OnDevice({ job, interrupt }: PauseProps) {
	const answer = useAnswer(job, null);
	const ask = deviceAskOf(interrupt);
	const Screen = screensOf(job.useCaseType).device ?? DevicePause;
	return ask && <Screen job={job} ask={ask} isSending={answer.isPending} error={answer.error} onAnswer={answer.mutate} />;
}

/** The questions of a pause, with what was begun there; a pause without a screen of its own gets a plain form. */
function Questions({ job, interrupt }: PauseProps) {
	const draft = useDraft(job, interrupt.interruptId);
	const answer = useAnswer(job, draft);
	const checkpoint = checkpointOf(interrupt);
	if (!draft) return <ComingQuestions />;
	const handle: DraftHandle = answer.isPaused ? { ...draft, state: "held" } : draft;
	const common = { draft: handle, isSending: answer.isPending, error: answer.error, onAnswer: answer.mutate };
	const Screen = checkpoint && screensOf(job.useCaseType).checkpoints?.[checkpoint.checkpointId];
	if (checkpoint?.checkpointId === BUDGET_CHECKPOINT) return <BudgetPause checkpoint={checkpoint} {...common} />;
	if (checkpoint && Screen) return <Screen key={draft.begunFrom} job={job} checkpoint={checkpoint} {...common} />;
	return (
		<CheckpointForm
			key={draft.begunFrom}
			title={job.agentMessage ?? "A few questions before it goes on"}
			slots={checkpoint?.slots ?? job.pendingSlots}
			{...common}
		/>
	);
}
