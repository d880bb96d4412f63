"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/components/api-client";
import { answerQuestions } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import type { GoalJob, SlotAnswer } from "@/lib/goal-jobs/schemas";

/** Sends the answers of a pause. When another window was quicker, the page shows what is true now instead of an error. */
export function useAnswer(job: GoalJob) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (answers: readonly SlotAnswer[]) => answerQuestions(job, answers),
		onSuccess: (answered) => queryClient.setQueryData(runKeys.detail(job.jobSpecId), answered),
		onError: (error) => {
			const wasAnsweredElsewhere = error instanceof ApiError && (error.code === "VERSION_CONFLICT" || error.code === "INVALID_STATE_TRANSITION");
			if (wasAnsweredElsewhere) void queryClient.invalidateQueries({ queryKey: runKeys.detail(job.jobSpecId) });
		},
	});
}
