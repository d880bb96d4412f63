import { ApiError } from "@/components/api-client";
import { TopUpLink } from "@/components/credits/top-up-link";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { Notice } from "@/components/ui/notice";
import type { Slot } from "@/lib/questions/schemas";

interface NotBegunProps {
	error: unknown;
	jobSpecId: string;
	questions: readonly Slot[];
	isPreview: boolean;
}

/** Why a run or its preview did not begin; for want of credits, with the way to more and back. */
export function NotBegun({ error, jobSpecId, questions, isPreview }: NotBegunProps) {
	const title = isPreview ? "The preview was not begun" : "The run did not start";
	const isUnpaid = error instanceof ApiError && error.code === "INSUFFICIENT_CREDITS";
	return (
		<Notice tone="danger" title={title} action={isUnpaid && <TopUpLink jobSpecId={jobSpecId} />}>
			{answerProblem(error, questions)}
			{isUnpaid && " Your answers are kept, and you come back to this run."}
		</Notice>
	);
}
