import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { changeDraft } from "@/lib/surveys/internal";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { findQuestion, putInOrder } from "./questions-of-draft";

/** Takes a question out of the caller's draft. @throws AppError SURVEY_NOT_FOUND; QUESTION_NOT_FOUND; INVALID_STATE_TRANSITION. */
export async function deleteQuestion(
	context: ActorContext,
	{ surveyId, questionId }: { surveyId: string; questionId: string },
): Promise<Survey & { success: true }> {
	const survey = await changeDraft(context, {
		surveyId,
		action: "survey.delete_question",
		apply: async (tx, before) => {
			findQuestion(before, questionId);
			await tx.surveyQuestion.delete({ where: { id: questionId } });
			await putInOrder(
				tx,
				before.questions.map(({ id }) => id).filter((id) => id !== questionId),
			);
			return {};
		},
	});
	return { ...survey, success: true };
}
