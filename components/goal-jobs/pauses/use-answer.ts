"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DraftHandle } from "@/components/goal-jobs/draft-handle";
import { answerQuestions } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";
import { wasAnsweredElsewhere } from "./answer-problem";

/** Sends the answers of a pause. When another window was quicker, the page shows what is true now instead of an error. */
export function useAnswer(job: GoalJob, draft: Pick<DraftHandle, "hold" | "end"> | null) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (answers: readonly SlotAnswer[]) => answerQuestions(job, answers),
		onMutate: () => draft?.hold(true),
		onSuccess: (answered) => {
			draft?.end();
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), answered);
		},
		onError: (error) => {
			draft?.hold(false);
			if (wasAnsweredElsewhere(error)) void queryClient.invalidateQueries({ queryKey: runKeys.detail(job.jobSpecId) });
		},
	});
}
