"use client";

import { checkpointOf } from "@/components/goal-jobs/checkpoint";
import type { DraftHandle } from "@/components/goal-jobs/draft-handle";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { useAnswer } from "@/components/goal-jobs/pauses/use-answer";
import { useDraft } from "@/components/goal-jobs/pauses/use-draft";
import { Skeleton } from "@/components/ui/skeleton";
import { screensOf } from "@/components/workflows/registry";
import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";

/** The screen that a pause asks for, with what was begun there; a pause without one of its own gets a plain form. */
export function PauseScreen({ job, interrupt }: { job: GoalJob; interrupt: Interrupt }) {
	const draft = useDraft(job, interrupt.interruptId);
	const answer = useAnswer(job, () => draft?.end());
	const checkpoint = checkpointOf(interrupt);
	if (!draft) return <Skeleton className="h-96 rounded-lg" />;
	const handle: DraftHandle = answer.isPaused ? { ...draft, state: "held" } : draft;
	const common = { draft: handle, isSending: answer.isPending, error: answer.error, onAnswer: answer.mutate };
	const Screen = checkpoint && screensOf(job.useCaseType).checkpoints?.[checkpoint.checkpointId];
	if (checkpoint && Screen) return <Screen job={job} checkpoint={checkpoint} {...common} />;
	return <CheckpointForm title={job.agentMessage ?? "A few questions before it goes on"} slots={checkpoint?.slots ?? job.pendingSlots} {...common} />;
}
