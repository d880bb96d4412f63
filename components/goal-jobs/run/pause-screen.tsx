"use client";

import { checkpointOf } from "@/components/goal-jobs/pauses/checkpoint";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { useAnswer } from "@/components/goal-jobs/pauses/use-answer";
import { JobSelection } from "@/components/workflows/resume-to-job-ready/job-selection";
import { ProfileReview } from "@/components/workflows/resume-to-job-ready/profile-review";
import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";

/** The screen that a pause asks for; a pause without one of its own gets a plain form. */
export function PauseScreen({ job, interrupt }: { job: GoalJob; interrupt: Interrupt }) {
	const answer = useAnswer(job);
	const checkpoint = checkpointOf(interrupt);
	const common = { isSending: answer.isPending, error: answer.error, onAnswer: answer.mutate };
	if (checkpoint?.checkpointId === "profile_review") return <ProfileReview checkpoint={checkpoint} {...common} />;
	if (checkpoint?.checkpointId === "job_selection") return <JobSelection jobSpecId={job.jobSpecId} checkpoint={checkpoint} {...common} />;
	return <CheckpointForm title={job.agentMessage ?? "A few questions before it goes on"} slots={checkpoint?.slots ?? job.pendingSlots} {...common} />;
}
